from collections.abc import AsyncIterator

import pytest

from bot.store.sql import open_store
from tests.bot.privacy.kit import Archive


@pytest.fixture
async def archive() -> AsyncIterator[Archive]:
    async with await open_store("sqlite+aiosqlite://") as store:
        yield await Archive.opened(store)
