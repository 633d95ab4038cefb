"""More time once a round, pauses that all want and anybody ends, the clock at night, grace after downtime."""

from datetime import timedelta
from random import Random

import pytest

from bot.matches.errors import (
    ExtendedAlready,
    GaveUp,
    NoClock,
    NotPaused,
    NotSeated,
    PauseWantedAlready,
    TimeStandsStill,
)
from bot.matches.model import MatchInfo, Press, Snapshot
from bot.matches.quiet import Night
from bot.matches.timers import DueRunner
from tests.bot.matches.kit import ANN, BO, CY, DEE, World, any_press, user_at

DEAL = "monopoly_deal"


async def snap(world: World, info: MatchInfo) -> Snapshot:
    return await world.service.snapshot(info.id)


async def test_anyone_seated_gives_more_time_to_all_who_are_asked(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    world.clock.advance(60)
    await world.service.pauses.extend(info.id, BO, world.iid)
    snapshot = await snap(world, info)
    assert {round((at - world.clock.at).total_seconds()) for at in snapshot.deadlines.values()} == {120}
    assert len(snapshot.deadlines) == 2
    assert (await snap(world.restarted(), info)).deadlines == snapshot.deadlines
    assert "log-extended" in [line.text.key for line in snapshot.log]


async def test_once_a_round_each(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=DEAL)
    await world.service.pauses.extend(info.id, ANN, world.iid)
    with pytest.raises(ExtendedAlready):
        await world.service.pauses.extend(info.id, ANN, world.iid)
    await world.service.pauses.extend(info.id, BO, world.iid)
    rng = Random(5)
    turns = [(await snap(world, info)).turn]
    while len(turns) < 3:  # a round of two
        with pytest.raises(ExtendedAlready):
            await world.service.pauses.extend(info.id, ANN, world.iid)
        await world.step(info.id, rng)
        if (turn := (await snap(world, info)).turn) != turns[-1]:
            turns.append(turn)
    await world.service.pauses.extend(info.id, ANN, world.iid)


async def test_a_press_delivered_twice_gives_time_once(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    interaction = world.iid
    await world.service.pauses.extend(info.id, ANN, interaction)
    again = await world.service.pauses.extend(info.id, ANN, interaction)
    assert (again.repeated, again.info.version) == (True, 1)


async def test_without_a_clock_there_is_no_time_to_give(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=DEAL, pace="off")
    with pytest.raises(NoClock):
        await world.service.pauses.extend(info.id, ANN, world.iid)


async def test_only_those_who_play_may(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=DEAL)
    await world.service.resign(info.id, CY, world.iid)
    for act in (world.service.pauses.extend, world.service.pauses.pause, world.service.pauses.come_back):
        with pytest.raises(NotSeated):
            await act(info.id, DEE, world.iid)
        with pytest.raises(GaveUp):
            await act(info.id, CY, world.iid)


async def test_a_pause_begins_when_all_want_it_and_anybody_ends_it(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    world.clock.advance(60)
    await world.service.pauses.pause(info.id, ANN, world.iid)
    snapshot = await snap(world, info)
    assert snapshot.attendance.paused is None
    assert list(snapshot.attendance.wanting) == [snapshot.info.seat_of(ANN.id)]
    assert len(snapshot.deadlines) == 2
    with pytest.raises(PauseWantedAlready):
        await world.service.pauses.pause(info.id, ANN, world.iid)
    await world.service.pauses.pause(info.id, BO, world.iid)
    assert set((await snap(world, info)).deadlines) == {"idle"}
    world.clock.advance(86_400)
    world = world.restarted()
    await world.service.pauses.resume(info.id, BO, world.iid)
    snapshot = await snap(world, info)
    assert [round((at - world.clock.at).total_seconds()) for at in snapshot.deadlines.values()] == [30, 30]
    with pytest.raises(NotPaused):
        await world.service.pauses.resume(info.id, BO, world.iid)


async def test_in_a_pause_nobody_moves_but_anybody_may_leave(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=DEAL)
    for one in (ANN, BO, CY):
        await world.service.pauses.pause(info.id, one, world.iid)
    snapshot = await snap(world, info)
    ask = next(ask for ask in snapshot.asks if ask.required)
    user = user_at(info, ask.seat)
    assert user is not None
    with pytest.raises(TimeStandsStill):
        await world.press(info.id, user, any_press(ask, Random(1)))
    for act in (world.service.pauses.pause, world.service.pauses.extend):
        with pytest.raises(TimeStandsStill):
            await act(info.id, user, world.iid)
    await world.service.leave(info.id, user, world.iid)
    assert set((await snap(world, info)).deadlines) == {"idle"}, "still paused"


async def test_whoever_is_away_is_not_waited_for_and_whoever_plays_on_wants_no_pause(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    for _ in range(2):
        snapshot = await snap(world, info)
        key = next(key for key in snapshot.deadlines if key.startswith(f"{info.seat_of(BO.id)}."))
        world.clock.at = snapshot.deadlines[key]
        await world.press(info.id, ANN, Press("mark", _asked(snapshot, info), "mark", ("red",)))
        assert await world.service.play_due(info.id, key)
    await world.service.pauses.pause(info.id, ANN, world.iid)
    assert (await snap(world, info)).attendance.paused is not None
    info = await world.match(ANN, BO, ruleset="dice")
    await world.service.pauses.pause(info.id, ANN, world.iid)
    await world.press(info.id, ANN, Press("roll", 0, "roll"))
    assert (await snap(world, info)).attendance.wanting == frozenset()


def _asked(snapshot: Snapshot, info: MatchInfo) -> int:
    return next(ask.since for ask in snapshot.asks if ask.seat == info.seat_of(ANN.id))


async def test_the_clock_of_a_slow_match_stands_still_at_night(world: World) -> None:
    info = await world.lobby(ANN, BO, ruleset="dice", pace="slow")
    await world.service.set_night(info.id, ANN, Night("23-07", "UTC"), world.iid)
    info = await world.service.start(info.id, ANN, world.iid)
    assert info.night == (await world.restarted().service.info(info.id)).night == Night("23-07", "UTC")
    # noon: 11 h to the night, 13 h of the next day from 7.
    wanted = world.clock.at + timedelta(hours=32)
    assert set((await snap(world, info)).deadlines.values()) == {wanted}
    live = await world.match(ANN, BO, ruleset="dice")
    assert live.night == Night()


async def test_a_live_match_plays_at_night_too(world: World) -> None:
    info = await world.lobby(ANN, BO, ruleset="dice")
    world.clock.at = world.clock.at.replace(hour=23, minute=59)
    await world.service.set_night(info.id, ANN, Night("23-07", "UTC"), world.iid)
    info = await world.service.start(info.id, ANN, world.iid)
    wanted = world.clock.at + timedelta(seconds=90)
    assert set((await snap(world, info)).deadlines.values()) == {wanted}


async def test_after_downtime_everybody_has_a_grace_and_nothing_is_a_volley(world: World) -> None:
    infos = [await world.match(ANN, BO, ruleset="dice") for _ in range(3)]
    slow = await world.match(ANN, BO, ruleset="dice", pace="slow")
    world.clock.advance(2 * 86_400)
    world = world.restarted()
    runner = DueRunner(world.service, world.store, world.clock)
    await runner.start()
    await runner.stop()
    for info in infos:
        assert {
            round((at - world.clock.at).total_seconds()) for at in (await snap(world, info)).deadlines.values()
        } == {60}
    assert set((await snap(world, slow)).deadlines.values()) == {world.clock.at + timedelta(hours=2)}


async def test_reminders_come_when_a_third_of_the_time_is_left(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    snapshot = await snap(world, info)
    assert {round((at - world.clock.at).total_seconds()) for at in snapshot.reminders.values()} == {60}
    for user in (ANN, BO):
        await world.service.pauses.pause(info.id, user, world.iid)
    assert (await snap(world, info)).reminders == {}


async def test_more_time_for_others_leaves_the_own_step_to_be_taken_back(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    await world.press(info.id, ANN, Press("mark", 0, "mark", ("red",)))
    await world.service.pauses.extend(info.id, BO, world.iid)
    await world.service.undo(info.id, ANN, world.iid)
    snapshot, again = await snap(world, info), await snap(world.restarted(), info)
    assert "log-undone" in [line.text.key for line in snapshot.log]
    assert snapshot.attendance == again.attendance
    assert list(snapshot.attendance.extended) == [info.seat_of(BO.id)], "what was given stays given"
    assert snapshot.state == again.state
    with pytest.raises(ExtendedAlready):
        await world.service.pauses.extend(info.id, BO, world.iid)
