"""The soak: bad weather over several tables, then a calm in which everything has to be right, again and again."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

from bot.matches.model import Snapshot
from bot.matches.secrets import match_secret
from bot.sandbox import LocalDiscord, World
from bot.store.errors import StoreError
from bot.store.records import StepRow
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.wire import ledger
from tests.wire.kills.checks import check_log, out_of_date
from tests.wire.kills.killer import Killer
from tests.wire.ledger import Ledger
from tests.wire.process import until
from tests.wire.soak.report import Report
from tests.wire.soak.seats import Seats, surfaces_of
from tests.wire.soak.weather import CHANNEL, DEAFENING, HARMLESS, Sky, calm

NAMES = (("ann", "bob", "minh"), ("jisoo", "eleni"))
"""Who plays together."""
PRESSES = 16
"""Presses of each table in one round, at most."""
KILLED = 0.35
"""How often a round has a kill -9 in it."""
ASK_AGAIN_AFTER = 2.0
"""Seconds after which people ask for a message that did not come by itself."""
ANSWER_SECONDS, EXCUSED_SECONDS = PATIENCE, 3.0
"""How long the local Discord waits for answers: as long as a busy machine needs, but when some may never come."""

DELETED = "the table shows None"
"""A match that is over is not shown again when somebody deletes its table."""


class Table:
    """One match at a time, and what is known of it."""

    def __init__(self, people: list[Person], rng: Random) -> None:
        self.people = people
        self.rng = rng
        self.seats = Seats(people, rng)
        self.rows: tuple[StepRow, ...] = ()
        self.snapshot: Snapshot | None = None

    async def sit_down(self, report: Report) -> None:
        """Open a new match if there is none to play on."""
        if self.snapshot is None or self.snapshot.outcome is not None:
            self.seats, self.rows = Seats(self.people, self.rng), ()
            await self.seats.open()
            report.matches += 1


class Soak:
    """Rounds of bad weather on one bot."""

    def __init__(self, local: LocalDiscord, people: list[list[Person]], folder: Path, rng: Random) -> None:
        self.report = Report()
        self._rng = rng
        self._killer = Killer(local, folder, rng)
        self._local = local
        self._tables = [Table(sitting, rng) for sitting in people]
        self._sky = Sky(local, [person for sitting in people for person in sitting], self._killer.data, rng)

    async def run(self, seconds: float, kills: int) -> None:
        """Go on for so long, and until so many kills."""
        until = time.monotonic() + seconds
        await self._killer.start()
        try:
            while (time.monotonic() < until or self.report.kills < kills) and not self.report.faults:
                for table in self._tables:
                    await table.sit_down(self.report)
                await self._round()
                await self._look()
            if not self.report.faults:
                await self._judge_again()
        finally:
            await self._killer.close()

    async def _round(self) -> None:
        """Everybody plays while things go wrong."""
        self.report.rounds += 1
        killed, deaf = self._rng.random() < KILLED, self._rng.random() < 0.5
        mishaps = self._rng.sample(HARMLESS + (DEAFENING if deaf or killed else ()), k=self._rng.randint(1, 3))
        for mishap in mishaps:
            self.report.befell(mishap.__name__)

        async def storm() -> None:
            for mishap in mishaps:
                await asyncio.sleep(self._rng.uniform(0, 0.2))
                await mishap(self._sky)

        async def play() -> None:
            await asyncio.gather(storm(), *(self._play(table) for table in self._tables))

        excused = killed or any(mishap in DEAFENING for mishap in mishaps)
        self._local.services.interactions.answer_seconds = EXCUSED_SECONDS if excused else ANSWER_SECONDS
        before = [table.seats.unanswered for table in self._tables]
        if killed:
            self.report.kills += 1
            await self._killer.kill_during(play)
        else:
            await self._killer.spare(play)
        self._local.services.interactions.answer_seconds = ANSWER_SECONDS
        for table, missed in zip(self._tables, before, strict=True):
            if table.seats.unanswered > missed and not excused:
                self.report.ignore(f"{table.seats.unanswered - missed} presses, during {[m.__name__ for m in mishaps]}")

    async def _play(self, table: Table) -> None:
        """Some presses, each on what the match shows just then."""
        presses = self._rng.randint(1, PRESSES)
        async with ledger.opened(self._killer.data) as book:
            for _ in range(presses):
                try:
                    snapshot = await book.service.snapshot(table.seats.match_id)
                    surfaces = await surfaces_of(book, table.seats.match_id)
                except StoreError:
                    continue  # the database is held
                if snapshot.outcome is not None:
                    return
                await table.seats.press_something(snapshot, surfaces)

    async def _look(self) -> None:
        """Calm: every log is sound and every message shows the newest state."""
        await calm(self._sky)
        await until(lambda: self._local.services.gateway.online, PATIENCE)
        async with ledger.opened(self._killer.data) as book:
            for table in self._tables:
                await self._check(book, table)

    async def _check(self, book: Ledger, table: Table) -> None:
        seats = table.seats
        fresh = not table.rows
        table.snapshot = await self._settled(book, table)
        if fresh:
            self.report.played(table.snapshot.info.ruleset)
        rows = await book.rows(seats.match_id)
        check_log(self.report, table.snapshot.info, rows, table.rows, seats.sent)
        self.report.steps += len(rows) - len(table.rows)
        self.report.actions += seats.presses
        table.rows, seats.sent, seats.presses = rows, [], 0
        if table.snapshot.outcome is not None:
            self.report.over += 1
            await self._rejudge(book, table)

    async def _settled(self, book: Ledger, table: Table) -> Snapshot:
        """The match once only people are asked and every message is right; they ask for what was deleted."""
        loop = asyncio.get_running_loop()
        began, asked = loop.time(), False
        while True:
            snapshot = await book.service.snapshot(table.seats.match_id)
            why = await out_of_date(book, snapshot, table.people, table.seats.walked)
            if not why or (asked and snapshot.outcome is not None and why.startswith(DELETED)):
                return snapshot
            if not asked and loop.time() > began + ASK_AGAIN_AFTER:
                asked = True
                await self._ask_again(table, snapshot)
            if loop.time() > began + PATIENCE:
                self.report.stall(why)
                return snapshot
            await asyncio.sleep(0.05)

    async def _ask_again(self, table: Table, snapshot: Snapshot) -> None:
        self.report.brought += 1
        name = snapshot.info.id
        await table.people[0].slash("table", channel=CHANNEL, match=name)
        for person in table.people:
            await person.slash("hand", channel=CHANNEL, match=name)

    async def _rejudge(self, book: Ledger, table: Table) -> None:
        secret = await book.store.secret(table.seats.match_id)
        assert secret.message_id is not None
        assert table.snapshot is not None
        if wrong := ledger.rejudged(
            table.snapshot.info, table.rows, match_secret(secret.host_secret, secret.message_id)
        ):
            self.report.double(f"the steps {wrong} do not follow from those before")

    async def _judge_again(self) -> None:
        """At the end: what is stored of matches in play follows from the first step on, and they can be played on."""
        async with ledger.opened(self._killer.data) as book:
            for table in self._tables:
                if table.snapshot is not None and table.snapshot.outcome is None:
                    await self._rejudge(book, table)
                    await self._goes_on(book, table)

    async def _goes_on(self, book: Ledger, table: Table) -> None:
        """Press until the match has moved."""
        first = (await book.service.snapshot(table.seats.match_id)).info.version
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (snapshot := await book.service.snapshot(table.seats.match_id)).info.version == first:
                    await table.seats.press_something(snapshot, await surfaces_of(book, table.seats.match_id))
                return
        self.report.stall(f"the match of {table.seats.match_id} does not go on")


async def soak(seconds: float, kills: int, seed: int, folder: Path) -> Report:
    """Play for so long and so many kills, or until something is wrong, and say what came of it."""
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(
            LocalDiscord(World.default(), rate_limits=False, answer_seconds=ANSWER_SECONDS)
        )
        people = [[await stack.enter_async_context(Person(local.url, name)) for name in sitting] for sitting in NAMES]
        run = Soak(local, people, folder, Random(seed))
        await run.run(seconds, kills)
        return run.report
