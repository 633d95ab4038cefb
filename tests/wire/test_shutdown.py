"""Stopping: SIGTERM and SIGINT end the bot in time and lose nothing; a data folder belongs to one process."""

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import shutdown
from bot.sandbox import LocalDiscord
from bot.sandbox.faults import HttpFault
from bot.settings import Settings
from bot.store.records import MatchRecord
from bot.store.sql import open_store
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.process import ROOT, BotProcess, until
from tests.wire.test_storage import database_held

IN_TIME = 30.0
"""Seconds in which a bot that is told to stop is gone even on a machine that is busy with something else."""


@pytest.fixture
async def bot(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    bot = BotProcess(local.url, local.token, tmp_path / "data", tmp_path / "log")
    await bot.start(local)
    try:
        yield bot
    finally:
        await bot.close()


async def lobby(host: Person, *guests: Person) -> Json:
    await host.slash("deal new", seats=4)
    table = host.messages()[-1]
    for guest in guests:
        await guest.refresh()
    return table


async def hands(*people: Person) -> list[int]:
    """How many messages stand in the DM of each, by Discord itself: what was sent last may not have been heard yet."""
    for person in people:
        await person.refresh()
    return [len(person.dm_messages()) for person in people]


async def stored(folder: Path) -> MatchRecord:
    """The only match of a data folder that nobody uses any more."""
    async with await open_store(f"sqlite+aiosqlite:///{folder}/parlour.sqlite3") as store:
        (record,) = await store.open_matches()
        return record


def test_by_default_the_last_resort_comes_within_five_seconds_and_after_every_other_wait() -> None:
    assert shutdown.LAST_RESORT * Settings.model_fields["stop_seconds"].default < 5
    waits = shutdown.PRESSES, shutdown.EDITS, shutdown.STRAGGLERS, shutdown.GOODBYE
    assert sum(waits) < shutdown.LAST_RESORT


async def test_an_interrupt_ends_an_idle_bot(bot: BotProcess, local: LocalDiscord) -> None:
    bot.signal(signal.SIGINT)
    assert await bot.ended(IN_TIME) == 0
    assert not local.services.gateway.online
    assert bot.said() == ""


async def test_a_held_database_holds_nobody_up(
    bot: BotProcess, local: LocalDiscord, ann: Person, bob: Person, tmp_path: Path
) -> None:
    table = await lobby(ann, bob)
    with database_held(tmp_path / "data"):
        await bob.press(table, label="Join")  # answered by a deferral, and still waiting
        bot.signal(signal.SIGTERM)
        # Either the press gives up on the database before the last resort, or the last resort ends both.
        assert await bot.ended(IN_TIME) in {0, 1}
    assert [sitter.user_name for sitter in (await stored(tmp_path / "data")).sitters] == ["Ann"]
    await bot.start(local)
    await bob.press(bob.message(table["id"]), label="Join")
    assert "Bob" in text_of(ann.message(table["id"]))


async def test_a_press_whose_answer_hangs_is_stored_and_a_later_one_is_told_to_come_back(
    bot: BotProcess, local: LocalDiscord, ann: Person, bob: Person, minh: Person, tmp_path: Path
) -> None:
    table = await lobby(ann, bob, minh)
    answering = HttpFault("callback", status=None, delay=20)
    local.faults.add(answering)
    joining = asyncio.create_task(bob.press(table, label="Join"))
    await until(lambda: not answering.times)
    bot.signal(signal.SIGTERM)
    answers: list[str] = []
    while not any("khởi động lại" in answer for answer in answers):
        assert bot.running, f"nobody was told: {answers}"
        await minh.press(minh.message(table["id"]), label="Rules")
        answers = [text_of(message) for message in minh.messages() if is_ephemeral(message)]
    assert await bot.ended(IN_TIME) == 0, bot.said()
    await joining
    record = await stored(tmp_path / "data")
    assert [sitter.user_name for sitter in record.sitters] == ["Ann", "Bob"]


async def test_messages_in_flight_are_finished_and_remembered(
    bot: BotProcess, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    table = await lobby(ann, bob)
    await bob.press(table, label="Join")
    sending = HttpFault("/messages$", "POST", status=None, delay=0.4)
    local.faults.add(sending)
    await ann.press(table, label="Start")
    await until(lambda: not sending.times)
    bot.signal(signal.SIGTERM)
    assert await bot.ended(IN_TIME) == 0
    assert bot.said() == ""
    assert await hands(ann, bob) == [1, 1]
    await bot.start(local)
    await ann.slash("hand")
    bot.signal(signal.SIGTERM)
    assert await bot.ended(IN_TIME) == 0, bot.said()
    assert await hands(ann, bob) == [1, 1]


@asynccontextmanager
async def discord_process() -> AsyncIterator[tuple[asyncio.subprocess.Process, str, str]]:
    """A local Discord that can be frozen: its process, address and token."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", "0", cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        said = re.search(r"(http://\S+).*Bot token: (\S+)", (await process.stdout.readline()).decode())
        assert said is not None
        yield process, said[1], said[2]
    finally:
        process.kill()
        await process.wait()


@pytest.mark.parametrize("logged_in", [True, False])
async def test_a_discord_that_has_stopped_answering_holds_nobody_up(tmp_path: Path, *, logged_in: bool) -> None:
    async with discord_process() as (discord, url, token):
        bot = BotProcess(url, token, tmp_path / "data", tmp_path / "log")
        try:
            if logged_in:
                await bot.spawn()
                async with Person(url, "ann") as ann:
                    async with asyncio.timeout(30):
                        while not ann.world["bot_online"]:
                            await asyncio.sleep(0.05)
                            await ann.refresh()
            discord.send_signal(signal.SIGSTOP)
            if not logged_in:
                await bot.spawn()
                # It opens its database, then its login hangs.
                await until((tmp_path / "data" / "parlour.sqlite3").exists)
            bot.signal(signal.SIGTERM)
            assert await bot.ended(IN_TIME) == 0, bot.said()
        finally:
            await bot.close()


async def test_a_second_process_on_the_folder_refuses_to_start(
    bot: BotProcess, local: LocalDiscord, ann: Person, tmp_path: Path
) -> None:
    second = BotProcess(local.url, local.token, tmp_path / "data", tmp_path / "second")
    await second.spawn()
    try:
        assert await second.ended() == 2
    finally:
        await second.close()
    assert str(tmp_path / "data") in second.said()
    assert "PARLOUR_DATA_FOLDER" in second.said()
    assert "Traceback" not in second.said()
    await lobby(ann)
    await bot.kill(local)
    await second.start(local)  # the lock died with its process
    await second.close()
