"""Rulings 64–70: Sly Deal, Forced Deal, Deal Breaker."""

import pytest

from games.core.asks import Concede
from games.monopoly_deal.commands import (
    BankCard,
    LetHappen,
    MoveCard,
    PlaceReceived,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import A, B, C, position

ASKED = "hand: money_1_6"  # a card in hand, so that the seat is asked


def test_r064_sly_deal_takes_a_property_outside_complete_sets() -> None:
    match = position("hand: sly_deal_1 | red: red_2", f"{ASKED} | red: red_1 | brown: brown_1 brown_2")
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", B, "brown_1")) == "deal-refuse-complete-set"
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    assert match.asked() == ["b charge"]
    match.do(LetHappen(B, B))
    assert match.stacks(A) == ["red: red_2 red_1"]


@pytest.mark.parametrize("wild", ["wild_any_1", "red_yellow_1"])
def test_r064_wilds_may_be_taken_too(wild: str) -> None:
    match = position("hand: sly_deal_1", f"red: red_1 {wild}")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, wild), PlaceReceived(A, wild, "yellow", NEW_STACK))
    assert match.stacks(A) == [f"yellow: {wild}"]


def test_r064_a_full_set_of_multicolour_wilds_is_not_protected() -> None:
    match = position("hand: sly_deal_1", "brown: wild_any_1 wild_any_2")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "wild_any_1"))


def test_r065_forced_deal_swaps_properties_outside_complete_sets() -> None:
    match = position(
        "hand: forced_deal_1 | brown: brown_1 | utility: utility_1 utility_2",
        f"{ASKED} | dark_blue: dark_blue_1 | red: red_1 red_2 red_3",
    )
    own_set = PlayForcedDeal(A, "forced_deal_1", B, "dark_blue_1", "utility_1")
    assert match.refused(own_set) == "deal-refuse-complete-set"
    other_set = PlayForcedDeal(A, "forced_deal_1", B, "red_1", "brown_1")
    assert match.refused(other_set) == "deal-refuse-complete-set"
    assert match.refused(PlayForcedDeal(A, "forced_deal_1", A, "brown_1", "brown_1")) == "deal-refuse-target"
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "dark_blue_1", "brown_1"), LetHappen(B, B))
    assert match.stacks(A) == ["utility: utility_1 utility_2", "dark_blue: dark_blue_1"]
    assert match.stacks(B) == ["red: red_1 red_2 red_3", "brown: brown_1"]


def test_r066_deal_breaker_takes_one_complete_set_and_no_more() -> None:
    match = position("hand: deal_breaker_1", f"{ASKED} | brown: brown_1 brown_2 +house_1 | brown: brown_light_blue_1")
    rest = PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown", 1))
    assert match.refused(rest) == "deal-refuse-incomplete-set"
    assert match.refused(PlayDealBreaker(A, "deal_breaker_1", B, "k9")) == "deal-refuse-not-there"
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown")), LetHappen(B, B))
    assert match.stacks(A) == ["brown: brown_1 brown_2 +house_1"]
    assert match.stacks(B) == ["brown: brown_light_blue_1"]


def test_r067_targets_are_named_when_declared_and_nothing_moves_before() -> None:
    match = position("hand: sly_deal_1 | pink: pink_orange_2", f"{ASKED} | pink: pink_orange_1", "red: red_1")
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", B, "red_1")) == "deal-refuse-not-there"
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", A, "pink_orange_2")) == "deal-refuse-target"
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", 7, "red_1")) == "deal-refuse-target"
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "pink_orange_1"))
    assert match.refused(MoveCard(B, "pink_orange_1", "orange", NEW_STACK)) == "deal-refuse-turn"
    assert match.refused(MoveCard(A, "pink_orange_2", "orange", NEW_STACK)) == "deal-refuse-pending"


def test_r068_without_a_target_the_card_can_only_be_banked() -> None:
    match = position(
        "hand: sly_deal_1 forced_deal_1 deal_breaker_1", "brown: brown_1 brown_2 | bank: money_1_1", "red: red_1"
    )
    offered = {form.key for ask in match.asks(A) for form in ask.forms}
    assert offered == {"bank", "sly_deal", "deal_breaker", "end_turn"}  # a swap needs an own card
    match = position("hand: sly_deal_1 forced_deal_1 deal_breaker_1 | red: red_1", "bank: money_1_1")
    assert {form.key for ask in match.asks(A) for form in ask.forms} == {"bank", "end_turn"}
    match.do(BankCard(A, "sly_deal_1"), BankCard(A, "forced_deal_1"), BankCard(A, "deal_breaker_1"))


def test_r069_the_thief_may_rearrange_at_once() -> None:
    match = position("hand: deal_breaker_1 | red: red_1", "brown: brown_1 wild_any_1")
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown")))
    match.do(MoveCard(A, "wild_any_1", "red", match.stack(A, "red")))
    assert match.stacks(A) == ["red: red_1 wild_any_1", "brown: brown_1"]


def test_r070_the_same_victim_several_times_a_turn() -> None:
    match = position("hand: debt_collector_1 debt_collector_2 sly_deal_1", f"{ASKED} | red: red_1 wild_any_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"), LetHappen(B, B))
    match.do(PlayDebtCollector(A, "debt_collector_1", B), LetHappen(B, B))
    match.do(PlayDebtCollector(A, "debt_collector_2", B), LetHappen(B, B))
    assert match.state.plays == 0


def test_r067_a_theft_falls_flat_when_its_victim_leaves() -> None:
    match = position("hand: sly_deal_1", f"{ASKED} | red: red_1", "")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"), Concede(B))
    assert match.asked() == ["a play"]
    assert match.stacks(A) == []
    assert set(match.state.used) == {"money_1_6", "red_1", "sly_deal_1"}


def test_r064_a_refused_theft_takes_nothing() -> None:
    match = position("hand: sly_deal_1", "hand: just_say_no_1 | red: red_1", "")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"), SayNo(B, "just_say_no_1", B))
    assert match.stacks(B) == ["red: red_1"]
    assert match.asked() == ["a play"]  # A's hand is empty, everybody sees that
    assert match.state.turn != C
