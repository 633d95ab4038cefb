"""Deadlines and computer seats: whatever is due is played, once, by nobody's press."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.matches.faults import report
from bot.matches.ports import Clock, moment
from bot.matches.service import MatchService
from bot.store.records import POLICY_KEY, DueRow
from bot.store.store import Store

LONGEST_NAP = timedelta(seconds=5)  # another process may have written a deadline that nobody told us of
FIRST_WAIT = timedelta(seconds=1)  # after a failure; doubled each time
LONGEST_WAIT = timedelta(minutes=5)
BATCH = 200
SHORT_OUTAGE = timedelta(seconds=10)
"""A line to Discord that is back sooner has cost nobody a decision."""


class DueRunner:
    """Sleeps until the earliest deadline, or until it is told of an earlier one.

    Args:
        grace: how long people have at least after a start, because they could not act while the program was down.
        slow_grace: the same for matches with a slow clock, whose players look in a few times a day.
        reachable: whether presses of people arrive; while they do not, nothing is played for people.
    """

    def __init__(
        self,
        service: MatchService,
        store: Store,
        clock: Clock,
        grace: timedelta = timedelta(seconds=60),
        slow_grace: timedelta = timedelta(hours=2),
        reachable: Callable[[], bool] = lambda: True,
    ) -> None:
        self._service = service
        self._store = store
        self._clock = clock
        self._grace = grace
        self._slow_grace = slow_grace
        self._reachable = reachable
        self._cut_off: tuple[datetime, datetime] | None = None  # the first and the last look without a line
        self._wake = asyncio.Event()
        self._wakes_at: datetime | None = None
        self._later: dict[tuple[str, str], tuple[datetime, timedelta]] = {}
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give people their grace and begin. Call it before the first press: sessions keep the deadlines they read."""
        await self._grant()
        self._service.watch_deadlines(self.poke)
        self._task = asyncio.create_task(self._run(), name="due-runner")

    async def stop(self) -> None:
        """Finish what is being played and end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def poke(self, at: datetime) -> None:
        """There is a deadline at this time."""
        if self._wakes_at is None or at < self._wakes_at:
            self._wake.set()

    async def run_due(self) -> datetime:
        """Play everything that is due now and return when to look again."""
        now = moment(self._clock)
        there = await self._people_there(now)
        rows = await self._store.upcoming(BATCH + len(self._later))
        waiting = {(row.match_id, row.key) for row in rows}
        self._later = {place: later for place, later in self._later.items() if place in waiting}
        due = [
            row for row in rows if row.at <= now and self._ready(row, now) and (there or row.key.startswith(POLICY_KEY))
        ]
        await asyncio.gather(*(self._play(row, now) for row in due))
        if due:
            return now
        times = [row.at for row in rows if row.at > now] + [at for at, _ in self._later.values()]
        return min([*times, now + LONGEST_NAP])

    async def _people_there(self, now: datetime) -> bool:
        """Whether people can act; when they could not for a while, they have their grace as after a start."""
        if not self._reachable():
            self._cut_off = (self._cut_off[0] if self._cut_off else now, now)
            return False
        if self._cut_off is not None and self._cut_off[1] - self._cut_off[0] > SHORT_OUTAGE:
            await self._grant()
        self._cut_off = None
        return True

    async def _grant(self) -> None:
        soon, later = moment(self._clock) + self._grace, moment(self._clock) + self._slow_grace
        moved = await self._store.postpone(soon, soon) | await self._store.postpone(later, later, "slow")
        self._service.postponed(moved)

    async def _run(self) -> None:
        while not self._stopping:
            self._wake.clear()
            self._wakes_at = None
            try:
                self._wakes_at = await self.run_due()
            except Exception as error:  # noqa: BLE001 - the loop outlives a locked database
                report("due-runner-failed", error)
                self._wakes_at = moment(self._clock) + FIRST_WAIT
            nap = (self._wakes_at - self._clock.now()).total_seconds()
            if nap > 0 and not self._stopping:
                await self._sleep(nap)

    async def _sleep(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return

    def _ready(self, row: DueRow, now: datetime) -> bool:
        later = self._later.get((row.match_id, row.key))
        return later is None or later[0] <= now

    async def _play(self, row: DueRow, now: datetime) -> None:
        place = (row.match_id, row.key)
        try:
            played = await self._service.play_due(row.match_id, row.key)
        except Exception as error:  # noqa: BLE001 - one match must not stop the others
            report("due-failed", error, match=row.match_id, key=row.key)
            played = False
        if played:
            self._later.pop(place, None)
        else:  # gone by the next look, or there again: then not at once
            wait = self._later[place][1] * 2 if place in self._later else FIRST_WAIT
            self._later[place] = (now + min(wait, LONGEST_WAIT), wait)
