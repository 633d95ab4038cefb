"""How late the event loop wakes: whoever keeps it busy keeps every press waiting."""

import asyncio
from collections.abc import Callable

EVERY = 0.5
"""Seconds between two looks."""


async def watch_loop(lagged: Callable[[float], None]) -> None:
    """Sleep again and again and tell how much longer than asked it took, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lagged(max(0.0, loop.time() - due))
