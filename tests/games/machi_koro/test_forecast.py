"""What a total would bring each seat is what it brings."""

from itertools import product
from random import Random

import pytest

from games.machi_koro.cards import CARDS
from games.machi_koro.forecast import gains
from tests.games.machi_koro.positions import EVERYTHING, Match, position

ASKING = {"business_center", "moving_company", "demolition_company", "renovation_company", "exhibit_hall"}
PLAIN = [card for card in CARDS if card not in ASKING]


def forecast(match: Match, total: int) -> tuple[int, ...]:
    return tuple(gains(match.state, match.state.turn, total))


def test_red_cards_are_served_counter_clockwise() -> None:
    assert forecast(position("1:", "0: cafe", "0:", "0: cafe"), 3) == (-1, 0, 0, 1)


def test_choices_bring_what_they_bring_for_sure() -> None:
    assert forecast(position("0: tv_station", "3:", "9:"), 6) == (5, 0, -5)
    assert forecast(position("0: demolition_company*3 +harbor", "9:"), 4) == (8, 0)
    assert forecast(position("0: moving_company*2 bakery", "9:"), 9) == (8, 0)
    assert forecast(position("0: business_center exhibit_hall bakery", "9: mine"), 6) == (0, 0)
    assert forecast(position("0: +harbor tuna_boat*2", "0: tuna_boat"), 12) == (14, 0)


@pytest.mark.parametrize(
    ("remainder", "brought"), [("bank", (2, 1, -1)), ("active", (2, 0, -2)), ("discard", (1, 0, -2))]
)
def test_r109_the_park_shares_as_agreed(remainder: str, brought: tuple[int, ...]) -> None:
    options = EVERYTHING.model_copy(update={"park_remainder": remainder})
    assert forecast(position("0: park", "1:", "3:", options=options), 12) == brought


@pytest.mark.parametrize("seed", range(30))
def test_forecast_of_random_cities_comes_true(seed: int) -> None:
    """Cards without choices, boats rolling 7, dice that make the total."""
    rng = Random(seed)
    cities = [
        f"{rng.randrange(15)}: {' '.join(rng.sample(PLAIN, 8))} ${rng.randrange(4)}"
        + "".join(f" +{mark}" for mark in ("airport", "shopping_mall", "radio_tower") if rng.random() < 0.5)
        for _ in range(3)
    ]
    if seed % 2:
        cities[1] += " +harbor"
    for dice in product((3,), range(1, 7)) if seed % 3 else product(range(4, 7), range(4, 7)):
        match = position(*cities)
        expected, before = forecast(match, sum(dice)), match.coins()
        match.settle(*dice)
        while match.asked() != "a build":
            match.do(match.default(), dice=[(3, 4)])
        assert tuple(after - was for after, was in zip(match.coins(), before, strict=True)) == expected
