"""From the command to the first turn on a bot that dies on the way."""

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from bot.matches.model import Snapshot
from bot.ui.ids import parse
from tests.support.person import Person
from tests.support.reading import Json, buttons, text_of
from tests.wire import ledger
from tests.wire.kills.killer import Killer
from tests.wire.kills.tally import Tally
from tests.wire.player import control

UPDATED = 7
"""The callback that shows the result on the message that was pressed."""
TRIES = 8
CHANCE = 0.35


class Lobby:
    """People who want to sit down together. Whoever gets no answer tries again."""

    def __init__(self, killer: Killer, people: list[Person], tally: Tally, rng: Random, kills: int) -> None:
        self._killer = killer
        self._people = people
        self._tally = tally
        self._rng = rng
        self._kills = kills

    async def open(self) -> str:
        """The id of a match that has begun."""
        host, *guests = self._people
        table = await self._table(host)
        address = parse(buttons(table)[0]["custom_id"])
        assert address is not None
        for guest in guests:
            seated = partial(_is_seated, user_id=int(guest.id))
            await self._press_until(seated, guest, table, "join", address.match_id)
        await self._press_until(_has_begun, host, table, "start", address.match_id)
        return address.match_id

    async def _table(self, host: Person) -> Json:
        while True:
            known = {message["id"] for message in host.messages()}
            opening = partial(host.slash, "deal new", preset="quick", computers=1, clock="off")
            if await self._act(opening) is None:
                continue
            opened = partial(_opened, known=known)
            await host.wait_for(opened)  # the answer may only have promised a table
            return opened(host)[0]

    async def _act(self, act: Callable[[], Awaitable[Json]]) -> Json | None:
        """The answer to an act, perhaps killed; None when there was none."""
        self._tally.actions += 1
        if self._tally.kills < self._kills and self._rng.random() < CHANCE:
            self._tally.kills += 1
            self._tally.lobby += 1
            answer = await self._killer.kill_during(act)
        else:
            answer = await self._killer.spare(act)
        return answer if answer["callback_type"] is not None else None

    async def _press_until(
        self, done: Callable[[Snapshot], bool], person: Person, table: Json, verb: str, match_id: str
    ) -> None:
        """Press a button of the lobby until it has had its effect. An answer that shows it means that it is stored."""
        answer: Json | None = None
        for _ in range(TRIES):
            async with ledger.opened(self._killer.data) as book:
                reached = done(await book.service.snapshot(match_id))
            if reached:
                return
            if answer is not None and answer["callback_type"] == UPDATED:
                self._tally.lose(f"{verb} was answered and is not stored")
            await person.refresh()
            message = person.message(table["id"])
            answer = await self._act(partial(person.press, message, custom_id=control(message, verb)))
        self._tally.stall(f"{verb} has no effect: {[text_of(m) for m in person.ephemerals()[-1:]]}")


def _opened(host: Person, known: set[str]) -> list[Json]:
    return [message for message in host.messages() if message["id"] not in known and buttons(message)]


def _is_seated(snapshot: Snapshot, user_id: int) -> bool:
    return snapshot.info.seat_of(user_id) is not None


def _has_begun(snapshot: Snapshot) -> bool:
    return snapshot.state is not None
