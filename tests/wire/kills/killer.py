"""The bot that is killed, and started again."""

import asyncio
import statistics
import time
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.sandbox import LocalDiscord
from bot.sandbox.faults import HttpFault
from tests.wire.process import BotProcess

T = TypeVar("T")
SLOW = ("", "callback", "/messages")
"""Which call is slow during an act, if any: then the kill may fall between two calls."""


class Killer:
    """Runs acts, and kills the bot at a random moment of some of them."""

    def __init__(self, local: LocalDiscord, folder: Path, rng: Random) -> None:
        self.data = folder / "data"
        self._local = local
        self._rng = rng
        self._bot = BotProcess(local.url, local.token, self.data, folder / "log")
        self._seconds: deque[float] = deque([0.03], maxlen=30)

    async def start(self) -> None:
        """Start the bot."""
        await self._bot.start(self._local)

    async def close(self) -> None:
        """End it."""
        await self._bot.close()

    async def spare(self, act: Callable[[], Awaitable[T]]) -> T:
        """What an act comes to without a kill; how long it takes is how late later kills may be."""
        began = time.monotonic()
        result = await act()
        self._seconds.append(time.monotonic() - began)
        return result

    async def kill_during(self, act: Callable[[], Awaitable[T]]) -> T:
        """What an act comes to during which, or just after which, the bot is killed and started again."""
        route, slow = self._rng.choice(SLOW), 0.0
        if route:
            slow = self._rng.uniform(0.02, 0.2)
            self._local.faults.add(HttpFault(route, status=None, delay=slow))
        acting = asyncio.ensure_future(act())
        await asyncio.sleep(self._rng.uniform(0, 2 * statistics.median(self._seconds) + slow))
        await self._bot.kill(self._local)
        self._local.faults.clear()
        await self._bot.start(self._local)
        return await acting
