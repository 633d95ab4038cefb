"""A copy holds everything as it was at one moment; put back, nothing that was there is lost."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.folder import DATABASE, locked
from bot.store.sql import open_store
from tests.bot.store.kit import SECRET, record

Run = Callable[..., int]


def match_id(number: int) -> str:
    return f"match{number:03}"


async def fill(folder: Path, *numbers: int) -> None:
    """A database with these matches and whatever was in it."""
    await asyncio.to_thread(folder.mkdir, exist_ok=True)
    async with await open_store(f"sqlite+aiosqlite:///{folder / DATABASE}") as store:
        for number in numbers:
            await store.create(record(match_id(number)), SECRET, number)


def held(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM matches ORDER BY id")]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line on a data folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path / "data"))
    return lambda *words: main([str(word) for word in words])


async def test_a_copy_is_made_while_the_database_is_written(tmp_path: Path, run: Run) -> None:
    """What is answered before the copy is in it, though the file itself lags behind its WAL."""
    folder = tmp_path / "data"
    folder.mkdir()
    async with await open_store(f"sqlite+aiosqlite:///{folder / DATABASE}") as store:
        await store.create(record(match_id(1)), SECRET, 1)
        with locked(folder):
            copying = asyncio.create_task(asyncio.to_thread(run, "backup", tmp_path / "copy"))
            number = 1
            while not copying.done():
                number += 1
                await store.create(record(match_id(number)), SECRET, number)
        assert await copying == 0
        await store.create(record(match_id(number + 1)), SECRET, number + 1)
    found = held(tmp_path / "copy")
    assert found == [match_id(i + 1) for i in range(len(found))], "a moment, with nothing missing before it"
    assert 1 <= len(found) <= number
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert not (tmp_path / "copy.unfinished").exists()


async def test_a_copy_put_back_is_what_it_was(tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    await fill(folder, 1, 2)
    assert run("backup", "copy") == 0
    assert "2 matches" in capsys.readouterr().out
    await fill(folder, 3)
    assert run("restore", "copy") == 0
    assert held(folder / DATABASE) == [match_id(1), match_id(2)]
    (kept,) = folder.glob("*.old")
    assert held(kept) == [match_id(1), match_id(2), match_id(3)]
    assert kept.name in capsys.readouterr().out
    await fill(folder, 4)
    assert held(folder / DATABASE) == [match_id(1), match_id(2), match_id(4)], "it can be written"
    assert held(tmp_path / "copy") == [match_id(1), match_id(2)], "the copy stays as it is"


async def test_putting_back_twice_in_a_second_keeps_both(tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "data"
    await fill(folder, 1)
    assert run("backup", "copy") == 0
    for number in (2, 3):
        await fill(folder, number)
        assert run("restore", "copy") == 0
    assert sorted(len(held(kept)) for kept in folder.glob("*.old*")) == [2, 2]


async def test_into_an_empty_place(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(tmp_path / "data", 1)
    assert run("backup", "copy") == 0
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path / "new" / "place"))
    assert run("restore", "copy") == 0
    assert held(tmp_path / "new" / "place" / DATABASE) == [match_id(1)]


async def test_what_was_not_yet_in_the_file_is_kept_too(tmp_path: Path, run: Run) -> None:
    """A killed bot leaves its last steps in the WAL."""
    folder = tmp_path / "data"
    await fill(folder, 1)
    assert run("backup", "copy") == 0
    killed = tmp_path / "killed"
    killed.mkdir()
    async with await open_store(f"sqlite+aiosqlite:///{folder / DATABASE}") as store:
        await store.create(record(match_id(2)), SECRET, 2)
        for file in folder.glob(f"{DATABASE}*"):
            (killed / file.name).write_bytes(file.read_bytes())
    assert (killed / f"{DATABASE}-wal").stat().st_size > 0
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PARLOUR_DATA_FOLDER", str(killed))
        assert run("restore", "copy") == 0
    (kept,) = killed.glob("*.old")
    assert held(kept) == [match_id(1), match_id(2)]
    assert held(killed / DATABASE) == [match_id(1)]


async def test_a_running_bot_is_not_pulled_away_from_under(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    await fill(folder, 1)
    assert run("backup", "copy") == 0
    await fill(folder, 2)
    with locked(folder):
        assert run("restore", "copy") == 2
    assert "Stop it first" in capsys.readouterr().err
    assert held(folder / DATABASE) == [match_id(1), match_id(2)]
    assert not list(folder.glob("*.old*"))


async def test_no_file_is_written_over(tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    await fill(tmp_path / "data", 1)
    (tmp_path / "copy").write_text("precious")
    assert run("backup", "copy") == 2
    assert (tmp_path / "copy").read_text() == "precious"
    assert run("backup", "nowhere/copy") == 2
    said = capsys.readouterr().err
    assert "is there already" in said
    assert "no folder nowhere" in said


@pytest.mark.parametrize("kind", ["missing", "no database", "another's", "damaged", "newer", "itself"])
async def test_what_is_no_copy_is_not_put_back(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    folder = tmp_path / "data"
    await fill(folder, *range(1, 40))
    source = tmp_path / "copy"
    match kind:
        case "no database":
            source.write_text("hello " * 1000)
        case "another's":
            with closing(sqlite3.connect(source)) as connection:
                connection.execute("CREATE TABLE matches (id)")
        case "damaged":
            assert run("backup", source) == 0
            data = bytearray(source.read_bytes())
            data[8192:12288] = b"\xff" * 4096
            source.write_bytes(data)
        case "newer":
            assert run("backup", source) == 0
            with closing(sqlite3.connect(source)) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
                connection.commit()
        case "itself":
            source = folder / DATABASE
    assert run("restore", source) == 2
    said = capsys.readouterr().err
    assert str(source) in said
    assert "Traceback" not in said
    assert held(folder / DATABASE) == [match_id(number) for number in range(1, 40)]
    assert not list(folder.glob("*.old*"))
    assert not list(folder.glob("*restoring*"))


def test_without_a_database_there_is_nothing_to_copy(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    assert run("backup", "copy") == 2
    assert DATABASE in capsys.readouterr().err
    assert not list((tmp_path / "data").iterdir())
    assert not (tmp_path / "copy").exists()
