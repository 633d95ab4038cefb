"""A world in memory."""

from collections.abc import AsyncIterator

import pytest

from bot.store.sql import open_store
from tests.bot.matches.kit import World
from tests.support.ready_tables import ready_tables

__all__ = ["ready_tables"]


@pytest.fixture
async def world(ready_tables: None) -> AsyncIterator[World]:
    del ready_tables
    async with await open_store("sqlite+aiosqlite://") as store:
        yield World(store)
