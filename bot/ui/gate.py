"""The gate of the bot: presses come in until it stops, and those inside are let through."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Gate:
    """Knows which presses are being answered."""

    def __init__(self) -> None:
        self._inside: set[asyncio.Task[object]] = set()
        self.open = True

    @contextmanager
    def passing(self) -> Iterator[None]:
        """While the current task answers a press."""
        task = asyncio.current_task()
        assert task is not None, "a press is answered in a task"
        self._inside.add(task)
        try:
            yield
        finally:
            self._inside.discard(task)

    def close(self) -> None:
        """Take no new press: whatever comes now is told to come back."""
        self.open = False

    async def empty(self, patience: float) -> None:
        """Wait so many seconds for the presses inside; what hangs longer is cancelled."""
        if self._inside:
            _, hanging = await asyncio.wait(self._inside, timeout=patience)
            for task in hanging:
                task.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)
