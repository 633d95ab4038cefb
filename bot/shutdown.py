"""Stopping within five seconds, whatever Discord and the disk do meanwhile."""

import asyncio
import os
import signal
from collections.abc import Awaitable

import structlog

from bot.matches.timers import DueRunner
from bot.ui.client import ParlourClient
from bot.ui.painter import Painter

PRESSES, EDITS, STRAGGLERS, GOODBYE = 1.5, 1.0, 0.3, 0.7
"""Seconds at most for presses being answered, edits in flight, presses that came meanwhile, closing the gateway."""
LAST_RESORT = 4.5
"""Seconds after which a process that a stuck disk still holds ends as it is. It loses no more than by kill -9."""

_log = structlog.get_logger(__name__)


def stop_on_signals() -> asyncio.Event:
    """An event that SIGTERM and SIGINT set. discord.py leaves SIGTERM to us (its issue 8998)."""
    stop = asyncio.Event()

    def stopping() -> None:
        stop.set()
        signal.setitimer(signal.ITIMER_REAL, LAST_RESORT)

    # A handler of its own, because the first process of a container ignores signals without one.
    signal.signal(signal.SIGALRM, lambda _number, _frame: os._exit(1))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping)
    return stop


async def wind_down(
    client: ParlourClient, timers: DueRunner, painter: Painter, gateway: asyncio.Task[None] | None
) -> None:
    """No new actions; finish writes and edits in flight; leave. Waits for nobody longer than the seconds above.

    In this order, because discord.py fails every call that is under way when its client closes.
    """
    client.gate.close()
    await client.gate.empty(PRESSES)
    await _within(EDITS, timers.stop(), painter.stop())
    await client.gate.empty(STRAGGLERS)
    await _within(GOODBYE, client.close())
    await client.http.close()  # not reached by a close that hung on the gateway
    if gateway is not None:
        gateway.cancel()
        await asyncio.gather(gateway, return_exceptions=True)


async def _within(seconds: float, *work: Awaitable[None]) -> None:
    tasks = [asyncio.ensure_future(each) for each in work]
    _, hanging = await asyncio.wait(tasks, timeout=seconds)
    for task in hanging:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            _log.error("stopping failed", exc_info=result)
