"""Somebody who plays using only what the messages offer: reads the table, presses what stands on the own hand."""

import re
from random import Random

from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of

ASKED = re.compile(r"▶ \*\*(?P<name>.+?)\*\*")
AVOIDED = frozenset({"← Back", "↶ Take back", "Take back the last"})


class Player:
    """Presses at random, never back, and less and less often for fun."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person = person
        self._rng = rng
        self.presses = 0

    def hand(self) -> Json | None:
        """The hand in the own DM, else the newest private answer."""
        found = self.person.dm_messages() or self.person.ephemerals()
        return found[-1] if found else None

    def _leads_on(self, message: Json) -> bool:
        return bool(_ready(message) or selects(message)) or not self.person.ephemerals()

    async def press_something(self, table: Json) -> None:
        """One press that leads on; with closed DMs and nothing to press, a look at the hand from the table."""
        message = self.hand()
        if message is None or not self._leads_on(message):
            await self.person.press(table, label="My hand")
            return
        ready = _ready(message)
        send = [b for b in ready if b["label"] == "Send"]
        menus = selects(message)
        self.presses += 1
        if send:
            await self.person.press(message, custom_id=send[0]["custom_id"])
            return
        choices = [*ready, *menus]
        assert choices, f"{self.person.me['username']} is asked but can press nothing: {text_of(message)}"
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


def _ready(message: Json) -> list[Json]:
    return [b for b in buttons(message) if b["label"] not in AVOIDED and not b.get("disabled")]


def asked(table: Json) -> list[str]:
    """The names that a table says are to play or to answer."""
    return ASKED.findall(text_of(table))
