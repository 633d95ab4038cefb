"""Somebody who plays using only what the messages offer: reads the table, presses what stands on the own hand."""

import re
from random import Random

from bot.ui import ids
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons, selects, text_of, walk

ROW = 1
ASKED = re.compile(r"▶ \*\*(?P<name>.+?)\*\*")
SUCCESS = 3
"""The style of the button that sends what was picked."""


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

    def can_press(self) -> bool:
        """Whether something stands on the hand that leads on."""
        message = self.hand()
        return message is not None and leads_on(message)

    async def press_something(self, table: Json) -> None:
        """One press that leads on; with closed DMs and nothing to press, a look at the hand from the table."""
        message = self.hand()
        if message is None or (self.person.ephemerals() and not self.can_press()):
            await self.person.press(table, custom_id=control(table, "hand"))
            return
        await self._press(message)

    async def _press(self, message: Json) -> None:
        """Press what leads on; type the least number where one is asked for."""
        await self._use(message, *self.next_press(message))
        if (modal := self.person.modal) is not None:
            (number,) = (c["component"] for c in modal["components"] if "component" in c)
            await self.person.submit({number["custom_id"]: number["placeholder"]})

    async def _use(self, message: Json, custom_id: str, values: list[str] | None = None) -> None:
        """Use a control, unless somebody was faster and the message shows something else by now."""
        self.presses += 1
        try:
            await self.person.press(message, custom_id=custom_id, values=values)
        except RefusedError:
            await self.person.refresh()
            if any(custom_id in str(shown) for shown in self.person.seen() if shown["id"] == message["id"]):
                raise

    def next_press(self, message: Json) -> tuple[str, list[str] | None]:
        """A control of the hand that leads on, and what to choose if it is a menu."""
        ready = _ready(message)
        send = [b for b in ready if _sends(b)]
        if send:
            return send[0]["custom_id"], None
        menus = selects(message)
        choices = [*ready, *menus]
        assert choices, f"{self.person.me['username']} is asked but can press nothing: {text_of(message)}"
        chosen = choices[self._rng.randrange(len(choices))]
        return chosen["custom_id"], self._values(chosen) if chosen in menus else None

    def _values(self, menu: Json) -> list[str]:
        values = [option["value"] for option in menu["options"]]
        most = menu.get("max_values", 1)
        if most == 1:
            return [values[self._rng.randrange(len(values))]]
        return values[:most]


class TablePlayer(Player):
    """Presses what stands on the table, and goes on in the private panel where that opened one."""

    async def press_something(self, table: Json) -> None:
        """One press on the table and, if it leads into a panel, those that finish it there."""
        asked_here = [b for b in _ready(table) if _address(b).verb == ids.WALK]
        assert asked_here, f"{self.person.me['username']} is asked but the table offers nothing: {text_of(table)}"
        chosen = asked_here[self._rng.randrange(len(asked_here))]
        before = len(self.person.ephemerals())
        await self._use(table, chosen["custom_id"])
        while len(self.person.ephemerals()) > before and self._unfinished(chosen):
            await self._press(self.person.ephemerals()[-1])

    def _unfinished(self, chosen: Json) -> bool:
        """Whether the panel still asks what the button on the table began."""
        panel = self.person.ephemerals()[-1]
        places = [_address(component).place for component in (*_ready(panel), *selects(panel))]
        begun = _place(chosen)
        return any(place is not None and (place.since, place.form) == (begun.since, begun.form) for place in places)


class Rover(TablePlayer):
    """Presses now on the table, if something stands there, now on the own hand, beside computers that do not wait."""

    async def press_something(self, table: Json) -> None:
        """One press that leads on, if there is one: who was asked a moment ago need not be any more."""
        places = [*([TablePlayer] if offers(table) else []), *([Player] if self.can_press() else [])]
        if places:
            await self._rng.choice(places).press_something(self, table)
        else:
            await self.person.refresh()


def offers(table: Json) -> bool:
    """Whether somebody can play on the table itself."""
    return any(_address(b).verb == ids.WALK for b in _ready(table))


def leads_on(message: Json) -> bool:
    """Whether something can be pressed or chosen on a hand that leads on."""
    return bool(_ready(message) or selects(message))


def control(message: Json, verb: str) -> str:
    """The id of the button with this verb, whatever language it is labelled in."""
    found = [b["custom_id"] for b in buttons(message) if _address(b).verb == verb]
    assert len(found) == 1, f"{len(found)} controls are for {verb!r}"
    return str(found[0])


def _ready(message: Json) -> list[Json]:
    """The buttons that lead on: not back, no taking back, and beside a button that sends only that."""
    rows = [buttons(row) for row in walk(message["components"]) if row["type"] == ROW]
    found: list[Json] = []
    for row in rows:
        sending = [b for b in row if _address(b).place and _sends(b)]
        found += sending or [b for b in row if _address(b).verb == ids.TYPE or _address(b).place]
    return [b for b in found if not b.get("disabled") and _address(b).verb != "undo"]


def _address(component: Json) -> ids.Address:
    address = ids.parse(component["custom_id"])
    assert address is not None, component
    return address


def _sends(button: Json) -> bool:
    """Whether it sends what was picked, or says that one is sure."""
    return bool(button["style"] == SUCCESS or _place(button).draft == ids.CONFIRMED)


def _place(component: Json) -> ids.Place:
    place = _address(component).place
    assert place is not None, component
    return place


def asked(table: Json) -> list[str]:
    """The names that a table says are to play or to answer."""
    return ASKED.findall(text_of(table))
