"""Work that only its newest wish matters for: one job a lane at a time, wishes that come meanwhile become one more."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

import structlog

K = TypeVar("K", bound=Hashable)

FIRST_RETRY, LONGEST_RETRY = 1.0, 60.0
"""Seconds before a job that failed is tried again; doubled each time."""

_log = structlog.get_logger(__name__)


class Lanes(Generic[K]):
    """Runs `work(lane)` for every lane that is wanted, lanes beside each other.

    Args:
        work: brings a lane to the newest state; what it raises is logged and the lane tried again later.
        rest: seconds a lane pauses after its work.
    """

    def __init__(self, work: Callable[[K], Awaitable[None]], rest: Callable[[K], float]) -> None:
        self._work = work
        self._rest = rest
        self._wanted: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._later: dict[K, asyncio.TimerHandle] = {}
        self._failures: dict[K, int] = {}
        self._open = True
        self._at_work = 0
        self._eased = asyncio.Event()

    def want(self, lane: K) -> None:
        """The lane is out of date."""
        if not self._open:
            return
        self._wanted.add(lane)
        if lane not in self._tasks:
            self._tasks[lane] = asyncio.create_task(self._run(lane))

    def want_later(self, lane: K, seconds: float) -> None:
        """The lane will be out of date by then. A later wish for the same lane replaces an earlier one."""
        if not self._open:
            return
        if lane in self._later:
            self._later[lane].cancel()
        self._later[lane] = asyncio.get_running_loop().call_later(max(seconds, 0), self._ripen, lane)

    async def room(self, most: int) -> None:
        """Wait until fewer lanes are at work or about to be; those that pause are not."""
        while self._at_work + len(self._wanted) >= most:
            self._eased.clear()
            await self._eased.wait()

    async def idle(self) -> None:
        """Wait until no lane is at work."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Start nothing more and let what is at work finish."""
        self._open = False
        self._wanted.clear()
        for timer in self._later.values():
            timer.cancel()
        self._later.clear()
        await self.idle()

    def _ripen(self, lane: K) -> None:
        self._later.pop(lane, None)
        self.want(lane)

    async def _run(self, lane: K) -> None:
        try:
            while lane in self._wanted:
                self._wanted.discard(lane)
                self._at_work += 1
                try:
                    await self._work(lane)
                    self._failures.pop(lane, None)
                except Exception as error:  # noqa: BLE001 - one lane's fault is not the others'
                    self._retry(lane, error)
                finally:
                    self._at_work -= 1
                    self._eased.set()
                if self._open and (seconds := self._rest(lane)) > 0:
                    await asyncio.sleep(seconds)
        finally:
            del self._tasks[lane]

    def _retry(self, lane: K, error: Exception) -> None:
        failures = self._failures.get(lane, 0)
        self._failures[lane] = failures + 1
        seconds = min(FIRST_RETRY * 2**failures, LONGEST_RETRY)
        _log.error("work failed", lane=lane, again_in=seconds, exc_info=error)
        self.want_later(lane, seconds)
