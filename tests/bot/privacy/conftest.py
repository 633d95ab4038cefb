from collections.abc import AsyncIterator

import pytest

from bot.store.sql import open_store
from tests.bot.privacy.kit import Archive
from tests.support.ready_tables import ready_tables

__all__ = ["ready_tables"]


@pytest.fixture
async def archive(ready_tables: None) -> AsyncIterator[Archive]:
    del ready_tables
    async with await open_store("sqlite+aiosqlite://") as store:
        yield await Archive.opened(store)
