"""The operator's troubles have names, leave nothing half written, and pass."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.store.errors import StoreBusy, StoreFull
from bot.store.records import Commit
from bot.store.sql import SqlStore, open_store
from bot.store.writer import Work
from tests.bot.store.kit import SECRET, due, outcomes, record, step, surface

COMMITS = [Commit("match001", step=step(version), dues=(due("k", version),)) for version in range(4)]


async def pragma(store: SqlStore, words: str) -> int:
    """Ask or set something on the connection that writes."""
    return await store._workers.writer.read(
        lambda connection: int(connection.exec_driver_sql(f"PRAGMA {words}").scalar() or 0)
    )


async def test_a_held_database_is_waited_for_once_for_all_who_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "parlour.db"
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="OFF", busy_ms=20) as store:
        await store.create(record(), SECRET, 1)
        transact, tried = store._writer._transact, list[int]()

        async def counted(writes: Sequence[Commit | Work]) -> list[Exception | None]:
            tried.append(len(writes))
            return await transact(writes)

        monkeypatch.setattr(store._writer, "_transact", counted)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await outcomes(store, COMMITS) == ["StoreBusy"] * 4
            assert tried == [4]
            assert await store.match("match001") == record(), "reading goes on"
        assert await outcomes(store, COMMITS) == ["stored"] * 4
        assert [row.version for row in (await store.tail("match001", -1)).steps] == [0, 1, 2, 3]


async def test_a_held_database_cannot_be_opened_and_the_error_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "parlour.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="close it"):
            await open_store(f"sqlite+aiosqlite:///{file}", busy_ms=20)


async def test_what_has_no_room_is_not_stored_and_what_has_is(tmp_path: Path) -> None:
    async with await open_store(f"sqlite+aiosqlite:///{tmp_path}/parlour.db", synchronous="OFF") as store:
        await store.create(record(), SECRET, 1)
        await pragma(store, f"max_page_count={await pragma(store, 'page_count')}")
        large = Commit("match001", step=step(1, body=b"x" * 50_000))
        stored = await asyncio.gather(store.commit(COMMITS[0]), store.commit(large), return_exceptions=True)
        assert stored[0] is None
        assert isinstance(stored[1], StoreFull)
        assert [row.version for row in (await store.tail("match001", -1)).steps] == [0]
        await pragma(store, "max_page_count=100000")
        await store.commit(large)
        assert [row.version for row in (await store.tail("match001", -1)).steps] == [0, 1]


async def test_an_error_does_not_tell_what_was_to_be_stored(tmp_path: Path) -> None:
    """Errors are logged, and a walk names cards of a hand."""
    file = tmp_path / "parlour.db"
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="OFF") as store:
        with closing(sqlite3.connect(file)) as other:
            other.execute("DROP TABLE surfaces")
        with pytest.raises(OperationalError) as failed:
            await store.put_surface(surface(walk="3:play:_::deal_breaker_1"))
        assert "no such table" in str(failed.value)
        assert "deal_breaker" not in str(failed.value)
