"""Rulings 35–42: rent and doubling it."""

import pytest

from games.monopoly_deal.commands import BankCard, LetHappen, Pay, PlayBirthday, PlayDebtCollector, PlayRent
from games.monopoly_deal.stacks import rent
from games.monopoly_deal.state import Stack
from tests.games.monopoly_deal.positions import A, B, C, position


def test_r035_rent_needs_a_property_of_the_colour() -> None:
    match = position("hand: rent_pink_orange_1 | red: red_1", "bank: money_1_1")
    assert match.refused(PlayRent(A, "rent_pink_orange_1", match.stack(A, "red"))) == "deal-refuse-rent-colour"
    assert match.refused(PlayRent(A, "rent_pink_orange_1", "k9")) == "deal-refuse-rent-colour"
    match.do(BankCard(A, "rent_pink_orange_1"))


def test_r036_two_colour_rent_charges_everyone() -> None:
    match = position("hand: rent_pink_orange_1 | pink: pink_1", "bank: money_1_1", "bank: money_1_2")
    stack = match.stack(A, "pink")
    assert match.refused(PlayRent(A, "rent_pink_orange_1", stack, B)) == "deal-refuse-rent-everyone"
    match.do(PlayRent(A, "rent_pink_orange_1", stack))
    assert match.asked() == ["b charge", "c charge"]
    assert (match.owes(B), match.owes(C)) == (1, 1)


def test_r036_any_colour_rent_charges_one() -> None:
    match = position("hand: rent_any_1 | pink: pink_1", "bank: money_1_1", "bank: money_1_2")
    stack = match.stack(A, "pink")
    assert match.refused(PlayRent(A, "rent_any_1", stack)) == "deal-refuse-target"
    assert match.refused(PlayRent(A, "rent_any_1", stack, A)) == "deal-refuse-target"
    match.do(PlayRent(A, "rent_any_1", stack, C))
    assert match.asked() == ["c charge"]


def test_r037_one_set_is_charged_and_the_charger_names_it() -> None:
    match = position("hand: rent_green_dark_blue_1 | green: green_1 green_2 | green: green_3", "bank: money_5_1")
    match.do(PlayRent(A, "rent_green_dark_blue_1", match.stack(A, "green", 1)))
    assert match.owes(B) == 2


@pytest.mark.parametrize(
    ("cards", "house", "hotel", "amount"),
    [
        ("green_1", None, None, 2),
        ("green_1 wild_any_1", None, None, 4),
        ("green_1 green_2 green_railroad_1", None, None, 7),
        ("green_1 green_2 green_3", "house_1", None, 10),
        ("green_1 green_2 green_3", "house_1", "hotel_1", 14),
    ],
)
def test_r038_the_ladder_and_both_buildings(cards: str, house: str | None, hotel: str | None, amount: int) -> None:
    assert rent(Stack("k1", "green", tuple(cards.split()), house, hotel)) == amount


def test_r039_the_amount_is_fixed_when_declared() -> None:
    match = position("hand: rent_green_dark_blue_1 | green: green_1 green_2", "green: green_3", "bank: money_4_1")
    match.do(PlayRent(A, "rent_green_dark_blue_1", match.stack(A, "green")), Pay(B, ("green_3",)))
    assert match.stacks(A) == ["green: green_1 green_2 green_3"]
    assert match.owes(C) == 4


def test_r040_a_doubler_goes_with_a_rent_card_and_costs_a_play() -> None:
    hand = "hand: rent_any_1 rent_any_2 double_the_rent_1 money_1_1"
    match = position(f"{hand} | pink: pink_1", "bank: money_2_1 money_3_1")
    stack = match.stack(A, "pink")
    assert match.refused(PlayRent(A, "double_the_rent_1", stack, B)) == "deal-refuse-kind"
    assert match.refused(PlayRent(A, "rent_any_1", stack, B, ("money_1_1",))) == "deal-refuse-doubler"
    assert match.refused(PlayRent(A, "rent_any_1", stack, B, ("double_the_rent_2",))) == "deal-refuse-doubler"
    match.do(PlayRent(A, "rent_any_1", stack, B, ("double_the_rent_1",)))
    assert match.owes(B) == 2
    assert match.state.plays == 1
    match.do(Pay(B, ("money_2_1",)))
    match.do(PlayRent(A, "rent_any_2", stack, B))
    assert match.owes(B) == 1  # nothing carries over


def test_r040_without_a_second_play_there_is_no_doubling() -> None:
    match = position("hand: rent_any_1 double_the_rent_1 | pink: pink_1", "bank: money_2_1", plays=1)
    command = PlayRent(A, "rent_any_1", match.stack(A, "pink"), B, ("double_the_rent_1",))
    assert match.refused(command) == "deal-refuse-doubler-plays"


def test_r041_two_doublers_make_four_times_and_take_all_plays() -> None:
    both = ("double_the_rent_1", "double_the_rent_2")
    match = position(f"hand: rent_any_1 {' '.join(both)} | dark_blue: dark_blue_1", "bank: money_10_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "dark_blue"), B, both))
    assert match.owes(B) == 12
    assert match.state.plays == 0


@pytest.mark.parametrize(("card", "target"), [("rent_any_1", B), ("rent_pink_orange_1", -1)])
def test_r042_every_rent_card_may_be_doubled(card: str, target: int) -> None:
    match = position(f"hand: {card} double_the_rent_1 | pink: pink_1", "hand: money_1_1")
    match.do(PlayRent(A, card, match.stack(A, "pink"), target, ("double_the_rent_1",)))
    assert match.owes(B) == 2
    match.do(LetHappen(B, B))
    assert match.state.used == (card, "double_the_rent_1")


def test_r042_debts_and_birthdays_are_never_doubled() -> None:
    match = position("hand: double_the_rent_1 birthday_1 debt_collector_1", "hand: money_1_1")
    assert match.refused(PlayDebtCollector(A, "double_the_rent_1", B)) == "deal-refuse-kind"
    assert match.refused(PlayBirthday(A, "double_the_rent_1")) == "deal-refuse-kind"
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.owes(B) == 2
