"""Pointing an unmodified discord.py at a local Discord, and running a client in the test's loop."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.support.patience import PATIENCE


@contextmanager
def discord_at(url: str, gateway_url: str | None = None) -> Iterator[None]:
    """Let every discord.py client of this process talk to `url` while inside."""
    gateway = gateway_url or f"{url.replace('http', 'ws', 1)}/gateway"
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = f"{url}/api/v10", yarl.URL(gateway), f"{url}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@asynccontextmanager
async def running(client: discord.Client, token: str) -> AsyncIterator[None]:
    """Log a client in and wait until it is ready; close it at the end. Raises what login raises."""
    task = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        done, _ = await asyncio.wait({task, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            task.result()
        assert ready in done, f"not ready after {PATIENCE:.0f} s"
        yield
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(task, ready, return_exceptions=True)
