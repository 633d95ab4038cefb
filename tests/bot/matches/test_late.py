"""What the clock played for a person is told as such: on the table, in the whole log, after a restart."""

from random import Random

import pytest

from bot.matches.model import LogLine, MatchInfo, User
from bot.matches.presence import is_absent
from games.machi_koro import RULESETS
from tests.bot.matches.kit import ANN, BO, CY, World, any_press, user_at

KEY, LATE, AWAY = RULESETS[0].key, "log-timed-out", "log-away"


@pytest.fixture
def world(world: World) -> World:
    """Of Machi Koro: a turn is several decisions."""
    return World(world.store, {KEY: RULESETS[0]})


def notes(lines: tuple[LogLine, ...]) -> list[tuple[int | None, str]]:
    """What is said of the clock, by seat."""
    return [(line.seat, line.text.key) for line in lines if line.text.key in (LATE, AWAY)]


async def told(world: World, info: MatchInfo) -> list[tuple[int | None, str]]:
    """The same in the whole log, which is told as well by a program that has just started."""
    lines = await world.service.archive.story(info.id)
    assert await world.restarted().service.archive.story(info.id) == lines
    snapshot = await world.service.snapshot(info.id)
    assert (await world.restarted().service.snapshot(info.id)).log == snapshot.log
    assert lines[-len(snapshot.log) :] == snapshot.log
    return notes(lines)


async def turn_of(world: World, info: MatchInfo, who: User, *, plays: bool) -> None:
    """Everybody else answers until it is their turn, which they then play, or which passes."""
    seat, rng, begun = info.seat_of(who.id), Random(3), False
    for _ in range(200):
        snapshot = await world.service.snapshot(info.id)
        ask = next(ask for ask in snapshot.asks if ask.required)
        if begun and ask.seat != seat:
            return
        begun = begun or (ask.seat == seat and ask.pace == "decision")
        user = user_at(snapshot.info, ask.seat)
        if user is None or (ask.seat == seat and not plays):
            await world.pass_deadline(snapshot)
        else:
            await world.press(info.id, user, any_press(ask, rng))
    raise AssertionError("no turn came")


async def test_a_turn_that_passed_is_told_once_before_what_was_played(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=KEY)
    seat = info.seat_of(BO.id)
    await turn_of(world, info, BO, plays=False)
    assert await told(world, info) == [(seat, LATE)], "rolling and building are one run"
    lines = await world.service.archive.story(info.id)
    (at,) = (index for index, line in enumerate(lines) if line.text.key == LATE)
    assert lines[at + 1].seat == seat
    assert lines[at + 1].step == lines[at].step, "what was played follows"


async def test_what_is_played_at_once_is_told_once_a_turn_and_no_longer_when_they_are_back(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=KEY)
    seat = info.seat_of(BO.id)
    assert seat is not None
    await turn_of(world, info, BO, plays=False)
    snapshot = await world.service.snapshot(info.id)
    assert is_absent(snapshot.attendance, snapshot.info.sitters[seat]), "two decisions passed"
    for _ in range(2):
        await turn_of(world, info, BO, plays=False)
    assert await told(world, info) == [(seat, LATE), (seat, AWAY), (seat, AWAY)]
    await world.service.pauses.wake(info.id, BO)
    await turn_of(world, info, BO, plays=True)
    assert await told(world, info) == [(seat, LATE), (seat, AWAY), (seat, AWAY)]


async def go_on(world: World, info: MatchInfo) -> None:
    """Ann plays when she is asked; of anybody else the time passes."""
    snapshot = await world.service.snapshot(info.id)
    ask = next(ask for ask in snapshot.asks if ask.required)
    if user_at(snapshot.info, ask.seat) == ANN:
        await world.press(info.id, ANN, any_press(ask, Random(1)))
    else:
        await world.pass_deadline(snapshot)


async def test_of_computers_it_is_never_told_also_not_of_one_who_took_over(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=KEY, policies=("steady",))
    seat = info.seat_of(BO.id)
    assert seat is not None
    await turn_of(world, info, BO, plays=False)
    await world.replace_seat(info.id, CY, seat, "computer")
    for _ in range(12):
        await go_on(world, info)
    assert await told(world, info) == [(seat, LATE)]


async def test_a_substitute_is_told_of_as_whoever_sat_there_before_and_the_free_seat_is_not(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=KEY, policies=("steady",))
    seat = info.seat_of(BO.id)
    assert seat is not None
    await world.replace_seat(info.id, CY, seat, "substitute")
    while not any(ask.required and ask.seat == seat for ask in (await world.service.snapshot(info.id)).asks):
        await go_on(world, info)
    await world.pass_deadline(await world.service.snapshot(info.id))
    assert await told(world, info) == []
    await world.service.substitutes.take(info.id, CY, seat, world.iid)
    world.clock.advance(90)
    await world.pass_deadline(await world.service.snapshot(info.id))
    assert await told(world, info) == [(seat, LATE)]


async def test_it_stays_told_when_the_turn_is_taken_back(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=KEY)
    snapshot = await world.service.snapshot(info.id)
    seat = next(ask.seat for ask in snapshot.asks if ask.required)
    await world.pass_deadline(snapshot)
    await world.service.moderation.begin_turn_again(info.id, CY, snapshot.turn, world.iid)
    lines = await world.service.archive.story(info.id)
    assert notes(lines) == [(seat, LATE)]
    assert (await world.service.snapshot(info.id)).attendance.misses == {seat: 1}
    assert await world.restarted().service.archive.story(info.id) == lines
