"""Every test of the suite runs on each back end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sql import SqlStore, open_store
from tests.support.ready_tables import ready_tables

__all__ = ["ready_tables"]


@pytest.fixture(params=["file", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database. Add a back end here and it is held to the whole suite."""
    return f"sqlite+aiosqlite:///{tmp_path}/parlour.db" if request.param == "file" else "sqlite+aiosqlite://"


@pytest.fixture
async def store(url: str, ready_tables: None) -> AsyncIterator[SqlStore]:
    del ready_tables
    async with await open_store(url, synchronous="OFF") as opened:
        yield opened
