"""Deadlines: written with the step, kept while they are the same, played once."""

import asyncio
from datetime import timedelta
from random import Random

from bot.matches.model import Press
from bot.matches.paces import Paces, Seconds
from tests.bot.matches.dice import DiceState
from tests.bot.matches.kit import ANN, BO, CY, World, press_of, user_at

PACES = Paces(
    live=Seconds(decision=60, answer=20, table=30),
    slow=Seconds(decision=600, answer=200, table=300),
    off=Seconds(decision=None, answer=None, table=30),
    computer=1.5,
)


async def test_each_kind_of_deadline_has_its_time(world: World) -> None:
    world = world.restarted(paces=PACES)
    for pace, decision, table in (("live", 60, 30), ("slow", 600, 300)):
        info = await world.match(ANN, BO, pace=pace)  # type: ignore[arg-type]
        snapshot = await world.service.snapshot(info.id)
        assert snapshot.deadlines == {
            f"{snapshot.asks[0].seat}.play.0": world.clock.at + timedelta(seconds=decision),
            "clock": world.clock.at + timedelta(seconds=table),
        }


async def test_with_the_clock_off_only_the_table_has_deadlines(world: World) -> None:
    info = await world.match(ANN, BO, pace="off")
    assert list((await world.service.snapshot(info.id)).deadlines) == ["clock", "idle"]
    info = await world.match(ANN, BO, ruleset="monopoly_deal", pace="off")
    assert list((await world.service.snapshot(info.id)).deadlines) == ["idle"]
    assert [row.match_id for row in await world.store.upcoming(9)] != [info.id]


async def test_a_deadline_keeps_its_time_while_others_act(world: World) -> None:
    world = world.restarted(paces=PACES)
    info = await world.match(ANN, BO, ruleset="dice")
    first = user_at(info, 0)
    assert first is not None
    begun = world.clock.at
    world.clock.advance(10)
    await world.press(info.id, first, Press("mark", 0, "mark", ("red",)))
    deadlines = (await world.service.snapshot(info.id)).deadlines
    assert deadlines == {"1.roll.0": begun + timedelta(seconds=60), "0.roll.1": begun + timedelta(seconds=70)}
    assert (await world.restarted().service.snapshot(info.id)).deadlines == deadlines


async def test_the_default_is_played_when_the_time_has_come_and_not_before(world: World) -> None:
    world = world.restarted(paces=PACES)
    info = await world.match(ANN, BO, ruleset="dice")
    world.clock.advance(59.999)
    assert not await world.service.play_due(info.id, "0.roll.0")
    world.clock.advance(0.001)
    assert await world.service.play_due(info.id, "0.roll.0")
    snapshot = await world.service.snapshot(info.id)
    assert isinstance(snapshot.state, DiceState)
    assert (snapshot.info.version, snapshot.state.rolls) == (1, 4)
    assert {last.version for last in snapshot.last_by.values()} == {0}  # nobody pressed anything but Start
    assert not await world.service.play_due(info.id, "0.roll.0")


async def test_a_deadline_played_by_two_processes_is_played_once(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    other = world.restarted()
    await other.service.snapshot(info.id)
    world.clock.advance(1_000)
    played = await asyncio.gather(
        *(one.service.play_due(info.id, "0.roll.0") for one in (world, other, world, other)),
    )
    assert sorted(played) == [False, False, False, True]
    assert (await world.service.info(info.id)).version == 1


async def test_a_deadline_that_another_process_wrote_is_played(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    first, other = user_at(info, 0), world.restarted()
    assert first is not None
    await other.service.snapshot(info.id)  # the other process knows version 0 and its deadlines
    await world.press(info.id, first, Press("roll", 0, "roll"))
    world.clock.advance(1_000)
    assert await other.service.play_due(info.id, "0.roll.1")


async def test_a_press_in_the_last_moment_beats_its_deadline(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    first = user_at(info, 0)
    assert first is not None
    world.clock.advance(1_000)
    await world.press(info.id, first, Press("roll", 0, "roll"))
    assert not await world.service.play_due(info.id, "0.roll.0")
    assert (await world.service.info(info.id)).version == 1


async def test_the_table_closes_an_auction_that_nobody_else_can(world: World) -> None:
    info = await world.match(ANN, BO, CY, pace="off")
    await world.press(info.id, *press_of(await world.service.snapshot(info.id), "play", "sell"))
    snapshot = await world.service.snapshot(info.id)
    assert [ask.required for ask in snapshot.asks] == [False] * len(snapshot.asks)
    assert "auction.1" in snapshot.deadlines
    world.clock.at = snapshot.deadlines["auction.1"]
    assert await world.service.play_due(info.id, "auction.1")
    assert "auction.1" not in (await world.service.snapshot(info.id)).deadlines


async def test_defaults_alone_end_a_match_of_absent_people(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    for _ in range(5):
        await world.pass_deadline(await world.service.snapshot(info.id))
    snapshot = await world.service.snapshot(info.id)
    assert snapshot.info.status == "over"
    assert snapshot.deadlines == {}
    assert await world.store.upcoming(1) == ()


async def test_deadlines_of_a_whole_match_are_those_of_its_open_questions(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset="monopoly_deal")
    rng = Random(8)
    for _ in range(60):
        snapshot = await world.service.snapshot(info.id)
        required = {f"{ask.seat}.{ask.kind}.{ask.since}" for ask in snapshot.asks if ask.required}
        assert set(snapshot.deadlines) == required
        assert {row.key for row in await world.store.upcoming(99)} == required
        if snapshot.outcome is not None:
            break
        world.clock.advance(1)
        await world.step(info.id, rng)
