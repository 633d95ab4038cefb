"""Rulings 21–34: laying properties, sets, wilds, rearranging, received cards."""

import pytest

from games.monopoly_deal.cards import ALL_COLOURS
from games.monopoly_deal.commands import (
    BankCard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlaceReceived,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
)
from games.monopoly_deal.stacks import is_complete, rent
from games.monopoly_deal.state import NEW_STACK, Stack
from tests.games.monopoly_deal.positions import A, B, position


def test_r021_properties_are_laid_singly_on_the_own_turn_for_a_play_each() -> None:
    match = position("hand: green_1 red_1", "hand: green_2")
    match.do(LayProperty(A, "green_1", "green", NEW_STACK))
    assert match.state.plays == 2
    assert match.stacks(A) == ["green: green_1"]
    assert match.refused(LayProperty(B, "green_2", "green", NEW_STACK)) == "deal-refuse-turn"
    money = position("hand: money_1_1", "")
    assert money.refused(LayProperty(A, "money_1_1", "green", NEW_STACK)) == "deal-refuse-not-property"


def test_r022_a_set_is_complete_at_exactly_its_size() -> None:
    assert not is_complete(Stack("k1", "railroad", ("railroad_1", "railroad_2", "railroad_3")))
    assert is_complete(Stack("k1", "railroad", ("railroad_1", "railroad_2", "railroad_3", "railroad_4")))
    assert is_complete(Stack("k1", "brown", ("brown_1", "brown_2")))


def test_r023_a_further_card_starts_a_new_set_that_is_not_protected() -> None:
    match = position("hand: wild_any_1 | green: green_1 green_2 green_3", "hand: sly_deal_1")
    full = match.stack(A, "green")
    assert match.refused(LayProperty(A, "wild_any_1", "green", full)) == "deal-refuse-stack"
    match.do(LayProperty(A, "wild_any_1", "green", NEW_STACK), EndTurn(A))
    assert match.stacks(A) == ["green: green_1 green_2 green_3", "green: wild_any_1"]
    match.do(PlaySlyDeal(B, "sly_deal_1", A, "wild_any_1"))


def test_r024_two_sets_of_a_colour_are_legal_and_count_once() -> None:
    match = position(
        "hand: brown_2 | brown: brown_1 | brown: brown_light_blue_1 wild_any_1 | utility: utility_1 utility_2", ""
    )
    match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
    assert match.winner() is None


def test_r025_a_two_colour_wild_is_a_full_member_of_one_colour_and_may_start_it() -> None:
    match = position("hand: green_dark_blue_1 rent_green_dark_blue_1", "bank: money_3_1")
    assert match.refused(LayProperty(A, "green_dark_blue_1", "red", NEW_STACK)) == "deal-refuse-colour"
    match.do(LayProperty(A, "green_dark_blue_1", "dark_blue", NEW_STACK))
    match.do(PlayRent(A, "rent_green_dark_blue_1", match.stack(A, "dark_blue")))
    assert match.owes(B) == 3
    assert match.refused(Pay(B, ())) == "deal-refuse-pay-cards"


@pytest.mark.parametrize("colour", ALL_COLOURS)
def test_r026_a_multicolour_wild_stands_for_any_colour(colour: str) -> None:
    match = position("hand: wild_any_1", "")
    match.do(LayProperty(A, "wild_any_1", colour, NEW_STACK))
    assert match.stacks(A) == [f"{colour}: wild_any_1"]


def test_r026_a_multicolour_wild_neither_pays_nor_goes_to_the_bank() -> None:
    match = position("hand: debt_collector_1 wild_any_2", "red: red_1 wild_any_1")
    assert match.refused(BankCard(A, "wild_any_2")) == "deal-refuse-bank-property"
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(Pay(B, ("red_1", "wild_any_1"))) == "deal-refuse-pay-cards"


def test_r027_multicolour_wilds_alone_earn_no_rent() -> None:
    match = position("hand: rent_any_1 | red: wild_any_1 wild_any_2", "bank: money_1_1")
    command = PlayRent(A, "rent_any_1", match.stack(A, "red"), B)
    assert match.refused(command) == "deal-refuse-rent-wild"
    assert rent(Stack("k1", "red", ("red_1", "wild_any_1", "wild_any_2"))) == 6


def test_r028_a_set_needs_one_card_that_is_not_a_multicolour_wild() -> None:
    assert not is_complete(Stack("k1", "brown", ("wild_any_1", "wild_any_2")))
    assert is_complete(Stack("k1", "brown", ("brown_light_blue_1", "wild_any_2")))


def test_r029_the_owner_rearranges_freely_on_the_own_turn_only() -> None:
    match = position("pink: pink_orange_1 pink_1", "orange: pink_orange_2", plays=0)
    match.do(MoveCard(A, "pink_orange_1", "orange", NEW_STACK))
    match.do(MoveCard(A, "pink_orange_1", "pink", match.stack(A, "pink")))
    assert match.stacks(A) == ["pink: pink_1 pink_orange_1"]
    assert match.refused(MoveCard(B, "pink_orange_2", "pink", NEW_STACK)) == "deal-refuse-turn"
    assert match.refused(MoveCard(A, "pink_orange_2", "pink", NEW_STACK)) == "deal-refuse-own"


def test_r029_not_while_something_is_pending() -> None:
    match = position("hand: debt_collector_1 | pink: pink_orange_1", "hand: money_1_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(MoveCard(A, "pink_orange_1", "orange", NEW_STACK)) == "deal-refuse-pending"


def test_r030_standard_properties_stay_in_their_colour_and_may_change_sets() -> None:
    match = position("green: green_1 | green: green_2 | red: red_1", "")
    one, two = match.stack(A, "green"), match.stack(A, "green", 1)
    assert match.refused(MoveCard(A, "green_1", "red", match.stack(A, "red"))) == "deal-refuse-colour"
    assert match.refused(MoveCard(A, "green_1", "green", match.stack(A, "red"))) == "deal-refuse-stack"
    assert match.refused(MoveCard(A, "green_1", "green", one)) == "deal-refuse-same-place"
    assert match.refused(MoveCard(A, "green_1", "green", NEW_STACK)) == "deal-refuse-same-place"
    match.do(MoveCard(A, "green_1", "green", two))
    assert match.stacks(A) == ["green: green_2 green_1", "red: red_1"]


def test_r031_a_multicolour_wild_may_be_left_alone_earning_nothing() -> None:
    match = position("hand: rent_any_1 | red: red_1 wild_any_1", "hand: sly_deal_1 | bank: money_1_1")
    match.do(EndTurn(A), PlaySlyDeal(B, "sly_deal_1", A, "red_1"), LetHappen(A, A))
    assert match.stacks(A) == ["red: wild_any_1"]
    match.do(EndTurn(B))
    assert match.refused(PlayRent(A, "rent_any_1", match.stack(A, "red"), B)) == "deal-refuse-rent-wild"
    match.do(MoveCard(A, "wild_any_1", "brown", NEW_STACK))


def test_r032_received_properties_go_to_the_property_area_at_once() -> None:
    match = position("hand: debt_collector_1", "red: red_1 | bank: money_2_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("red_1", "money_2_1")))
    assert match.stacks(A) == ["red: red_1"]
    assert match.bank(A) == "money_2_1"
    assert match.hand(A) == ""


def test_r033_a_received_wild_is_placed_at_once_also_off_turn() -> None:
    match = position(
        "hand: forced_deal_1 | pink: pink_orange_1",
        "hand: money_1_1 | red: red_yellow_1 red_1 | brown: brown_1",
    )
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_1", "pink_orange_1"), LetHappen(B, B))
    assert match.asked() == ["b place"]
    assert match.refused(MoveCard(B, "red_yellow_1", "yellow", NEW_STACK)) == "deal-refuse-turn"
    assert match.refused(EndTurn(A)) == "deal-refuse-pending"
    assert match.refused(PlaceReceived(B, "red_yellow_1", "red", NEW_STACK)) == "deal-refuse-not-received"
    assert match.refused(PlaceReceived(B, "pink_orange_1", "brown", NEW_STACK)) == "deal-refuse-colour"
    match.do(PlaceReceived(B, "pink_orange_1", "orange", NEW_STACK))
    assert match.stacks(B) == ["red: red_yellow_1", "brown: brown_1", "orange: pink_orange_1"]
    assert match.asked() == ["a play"]


def test_r034_each_wild_of_a_payment_is_placed_by_itself() -> None:
    match = position("hand: debt_collector_1 | pink: pink_1", "pink: pink_orange_1 pink_orange_2 | red: red_yellow_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    match.do(Pay(B, ("pink_orange_1", "pink_orange_2", "red_yellow_1")))
    assert match.asked() == ["a place"]
    match.do(PlaceReceived(A, "pink_orange_2", "orange", NEW_STACK))
    match.do(PlaceReceived(A, "red_yellow_1", "red", NEW_STACK))
    match.do(PlaceReceived(A, "pink_orange_1", "pink", match.stack(A, "pink")))
    assert match.stacks(A) == [
        "pink: pink_1 pink_orange_1",
        "orange: pink_orange_2",
        "red: red_yellow_1",
    ]
    assert match.asked() == ["a play"]


def test_r023_a_stolen_full_set_lies_beside_an_own_one() -> None:
    match = position(
        "hand: deal_breaker_1 | brown: brown_1 wild_any_1", "brown: brown_2 brown_light_blue_1 | red: red_1"
    )
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown")))
    assert match.stacks(A) == ["brown: brown_1 wild_any_1", "brown: brown_2 brown_light_blue_1"]
