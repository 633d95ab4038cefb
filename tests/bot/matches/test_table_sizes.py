"""Chairs and options fit each other at any moment before the start: here the fifth chair, which needs the Harbor."""

from collections.abc import Awaitable, Callable

import pytest

from bot.matches.model import MatchInfo
from games.core.errors import IllegalMove
from games.machi_koro import RULESETS
from tests.bot.matches.kit import ANN, BO, World

ROW = "machi_koro_millionaires_row"
Change = Callable[[World, str], Awaitable[MatchInfo]]


@pytest.fixture
def world(world: World) -> World:
    """One that knows Machi Koro."""
    return world.restarted(rulesets={ruleset.key: ruleset for ruleset in RULESETS})


@pytest.mark.parametrize(("size", "preset"), [(4, "classic"), (5, "with_harbor")])
async def test_a_table_opens_with_the_first_edition_that_is_for_so_many(world: World, size: int, preset: str) -> None:
    assert (await world.lobby(ANN, ruleset=ROW, size=size)).preset == preset


async def test_an_edition_that_is_not_for_so_many_is_refused_at_once(world: World) -> None:
    with pytest.raises(IllegalMove, match="machi-refuse-five_seats"):
        await world.lobby(ANN, ruleset=ROW, size=5, preset="classic")


@pytest.mark.parametrize(
    ("size", "change"),
    [
        (4, lambda world, match_id: world.service.set_size(match_id, ANN, 5, world.iid)),
        (5, lambda world, match_id: world.service.set_option(match_id, ANN, "harbor", "false", world.iid)),
        (5, lambda world, match_id: world.service.set_preset(match_id, ANN, "short", world.iid)),
    ],
    ids=["chairs", "option", "edition"],
)
async def test_neither_chairs_nor_rules_change_to_what_does_not_fit(world: World, size: int, change: Change) -> None:
    info = await world.lobby(ANN, BO, ruleset=ROW, size=size)
    with pytest.raises(IllegalMove, match="machi-refuse-five_seats"):
        await change(world, info.id)
    assert await world.service.info(info.id) == info


async def test_with_the_harbor_there_is_a_fifth_chair_and_without_the_chair_no_harbor_is_needed(world: World) -> None:
    info = await world.lobby(ANN, ruleset=ROW, size=4)
    await world.service.set_option(info.id, ANN, "harbor", "true", world.iid)
    assert (await world.service.set_size(info.id, ANN, 5, world.iid)).size == 5
    await world.service.set_size(info.id, ANN, 3, world.iid)
    assert (await world.service.set_preset(info.id, ANN, "classic", world.iid)).preset == "classic"
