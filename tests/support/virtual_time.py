"""An event loop whose clock jumps to the next timer whenever nothing else is left to do.

What a program waits for passes at once and in full, and how long the machine computes does not count: a test may state
rates and limits in seconds and comes to the same on any machine.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar, TypeVarTuple, Unpack
from unittest.mock import patch

import aiosqlite

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
ARRIVAL = 0.002
"""Real seconds in which a packet gets from one end of this process to the other; a later one comes after a jump."""


def run(main: Callable[["VirtualLoop"], Coroutine[Any, Any, T]]) -> T:
    """What the coroutine comes to on a loop of its own, which it is given."""
    loop = VirtualLoop()
    connection = aiosqlite.Connection
    with (
        patch.object(connection, "_connect", loop.waited_for(connection._connect)),
        patch.object(connection, "_execute", loop.waited_for(connection._execute)),
        asyncio.Runner(loop_factory=lambda: loop) as runner,
    ):
        return runner.run(main(loop))


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. Its `now` makes it a clock of the bot's."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.threads = 0
        super().__init__(_Selector(self))

    def time(self) -> float:
        """Seconds since it was made."""
        return self.passed

    def now(self) -> datetime:
        """In UTC."""
        return NOON + timedelta(seconds=self.passed)

    def waited_for(self, work: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
        """The same work; until a thread has done it no time passes."""

        async def counted(*args: Any, **kwargs: Any) -> Any:
            self.threads += 1
            try:
                return await work(*args, **kwargs)
            finally:
                self.threads -= 1

        return counted

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """As usual; until it is done no time passes."""
        future = super().run_in_executor(executor, func, *args)
        self.threads += 1
        future.add_done_callback(self._returned)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - its name
        """As usual, without the timeout that Python has had since 3.12: it would pass at once."""
        del timeout
        await super().shutdown_default_executor()

    def _returned(self, _future: object) -> None:
        self.threads -= 1


class _Selector(selectors.DefaultSelector):
    """Moves the loop's clock instead of waiting for a timer, unless a thread is at work or a packet under way."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or self._loop.threads:
            return super().select(timeout and None)
        events = super().select(min(timeout, ARRIVAL))
        if not events and timeout > 0:
            self._loop.passed += timeout
        return events
