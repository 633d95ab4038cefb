"""Rulings 6–16: the turn, plays, the hand limit, undo."""

import pytest
from msgspec.structs import replace

from games.core.asks import Command
from games.monopoly_deal.commands import (
    BankCard,
    Discard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlaceBuilding,
    PlaceReceived,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayPassGo,
    PlayRent,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.events import CardsDrawn, CardsReturned, LimitExceeded, TurnBegan, TurnEnded
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.state import NEW_STACK
from tests.games.monopoly_deal.positions import GAME, A, B, C, position

FULL_HAND = "money_1_1 money_1_2 money_1_3 money_1_4 money_1_5 money_1_6 money_2_1"


def test_r006_a_turn_draws_first_then_plays_then_ends() -> None:
    match = position("hand: money_1_1", "hand: money_1_2 money_1_3 money_1_4 money_1_5")
    ended, began, drawn = match.do(EndTurn(A))
    assert (ended, began) == (TurnEnded(A), TurnBegan(B))
    assert isinstance(drawn, CardsDrawn)
    for card in ("money_1_2", "money_1_3", "money_1_4"):
        match.do(BankCard(B, card))
    assert match.refused(BankCard(B, "money_1_5")) == "deal-refuse-plays"
    match.do(EndTurn(B))
    assert match.state.turn == A


def test_r007_draw_two_or_five_with_an_empty_hand() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    match.do(EndTurn(A))
    assert len(match.state.hands[B]) == 3
    match = position("hand: money_1_1", "bank: money_1_2")
    match.do(EndTurn(A))
    assert len(match.state.hands[B]) == 5


def test_r007_no_refill_in_the_middle_of_a_turn() -> None:
    match = position("hand: money_1_1", "")
    match.do(BankCard(A, "money_1_1"))
    assert match.hand(A) == ""


def test_r008_every_card_that_leaves_the_hand_is_a_play() -> None:
    built = "green: green_1 green_2 green_3"
    match = position(f"hand: money_1_1 brown_1 house_1 | {built}", "")
    match.do(BankCard(A, "money_1_1"))
    match.do(LayProperty(A, "brown_1", "brown", NEW_STACK))
    match.do(PlaceBuilding(A, "house_1", match.stack(A, "green")))
    assert match.state.plays == 0
    rent = PlayRent(A, "rent_green_dark_blue_1", "k1", doublers=("double_the_rent_1",))
    match = position(f"hand: rent_green_dark_blue_1 double_the_rent_1 | {built}", "bank: money_1_1")
    match.do(rent)
    assert match.state.plays == 1
    match = position("hand: pass_go_1", "")
    match.do(PlayPassGo(A, "pass_go_1"))
    assert match.state.plays == 2


EVERY_PLAY = (
    BankCard(A, "money_1_1"),
    LayProperty(A, "red_1", "red", NEW_STACK),
    PlaceBuilding(A, "house_1", "k1"),
    PlayPassGo(A, "pass_go_1"),
    PlayBirthday(A, "birthday_1"),
    PlayDebtCollector(A, "debt_collector_1", B),
    PlayRent(A, "rent_any_1", "k1", B),
    PlaySlyDeal(A, "sly_deal_1", B, "red_2"),
    PlayForcedDeal(A, "forced_deal_1", B, "red_2", "pink_1"),
    PlayDealBreaker(A, "deal_breaker_1", B, "k4"),
)


@pytest.mark.parametrize("command", EVERY_PLAY, ids=lambda command: type(command).__name__)
def test_r008_every_play_needs_one_that_is_left_and_the_own_turn(command: Command) -> None:
    hand = " ".join(command.card for command in EVERY_PLAY)
    tables = f"hand: {hand} | green: green_1 green_2 green_3 | pink: pink_1", "red: red_2 | brown: brown_1 brown_2", ""
    position(*tables, plays=1).do(command)
    assert position(*tables, plays=0).refused(command) == "deal-refuse-plays"
    assert position(*tables, turn=C).refused(command) == "deal-refuse-turn"


@pytest.mark.parametrize("command", EVERY_PLAY[2:], ids=lambda command: type(command).__name__)
def test_r074_a_just_say_no_is_played_as_nothing_else(command: Command) -> None:
    match = position("hand: just_say_no_1 | green: green_1 green_2 green_3 | pink: pink_1", "red: red_2")
    assert match.refused(replace(command, card="just_say_no_1")) == "deal-refuse-kind"


def test_r008_no_play_at_all_is_legal() -> None:
    match = position("hand: money_1_1", "")
    match.do(EndTurn(A))
    assert match.state.turn == B


def test_r009_moving_paying_placing_discarding_and_answering_are_no_plays() -> None:
    match = position(
        "hand: debt_collector_1 just_say_no_1 | pink: pink_orange_1",
        "hand: just_say_no_2 | orange: pink_orange_2 | bank: money_4_1",
    )
    match.do(MoveCard(A, "pink_orange_1", "orange", NEW_STACK))
    assert match.state.plays == 3
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.state.plays == 2
    match.do(SayNo(B, "just_say_no_2", B))
    match.do(SayNo(A, "just_say_no_1", B))
    match.do(Pay(B, ("money_4_1", "pink_orange_2")))
    match.do(PlaceReceived(A, "pink_orange_2", "pink", NEW_STACK))
    assert match.state.plays == 2


def test_r010_a_tabled_card_never_returns_to_a_hand() -> None:
    match = position("hand: money_1_1 | brown: brown_1 | bank: money_2_1", "")
    assert match.refused(BankCard(A, "money_2_1")) == "deal-refuse-hand"
    assert match.refused(LayProperty(A, "brown_1", "brown", NEW_STACK)) == "deal-refuse-hand"


def test_r011_cards_from_pass_go_may_be_played_at_once() -> None:
    match = position("hand: pass_go_1 pass_go_2", "", draw="money_1_1 money_1_2 money_1_3 money_1_4")
    match.do(PlayPassGo(A, "pass_go_1"), PlayPassGo(A, "pass_go_2"))
    assert match.hand(A) == "money_1_1 money_1_2 money_1_3 money_1_4"
    match.do(BankCard(A, "money_1_4"))
    assert match.state.plays == 0


def test_r012_the_third_play_does_not_end_the_turn() -> None:
    match = position("hand: money_1_1 | pink: pink_orange_1", "", plays=1)
    match.do(BankCard(A, "money_1_1"))
    assert match.asked() == ["a play"]
    match.do(MoveCard(A, "pink_orange_1", "orange", NEW_STACK))
    match.do(EndTurn(A))
    assert match.state.turn == B


def test_r013_the_hand_limit_is_checked_at_the_end_of_the_own_turn_only() -> None:
    match = position(f"hand: {FULL_HAND} pass_go_1", "hand: money_5_1")
    match.do(PlayPassGo(A, "pass_go_1"))
    assert len(match.state.hands[A]) == 9
    (event,) = match.do(EndTurn(A))
    assert event == LimitExceeded(A, 2)
    assert match.asked() == ["a discard"]


def test_r014_discard_exactly_down_to_seven_any_cards() -> None:
    match = position(f"hand: {FULL_HAND} brown_1 just_say_no_1", "")
    match.do(EndTurn(A))
    assert match.refused(Discard(A, ("brown_1",))) == "deal-refuse-discard-count"
    assert match.refused(Discard(A, ("brown_1", "money_1_1", "money_1_2"))) == "deal-refuse-discard-count"
    assert match.refused(Discard(A, ("brown_1", "brown_1"))) == "deal-refuse-hand"
    assert match.refused(Discard(A, ("brown_1", "green_1"))) == "deal-refuse-hand"
    assert match.refused(EndTurn(A)) == "deal-refuse-turn-over"
    match.do(Discard(A, ("just_say_no_1", "brown_1")))
    assert match.hand(A) == FULL_HAND


def test_r015_the_surplus_goes_under_the_draw_pile_in_the_players_order() -> None:
    match = position(f"hand: {FULL_HAND} brown_1 green_1", "hand: money_3_1", draw="red_1 red_2 red_3")
    match.do(EndTurn(A))
    returned, *_ = match.do(Discard(A, ("green_1", "brown_1")))
    assert match.state.draw == ("red_3", "green_1", "brown_1")
    assert match.state.used == ()
    assert returned.seen_by(B) == CardsReturned(A, (), 2)
    assert returned.seen_by(None) == CardsReturned(A, (), 2)
    assert "brown_1" not in str(GAME.view(match.state, A))


def test_r015_newer_leaflets_discard_openly() -> None:
    options = DealOptions(discard_to="discard_pile")
    match = position(f"hand: {FULL_HAND} brown_1", "", options=options)
    match.do(EndTurn(A), Discard(A, ("brown_1",)))
    assert match.state.used == ("brown_1",)
    assert GAME.view(match.state, B).used_top == "brown_1"


def test_r016_undo_only_what_showed_nothing_and_settled_nothing() -> None:
    match = position("hand: money_1_1 brown_1 birthday_1 pass_go_1 | pink: pink_orange_1", "bank: money_2_1")
    match.do(BankCard(A, "money_1_1"))
    assert match.undoable()
    match.do(MoveCard(A, "pink_orange_1", "orange", NEW_STACK))
    assert match.undoable()
    match.do(PlayPassGo(A, "pass_go_1"))
    assert not match.undoable()
    match.do(PlayBirthday(A, "birthday_1"))
    assert match.undoable()  # nobody has answered
    match.do(Pay(B, ("money_2_1",)))
    assert not match.undoable()
    match.do(EndTurn(A))
    assert not match.undoable()  # the next seat has drawn


def test_r016_an_answered_charge_is_never_taken_back() -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: money_1_2")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), LetHappen(B, B))
    assert not match.undoable()
