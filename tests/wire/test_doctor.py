"""`/doctor`: what a moderator is told of a bot that is well, and of one thing after another that is not."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.doctor import findings
from bot.folder import DATABASE
from bot.sandbox import LocalDiscord
from bot.sandbox.control_settings import set_bot_permissions
from bot.sandbox.permissions import BOT_DEFAULT, MODERATOR, Permission
from tests.bot.text.wording import ISOLATES
from tests.support.clocks import NOON, HandClock
from tests.support.person import Person
from tests.support.reading import is_ephemeral, text_of
from tests.wire.house import House
from tests.wire.mishaps import fail
from tests.wire.test_storage import database_held, pragma


@pytest.fixture
def clock(local: LocalDiscord) -> HandClock:
    """A clock that agrees with that of the local Discord."""
    clock = HandClock()
    clock.at = datetime.fromtimestamp(local.clock.now(), UTC)
    return clock


@pytest.fixture
async def house(
    local: LocalDiscord, tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr(findings, "LARGEST_SKEW", 600.0)  # no machine is that slow
    house = House(local, tmp_path, clock=clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def examined(person: Person, channel: str = "tables") -> str:
    """The answer, which nobody else sees."""
    before = len(person.ephemerals())
    await person.slash("doctor", channel=channel)
    answer = (await person.wait_for(lambda p: p.ephemerals()[before:]))[-1]
    assert is_ephemeral(answer)
    return ISOLATES.sub("", text_of(answer))


def wrong(said: str) -> list[str]:
    """The lines that tell of something to mend."""
    return [line for line in said.splitlines() if line.startswith(("❌", "⚠️"))]


async def test_a_bot_that_is_well(house: House, local: LocalDiscord, ann: Person, tmp_path: Path) -> None:
    said = await examined(ann)
    assert wrong(said) == []
    for topic in ("Token", "Intents", "Application", "Permissions", "Direct messages", "Database", "Schema", "Clock"):
        assert f"✅ **{topic}**" in said
    assert f"client_id={local.world.application.id}" in said
    assert "permissions=35840" in said
    assert str(tmp_path) not in said
    assert DATABASE not in said
    await house.settle(ann)
    assert not ann.dm_messages(), "the trial message is gone"


async def test_what_the_bot_may_not_in_this_channel(local: LocalDiscord, house: House, ann: Person) -> None:
    assert house.app.client.ready
    await set_bot_permissions(local.services, ann.channel_id("tables"), BOT_DEFAULT & ~int(Permission.SEND_MESSAGES))
    (line,) = wrong(await examined(ann))
    assert "lacks Send Messages here" in line
    assert wrong(await examined(ann, "quiet")) == []


async def test_a_server_that_wants_threads_which_the_bot_may_not_make(
    local: LocalDiscord, house: House, ann: Person
) -> None:
    preferences, guild_id = house.app.edge.preferences, local.world.channels[ann.channel_id("tables")].guild_id
    await set_bot_permissions(
        local.services,
        ann.channel_id("tables"),
        Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.ATTACH_FILES,
    )
    assert wrong(await examined(ann)) == []
    await preferences.set_server(int(guild_id or 0), lambda chosen: replace(chosen, threads=True), 1, NOON)
    (line,) = wrong(await examined(ann))
    assert "lacks Create Public Threads, Send Messages in Threads here" in line


async def test_closed_direct_messages_and_a_discord_that_refuses_them_for_now(
    local: LocalDiscord, house: House, ann: Person
) -> None:
    assert house.app.client.ready
    await ann.configure(dms_open=False)
    (line,) = wrong(await examined(ann))
    assert "yours are closed to the bot" in line
    await ann.configure(dms_open=True)
    fail(local, "POST", "/users/@me/channels", 400, 40003)
    fail(local, "POST", "/channels/.*/messages", 400, 40003)
    (line,) = wrong(await examined(ann))
    assert "did not take a trial message" in line


async def test_a_held_database(house: House, ann: Person, tmp_path: Path) -> None:
    await pragma(house, "busy_timeout=50")
    with database_held(tmp_path):
        (line,) = wrong(await examined(ann))
    assert "cannot be written now" in line


async def test_a_clock_that_is_off(house: House, ann: Person, clock: HandClock) -> None:
    assert house.app.client.ready
    clock.at += timedelta(hours=2)
    (line,) = wrong(await examined(ann))
    assert "Clock" in line


async def test_a_moderator_is_told_in_their_language(house: House, minh: Person) -> None:
    assert house.app.client.ready
    guild = minh.world["guilds"][0]
    await minh.configure(permissions={guild["id"]: MODERATOR})
    said = await examined(minh)
    assert "Cơ sở dữ liệu" in said
    assert "Database" not in said
