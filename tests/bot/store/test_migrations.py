"""Opening a file: migrated at the start, copied before, closed for good."""

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert

from bot.store import migrate as migrate_module
from bot.store.engine import make_workers
from bot.store.errors import StoreError
from bot.store.migrate import migrate
from bot.store.records import LOBBY_KEY, Commit, UserPreferences
from bot.store.rows import match_values, sitter_values
from bot.store.schema import matches, metadata, sitters
from bot.store.sql import open_store
from tests.bot.store.kit import SECRET, due, record, step, surface

HEAD = max(file.name[:4] for file in (migrate_module.SCRIPTS / "versions").glob("*.py"))
LATER = {"ended_by", "quiet_hours", "time_zone", "leaving", "pictures", "removed", "rematch", "rematch_of"}
"""Columns of a match that the first tables lacked."""
"""The revision of this program."""
NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("matches", sa.Column("note", sa.Text))
    {then}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


def _url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def _newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> None:
    """A program with one migration more."""
    scripts = tmp_path / "migrations"
    shutil.copytree(migrate_module.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "9999_note.py").write_text(NEWER.format(head=HEAD, then=then))
    monkeypatch.setattr(migrate_module, "SCRIPTS", scripts)


async def test_the_migrations_build_the_tables_of_the_schema(path: Path) -> None:
    workers = make_workers(_url(path), "OFF", 1_000)
    await migrate(workers.writer, _url(path))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await workers.read(differences) == []
    await workers.close()


async def test_a_file_reopened_holds_everything(path: Path) -> None:
    async with await open_store(_url(path)) as store:
        await store.create(record(), SECRET, 1)
        await store.pin_secret("match001", 900)
        await store.put_surface(surface())
        await store.commit(
            Commit("match001", step=step(0, 2), record=record(lobby_version=1, status="playing"), dues=(due("k", 1),))
        )
    async with await open_store(_url(path)) as again:
        assert await again.match("match001") == record(lobby_version=1, status="playing", version=0)
        assert (await again.tail("match001", -1)).steps == (step(0, 2),)
        assert await again.upcoming(9) == (due("k", 1),)
        assert (await again.secret("match001")).message_id == 900
        assert await again.surfaces("match001") == (surface(),)
        assert await again.handled(1) == await again.handled(2) == "match001"


async def test_the_file_is_kept_in_wal_mode_and_synced_fully(path: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    workers = make_workers(_url(path), "FULL", 1_234)
    for worker in (workers.writer, *workers.readers):
        assert await worker.read(pragmas) == ["wal", 2, 1_234]
    await workers.close()


async def test_a_new_or_current_file_is_not_copied(path: Path) -> None:
    for _ in range(2):
        await (await open_store(_url(path))).close()
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


async def test_an_older_file_is_copied_before_it_is_migrated(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(_url(path)) as store:
        await store.create(record(), SECRET, 1)
    _newer_program(tmp_path, monkeypatch)
    async with await open_store(_url(path)) as store:
        assert await store.match("match001") == record()
    copy = sqlite3.connect(f"{path}.{HEAD}.bak")
    assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    assert copy.execute("SELECT id FROM matches").fetchall() == [("match001",)]
    copy.close()


async def test_a_file_from_before_preferences_keeps_its_matches_and_can_hold_them(path: Path) -> None:
    def fill(connection: Connection) -> None:
        values = {name: value for name, value in match_values(record()).items() if name not in LATER}
        connection.execute(insert(matches).values(values))
        connection.execute(insert(sitters), sitter_values(record()))

    workers = make_workers(_url(path), "OFF", 1_000)
    await migrate(workers.writer, _url(path), "0001")
    await workers.writer.write(fill)
    await workers.close()
    async with await open_store(_url(path)) as store:
        assert await store.match("match001") == record()
        assert not await store.user_preferences()
        assert not await store.server_preferences()
        await store.put_user_preferences(1, UserPreferences("vi", pings=False))
        assert await store.user_preferences() == {1: UserPreferences("vi", pings=False)}
    copy = sqlite3.connect(f"{path}.0001.bak")
    tables = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"matches", "sitters"} <= tables
    assert not tables & {"user_preferences", "server_preferences"}
    assert copy.execute("SELECT id FROM matches").fetchall() == [("match001",)]
    copy.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(_url(path))).close()
    _newer_program(tmp_path, monkeypatch, then="raise RuntimeError('half-way')")
    with pytest.raises(RuntimeError, match="half-way"):
        await open_store(_url(path))
    file = sqlite3.connect(path)
    assert "note" not in [row[1] for row in file.execute("PRAGMA table_info(matches)")]
    file.close()


async def test_a_file_of_a_newer_program_is_refused_with_a_way_out(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        _newer_program(tmp_path, newer)
        await (await open_store(_url(path))).close()
    with pytest.raises(StoreError, match="9999"):
        await open_store(_url(path))


def _connection_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if "connection_worker" in thread.name]


async def test_no_thread_outlives_the_store_or_a_failed_start(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(_url(path))
    await store.match("match001")
    assert len(_connection_threads()) == 2
    await store.close()
    _newer_program(tmp_path, monkeypatch, then="raise RuntimeError('half-way')")
    with pytest.raises(RuntimeError):
        await open_store(_url(path))
    for thread in _connection_threads():
        thread.join(timeout=10)  # told to end, it may need a moment; a forgotten one never does
        assert not thread.is_alive()


async def test_lobbies_from_before_they_closed_by_themselves_close_soon(path: Path) -> None:
    def fill(connection: Connection) -> None:
        for match in (record(), record("match002", status="playing")):
            values = {name: value for name, value in match_values(match).items() if name not in LATER}
            connection.execute(insert(matches).values(values))

    workers = make_workers(_url(path), "OFF", 1_000)
    await migrate(workers.writer, _url(path), "0002")
    await workers.writer.write(fill)
    await workers.close()
    async with await open_store(_url(path)) as store:
        assert await store.upcoming(9) == (due(LOBBY_KEY, 0),)
