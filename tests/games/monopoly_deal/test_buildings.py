"""Rulings 53–63: houses and hotels."""

import pytest

from games.monopoly_deal.commands import (
    BankCard,
    LayProperty,
    MoveBuilding,
    MoveCard,
    Pay,
    PlaceBuilding,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
)
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import A, B, position

BUILT = "green: green_1 green_2 green_3 +house_1 +hotel_1"
LOOSE = DealOptions(broken_set_buildings="loose")


def test_r053_house_then_hotel_on_a_complete_set_a_play_each() -> None:
    match = position("hand: house_1 hotel_1 | green: green_1 green_2 green_3", "")
    green = match.stack(A, "green")
    assert match.refused(PlaceBuilding(A, "hotel_1", green)) == "deal-refuse-build-hotel"
    match.do(PlaceBuilding(A, "house_1", green), PlaceBuilding(A, "hotel_1", green))
    assert match.stacks(A) == [BUILT]
    assert match.state.plays == 1


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        ("green: green_1 green_2", "deal-refuse-build-incomplete"),
        ("brown: wild_any_1 wild_any_2", "deal-refuse-build-incomplete"),
        ("railroad: railroad_1 railroad_2 railroad_3 railroad_4", "deal-refuse-build-colour"),
        ("utility: utility_1 utility_2", "deal-refuse-build-colour"),
    ],
)
def test_r053_not_on_incomplete_sets_railroads_or_utilities(stack: str, key: str) -> None:
    match = position(f"hand: house_1 | {stack}", "")
    assert match.refused(PlaceBuilding(A, "house_1", match.state.tables[A].stacks[0].id)) == key


def test_r053_nothing_but_houses_and_hotels() -> None:
    match = position("hand: money_4_1 | green: green_1 green_2 green_3 +house_1", "")
    assert match.refused(PlaceBuilding(A, "money_4_1", match.stack(A, "green"))) == "deal-refuse-kind"


def test_r054_one_house_and_one_hotel_at_most() -> None:
    match = position(f"hand: house_2 hotel_2 | {BUILT}", "")
    green = match.stack(A, "green")
    assert match.refused(PlaceBuilding(A, "house_2", green)) == "deal-refuse-build-house"
    assert match.refused(PlaceBuilding(A, "hotel_2", green)) == "deal-refuse-build-hotel"


def test_r055_nobody_is_asked_about_a_building() -> None:
    match = position("hand: house_1 | green: green_1 green_2 green_3", "hand: just_say_no_1")
    match.do(PlaceBuilding(A, "house_1", match.stack(A, "green")))
    assert match.asked() == ["a play"]


def test_r056_buildings_move_with_a_stolen_set() -> None:
    match = position("hand: deal_breaker_1", BUILT)
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "green")))
    assert match.stacks(A) == [BUILT]
    assert match.stacks(B) == []


def test_r057_buildings_on_a_set_cannot_be_taken_singly() -> None:
    match = position("hand: sly_deal_1 forced_deal_1 | red: red_1", BUILT)
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", B, "house_1")) == "deal-refuse-not-there"
    assert match.refused(PlayForcedDeal(A, "forced_deal_1", B, "hotel_1", "red_1")) == "deal-refuse-not-there"


def test_r058_a_building_on_a_set_pays_its_value() -> None:
    match = position("hand: debt_collector_1", f"bank: money_1_1 | {BUILT}")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("hotel_1", "money_1_1")))
    assert match.stacks(B) == ["green: green_1 green_2 green_3 +house_1"]


def test_r059_a_paid_building_goes_to_the_collectors_bank() -> None:
    match = position("hand: debt_collector_1", f"bank: money_1_1 | {BUILT}")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("hotel_1", "money_1_1")))
    assert match.bank(A) == "hotel_1 money_1_1"


def test_r059_or_to_the_collectors_properties_where_agreed() -> None:
    options = DealOptions(paid_building_goes_to="properties")
    match = position(
        "hand: debt_collector_1 | red: red_1 red_2 red_3 +house_2", f"bank: house_3 | {BUILT}", options=options
    )
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("hotel_1", "house_3")))
    assert match.loose(A) == "hotel_1"
    assert match.bank(A) == "house_3"  # it was money already
    match.do(MoveBuilding(A, "hotel_1", match.stack(A, "red")))
    assert match.stacks(A) == ["red: red_1 red_2 red_3 +house_2 +hotel_1"]


@pytest.mark.parametrize(
    ("options", "bank", "used", "loose"),
    [
        (DealOptions(), "money_2_1 hotel_1", ("debt_collector_1",), ""),
        (DealOptions(broken_set_buildings="discard"), "money_2_1", ("debt_collector_1", "hotel_1"), ""),
        (LOOSE, "money_2_1", ("debt_collector_1",), "hotel_1"),
    ],
)
def test_r060_a_hotel_falls_with_its_house(options: DealOptions, bank: str, used: tuple[str, ...], loose: str) -> None:
    match = position("hand: debt_collector_1", f"bank: money_2_1 money_2_2 | {BUILT}", options=options)
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("house_1", "money_2_2")))
    assert match.bank(B) == bank
    assert sorted(match.state.used) == sorted(used)
    assert match.loose(B) == loose
    assert match.stacks(B) == ["green: green_1 green_2 green_3"]


def test_r061_buildings_of_a_broken_set_go_to_the_owners_bank() -> None:
    match = position("hand: debt_collector_1", f"bank: money_1_1 | {BUILT}")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("green_1", "money_1_1")))
    assert match.bank(B) == "house_1 hotel_1"
    assert match.stacks(B) == ["green: green_2 green_3"]


def test_r061_or_are_discarded() -> None:
    match = position(
        "green: green_1 green_2 wild_any_1 +house_1", "", options=DealOptions(broken_set_buildings="discard")
    )
    match.do(MoveCard(A, "wild_any_1", "red", NEW_STACK))
    assert match.state.used == ("house_1",)


def test_r061_or_stay_loose_to_be_attached_again_paid_or_taken() -> None:
    match = position(
        "hand: green_3 | green: green_1 green_2 wild_any_1 +house_1", "hand: sly_deal_1", plays=3, options=LOOSE
    )
    green = match.stack(A, "green")
    match.do(MoveCard(A, "wild_any_1", "red", NEW_STACK))
    assert match.loose(A) == "house_1"
    assert match.refused(MoveBuilding(A, "house_1", green)) == "deal-refuse-build-incomplete"
    match.do(LayProperty(A, "green_3", "green", green), MoveBuilding(A, "house_1", green))
    assert match.stacks(A) == ["green: green_1 green_2 green_3 +house_1", "red: wild_any_1"]
    assert match.state.plays == 2


def test_r061_a_loose_building_may_be_stolen_and_swapped() -> None:
    match = position("hand: sly_deal_1 forced_deal_1 | red: red_1", "loose: house_1 hotel_1", options=LOOSE)
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "house_1"))
    assert match.loose(A) == "house_1"
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "hotel_1", "red_1"))
    assert match.loose(A) == "house_1 hotel_1"
    assert match.stacks(B) == ["red: red_1"]


def test_r061_a_loose_building_pays() -> None:
    match = position("hand: debt_collector_1", "loose: house_1 hotel_1", options=LOOSE)
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("house_1", "hotel_1")))
    assert match.bank(A) == "house_1 hotel_1"


def test_r062_a_building_stays_where_it_is() -> None:
    match = position(f"red: red_1 red_2 red_3 | {BUILT}", "")
    assert match.refused(MoveBuilding(A, "house_1", match.stack(A, "red"))) == "deal-refuse-move-building"
    assert match.refused(MoveBuilding(A, "house_2", match.stack(A, "red"))) == "deal-refuse-own"


def test_r062_unless_moving_was_agreed() -> None:
    options = DealOptions(move_buildings=True)
    match = position(f"red: red_1 red_2 red_3 | utility: utility_1 utility_2 | {BUILT}", "", options=options)
    assert match.refused(MoveBuilding(A, "house_1", match.stack(A, "utility"))) == "deal-refuse-build-colour"
    assert match.refused(MoveBuilding(A, "hotel_1", match.stack(A, "red"))) == "deal-refuse-build-hotel"
    match.do(MoveBuilding(A, "house_1", match.stack(A, "red")))
    assert match.stacks(A)[0] == "red: red_1 red_2 red_3 +house_1"
    assert match.bank(A) == "hotel_1"  # it lost its house (60)
    match = position("", f"red: red_1 red_2 red_3 | {BUILT}", options=options)
    assert match.refused(MoveBuilding(B, "house_1", match.stack(B, "red"))) == "deal-refuse-turn"


def test_r063_moving_a_wild_out_of_a_built_set_is_legal_and_confirmed() -> None:
    match = position("green: green_1 green_2 wild_any_1 +house_1 | red: red_1", "")
    command = MoveCard(A, "wild_any_1", "red", match.stack(A, "red"))
    forms = {form.key: form for ask in match.asks(A) if ask.kind == "arrange" for form in ask.forms}
    loss = forms["move_built"].confirm(("wild_any_1", "red", match.stack(A, "red")))
    assert loss is not None
    assert loss.key == "deal-lose-built"
    match.do(command)
    assert match.bank(A) == "house_1"
    assert match.stacks(A) == ["green: green_1 green_2", "red: red_1 wild_any_1"]


def test_r053_the_rent_grows_with_the_buildings() -> None:
    match = position("hand: rent_any_1 house_1 | green: green_1 green_2 green_3", "hand: money_1_1")
    green = match.stack(A, "green")
    match.do(PlaceBuilding(A, "house_1", green), PlayRent(A, "rent_any_1", green, B))
    assert match.owes(B) == 10


def test_r053_a_building_in_hand_may_be_banked_instead() -> None:
    match = position("hand: hotel_1", "")
    match.do(BankCard(A, "hotel_1"))
    assert match.bank(A) == "hotel_1"
