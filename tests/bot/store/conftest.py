"""Every test of the suite runs on each back end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sql import SqlStore, open_store


@pytest.fixture(params=["file", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database. Add a back end here and it is held to the whole suite."""
    return f"sqlite+aiosqlite:///{tmp_path}/parlour.db" if request.param == "file" else "sqlite+aiosqlite://"


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    async with await open_store(url, synchronous="OFF") as opened:
        yield opened
