"""A world in memory."""

from collections.abc import AsyncIterator

import pytest

from bot.store.sql import open_store
from tests.bot.matches.kit import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with await open_store("sqlite+aiosqlite://") as store:
        yield World(store)
