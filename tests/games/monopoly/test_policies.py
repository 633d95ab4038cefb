"""Computer players: what they do in plain situations, and who beats whom."""

from random import Random
from typing import Any

import pytest

from bot.commands.simulate import simulate, wilson
from games.core.asks import Command, Seat
from games.core.game import Ruleset
from games.monopoly import RULESETS
from games.monopoly import commands as c
from games.monopoly.policies.appraisal import STOPS, danger, income
from games.monopoly.squares import GROUP, STREET_GROUPS
from tests.games.monopoly.match import A, B, Match
from tests.games.monopoly.positions import CLASSIC, but, position

TRADERS = ("greedy", "steady")


def answer(match: Match, policy: str = "steady", seat: Seat = A, seed: int = 1) -> Command:
    """What the policy does, from its view and asks."""
    return match.game.policies[policy](match.game.view(match.state, seat), match.asks(seat), Random(seed))


def wins(ruleset: Ruleset[Any, Any], names: list[str], matches: int) -> int:
    """How many the last one named wins, seats changing from match to match over the same deal."""
    result = simulate(ruleset, ruleset.options(), len(names), matches, 1, names)
    assert result.faults == []
    return result.wins[names[-1]]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.key)
def test_steady_beats_three_random_in_18_of_20_seat_rotated_matches(ruleset: Ruleset[Any, Any]) -> None:
    assert wins(ruleset, ["random", "random", "random", "steady"], 20) >= 18


def test_steady_wins_more_than_its_share_against_three_greedy() -> None:
    low, _ = wilson(wins(RULESETS[0], ["greedy", "greedy", "greedy", "steady"], 40), 40)
    assert low > 0.25


def test_how_often_streets_are_reached_gives_the_incomes_of_the_table() -> None:
    """E.3, per opponent's roll: brown, orange and dark blue, bare and with three houses."""
    assert len(STOPS) == 22
    assert income(GROUP["orange"], 3, 4) == pytest.approx(50.0, abs=0.1)
    assert income(GROUP["brown"], 3, 4) == pytest.approx(5.81, abs=0.02)
    assert income(GROUP["darkblue"], 5, 4) == pytest.approx(85.3, abs=0.2)
    best = max(STREET_GROUPS, key=lambda group: income(group, 3, 4))
    assert best.id == "green"


def test_danger_is_the_expected_rent_of_others_buildings() -> None:
    match = position("1500 orange=3", "1500 darkblue=1")
    assert danger(match.state, A) == pytest.approx((2.19 * 175 + 2.63 * 200) / 100)
    assert danger(match.state, B) == pytest.approx(50.0, abs=0.1)


def test_both_buy_what_they_can_pay_for() -> None:
    match = position("300 @11", "1500").roll(1, 2)  # to 14, price 160
    for policy in TRADERS:
        assert answer(match, policy) == c.Buy(A)


def test_steady_leaves_a_deed_of_no_consequence_that_takes_its_last_cash() -> None:
    match = position("165 @11", "1500 orange=3").roll(1, 2)
    assert answer(match) == c.Decline(A)
    assert answer(match, "greedy") == c.Buy(A)


def test_steady_mortgages_a_loose_deed_for_the_last_one_of_a_group() -> None:
    match = position("100 @11 11 13 39", "1500").roll(1, 2)
    assert answer(match) == c.Mortgage(A, "darkblue", "darkblue_2")


@pytest.mark.parametrize("policy", TRADERS)
def test_nobody_bids_more_than_a_deed_is_worth_to_them(policy: str) -> None:
    match = position("1500 @11", "1500").roll(1, 2).decline().bid(B, 159)
    assert answer(match, policy) in {c.RaiseByOne(A), c.Bid(A, 160)}
    match.bid(A, 160).bid(B, 161)
    assert answer(match, policy) == c.Pass(A)


def test_steady_bids_above_the_price_for_its_own_group_and_against_another_s() -> None:
    for deeds in (("1500 @11 11 13", "1500"), ("1500 @11", "1500 11 13")):
        match = position(*deeds).roll(1, 2).decline().bid(B, 170)
        assert answer(match) == c.RaiseByTen(A)


def test_a_private_bid_names_the_most_at_once() -> None:
    match = position("1500 @11", "1500", options=but(CLASSIC, auction_style="sealed")).roll(1, 2).decline()
    assert answer(match) == c.Bid(A, 160)


def test_the_third_house_comes_first_where_it_pays_back_soonest() -> None:
    match = position("1000 orange=2 green=2", "1500")
    assert answer(match) == c.Build(A, "orange", c.ROW)
    match = position("1000 orange=3 lightblue=2", "1500")
    assert answer(match) == c.Build(A, "lightblue", c.ROW)


def test_what_others_built_decides_what_is_kept() -> None:
    assert answer(position("400 brown", "1500 lightblue")) == c.Build(A, "brown", c.ROW)
    assert answer(position("400 brown", "1500 orange=3 red=3")) == c.Roll(A)


def test_a_mortgaged_deed_of_a_group_is_redeemed_before_the_others() -> None:
    assert answer(position("1000 16 18 19~ 5~", "1500")) == c.Redeem(A, "orange", "orange_3")


@pytest.mark.parametrize("policy", TRADERS)
def test_nobody_hands_over_a_group_for_less_than_it_is_worth(policy: str) -> None:
    """B has two of the orange group; A the third, whose price is 200."""
    for pay, taken in ((200, False), (600, False), (1400, True)):
        match = position("1500 19", "1500 16 18", turn=B)
        match.do(c.OfferToBuy(B, A, ("orange_3",), pay))
        expected = c.AcceptOffer(A, 1) if taken else c.RejectOffer(A, 1)
        assert answer(match, policy) == expected, pay


@pytest.mark.parametrize("policy", TRADERS)
def test_a_swap_that_completes_both_is_taken_when_it_is_even(policy: str) -> None:
    match = position("1500 19 11 13", "1500 16 18 14", turn=B)
    match.do(c.OfferSwap(B, A, ("pink_3",), ("orange_3",), 500, 0))
    assert answer(match, policy) == c.AcceptOffer(A, 1)
    match = position("1500 19 11 13", "1500 16 18 14", turn=B)
    match.do(c.OfferSwap(B, A, ("pink_3",), ("orange_3",), 0, 500))
    assert answer(match, policy) == c.RejectOffer(A, 1)


def test_steady_offers_what_it_would_take_itself() -> None:
    match = position("1500 19 11 13", "1500 16 18 14")
    made = {type(answer(match, seed=seed)) for seed in range(30)}
    assert made == {c.Roll, c.OfferSwap}
    offer = next(found for seed in range(30) if isinstance(found := answer(match, seed=seed), c.OfferSwap))
    assert answer(match.do(offer), seat=B) == c.AcceptOffer(B, 1)
    assert isinstance(answer(match), c.Roll), "one offer at a time"


def test_jail_by_the_board() -> None:
    early = position("1500 jail", "1500")
    assert answer(early) == c.PayFine(A)
    assert answer(position("1500 jail +chest", "1500")) == c.UseJailCard(A, "chest")
    every = "brown lightblue pink orange=3 red=3 yellow green darkblue rail util"
    assert answer(position("1500 jail", f"1500 {every}")) == c.Roll(A)


def test_a_tenth_is_paid_when_it_is_less() -> None:
    match = position("1500 @1", "1500", options=but(CLASSIC, income_tax="choice")).roll(1, 2)
    assert answer(match) == c.PayTenth(A)
    match = position("1500 @1 darkblue", "1500", options=but(CLASSIC, income_tax="choice")).roll(1, 2)
    assert answer(match) == c.PayFlatTax(A)


def test_a_leader_agrees_to_stop_and_others_after_twenty_rounds() -> None:
    match = position("1000", "1500", turn=B).do(c.ProposeStop(B))
    assert answer(match) == c.PlayOn(A)
    match = position("1600", "1500", turn=B).do(c.ProposeStop(B))
    assert answer(match) == c.AgreeToStop(A)
    match = position("1000", "1500", turn=B, round=20).do(c.ProposeStop(B))
    assert answer(match) == c.AgreeToStop(A)
