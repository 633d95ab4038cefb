"""Scenarios T34–T68 of section C: payment, buildings, theft."""

from games.core.asks import Pick
from games.monopoly_deal.commands import (
    BankCard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveBuilding,
    MoveCard,
    Pay,
    PlaceBuilding,
    PlaceReceived,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
)
from games.monopoly_deal.stacks import rent
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import A, B, C, Match, position


def charged(payer: str, collector: str = "") -> Match:
    """B owes A 5M."""
    match = position(f"hand: debt_collector_1 | {collector}", payer)
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    return match


def test_t34_a_ten_for_five_gets_no_change() -> None:
    match = charged("bank: money_10_1 | dark_blue: dark_blue_1")
    match.do(Pay(B, ("money_10_1",)))
    assert match.bank(A) == "money_10_1"
    assert match.bank(B) == ""


def test_t35_too_little_moves_nothing() -> None:
    match = charged("bank: money_3_1 money_5_1 money_3_2")
    assert match.refused(Pay(B, ("money_3_1",))) == "deal-refuse-pay-little"
    assert match.bank(B) == "money_3_1 money_5_1 money_3_2"
    assert match.bank(A) == ""


def test_t37_a_lone_multicolour_wild_is_kept() -> None:
    match = position("hand: rent_any_1 | dark_blue: dark_blue_1 dark_blue_2", "hand: money_1_1 | red: wild_any_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "dark_blue"), B), LetHappen(B, B))
    assert match.stacks(B) == ["red: wild_any_1"]


def test_t38_a_multicolour_wild_is_no_payment() -> None:
    match = charged("bank: money_3_1 money_3_2 | red: wild_any_1")
    assert match.refused(Pay(B, ("money_3_1", "money_3_2", "wild_any_1"))) == "deal-refuse-pay-cards"


def test_t40_hand_cards_do_not_pay() -> None:
    match = charged("hand: money_5_1 | bank: money_1_1")
    assert match.refused(Pay(B, ("money_1_1", "money_5_1"))) == "deal-refuse-pay-cards"


def test_t41_only_the_payer_chooses() -> None:
    match = charged("bank: money_5_1")
    assert match.refused(Pay(A, ("money_5_1",))) == "deal-refuse-not-asked"


def test_t43_each_payer_has_a_form_of_their_own() -> None:
    match = position("hand: birthday_1", "bank: money_2_1", "bank: money_2_2 money_1_1")
    match.do(PlayBirthday(A, "birthday_1"))
    sources = []
    for seat in (B, C):
        pick = match.asks(seat)[0].forms[0].next_field(())
        assert isinstance(pick, Pick)
        sources.append({option.value for option in pick.source})
    assert sources == [{"money_2_1"}, {"money_1_1", "money_2_2"}]


def test_t44_who_has_nothing_is_asked_and_then_done() -> None:
    match = position("hand: birthday_1", "bank: money_2_1", "hand: money_1_1")
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.asked() == ["b charge", "c charge"]
    match.do(LetHappen(C, C), Pay(B, ("money_2_1",)))
    assert match.asked() == ["a play"]


def test_t46_two_wilds_two_choices() -> None:
    match = charged("pink: pink_orange_1 | red: red_yellow_1")
    match.do(Pay(B, ("pink_orange_1", "red_yellow_1")))
    match.do(PlaceReceived(A, "red_yellow_1", "yellow", NEW_STACK))
    assert match.asked() == ["a place"]
    assert match.refused(EndTurn(A)) == "deal-refuse-pending"
    match.do(PlaceReceived(A, "pink_orange_1", "orange", NEW_STACK))
    assert match.asked() == ["a play"]


def test_t47_a_fourth_green_starts_a_second_set() -> None:
    match = charged("green: green_1 | bank: money_1_1", "green: green_2 green_3 wild_any_1")
    match.do(Pay(B, ("green_1", "money_1_1")))
    assert match.stacks(A) == ["green: green_2 green_3 wild_any_1", "green: green_1"]


def test_t49_no_house_on_railroads_and_utilities() -> None:
    sets = "utility: utility_1 utility_2 | railroad: railroad_1 railroad_2 railroad_3 railroad_4"
    match = position(f"hand: house_1 | {sets}", "")
    for colour in ("utility", "railroad"):
        key = match.refused(PlaceBuilding(A, "house_1", match.stack(A, colour)))
        assert key == "deal-refuse-build-colour"


def test_t50_hotel_needs_a_house_and_neither_stands_twice() -> None:
    match = position("hand: hotel_1 hotel_2 house_2 | brown: brown_1 brown_2 | red: red_1 red_2 red_3 +house_1", "")
    brown, red = match.stack(A, "brown"), match.stack(A, "red")
    assert match.refused(PlaceBuilding(A, "hotel_1", brown)) == "deal-refuse-build-hotel"
    assert match.refused(PlaceBuilding(A, "house_2", red)) == "deal-refuse-build-house"
    match.do(PlaceBuilding(A, "hotel_1", red))
    assert match.refused(PlaceBuilding(A, "hotel_2", red)) == "deal-refuse-build-hotel"


BUILT = "green: green_1 green_2 green_3 +house_1 +hotel_1"


def test_t52_paying_the_house_sends_the_hotel_to_the_own_bank() -> None:
    match = charged(f"bank: money_2_1 | {BUILT}")
    match.do(Pay(B, ("house_1", "money_2_1")))
    assert match.bank(A) == "house_1 money_2_1"
    assert match.bank(B) == "hotel_1"
    assert match.stacks(B) == ["green: green_1 green_2 green_3"]


def test_t53_paying_a_property_sends_both_to_the_own_bank() -> None:
    match = position("hand: debt_collector_1 sly_deal_1", f"bank: money_1_1 | {BUILT}")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("green_2", "money_1_1")))
    assert match.bank(B) == "house_1 hotel_1"
    assert match.stacks(B) == ["green: green_1 green_3"]
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "green_1"))


def test_t55_a_house_does_not_move_to_a_utility() -> None:
    match = position("green: green_1 green_2 green_3 +house_1 | utility: utility_1 utility_2", "")
    assert match.refused(MoveBuilding(A, "house_1", match.stack(A, "utility"))) == "deal-refuse-move-building"
    assert match.refused(MoveCard(A, "house_1", "utility", match.stack(A, "utility"))) == "deal-refuse-own"


def test_t56_deal_breaker_takes_the_buildings_and_the_rent() -> None:
    match = position("hand: deal_breaker_1", BUILT)
    before = rent(match.state.tables[B].stacks[0])
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "green")))
    assert match.stacks(A) == [BUILT]
    assert rent(match.state.tables[A].stacks[0]) == before == 14


def test_t58_sly_deal_at_a_complete_set() -> None:
    match = position("hand: sly_deal_1", "brown: brown_1 brown_2")
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", B, "brown_1")) == "deal-refuse-complete-set"


def test_t59_sly_deal_at_the_single_one_beside_the_set() -> None:
    match = position("hand: sly_deal_1", "green: green_1 green_2 wild_any_1 | green: green_3")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "green_3"))
    assert match.stacks(A) == ["green: green_3"]


def test_t61_deal_breaker_without_a_complete_set() -> None:
    match = position("hand: deal_breaker_1", "green: green_1 green_2")
    theft = PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "green"))
    assert match.refused(theft) == "deal-refuse-incomplete-set"
    assert match.hand(A) == "deal_breaker_1"
    match.do(BankCard(A, "deal_breaker_1"))


def test_t62_sly_deal_at_a_multicolour_wild() -> None:
    match = position("hand: sly_deal_1 | brown: brown_1", "green: green_1 wild_any_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "wild_any_1"))
    assert match.asked() == ["a place"]
    match.do(PlaceReceived(A, "wild_any_1", "brown", match.stack(A, "brown")))
    assert match.stacks(A) == ["brown: brown_1 wild_any_1"]


def test_t64_forced_deal_with_a_card_of_the_own_set() -> None:
    match = position("hand: forced_deal_1 | brown: brown_1 brown_2", "green: green_1")
    theft = PlayForcedDeal(A, "forced_deal_1", B, "green_1", "brown_1")
    assert match.refused(theft) == "deal-refuse-complete-set"


def test_t65_forced_deal_of_unequal_values() -> None:
    match = position("hand: forced_deal_1 | brown: brown_1", "dark_blue: dark_blue_1")
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "dark_blue_1", "brown_1"))
    assert match.stacks(A) == ["dark_blue: dark_blue_1"]
    assert match.stacks(B) == ["brown: brown_1"]


def test_t67_forced_deal_accepted_both_place_and_the_turn_goes_on() -> None:
    match = position("hand: forced_deal_1 money_1_1 | pink: pink_orange_1", "hand: money_1_2 | red: red_yellow_1")
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_yellow_1", "pink_orange_1"), LetHappen(B, B))
    assert match.asked() == ["a place", "b place"]
    match.do(PlaceReceived(B, "pink_orange_1", "orange", NEW_STACK))
    match.do(PlaceReceived(A, "red_yellow_1", "yellow", NEW_STACK))
    assert match.stacks(A) == ["yellow: red_yellow_1"]
    assert match.stacks(B) == ["orange: pink_orange_1"]
    match.do(BankCard(A, "money_1_1"))


def test_t68_a_property_on_a_set_of_another_colour() -> None:
    match = position("hand: dark_blue_1 | brown: brown_light_blue_1", "")
    brown = match.stack(A, "brown")
    assert match.refused(LayProperty(A, "dark_blue_1", "dark_blue", brown)) == "deal-refuse-stack"
    assert match.refused(LayProperty(A, "dark_blue_1", "brown", brown)) == "deal-refuse-colour"
    assert match.hand(A) == "dark_blue_1"
