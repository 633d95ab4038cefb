"""One bot that is killed over and over, and the people who go on playing on it."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.matches.model import Snapshot
from bot.matches.secrets import match_secret
from bot.sandbox import LocalDiscord, World
from bot.store.records import StepRow
from bot.ui.ids import parse
from tests.support.patience import PATIENCE
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons, text_of
from tests.wire import ledger
from tests.wire.kills.checks import check_log, out_of_date
from tests.wire.kills.killer import Killer
from tests.wire.kills.lobby import UPDATED, Lobby
from tests.wire.kills.tally import Sent, Tally
from tests.wire.ledger import Ledger
from tests.wire.player import Player

NAMES = ("ann", "bob", "minh")
Choice: TypeAlias = tuple[Person, Json, str, list[str] | None]
"""Who presses what on which message, and what they choose there."""
REMEMBERED = 5
"""Versions after which a press is forgotten: whatever became of it has been checked."""


class Trial:
    """Plays matches of random people, checking everything after each kill."""

    def __init__(self, local: LocalDiscord, people: list[Person], folder: Path, rng: Random, kills: int) -> None:
        self.tally = Tally()
        self._local = local
        self._people = people
        self._rng = rng
        self._kills = kills
        self._killer = Killer(local, folder, rng)
        self._lobby = Lobby(self._killer, people, self.tally, rng, kills)
        self._match_id = ""
        self._rows: tuple[StepRow, ...] = ()
        self._sent: list[Sent] = []
        self._walked: dict[int, ledger.Walk] = {}

    async def run(self) -> None:
        """Go on until the bot has been killed so many times."""
        await self._killer.start()
        try:
            snapshot: Snapshot | None = None
            while self.tally.kills < self._kills and not self.tally.faults:
                if snapshot is None or snapshot.outcome is not None:
                    self._rows, self._sent = (), []
                    self.tally.matches += 1
                    self._match_id = await self._lobby.open()
                else:
                    await self._play_and_kill(snapshot)
                snapshot = await self._check()
        finally:
            await self._killer.close()

    async def _play_and_kill(self, snapshot: Snapshot) -> None:
        """Presses up to one that plays something, during which the bot dies; sometimes the same once more."""
        while not self._worth_a_kill(snapshot, choice := self._choice(snapshot)):
            await self._killer.spare(partial(self._press, *choice))
            snapshot = await self._check()
            if snapshot.outcome is not None:
                return
        press = partial(self._press, *choice)
        fingers = 1 + (self._rng.random() < 0.2)
        self.tally.kills += 1
        sent = await self._killer.kill_during(lambda: asyncio.gather(*(press() for _ in range(fingers))))
        await self._sort([each for each in sent if each is not None])
        if self._rng.random() < 0.5:  # as people do when nothing seems to have happened
            await press()

    def _worth_a_kill(self, snapshot: Snapshot, choice: Choice) -> bool:
        """Mostly presses that store something: the others have less to lose."""
        person, _, custom_id, values = choice
        address = parse(custom_id)
        assert address is not None
        plays = ledger.asks_to_play(snapshot.info, snapshot.state, int(person.id), address, values)
        return self._rng.random() < (0.6 if plays else 0.1)

    def _choice(self, snapshot: Snapshot) -> Choice:
        """Somebody who is asked, and a control on their hand."""
        users = {int(person.id): person for person in self._people}
        asked = sorted({ask.seat for ask in snapshot.asks if ask.required})
        sitters = [snapshot.info.sitters[seat].user for seat in asked]
        person = users[self._rng.choice([user.id for user in sitters if user is not None])]
        message = person.dm_messages()[-1]
        undo = [b["custom_id"] for b in buttons(message) if (at := parse(b["custom_id"])) and at.verb == "undo"]
        if undo and self._rng.random() < 0.1:
            return person, message, undo[0], None
        return person, message, *Player(person, self._rng).next_press(message)

    async def _press(self, person: Person, message: Json, custom_id: str, values: list[str] | None) -> Sent | None:
        """Press and remember it. None when the control is gone, so that no client would send the press."""
        version = len(self._rows) - 1
        try:
            answer = await person.press(message, custom_id=custom_id, values=values)
        except RefusedError:
            return None
        self.tally.actions += 1
        ident = str(answer["interaction_id"])
        shown = answer["callback_type"] == UPDATED and not self._noticed(ident)
        sent = Sent(
            int(ident), int(person.id), custom_id, tuple(values) if values is not None else None, version, shown
        )
        self._sent.append(sent)
        if shown and sent.address.place is not None:
            self._walked[sent.user_id] = (sent.address.place, sent.values)
        return sent

    def _noticed(self, interaction_id: str) -> bool:
        """Whether the answer said why nothing had happened."""
        calls = [call for call in self._local.requests if call.path.split("/")[4:5] == [interaction_id]]
        return any(line.startswith("> ") for call in calls for line in text_of(call.body["data"]).split("\n"))

    async def _sort(self, sent: list[Sent]) -> None:
        """Count where in its press the kill fell."""
        async with ledger.opened(self._killer.data) as book:
            stored = {row.interaction_id for row in await book.rows(self._match_id)}
        if not any(press.interaction_id in stored for press in sent):
            self.tally.before += 1
        elif not any(press.shown for press in sent):
            self.tally.between += 1
        else:
            self.tally.after += 1

    async def _check(self) -> Snapshot:
        """Compare the log with what was answered, and every message with the log."""
        async with ledger.opened(self._killer.data) as book:
            snapshot = await self._settled(book)
            rows = await book.rows(self._match_id)
            secret = await book.store.secret(self._match_id)
        check_log(self.tally, snapshot.info, rows, self._rows, self._sent)
        if snapshot.outcome is not None:
            assert secret.message_id is not None
            if wrong := ledger.rejudged(snapshot.info, rows, match_secret(secret.host_secret, secret.message_id)):
                self.tally.double(f"the steps {wrong} do not follow from those before")
        self.tally.steps += len(rows) - len(self._rows)
        self._rows = rows
        self._sent = [press for press in self._sent if press.version >= len(rows) - REMEMBERED]
        return snapshot

    async def _settled(self, book: Ledger) -> Snapshot:
        """The match once only people are asked and every message shows its newest state."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE
        while True:
            snapshot = await book.service.snapshot(self._match_id)
            why = await out_of_date(book, snapshot, self._people, self._walked)
            if why and loop.time() > give_up:
                self.tally.stall(why)
            if not why or self.tally.faults:
                return snapshot
            await asyncio.sleep(0.02)


async def rehearse(kills: int, seed: int, folder: Path) -> Tally:
    """Kill a bot so many times, or until something is wrong, and say what came of it."""
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(World.default(), rate_limits=False))
        people = [await stack.enter_async_context(Person(local.url, name)) for name in NAMES]
        trial = Trial(local, people, folder, Random(seed), kills)
        await trial.run()
        return trial.tally
