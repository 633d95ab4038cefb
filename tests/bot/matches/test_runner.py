"""The loop that plays what is due."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from structlog.testing import capture_logs

from bot.matches import timers
from bot.matches.paces import Paces
from bot.matches.timers import DueRunner
from tests.bot.matches.kit import ANN, BO, FakeClock, World

Played = tuple[str, str]


def _runner(world: World, grace: float = 30) -> DueRunner:
    return DueRunner(world.service, world.store, world.clock, timedelta(seconds=grace))


async def _versions(world: World, *ids: str) -> list[int]:
    return [(await world.service.info(match_id)).version for match_id in ids]


async def test_it_plays_what_is_due_and_names_the_next_deadline(world: World) -> None:
    runner = _runner(world)
    assert await runner.run_due() == world.clock.at + timedelta(seconds=5)  # nothing to do: look again all the same
    info = await world.match(ANN, BO, ruleset="dice")
    world.clock.advance(88)
    assert await runner.run_due() == world.clock.at + timedelta(seconds=2)
    assert await _versions(world, info.id) == [0]
    world.clock.advance(2)
    await runner.run_due()
    assert await _versions(world, info.id) == [2]  # both seats' time was up


async def test_one_failing_match_stops_nobody_and_is_tried_later(world: World) -> None:
    bad, good = [await world.match(ANN, BO, ruleset="dice") for _ in range(2)]
    real, tried = world.service.play_due, list[Played]()

    async def play_due(match_id: str, key: str) -> bool:
        tried.append((match_id, key))
        if match_id == bad.id:
            raise ValueError("the hidden card is 7-of-moons")
        return await real(match_id, key)

    world.service.play_due = play_due  # type: ignore[method-assign]
    runner = _runner(world)
    world.clock.advance(120)
    with capture_logs() as logs:
        await runner.run_due()
    assert await _versions(world, bad.id, good.id) == [0, 2]
    assert {(entry["event"], entry["match"], entry["error"]) for entry in logs} == {
        ("due-failed", bad.id, "ValueError")
    }
    assert "moons" not in str(logs)
    waits = []
    for _ in range(4):  # 1, 2, 4, 8 s
        begun, tried_before = world.clock.at, len(tried)
        while len(tried) == tried_before:
            world.clock.advance(0.5)
            await runner.run_due()
        waits.append((world.clock.at - begun).total_seconds())
    assert waits == [1, 2, 4, 8]
    world.service.play_due = real  # type: ignore[method-assign]
    world.clock.advance(16)
    await runner.run_due()
    assert await _versions(world, bad.id) == [2]


async def test_people_have_a_grace_after_a_start_and_computers_none(world: World) -> None:
    people = await world.match(ANN, BO, ruleset="dice")
    computers = await world.match(ANN, ruleset="dice", policies=("noting",))
    world.clock.advance(3_600)  # the program was down
    world = world.restarted()
    runner = _runner(world, grace=30)
    await runner.start()
    await runner.stop()
    await runner.run_due()
    assert await _versions(world, people.id) == [0]
    assert (await world.service.info(computers.id)).version > 0
    world.clock.advance(30)
    await runner.run_due()
    assert await _versions(world, people.id) == [2]


class _Now(FakeClock):
    def now(self) -> datetime:
        return datetime.now(UTC)


async def _until(world: World, match_id: str, status: str, version: int = 0) -> None:
    """Wait, commit by commit, until the match is there."""
    async with asyncio.timeout(60):
        while True:
            world.changes.heard.clear()
            info = await world.service.info(match_id)
            if info.status == status and info.version >= version:
                return
            await world.changes.heard.wait()


async def test_the_loop_plays_computers_to_the_end_by_itself(world: World) -> None:
    world = world.restarted(clock=_Now(), paces=Paces(computer=0))
    runner = _runner(world)
    await runner.start()
    info = await world.match(ANN, ruleset="monopoly_deal", policies=("random", "random"))
    await world.service.resign(info.id, ANN, world.iid)
    await _until(world, info.id, "over")
    await runner.stop()
    versions = [row.version for row in (await world.store.tail(info.id, -1)).steps]
    assert versions == list(range(len(versions)))


async def test_a_deadline_earlier_than_the_nap_wakes_the_loop(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "LONGEST_NAP", timedelta(hours=1))
    world = world.restarted(clock=_Now(), paces=Paces(computer=0.02))
    runner = _runner(world)
    await runner.start()
    info = await world.lobby(ANN, ruleset="dice", policies=("noting",))
    assert runner._wakes_at is not None  # it naps
    await world.service.start(info.id, ANN, world.iid)
    await _until(world, info.id, "playing", version=1)
    await runner.stop()


async def test_the_loop_outlives_a_store_that_fails(world: World) -> None:
    real, failures = world.store.upcoming, iter([OSError("disk full")])

    async def upcoming(limit: int) -> tuple[object, ...]:
        for failure in failures:
            raise failure
        return await real(limit)

    world = world.restarted(clock=_Now(), paces=Paces(computer=0))
    world.store.upcoming = upcoming  # type: ignore[method-assign, assignment]
    runner = _runner(world)
    with capture_logs() as logs:
        await runner.start()
        info = await world.match(ANN, ruleset="dice", policies=("noting",))
        await _until(world, info.id, "playing", version=1)
        await runner.stop()
    assert [entry["event"] for entry in logs] == ["due-runner-failed"]


async def test_nothing_is_played_for_people_who_cannot_press_and_they_have_a_grace_afterwards(world: World) -> None:
    people = await world.match(ANN, BO, ruleset="dice")
    computers = await world.match(ANN, ruleset="dice", policies=("noting",))
    line = {"up": True}
    runner = DueRunner(world.service, world.store, world.clock, reachable=lambda: line["up"])
    await runner.run_due()
    line["up"] = False
    await runner.run_due()
    world.clock.advance(600)  # Discord was down
    await runner.run_due()
    assert await _versions(world, people.id) == [0]
    assert (await world.service.info(computers.id)).version > 0, "computer players need no line"
    line["up"] = True
    await runner.run_due()
    assert await _versions(world, people.id) == [0]
    deadlines = (await world.service.snapshot(people.id)).deadlines
    assert set(deadlines.values()) == {world.clock.at + timedelta(seconds=60)}
    world.clock.advance(60)
    await runner.run_due()
    assert await _versions(world, people.id) == [2]


async def test_a_line_that_is_back_at_once_postpones_nothing(world: World) -> None:
    people = await world.match(ANN, BO, ruleset="dice")
    line = {"up": False}
    runner = DueRunner(world.service, world.store, world.clock, reachable=lambda: line["up"])
    world.clock.advance(85)
    await runner.run_due()
    line["up"] = True
    world.clock.advance(5)
    await runner.run_due()
    assert await _versions(world, people.id) == [2]
