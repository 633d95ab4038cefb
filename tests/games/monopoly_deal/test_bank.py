"""Rulings 17–20: what may be banked and what it is then."""

import pytest

from games.monopoly_deal.commands import BankCard, LetHappen, Pay, PlayDealBreaker, PlayDebtCollector
from tests.games.monopoly_deal.positions import GAME, A, B, C, position

BANKABLE = (
    "money_10_1 just_say_no_1 double_the_rent_1 house_1 hotel_1 rent_any_1 rent_pink_orange_1 pass_go_1 "
    "deal_breaker_1 sly_deal_1 forced_deal_1 debt_collector_1 birthday_1"
)


@pytest.mark.parametrize("card", BANKABLE.split())
def test_r017_money_actions_rents_and_buildings_may_be_banked(card: str) -> None:
    match = position(f"hand: {card}", "")
    match.do(BankCard(A, card))
    assert match.bank(A) == card


@pytest.mark.parametrize("card", ["brown_1", "pink_orange_1", "wild_any_1"])
def test_r017_properties_and_wilds_may_not(card: str) -> None:
    match = position(f"hand: {card}", "")
    assert match.refused(BankCard(A, card)) == "deal-refuse-bank-property"


def test_r018_a_banked_action_is_money_also_after_it_was_paid_on() -> None:
    match = position("hand: debt_collector_1", "bank: deal_breaker_1", "green: green_1 green_2 green_3")
    breaker = PlayDealBreaker(B, "deal_breaker_1", C, match.stack(C, "green"))
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("deal_breaker_1",)))
    assert match.bank(A) == "deal_breaker_1"
    assert match.refused(PlayDealBreaker(A, *breaker_fields(breaker))) == "deal-refuse-hand"


def breaker_fields(command: PlayDealBreaker) -> tuple[str, int, str]:
    return command.card, command.target, command.stack


def test_r019_banking_costs_a_play_and_nobody_is_asked() -> None:
    match = position("hand: money_1_1", "hand: just_say_no_1")
    match.do(BankCard(A, "money_1_1"))
    assert match.state.plays == 2
    assert match.asked() == ["a play"]
    assert match.refused(LetHappen(B, B)) == "deal-refuse-not-asked"


def test_r020_banks_are_open_to_everybody() -> None:
    match = position("bank: money_1_1 money_10_1", "")
    assert GAME.view(match.state, B).tables[A].bank == ("money_1_1", "money_10_1")
    assert GAME.view(match.state, None).tables[A].bank == ("money_1_1", "money_10_1")
