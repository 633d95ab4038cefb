"""What has had its time goes, with everything that belongs to it; nothing else does."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.matches.errors import NoSuchMatch
from bot.matches.model import NewMatch, Place
from bot.privacy.keeper import DEPARTED, LOBBIES, PRESSES
from bot.privacy.purging import AT_ONCE, DISCORD_EPOCH
from bot.store.records import ServerPreferences, Surface
from bot.store.schema import interactions, metadata
from tests.bot.matches.kit import ANN, BO, MESSAGE, PLACE
from tests.bot.privacy.kit import RETENTION, Archive

ELSEWHERE = Place(8, "Elsewhere", 80)
DAY = timedelta(days=1)


async def rows_of(archive: Archive, match_id: str) -> set[str]:
    """The tables that hold something of a match, but for which presses opened its lobby: those go within a day."""
    return set(await archive.mentions(match_id)) - {interactions.name}


async def test_finished_matches_go_after_their_time(archive: Archive) -> None:
    world = archive.world
    old = await archive.finished(ANN, BO)
    await archive.store.put_surface(Surface(old.id, "table", 0, 70, 700, 0, "d", world.clock.now()))
    going_on = await world.match(ANN, BO, pace="off")
    world.clock.at += RETENTION - DAY
    young = await archive.finished(ANN, BO)
    await archive.keeper.sweep()
    assert await rows_of(archive, old.id) == {"matches", "sitters", "steps", "secrets", "surfaces", "results"}
    world.clock.at += 2 * DAY
    await archive.keeper.sweep()
    assert await rows_of(archive, old.id) == set()
    with pytest.raises(NoSuchMatch):
        await world.service.snapshot(old.id)
    for kept in (going_on, young):
        assert (await world.service.snapshot(kept.id)).state is not None


async def test_a_match_is_as_old_as_its_last_step(archive: Archive) -> None:
    world = archive.world
    slow = await world.match(ANN, BO, pace="off")
    world.clock.at += 2 * RETENTION
    await world.service.leave(slow.id, BO, world.iid)
    await archive.keeper.sweep()
    assert (await world.service.info(slow.id)).status == "over"
    world.clock.at += RETENTION + DAY
    await archive.keeper.sweep()
    assert await rows_of(archive, slow.id) == set()


async def test_without_a_retention_finished_matches_stay(archive: Archive) -> None:
    keeper = (await Archive.opened(archive.store, retention=None)).keeper
    info = await archive.finished(ANN, BO)
    archive.world.clock.at += 100 * RETENTION
    await keeper.sweep()
    assert (await archive.world.service.info(info.id)).status == "over"


async def test_a_lobby_that_never_began_goes_after_a_day(archive: Archive) -> None:
    world = archive.world
    closed, waiting = await world.lobby(ANN, BO), await world.lobby(ANN, BO)
    await world.service.cancel(closed.id, ANN, world.iid)
    world.clock.at += LOBBIES
    await archive.keeper.sweep()
    assert (await world.service.info(closed.id)).status == "cancelled"
    world.clock.at += timedelta(seconds=1)
    await archive.keeper.sweep()
    assert await rows_of(archive, closed.id) == set()
    assert (await world.service.info(waiting.id)).status == "lobby"


async def test_more_matches_than_go_at_once(archive: Archive) -> None:
    world = archive.world
    for _ in range(2 * AT_ONCE + 1):
        info = await world.lobby(ANN, BO)
        await world.service.cancel(info.id, ANN, world.iid)
    world.clock.at += 2 * DAY
    await archive.keeper.sweep()
    left = {table.name for table in metadata.sorted_tables if await archive.store.read(select(table))}
    assert left == set()


async def test_presses_are_forgotten_when_they_cannot_come_again(archive: Archive) -> None:
    world = archive.world

    def pressed(ago: timedelta) -> int:
        return (int((world.clock.now() - ago).timestamp() * 1000) - DISCORD_EPOCH) << 22

    new = NewMatch("bazaar", None, 2, (), "live", "en", ANN, PLACE)
    old, young = pressed(PRESSES + timedelta(minutes=1)), pressed(PRESSES - timedelta(minutes=1))
    infos = [await world.service.open(new, iid) for iid in (old, young)]
    await archive.keeper.sweep()
    assert [row.id for row in await archive.store.read(select(interactions))] == [young]
    assert (await world.service.open(new, young)).id == infos[1].id, "delivered twice"


def korean(before: ServerPreferences) -> ServerPreferences:
    return replace(before, locale="ko")


async def opened_at(archive: Archive, place: Place) -> str:
    world = archive.world
    info = await world.service.open(NewMatch("bazaar", None, 2, ("random",), "off", "en", ANN, place), world.iid)
    await world.service.set_table_message(info.id, MESSAGE)
    return (await world.service.start(info.id, ANN, world.iid)).id


async def over_at(archive: Archive, place: Place) -> str:
    match_id = await opened_at(archive, place)
    await archive.world.service.leave(match_id, ANN, archive.world.iid)
    return match_id


async def test_a_server_left_is_forgotten_but_for_matches_in_play(archive: Archive) -> None:
    here, there = await over_at(archive, PLACE), await over_at(archive, ELSEWHERE)
    playing = await opened_at(archive, PLACE)
    for guild in (PLACE, ELSEWHERE):
        assert guild.guild_id is not None
        await archive.preferences.set_server(guild.guild_id, korean, ANN.id, archive.world.clock.now())
    await archive.keeper.server_left(7)
    assert await rows_of(archive, here) == set()
    assert archive.preferences.server(7).locale is None
    assert set(await archive.store.server_preferences()) == {8}
    assert (await archive.world.service.info(there)).status == "over"
    assert (await archive.world.service.info(playing)).status == "playing"
    archive.world.clock.at += DEPARTED + DAY
    await archive.keeper.sweep()
    assert await rows_of(archive, playing) == set()
    assert set(await archive.mentions("Guild")) == set()
    assert (await archive.world.service.info(there)).status == "over"


async def test_a_server_that_invites_again_keeps_what_was_still_there(archive: Archive) -> None:
    playing = await opened_at(archive, PLACE)
    await archive.keeper.server_left(7)
    await archive.keeper.server_joined(7)
    archive.world.clock.at += DEPARTED + DAY
    await archive.keeper.sweep()
    assert (await archive.world.service.info(playing)).status == "playing"


async def test_a_server_left_while_nobody_looked_is_forgotten_after_a_while(archive: Archive) -> None:
    """A start with the token of another bot must not delete everything at once."""
    here, there = await over_at(archive, PLACE), await over_at(archive, ELSEWHERE)
    await archive.keeper.in_servers([8])
    await archive.keeper.sweep()
    assert (await archive.world.service.info(here)).status == "over"
    archive.world.clock.at += DEPARTED
    await archive.keeper.in_servers([8])
    archive.world.clock.at += DAY
    await archive.keeper.sweep()
    assert await rows_of(archive, here) == set()
    assert (await archive.world.service.info(there)).status == "over"


async def test_a_server_that_is_there_again_at_the_next_start_keeps_everything(archive: Archive) -> None:
    here = await over_at(archive, PLACE)
    await archive.keeper.in_servers([])
    archive.world.clock.at += DAY
    await archive.keeper.in_servers([7])
    archive.world.clock.at += DEPARTED
    await archive.keeper.sweep()
    assert (await archive.world.service.info(here)).status == "over"
