"""How a finished match went, from its stored rows."""

from random import Random

from bot.matches.course import TURNING_POINTS, swing
from bot.matches.model import Course
from tests.bot.matches.kit import ANN, BO, DEAL, World


async def played(world: World, seed: int = 3) -> tuple[str, Course, tuple[int, ...]]:
    """A match to its end: its id, its course, and what everybody had then."""
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    over = await world.finish(info.id, Random(seed))
    assert over.course is not None
    return info.id, over.course, DEAL.game.wealth(DEAL.game.view(over.state, None))


def test_a_swing_is_how_far_a_lead_moves() -> None:
    assert swing((10, 10), (10, 10)) == 0
    assert swing((10, 10), (15, 10)) == 5
    assert swing((10, 10, 3), (5, 15, 3)) == 10, "what one loses the other wins"
    assert swing((10, 10, 3), (10, 10, 5)) == 2


async def test_there_is_none_before_the_end(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    assert (await world.service.snapshot(info.id)).course is None


async def test_it_begins_with_the_deal_and_ends_with_what_everybody_had(world: World) -> None:
    _, course, had = await played(world)
    assert course.wealth[0] == (0, 0)
    assert course.wealth[-1] == had
    assert len(course.wealth) > 5


async def test_few_steps_turned_it_each_in_a_turn_of_its_own_and_told_as_in_the_log(world: World) -> None:
    match_id, course, _ = await played(world)
    turns = [point.turn for point in course.turning]
    assert 0 < len(turns) <= TURNING_POINTS
    assert turns == sorted(set(turns))
    assert turns[-1] < len(course.wealth)
    told = {line.text for line in await world.service.archive.story(match_id)}
    assert {line for point in course.turning for line in point.lines} <= told


async def test_it_is_the_same_after_a_restart(world: World) -> None:
    match_id, course, _ = await played(world)
    assert (await world.restarted().service.snapshot(match_id)).course == course


async def test_a_match_that_was_called_off_has_none(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    await world.service.cancel(info.id, ANN, world.iid)
    assert (await world.service.snapshot(info.id)).course is None


async def test_what_was_taken_back_did_not_happen(world: World) -> None:
    """The rows of a step and of its undoing leave the course as it would be without them."""
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    rng = Random(5)
    undone = 0
    while (snapshot := await world.service.snapshot(info.id)).outcome is None:
        if snapshot.undo is not None and undone < 3:
            user = snapshot.info.sitters[snapshot.undo.seat].user
            assert user is not None
            await world.service.undo(info.id, user, world.iid, snapshot.undo.step)
            undone += 1
        await world.step(info.id, rng)
    assert undone == 3
    assert snapshot.course is not None
    assert snapshot.course.wealth[-1] == DEAL.game.wealth(DEAL.game.view(snapshot.state, None))
