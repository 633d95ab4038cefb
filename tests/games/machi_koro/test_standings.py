"""How each city stands: in a line beside the picture, and as the number that the end is plotted by."""

from functools import cache

import pytest

from bot.text import Texts, load_texts
from games.core.asks import Concede
from tests.games.machi_koro.positions import GAME, B, position
from tests.games.machi_koro.scenes import EVERYTHING, FULL_CITY, busy


@cache
def texts() -> Texts:
    """The catalogues."""
    return load_texts()


def test_standings_say_how_each_city_stands() -> None:
    match = position("3: bakery*2 ~winery +city_hall +harbor", "0: mine", "5:").roll(3).do(Concede(B))
    said = [texts().say(line, "en") for line in GAME.standings(GAME.view(match.state, None))]
    assert said == ["5 coins (+2), 1 of 6 landmarks, 3 cards", "left the match", "5 coins, 0 of 6 landmarks, 0 cards"]


@pytest.mark.parametrize("locale", ["en", "vi", "ko", "el"])
def test_standings_of_a_full_table_fit_an_alt_text(locale: str) -> None:
    match = busy(position(*[FULL_CITY] * 5, options=EVERYTHING))
    said = [texts().say(line, locale) for line in GAME.standings(GAME.view(match.state, None))]
    assert max(map(len, said)) <= 90
    assert sum(map(len, said)) < 900


def test_wealth_is_coins_and_what_everything_cost() -> None:
    match = position(
        "3: wheat_field bakery ~mine tech_startup $4 +city_hall +harbor", "0: loan_office", options=EVERYTHING
    )
    assert GAME.wealth(GAME.view(match.state, None)) == (3 + 4 + 1 + 1 + 6 + 1 + 0 + 2, -5)
