"""Stopping in time, whatever Discord and the disk do meanwhile."""

import asyncio
import faulthandler
import signal
from collections.abc import Awaitable

import structlog

from bot.matches.timers import DueRunner
from bot.ui.client import ParlourClient
from bot.ui.painter import Painter

PRESSES, EDITS, STRAGGLERS, GOODBYE = 0.3, 0.2, 0.06, 0.14
"""Shares of the time to stop, at most: presses being answered, edits in flight, presses that came late, goodbye."""
LAST_RESORT = 0.9
"""The share after which a process that a stuck disk still holds ends as it is. It loses no more than by kill -9."""

_log = structlog.get_logger(__name__)


def stop_on_signals(seconds: float) -> asyncio.Event:
    """An event that SIGTERM and SIGINT set; `seconds` later the process is gone.

    discord.py leaves SIGTERM to us (its issue 8998).
    """
    stop = asyncio.Event()

    def stopping() -> None:
        stop.set()
        # A thread outside the interpreter: it also ends what hangs in C code, and says where each thread hung.
        faulthandler.dump_traceback_later(LAST_RESORT * seconds, exit=True)

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping)
    return stop


async def wind_down(
    client: ParlourClient, timers: DueRunner, painter: Painter, gateway: asyncio.Task[None] | None, seconds: float
) -> None:
    """No new actions; finish writes and edits in flight; leave. Waits for nobody longer than its share of `seconds`.

    In this order, because discord.py fails every call that is under way when its client closes.
    """
    client.gate.close()
    await client.gate.empty(PRESSES * seconds)
    await _within(EDITS * seconds, timers.stop(), painter.stop())
    await client.gate.empty(STRAGGLERS * seconds)
    await _within(GOODBYE * seconds, client.close())
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
