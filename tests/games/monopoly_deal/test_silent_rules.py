"""Rulings 92–95 and 98: what we ruled where the sources are silent."""

import pytest

from games.core.game import Outcome
from games.monopoly_deal.commands import (
    Discard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlaceReceived,
    PlayBirthday,
    PlayDebtCollector,
    PlayPassGo,
    PlayRent,
    PlaySlyDeal,
    SayNo,
    SwapCards,
)
from games.monopoly_deal.events import CardsDrawn
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.payment import default_payment
from games.monopoly_deal.state import NEW_STACK, Stack, Table
from tests.games.monopoly_deal.positions import GAME, A, B, position


def test_r092_the_draw_at_the_start_of_a_turn_is_automatic() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    assert isinstance(match.do(EndTurn(A))[-1], CardsDrawn)
    assert match.asked() == ["b play"]


def test_r093_nothing_merges_by_itself_and_splitting_is_legal() -> None:
    match = position("hand: green_3 | green: green_1 green_2", "")
    match.do(LayProperty(A, "green_3", "green", NEW_STACK))
    assert match.stacks(A) == ["green: green_1 green_2", "green: green_3"]
    match.do(MoveCard(A, "green_2", "green", NEW_STACK))
    assert match.stacks(A) == ["green: green_1", "green: green_3", "green: green_2"]


def test_r093_a_received_natural_joins_the_fullest_stack_with_room() -> None:
    match = position(
        "hand: sly_deal_1 | green: wild_any_1 | green: green_1 green_railroad_1", "green: green_3", "red: red_1"
    )
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "green_3"))
    assert match.stacks(A) == ["green: wild_any_1", "green: green_1 green_railroad_1 green_3"]


def test_r094_a_swap_keeps_the_buildings_of_sets_that_stay_complete() -> None:
    match = position(
        "green: green_1 green_2 wild_any_1 +house_1 | dark_blue: dark_blue_1 green_dark_blue_1 +house_2", ""
    )
    match.do(SwapCards(A, "wild_any_1", "green_dark_blue_1"))
    assert match.stacks(A) == [
        "green: green_1 green_2 green_dark_blue_1 +house_1",
        "dark_blue: dark_blue_1 wild_any_1 +house_2",
    ]
    assert match.state.plays == 3


def test_r094_a_set_that_is_no_longer_complete_loses_them() -> None:
    match = position("brown: brown_1 wild_any_1 +house_1 | brown: wild_any_2", "")
    match.do(SwapCards(A, "brown_1", "wild_any_2"))
    assert match.stacks(A) == ["brown: wild_any_2 wild_any_1", "brown: brown_1"]
    assert match.bank(A) == "house_1"


@pytest.mark.parametrize(
    ("card", "other", "key"),
    [
        ("wild_any_1", "red_1", "deal-refuse-swap"),  # red does not fit in green
        ("green_1", "wild_any_1", "deal-refuse-swap"),  # they lie together
        ("green_1", "green_3", "deal-refuse-swap"),  # nothing would change
        ("wild_any_1", "blue_1", "deal-refuse-own"),
        ("pink_orange_1", "pink_orange_2", "deal-refuse-swap"),  # nothing would change
    ],
)
def test_r094_both_cards_must_fit(card: str, other: str, key: str) -> None:
    match = position(
        "green: green_1 green_2 wild_any_1 +house_1 | red: red_1 | green: green_3"
        " | pink: pink_orange_1 | orange: pink_orange_2",
        "",
    )
    assert match.refused(SwapCards(A, card, other)) == key


@pytest.mark.parametrize(
    ("bank", "amount", "paid"),
    [
        ("money_1_1 money_5_1 money_3_1 money_2_1", 5, {"money_5_1"}),  # exact, one card
        ("money_10_1 money_4_1 money_3_1", 5, {"money_4_1", "money_3_1"}),  # 7 is nearer than 10
        ("money_1_1 money_2_1", 3, {"money_1_1", "money_2_1"}),
    ],
)
def test_r095_the_bank_pays_alone_with_least_overpayment(bank: str, amount: int, paid: set[str]) -> None:
    table = Table(tuple(bank.split()), (Stack("k1", "brown", ("brown_1",)),))
    assert set(default_payment(table, amount)) == paid


def test_r095_else_all_of_it_and_the_cheapest_properties_complete_sets_last() -> None:
    table = Table(
        ("money_1_1",),
        (
            Stack("k1", "brown", ("brown_1", "brown_2"), "house_1", "hotel_1"),
            Stack("k2", "green", ("green_1", "wild_any_1")),
            Stack("k3", "red", ("red_1",)),
        ),
    )
    assert set(default_payment(table, 3)) == {"money_1_1", "red_1"}
    assert set(default_payment(table, 8)) == {"money_1_1", "red_1", "green_1"}
    assert set(default_payment(table, 10)) == {"money_1_1", "red_1", "green_1", "hotel_1"}
    everything = {"money_1_1", "red_1", "green_1", "hotel_1", "house_1", "brown_1", "brown_2"}
    assert set(default_payment(table, 99)) == everything


def test_r095_a_just_say_no_stays_unused() -> None:
    match = position(
        "hand: debt_collector_1 sly_deal_1 money_1_1", "hand: just_say_no_1 | red: red_1 | bank: money_5_1"
    )
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.default(B) == Pay(B, ("money_5_1",))
    match.do(SayNo(B, "just_say_no_1", B))
    assert match.default(A) == LetHappen(A, B)
    match.do(LetHappen(A, B), PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    assert match.stacks(B) == []


def test_r095_a_received_wild_goes_where_it_fills_most() -> None:
    match = position(
        "hand: sly_deal_1 | green: green_1 green_2 | railroad: railroad_1 railroad_2", "railroad: green_railroad_1"
    )
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "green_railroad_1"))
    assert match.default(A) == PlaceReceived(A, "green_railroad_1", "green", match.stack(A, "green"))


def test_r095_discards_lowest_value_first_never_the_last_just_say_no() -> None:
    kept = "money_5_1 money_5_2 money_10_1 money_4_1 money_4_2 green_1"
    match = position(f"hand: just_say_no_1 {kept} money_1_1 wild_any_1", "")
    match.do(EndTurn(A))
    assert match.default(A) == Discard(A, ("money_1_1", "money_4_1"))
    kept = "money_5_1 money_5_2 money_10_1 deal_breaker_1 deal_breaker_2 dark_blue_1"
    match = position(f"hand: just_say_no_1 just_say_no_2 {kept}", "")
    match.do(EndTurn(A))
    assert match.default(A) == Discard(A, ("just_say_no_1",))
    hand = "just_say_no_1 deal_breaker_1 deal_breaker_2 money_5_1 money_5_2 money_10_1 wild_any_1 wild_any_2"
    match = position(f"hand: {hand}", "")
    match.do(EndTurn(A))
    assert match.default(A) == Discard(A, ("deal_breaker_1",))


def test_r095_the_turn_ends() -> None:
    match = position("hand: money_1_1", "")
    assert match.default(A) == EndTurn(A)


def test_r098_double_only_brings_two_doublers_to_the_single_rent() -> None:
    both = ("double_the_rent_1", "double_the_rent_2")
    match = position(
        f"hand: rent_any_1 {' '.join(both)} money_1_1 | dark_blue: dark_blue_1",
        "hand: just_say_no_1 | bank: money_10_1",
        options=DealOptions(jsn_on_doubled_rent="double_only"),
    )
    match.do(PlayRent(A, "rent_any_1", "k1", B, both))
    assert match.owes(B) == 12
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.owes(B) == 3


def test_r098_a_charge_nobody_can_pay_and_a_pass_go_without_cards_are_legal() -> None:
    match = position("hand: birthday_1 pass_go_1", "", "", draw="")
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.asked() == ["a play"]
    assert match.state.used == ("birthday_1",)
    match = position("hand: pass_go_1", "", draw="")
    match.do(PlayPassGo(A, "pass_go_1"))
    assert match.hand(A) == ""
    assert match.state.used == ("pass_go_1",)


def test_r098_instant_checks_after_each_transfer() -> None:
    match = position(
        "hand: birthday_1 | brown: brown_1",
        "brown: brown_2 | bank: money_1_1",
        "bank: money_2_1",
        options=DealOptions(win_timing="instant", sets_to_win=1),
    )
    match.do(PlayBirthday(A, "birthday_1"), Pay(B, ("brown_2", "money_1_1")))
    outcome = GAME.outcome(match.state)
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (A,)
