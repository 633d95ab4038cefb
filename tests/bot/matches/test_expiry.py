"""Lobbies in which nothing changes close, once; whatever changes renews their time."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.matches.errors import MatchOver
from bot.matches.model import MatchInfo, Place
from bot.matches.paces import Paces
from bot.matches.timers import DueRunner
from bot.store.records import LOBBY_KEY
from tests.bot.matches.kit import ANN, BO, CY, World

MINUTES_15 = 900


async def _closes_in(world: World, info: MatchInfo) -> float:
    at = (await world.service.snapshot(info.id)).deadlines[LOBBY_KEY]
    return (at - world.clock.at).total_seconds()


async def _run(world: World) -> None:
    await DueRunner(world.service, world.store, world.clock).run_due()


async def _status(world: World, info: MatchInfo) -> str:
    return (await world.service.info(info.id)).status


async def test_a_lobby_closes_after_15_minutes_and_is_told_of_once(world: World) -> None:
    info = await world.lobby(ANN, BO, size=3)
    world.clock.advance(MINUTES_15 - 1)
    await _run(world)
    assert await _status(world, info) == "lobby"
    world.clock.advance(1)
    world.changes.seen.clear()
    for _ in range(3):
        await _run(world)
    assert await _status(world, info) == "expired"
    assert world.changes.seen == [info.id]
    assert await world.store.upcoming(9) == ()
    assert await world.service.matches_of(ANN.id) == await world.service.matches_in(info.place.channel_id) == ()
    with pytest.raises(MatchOver):
        await world.service.join(info.id, CY, world.iid)
    with pytest.raises(MatchOver):
        await world.service.start(info.id, ANN, world.iid)


Change = Callable[[World, MatchInfo], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "join": lambda world, info: world.service.join(info.id, CY, world.iid),
    "leave": lambda world, info: world.service.leave(info.id, BO, world.iid),
    "add": lambda world, info: world.service.add_policy(info.id, ANN, "random", world.iid),
    "pace": lambda world, info: world.service.set_pace(info.id, ANN, "slow", world.iid),
    "size": lambda world, info: world.service.set_size(info.id, ANN, 4, world.iid),
    "move": lambda world, info: world.service.move_table(info.id, Place(7, "Guild", 71), world.iid),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_every_change_renews_its_time(world: World, change: str) -> None:
    info = await world.lobby(ANN, BO, size=3)
    world.clock.advance(800)
    assert await _closes_in(world, info) == 100
    await CHANGES[change](world, info)
    assert await _closes_in(world, info) == MINUTES_15
    world.clock.advance(100)
    await _run(world)
    assert await _status(world, info) == "lobby"


async def test_how_long_is_a_setting(world: World) -> None:
    world = world.restarted(paces=Paces(lobby=60))
    assert await _closes_in(world, await world.lobby(ANN, size=3)) == 60


async def test_a_match_that_began_or_was_called_off_does_not_expire(world: World) -> None:
    began, off = await world.match(ANN, BO, pace="off"), await world.lobby(CY, size=3)
    await world.service.leave(off.id, CY, world.iid)
    assert LOBBY_KEY not in [due.key for due in await world.store.upcoming(9)]
    await world.service.move_table(began.id, Place(7, "Guild", 71), world.iid)
    world.clock.advance(MINUTES_15)
    for info in (began, off):
        assert not await world.service.play_due(info.id, LOBBY_KEY)
    assert (await _status(world, began), await _status(world, off)) == ("playing", "cancelled")


async def test_a_change_in_the_last_moment_wins(world: World) -> None:
    """The runner has read that the time is up; somebody joins before it is played."""
    info = await world.lobby(ANN, size=3)
    world.clock.advance(MINUTES_15)
    real = world.store.commit

    async def commit(change: object) -> None:
        world.store.commit = real  # type: ignore[method-assign]
        await world.restarted().service.join(info.id, BO, world.iid)
        await real(change)  # type: ignore[arg-type]

    world.store.commit = commit  # type: ignore[method-assign, assignment]
    assert not await world.service.play_due(info.id, LOBBY_KEY)
    assert await _status(world, info) == "lobby"
    assert await _closes_in(world, info) == MINUTES_15


async def test_after_a_start_lobbies_have_their_grace_too(world: World) -> None:
    info = await world.lobby(ANN, size=3)
    world.clock.advance(MINUTES_15 * 4)  # the program was down
    world = world.restarted()
    runner = DueRunner(world.service, world.store, world.clock, timedelta(seconds=30))
    await runner.start()
    await runner.stop()
    await runner.run_due()
    assert await _status(world, info) == "lobby"
    world.clock.advance(30)
    await runner.run_due()
    assert await _status(world, info) == "expired"
