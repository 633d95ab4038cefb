"""Scenarios T01–T32 of section C: bugs found elsewhere, in setup, drawing, plays, banking and rent."""

import pytest

from games.core.chance import Chance
from games.monopoly_deal.cards import VALUE, deck
from games.monopoly_deal.commands import (
    BankCard,
    Discard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayPassGo,
    PlayRent,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.events import PileReshuffled
from games.monopoly_deal.options import CLASSIC
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import GAME, A, B, C, position


def test_t01_the_deck_is_complete() -> None:
    assert len(set(deck(1))) == 106
    assert sum(VALUE[card] for card in deck(1)) == 252


def test_t02_three_players_hold_seven_five_five() -> None:
    state = GAME.start(3, CLASSIC, Chance.from_seed(3)).state
    assert sorted(len(hand) for hand in state.hands) == [5, 5, 7]
    assert len(state.hands[state.turn]) == 7
    assert len(state.draw) == 89


def test_t04_a_hand_emptied_early_is_not_refilled() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    match.do(BankCard(A, "money_1_1"))
    assert match.state.plays == 2
    assert match.hand(A) == ""
    match.do(EndTurn(A))
    assert match.state.turn == B


def test_t05_a_hand_emptied_off_turn_draws_five() -> None:
    match = position("hand: debt_collector_1", "hand: just_say_no_1 | bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), SayNo(B, "just_say_no_1", B), EndTurn(A))
    assert len(match.state.hands[B]) == 5


def test_t07_pass_go_reshuffles_without_itself() -> None:
    used = " ".join(deck(1)[:20])
    match = position("hand: pass_go_1", "", draw="money_1_1", used=used)
    _played, first, shuffled, second, _done = match.do(PlayPassGo(A, "pass_go_1"))
    assert isinstance(shuffled, PileReshuffled)
    assert set(shuffled.cards) == set(used.split())
    assert len(match.state.hands[A]) == 2
    assert match.state.used == ("pass_go_1",)
    assert first != second


def test_t08_one_card_left_and_nothing_used() -> None:
    match = position("hand: money_1_1", "hand: money_1_2", draw="money_1_3")
    match.do(EndTurn(A))
    assert match.hand(B) == "money_1_2 money_1_3"


def test_t10_no_discard_below_the_limit() -> None:
    match = position("hand: money_1_1 money_1_2 money_1_3 money_1_4 money_1_5 money_1_6", "")
    assert match.refused(Discard(A, ("money_1_1",))) == "deal-refuse-no-discard"


def test_t11_a_turn_draws_once() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    match.do(EndTurn(A))
    assert match.refused(EndTurn(A)) == "deal-refuse-turn"
    assert len(match.state.hands[B]) == 3
    assert not any("Draw" in command.__name__ for command in GAME.commands)


def test_t13_moving_wilds_leaves_the_plays() -> None:
    match = position("pink: pink_orange_1 pink_1 | pink: pink_orange_2 | red: red_yellow_1", "")
    match.do(MoveCard(A, "pink_orange_1", "orange", NEW_STACK))
    match.do(MoveCard(A, "pink_orange_2", "pink", match.stack(A, "pink")))
    match.do(MoveCard(A, "red_yellow_1", "yellow", NEW_STACK))
    assert match.state.plays == 3


def test_t14_paying_changes_nobody_s_plays() -> None:
    match = position("hand: rent_any_1 | pink: pink_1", "bank: money_1_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "pink"), B))
    before = match.state.plays
    match.do(Pay(B, ("money_1_1",)))
    assert match.state.plays == before == 2


def test_t16_a_paid_deal_breaker_is_money() -> None:
    match = position(
        "bank: deal_breaker_1", "hand: debt_collector_1 | brown: brown_1", "utility: utility_1 utility_2", turn=B
    )
    match.do(PlayDebtCollector(B, "debt_collector_1", A), Pay(A, ("deal_breaker_1",)))
    theft = PlayDealBreaker(B, "deal_breaker_1", C, match.stack(C, "utility"))
    assert match.refused(theft) == "deal-refuse-hand"
    assert match.bank(B) == "deal_breaker_1"


def test_t17_just_say_no_with_nothing_pending() -> None:
    match = position("hand: just_say_no_1", "")
    assert match.refused(SayNo(A, "just_say_no_1", A)) == "deal-refuse-not-asked"
    match.do(BankCard(A, "just_say_no_1"))


def test_t19_an_unfinished_choice_changes_nothing() -> None:
    match = position("hand: sly_deal_1", "red: red_1")
    before = match.state
    (form,) = (form for ask in match.asks(A) for form in ask.forms if form.key == "sly_deal")
    assert form.next_field(("sly_deal_1", B)) is not None  # the target is still to be chosen
    assert match.state == before
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"))


def test_t20_nothing_is_taken_back_past_an_answered_charge() -> None:
    match = position("hand: money_1_1 rent_any_1 | pink: pink_1", "bank: money_1_2")
    match.do(BankCard(A, "money_1_1"), PlayRent(A, "rent_any_1", match.stack(A, "pink"), B), Pay(B, ("money_1_2",)))
    assert not match.undoable()


def test_t22_rent_of_a_colour_not_owned() -> None:
    match = position("hand: rent_green_dark_blue_1 | pink: pink_1", "bank: money_1_1")
    command = PlayRent(A, "rent_green_dark_blue_1", match.stack(A, "pink"))
    assert match.refused(command) == "deal-refuse-rent-colour"
    assert match.hand(A) == "rent_green_dark_blue_1"
    assert match.state.plays == 3


def test_t23_any_colour_rent_without_a_target() -> None:
    match = position("hand: rent_any_1 | pink: pink_1", "bank: money_1_1")
    assert match.refused(PlayRent(A, "rent_any_1", match.stack(A, "pink"))) == "deal-refuse-target"
    assert match.hand(A) == "rent_any_1"


def test_t25_house_and_hotel_on_green() -> None:
    match = position("hand: rent_any_1 | green: green_1 green_2 green_3 +house_1 +hotel_1", "bank: money_10_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "green"), B))
    assert match.owes(B) == 14


def test_t26_the_dearest_rent() -> None:
    both = ("double_the_rent_1", "double_the_rent_2")
    match = position(
        f"hand: rent_green_dark_blue_1 {' '.join(both)} | dark_blue: dark_blue_1 dark_blue_2 +house_1 +hotel_1",
        "bank: money_10_1",
        "bank: money_5_1",
    )
    match.do(PlayRent(A, "rent_green_dark_blue_1", match.stack(A, "dark_blue"), doublers=both))
    assert (match.owes(B), match.owes(C)) == (60, 60)
    assert match.state.plays == 0


def test_t28_a_doubler_alone_is_refused_and_nothing_carries_over() -> None:
    match = position("hand: double_the_rent_1 money_1_1 | pink: pink_1", "bank: money_1_2")
    assert match.refused(PlayRent(A, "double_the_rent_1", match.stack(A, "pink"), B)) == "deal-refuse-kind"
    assert [form.key for ask in match.asks(A) if ask.required for form in ask.forms] == ["bank", "end_turn"]
    match.do(EndTurn(A))
    assert match.state.charge is None


def test_t29_no_doubling_of_debts_and_birthdays() -> None:
    match = position("hand: double_the_rent_1 debt_collector_1 birthday_1", "bank: money_10_1")
    fields = {form.key: form.next_field(("debt_collector_1", B)) for ask in match.asks(A) for form in ask.forms}
    assert fields["debt_collector"] is None  # the form is finished: there is no place for a doubler
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("money_10_1",)))
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.hand(A) == "double_the_rent_1"


def test_t31_only_a_multicolour_wild_earns_nothing() -> None:
    match = position("hand: rent_red_yellow_1 | yellow: wild_any_1", "bank: money_1_1")
    assert match.refused(PlayRent(A, "rent_red_yellow_1", match.stack(A, "yellow"))) == "deal-refuse-rent-wild"


def test_t32_a_two_colour_wild_alone_earns() -> None:
    match = position("hand: rent_pink_orange_1 money_1_1 | orange: pink_orange_1", "hand: money_1_2", "hand: money_1_3")
    match.do(PlayRent(A, "rent_pink_orange_1", match.stack(A, "orange")))
    assert (match.owes(B), match.owes(C)) == (1, 1)
    match.do(LetHappen(B, B), LetHappen(C, C))


@pytest.mark.parametrize("colour", ["pink", "orange"])
def test_t32_in_either_colour(colour: str) -> None:
    match = position("hand: pink_orange_1 rent_pink_orange_1", "bank: money_1_2")
    match.do(LayProperty(A, "pink_orange_1", colour, NEW_STACK))
    match.do(PlayRent(A, "rent_pink_orange_1", match.stack(A, colour)))
    assert match.owes(B) == 1
