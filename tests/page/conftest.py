"""One browser for all page tests; a local Discord, a bot and fresh windows for each."""

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.sandbox.server import LocalDiscord
from tests.page.lobby_bot import LobbyBot
from tests.page.windows import Windows
from tests.support.discordpy import discord_at, running
from tests.support.patience import PATIENCE

CHROMIUM = shutil.which("chromium")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=1_000 * PATIENCE)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium, or a skip."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord with the default world."""
    async with LocalDiscord(rate_limits=False, answer_seconds=PATIENCE) as running_local:
        yield running_local


@pytest_asyncio.fixture(loop_scope="session")
async def lobby(local: LocalDiscord) -> AsyncIterator[LobbyBot]:
    """The test's bot, logged in."""
    bot = LobbyBot()
    with discord_at(local.url):
        async with running(bot, local.token):
            yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def windows(browser: Browser, local: LocalDiscord, lobby: LobbyBot) -> AsyncIterator[Windows]:
    """Opens browser windows; at the end, none may have logged an error that the test did not expect."""
    del lobby  # it only has to be online
    async with AsyncExitStack() as stack:
        opened = Windows(browser, local.url, stack)
        yield opened
        assert opened.errors == []
