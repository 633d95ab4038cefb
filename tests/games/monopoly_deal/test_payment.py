"""Rulings 43–52: paying."""

import pytest

from games.core.asks import Concede, Pick
from games.monopoly_deal.commands import (
    EndTurn,
    LetHappen,
    Pay,
    PlaceReceived,
    PlayBirthday,
    PlayDebtCollector,
    SayNo,
)
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import A, B, C, Match, position


def charged(payer: str, collector: str = "hand: debt_collector_1") -> Match:
    """B owes A 5M."""
    match = position(collector, payer)
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    return match


def test_r043_the_payer_chooses_properties_before_money_if_they_like() -> None:
    match = charged("bank: money_5_1 | green: green_1 | red: red_1")
    match.do(Pay(B, ("green_1", "red_1")))
    assert match.bank(B) == "money_5_1"
    assert match.stacks(A) == ["green: green_1", "red: red_1"]


def test_r044_only_own_tabled_cards_pay() -> None:
    match = charged("hand: money_10_1 | bank: money_5_1", "hand: debt_collector_1 | bank: money_5_2")
    assert match.refused(Pay(B, ("money_10_1",))) == "deal-refuse-pay-cards"
    assert match.refused(Pay(B, ("money_5_2",))) == "deal-refuse-pay-cards"
    match.do(Pay(B, ("money_5_1",)))


def test_r045_no_change_and_overpaying_is_legal() -> None:
    match = charged("bank: money_5_1 money_10_1 money_1_1")
    match.do(Pay(B, ("money_10_1", "money_1_1")))
    assert match.bank(A) == "money_10_1 money_1_1"
    assert match.bank(B) == "money_5_1"


def test_r046_a_property_pays_its_value_not_its_rent() -> None:
    match = charged("dark_blue: dark_blue_1 | bank: money_1_1 money_2_1")
    assert match.refused(Pay(B, ("dark_blue_1",))) == "deal-refuse-pay-little"
    match.do(Pay(B, ("dark_blue_1", "money_1_1")))


def test_r047_who_cannot_cover_it_gives_everything_of_value_and_owes_nothing() -> None:
    match = charged("bank: money_1_1 | red: red_1 wild_any_1")
    assert match.refused(Pay(B, ("red_1",))) == "deal-refuse-pay-little"
    assert match.refused(LetHappen(B, B)) == "deal-refuse-must-pay"
    match.do(Pay(B, ("money_1_1", "red_1")))
    assert match.stacks(B) == ["red: wild_any_1"]
    assert match.state.charge is None


def test_r048_who_has_nothing_of_value_pays_nothing() -> None:
    match = charged("hand: money_1_1 | red: wild_any_1")
    assert match.refused(Pay(B, ("wild_any_1",))) == "deal-refuse-pay-cards"
    match.do(LetHappen(B, B))
    assert match.stacks(B) == ["red: wild_any_1"]
    assert match.bank(A) == ""


def test_r049_a_complete_set_may_be_broken() -> None:
    match = charged("brown: brown_1 brown_2 | bank: money_4_1 money_2_1")
    match.do(Pay(B, ("money_4_1", "brown_1")))
    assert match.stacks(B) == ["brown: brown_2"]


def test_r050_money_to_the_bank_properties_to_the_properties() -> None:
    match = charged("bank: sly_deal_1 | pink: pink_orange_1", "hand: debt_collector_1 | orange: orange_1")
    match.do(Pay(B, ("sly_deal_1", "pink_orange_1")))
    match.do(PlaceReceived(A, "pink_orange_1", "orange", match.stack(A, "orange")))
    assert match.bank(A) == "sly_deal_1"
    assert match.stacks(A) == ["orange: orange_1 pink_orange_1"]


def test_r051_all_targets_are_asked_at_once_and_settle_as_they_come() -> None:
    match = position("hand: birthday_1", "bank: money_2_1", "bank: money_3_1", "hand: just_say_no_1")
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.asked() == ["b charge", "c charge", "d charge"]
    match.do(Pay(C, ("money_3_1",)))
    assert match.bank(A) == "money_3_1"
    assert match.asked() == ["b charge", "d charge"]
    match.do(LetHappen(3, 3), Pay(B, ("money_2_1",)))
    assert match.asked() == ["a play"]


def test_r051_a_received_wild_is_placed_before_anything_else() -> None:
    match = position("hand: birthday_1 just_say_no_1", "pink: pink_orange_1", "hand: just_say_no_2 money_1_1")
    match.do(PlayBirthday(A, "birthday_1"), Pay(B, ("pink_orange_1",)), SayNo(C, "just_say_no_2", C))
    assert match.asked() == ["a place"]
    assert match.refused(SayNo(A, "just_say_no_1", C)) == "deal-refuse-place-first"
    match.do(PlaceReceived(A, "pink_orange_1", "pink", NEW_STACK))
    assert match.asked() == ["a counter_2"]


@pytest.mark.parametrize(
    "cards",
    [
        ("money_9_9",),
        ("money_5_1", "money_5_1"),
        ("money_5_2",),
        ("money_10_1",),
        ("money_5_1", "wild_any_1"),
        (),
    ],
    ids=["unknown", "twice", "foreign", "hand", "no value", "empty"],
)
def test_r052_a_bad_payment_changes_nothing(cards: tuple[str, ...]) -> None:
    match = charged(
        "hand: money_10_1 | bank: money_5_1 money_1_1 | red: wild_any_1", "hand: debt_collector_1 | bank: money_5_2"
    )
    assert match.refused(Pay(B, cards)) == "deal-refuse-pay-cards"


def test_r052_the_form_counts_the_total_and_says_what_a_card_costs() -> None:
    match = charged("bank: money_3_1 | brown: brown_1 brown_2 | green: green_1")
    (ask,) = match.asks(B)
    (form,) = ask.forms
    pick = form.next_field(())
    assert isinstance(pick, Pick)
    assert (pick.rule, pick.total, pick.most) == ("sum", 5, 4)
    details = {str(option.value): option.detail.key for option in pick.source if option.detail}
    assert details["money_3_1"] == "deal-detail-pay-bank"
    assert details["brown_1"] == "deal-detail-pay-breaks"
    assert details["green_1"] == "deal-detail-pay-property"


def test_r051_a_seat_that_concedes_is_no_longer_waited_for() -> None:
    match = position("hand: birthday_1", "bank: money_2_1", "bank: money_3_1")
    match.do(PlayBirthday(A, "birthday_1"), Concede(B), Pay(C, ("money_3_1",)))
    assert match.asked() == ["a play"]
    match.do(EndTurn(A))
    assert match.state.turn == C
