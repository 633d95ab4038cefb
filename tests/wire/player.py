"""Somebody who plays using only what the messages offer: reads the table, presses what stands on the own hand."""

import re
from random import Random

from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of

ASKED = re.compile(r"▶ \*\*(?P<name>.+?)\*\*")
AVOIDED = frozenset({"← Back", "↶ Take back", "Take back the last"})
ENOUGH = 400
"""Presses in one match after which a player only goes for what ends its turn soonest."""


class Player:
    """Presses at random, never back, and less and less often for fun."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person = person
        self._rng = rng
        self.presses = 0

    def hand(self) -> Json:
        """The newest message in the own DM that has controls, else the newest private one."""
        found = [m for m in (*self.person.dm_messages(), *self.person.ephemerals()) if buttons(m) or selects(m)]
        assert found, self.person.describe()
        return max(found, key=lambda m: int(m["id"]))

    async def press_something(self) -> None:
        """One press that leads on."""
        message = self.hand()
        ready = [b for b in buttons(message) if b.get("label") not in AVOIDED and not b.get("disabled") and "custom_id" in b]
        send = [b for b in ready if b["label"] == "Send"]
        menus = selects(message)
        self.presses += 1
        if send:
            await self.person.press(message, custom_id=send[0]["custom_id"])
            return
        choices = [*ready, *menus]
        assert choices, self.person.describe()
        chosen = choices[self._rng.randrange(len(choices))]
        if chosen in menus:
            await self.person.press(message, custom_id=chosen["custom_id"], values=self._values(chosen))
        else:
            await self.person.press(message, custom_id=chosen["custom_id"])

    def _values(self, menu: Json) -> list[str]:
        values = [option["value"] for option in menu["options"]]
        most = menu.get("max_values", 1)
        if most == 1:
            return [values[self._rng.randrange(len(values))]]
        return values[:most]


def asked(table: Json) -> list[str]:
    """The names that a table says are to play or to answer."""
    return ASKED.findall(text_of(table))
