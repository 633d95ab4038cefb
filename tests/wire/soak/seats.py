"""One match of random people: opening it, and pressing whatever its messages offer."""

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from bot.matches.model import Snapshot
from bot.ui import ids
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons, is_ephemeral, selects, text_of
from tests.wire import ledger
from tests.wire.kills.lobby import UPDATED
from tests.wire.kills.tally import Sent
from tests.wire.ledger import Ledger
from tests.wire.player import Player, control
from tests.wire.soak.weather import CHANNEL

Choice: TypeAlias = tuple[Person, Json, str, list[str] | None]
"""Who presses what on which message, and what they choose there."""
STRANGER = 0.05
"""How often somebody presses who is not asked."""
TYPED = 0.05
"""How often somebody types a command instead of pressing."""
SUBCOMMAND = 1
MODAL = 9
LABEL = 18


def openings(person: Person) -> list[tuple[str, dict[str, list[str]]]]:
    """Every command that opens a table, with the choices of its options: what a client shows."""
    found = []
    for command in person.world["commands"]:
        for sub in command.get("options", ()):
            if sub["type"] == SUBCOMMAND and sub["name"] == "new":
                choices = {o["name"]: [c["value"] for c in o.get("choices", ())] for o in sub.get("options", ())}
                found.append((f"{command['name']} new", choices))
    return found


class Seats:
    """The people of one match, the first of whom opens it."""

    def __init__(self, people: list[Person], rng: Random) -> None:
        self.people = people
        self.match_id = ""
        self.sent: list[Sent] = []
        self.walked: dict[int, ledger.Walk] = {}
        self.unanswered = 0
        self.presses = 0
        self._rng = rng

    async def open(self) -> None:
        """From the command to the first turn, in fair weather."""
        host, *guests = self.people
        await host.refresh()
        command, choices = self._rng.choice(openings(host))
        options: dict[str, str | int] = {name: self._rng.choice(values) for name, values in choices.items() if values}
        options |= {"clock": "off", "seats": len(self.people) + 1, "computers": 1}
        if self._rng.random() < 0.5:
            options |= {"seats": len(self.people), "computers": 0}
        known = {message["id"] for message in host.messages(CHANNEL)}
        await host.slash(command, channel=CHANNEL, **options)
        table = await host.wait_for(lambda p: _new_table(p, known))
        address = ids.parse(buttons(table)[0]["custom_id"])
        assert address is not None
        self.match_id = address.match_id
        for guest in guests:
            await guest.refresh()
            await guest.press(guest.message(table["id"]), custom_id=control(guest.message(table["id"]), "join"))
        await host.wait_for(lambda p: all(g.me["global_name"] in text_of(p.message(table["id"])) for g in guests))
        await host.press(host.message(table["id"]), custom_id=control(host.message(table["id"]), "start"))

    async def press_something(self, snapshot: Snapshot, surfaces: Mapping[int, str]) -> None:
        """One press by somebody who is asked (or, rarely, by somebody who is not) on what they see of the match.

        surfaces: ids of the messages: the table's at 0, hands by user.
        """
        choice = self._choice(snapshot, surfaces)
        if choice is None or self._rng.random() < TYPED:
            command = self._rng.choice(("hand", "table"))
            answer = await self._rng.choice(self.people).slash(command, channel=CHANNEL, match=self.match_id)
            self.unanswered += answer["callback_type"] is None
        else:
            await self._press(snapshot, *choice)

    def _choice(self, snapshot: Snapshot, surfaces: Mapping[int, str]) -> Choice | None:
        people = {int(person.id): person for person in self.people}
        asked = {ask.seat for ask in snapshot.asks if ask.required}
        users = [user.id for seat in sorted(asked) if (user := snapshot.info.sitters[seat].user) is not None]
        person = people[self._rng.choice(users)] if users else self._rng.choice(self.people)
        if self._rng.random() < STRANGER:
            person = self._rng.choice(self.people)
        player = Player(person, self._rng)
        offers = []
        for message in self._messages(person, surfaces):
            try:
                offers.append((message, *player.next_press(message)))
            except (AssertionError, ValueError):
                continue  # nothing stands on it that leads on
        if not offers:
            return None
        message, custom_id, values = self._rng.choice(offers)
        return person, message, custom_id, values

    def _messages(self, person: Person, surfaces: Mapping[int, str]) -> list[Json]:
        """The table, the own hand, and the newest private panel of this match."""
        shown = {m["id"]: m for m in (*person.messages(CHANNEL), *person.dm_messages())}
        wanted = (surfaces.get(0), surfaces.get(int(person.id)))
        mine = [m for m in person.ephemerals() if self._is_of_this_match(m)]
        return [shown[ident] for ident in wanted if ident in shown] + mine[-1:]

    def _is_of_this_match(self, message: Json) -> bool:
        parts = [ids.parse(c["custom_id"]) for c in (*buttons(message), *selects(message))]
        return any(at is not None and at.match_id == self.match_id for at in parts)

    async def _press(
        self, snapshot: Snapshot, person: Person, message: Json, custom_id: str, values: list[str] | None
    ) -> None:
        self.presses += 1
        try:
            answer = await person.press(message, custom_id=custom_id, values=values)
        except RefusedError:
            return  # the control is gone, so that no client would send the press
        kind = answer["callback_type"]
        self.unanswered += kind is None
        shown = kind == UPDATED and not _noticed(person, message)
        chosen = tuple(values) if values is not None else None
        ident, user_id = int(answer["interaction_id"]), int(person.id)
        sent = Sent(ident, user_id, custom_id, chosen, snapshot.info.version, shown)
        self.sent.append(sent)
        if kind == MODAL:
            await self._type(person)
        if shown and sent.address.place is not None and not is_ephemeral(message):
            self.walked[user_id] = (sent.address.place, sent.values)

    async def _type(self, person: Person) -> None:
        """Fill in the form that opened with a number, mostly a possible one."""
        assert person.modal is not None
        typed = str(self._rng.choice((0, 1, 20, 50, 100, 500)))
        fields: dict[str, str | list[str]] = {
            c["component"]["custom_id"]: typed for c in person.modal["components"] if c["type"] == LABEL
        }
        try:
            answer = await person.submit(fields)
        except RefusedError:
            return
        self.unanswered += answer["callback_type"] is None


def _noticed(person: Person, message: Json) -> bool:
    """Whether the answer says on the message itself why nothing happened."""
    try:
        return any(line.startswith("> ") for line in text_of(person.message(message["id"])).split("\n"))
    except KeyError:
        return True


def _new_table(person: Person, known: set[str]) -> Json | None:
    fresh = [m for m in person.messages(CHANNEL) if m["id"] not in known and not is_ephemeral(m)]
    return next((m for m in fresh if any(_verb(b) == "join" for b in buttons(m))), None)


def _verb(component: Json) -> str:
    address = ids.parse(component["custom_id"])
    return address.verb if address else ""


async def surfaces_of(book: Ledger, match_id: str) -> dict[int, str]:
    """The messages of a match: the table's id at 0, hands by user."""
    found = await book.store.surfaces(match_id)
    return {at.owner_id: str(at.message_id) for at in found if at.kind in {"table", "hand"}}
