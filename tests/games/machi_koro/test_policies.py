"""Computer players: what they do in plain situations, and who beats whom."""

from random import Random
from typing import Any

import pytest

from bot.commands.simulate import simulate, wilson
from games.core.asks import Command
from games.core.game import Ruleset
from games.machi_koro import RULESETS
from games.machi_koro.commands import (
    AddTwo,
    Build,
    BuildNothing,
    Decline,
    Demolish,
    Exhibit,
    GiveCard,
    Invest,
    KeepRoll,
    RollOne,
    RollTwo,
    SwapCards,
    TakeFrom,
)
from games.machi_koro.options import BaseOptions
from games.machi_koro.policies.prospects import Prospects
from tests.games.machi_koro.positions import GAME, A, B, C, Match, position

BASE = BaseOptions()


def answer(match: Match, policy: str = "steady") -> Command:
    """What the policy does, from its view and asks."""
    return GAME.policies[policy](GAME.view(match.state, A), match.asks(A), Random(1))


def wins(ruleset: Ruleset[Any, Any], names: list[str], seats: int, matches: int) -> int:
    """How many the last one named wins, seats changing from match to match over the same deal."""
    result = simulate(ruleset, ruleset.options(), seats, matches, 1, names)
    assert result.faults == []
    return result.wins[names[-1]]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.key)
def test_steady_beats_random_in_38_of_40_seat_swapped_matches(ruleset: Ruleset[Any, Any]) -> None:
    assert wins(ruleset, ["random", "steady"], 2, 40) >= 38


def test_greedy_beats_random_in_36_of_40_seat_swapped_matches() -> None:
    assert wins(RULESETS[0], ["random", "greedy"], 2, 40) >= 36


@pytest.mark.parametrize("ruleset", RULESETS[:2], ids=lambda ruleset: ruleset.key)
def test_steady_wins_more_than_its_share_against_three_greedy(ruleset: Ruleset[Any, Any]) -> None:
    low, _ = wilson(wins(ruleset, ["greedy", "greedy", "greedy", "steady"], 4, 40), 40)
    assert low > 0.25


def test_income_is_the_mean_over_the_dice() -> None:
    match = position("3: bakery wheat_field", "3: wheat_field bakery cafe", options=BASE)
    prospects = Prospects(GAME.view(match.state, A), A)
    # Own roll: 1, 2 and 3 bring 1, a 3 costs the Café's 1; the opponent's 1 brings 1.
    assert prospects.income(prospects.city) == pytest.approx((1 + 1 + 1 - 1) / 6 + 1 / 6)
    with_mine = prospects.built("mine")
    assert prospects.income(with_mine) == prospects.income(prospects.city)
    assert prospects.rounds(with_mine) > prospects.rounds(prospects.city)


def test_income_counts_landmarks_that_help() -> None:
    match = position("3: convenience_store*2 cheese_factory ranch*3", "3: ", options=BASE)
    prospects = Prospects(GAME.view(match.state, A), A)
    incomes = [
        prospects.income(prospects.built(card)) for card in ("shopping_mall", "train_station", "radio_tower", "cafe")
    ]
    now = prospects.income(prospects.city)
    # Alone: 4 brings 6, 2 brings 3. With two dice 7 brings 9 besides.
    assert now == pytest.approx((6 + 3) / 6 + 3 / 6)
    assert incomes[0] == pytest.approx(now + 2 / 6)
    assert incomes[1] == pytest.approx((6 * 3 + 3 * 1 + 9 * 6) / 36 + 3 / 6)
    assert incomes[2] > now
    assert incomes[3] == pytest.approx(now + 1 / 6)


@pytest.mark.parametrize("policy", ["greedy", "steady"])
def test_the_winning_landmark_is_built(policy: str) -> None:
    city = "30: mine*3 +train_station +shopping_mall +amusement_park"
    assert answer(position(city, "0:", options=BASE).settle(1), policy) == Build(A, "radio_tower")


@pytest.mark.parametrize("policy", ["greedy", "steady"])
def test_the_better_number_of_dice_is_rolled(policy: str) -> None:
    assert answer(position("0: bakery*4 convenience_store +train_station", "0:"), policy) == RollOne(A)
    assert answer(position("0: cheese_factory*2 ranch*6 +train_station", "0:"), policy) == RollTwo(A)


def test_steady_rerolls_what_pays_less_than_the_mean() -> None:
    city = "0: cheese_factory*2 ranch*6 +train_station +radio_tower"
    assert answer(position(city, "0:").roll(1, 2)) == RollTwo(A)
    assert answer(position(city, "0:").roll(3, 4)) == KeepRoll(A)
    assert answer(position(f"{city} +amusement_park", "0:").roll(2, 2)) == KeepRoll(A)


def test_steady_adds_two_where_that_pays() -> None:
    city = "0: food_warehouse*2 cafe*3 +train_station +harbor"
    assert answer(position(city, "0:").roll(5, 5)) == AddTwo(A)
    assert answer(position(f"{city} apple_orchard*5", "0:").roll(5, 5)) == Decline(A)


def test_steady_saves_for_a_landmark_rather_than_buy_what_brings_nothing() -> None:
    match = position("9: mine*3 +train_station +radio_tower +amusement_park", "0:", options=BASE, market="wheat_field")
    assert answer(match.settle(1)) == BuildNothing(A)


def test_steady_takes_from_who_can_pay() -> None:
    assert answer(position("0: tv_station", "1:", "9:").settle(6)) == TakeFrom(A, C)


def test_steady_swaps_its_worst_card_for_a_good_one_or_not_at_all() -> None:
    match = position("9: business_center moving_company bakery*3", "0: convenience_store wheat_field").settle(6)
    swap = answer(match)
    assert isinstance(swap, SwapCards)
    assert (swap.give, swap.target, swap.take) == ("moving_company", B, "convenience_store")
    assert answer(position("9: business_center forest", "0: moving_company").settle(6)) == Decline(A)


def test_steady_gives_away_what_serves_it_least() -> None:
    match = position("0: moving_company loan_office convenience_store bakery", "0:").settle(4, 5)
    assert answer(match) == GiveCard(A, "loan_office", B)


def test_steady_demolishes_what_is_soonest_built_again() -> None:
    city = "0: demolition_company bakery*3 +radio_tower +shopping_mall +harbor"
    assert answer(position(city, "0:").settle(4)) == Demolish(A, "harbor")


def test_steady_exhibits_what_pays_more_than_the_hall() -> None:
    city = "0: exhibit_hall cheese_factory*2 ranch*4 mine +train_station"
    assert answer(position(city, "0:").settle(5, 5)) == Exhibit(A, "cheese_factory")
    assert answer(position("0: exhibit_hall ranch", "0:").settle(5, 5)) == Decline(A)


def test_steady_invests_at_a_full_table_with_a_long_way_to_go() -> None:
    match = position("9: tech_startup +train_station", "0:", "0:", "0:").settle(6).build("")
    assert answer(match) == Invest(A)
    match = position("9: tech_startup", "0:").settle(6).build("")
    assert answer(match) == Decline(A)
