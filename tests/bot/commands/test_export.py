"""`python -m bot export`: a log for a report, of any match, while the bot may be running."""

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from bot.__main__ import main
from bot.folder import DATABASE, locked
from bot.matches.logfile import read
from bot.matches.model import MatchInfo
from bot.store.errors import StoreUnusable
from bot.store.schema import matches
from bot.store.sql import SqlStore, open_for_reading, open_store
from bot.text import load_texts
from games.core.text import Name, Text
from tests.bot.matches.kit import ANN, BO, World
from tests.bot.store.kit import SECRET, record

RULESET = "monopoly_deal"


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / DATABASE}"


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    """That of a bot that runs."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(folder))
    with locked(folder):
        async with await open_store(url(folder)) as store:
            yield store


@pytest.fixture
def world(store: SqlStore) -> World:
    return World(store)


async def finished(world: World) -> MatchInfo:
    info = await world.match(ANN, BO, ruleset=RULESET)
    return (await world.finish(info.id, Random(1))).info


async def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = await asyncio.to_thread(main, arguments)
    return status, *capsys.readouterr()


async def test_a_finished_match_is_verified(world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    info = await finished(world)
    status, out, err = await run(capsys, "export", info.id, "log.json")
    assert (status, err) == (0, "")
    assert out.startswith(f"log.json holds the log of {info.id} ({'.'.join(info.name)}, {RULESET}, over, opened ")
    file = tmp_path / "log.json"
    assert read(file.read_bytes()) == await world.service.archive.log(info.id, ANN.id), "what /export gives"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    status, out, _ = await run(capsys, "verify", "log.json")
    assert (status, out.split(":")[0]) == (0, "verified")


async def test_a_match_in_play_only_when_that_is_asked_for(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    info = await world.match(ANN, BO, ruleset=RULESET)
    status, _, err = await run(capsys, "export", info.id, "log.json")
    assert (status, "--running" in err, (tmp_path / "log.json").exists()) == (2, True, False)
    status, _, err = await run(capsys, "export", "--running", info.id, "log.json")
    assert (status, "hidden cards" in err) == (0, True)
    status, out, _ = await run(capsys, "verify", "log.json")
    after = (await world.service.info(info.id)).version + 1
    assert (status, out) == (1, f"not verified: step {after}: is missing: the log stops before the match is over\n")


async def test_a_match_is_meant_by_its_words_in_any_language(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    info = await finished(world)
    texts, nouns = load_texts(), [Name(f"word-{noun}") for noun in info.name]
    shown = [
        texts.say(Text("ui-match-name", first=nouns[0], second=nouns[1]), locale, plain=True)
        for locale in ("en", "vi", "ko", "el")
    ]
    for number, name in enumerate((".".join(info.name), *shown)):
        assert (await run(capsys, "export", name.upper(), f"{number}.json"))[0] == 0
        assert (tmp_path / f"{number}.json").read_bytes() == (tmp_path / "0.json").read_bytes()


async def test_of_several_of_a_name_the_ids_are_told(
    world: World, store: SqlStore, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = await finished(world), await finished(world)
    name = ".".join(first.name)

    def rename(connection: Connection) -> None:
        connection.execute(matches.update().values(name=name))

    await store.write(rename)
    status, _, err = await run(capsys, "export", name, "log.json")
    assert status == 2
    assert {line.split()[1] for line in err.splitlines()[1:]} == {first.id, second.id}
    assert (await run(capsys, "export", first.id, "log.json"))[0] == 0


async def test_what_cannot_be_exported_is_told_so(
    world: World, store: SqlStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lobby = await world.lobby(ANN, BO, ruleset=RULESET)
    await store.create(record("match002", status="over", ruleset="chess"), SECRET, 9)
    (tmp_path / "there.json").write_text("kept")
    over = await finished(world)
    for arguments, why in (
        (("nothing", "log.json"), "There is no match 'nothing'"),
        ((lobby.id, "log.json"), "it never began"),
        (("match002", "log.json"), "this version has no such game"),
        ((over.id, "there.json"), "is there already"),
        ((over.id, "nowhere/log.json"), "cannot be written: No such file or directory"),
    ):
        status, _, err = await run(capsys, "export", *arguments)
        assert (status, why in err, len(err.splitlines())) == (2, True, 1), err
    assert (tmp_path / "there.json").read_text() == "kept"
    assert not (tmp_path / "log.json").exists()


async def test_a_store_for_reading_writes_nothing(store: SqlStore, tmp_path: Path) -> None:
    async with open_for_reading(url(tmp_path / "data")) as reading:
        with pytest.raises(StoreUnusable):
            await reading.create(record(), SECRET, 1)
    assert await store.match("match001") is None


def test_without_a_database_there_is_nothing_to_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", "match001", "log.json"]) == 2
    assert "There is no data/parlour.sqlite3" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
