"""Scenarios T70–T92 of section C: Just Say No, winning, leaving, termination."""

from random import Random

import pytest

from games.core.asks import Concede
from games.core.chance import Chance, secret_from_seed
from games.core.drive import finish, play, seated
from games.core.policy import random_policy
from games.monopoly_deal import RULESETS
from games.monopoly_deal.commands import (
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlayBirthday,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.options import CLASSIC, PRESETS, DealOptions
from tests.games.monopoly_deal.positions import GAME, A, B, C, D, position

TWO_SETS = "railroad: railroad_1 railroad_2 railroad_3 railroad_4 | utility: utility_1 utility_2"


def test_t70_two_chains_and_one_counter() -> None:
    match = position(
        "hand: birthday_1 just_say_no_1",
        "hand: just_say_no_2 | bank: money_2_1",
        "hand: just_say_no_3 | bank: money_2_2",
    )
    match.do(PlayBirthday(A, "birthday_1"), SayNo(B, "just_say_no_2", B), SayNo(C, "just_say_no_3", C))
    assert match.asked() == ["a counter_1", "a counter_2"]
    match.do(SayNo(A, "just_say_no_1", C))
    # A's hand is empty now, as everybody sees: the chain with B is over.
    assert match.asked() == ["c charge"]
    match.do(Pay(C, ("money_2_2",)))
    assert match.bank(A) == "money_2_2"
    assert match.bank(B) == "money_2_1"


def test_t71_after_a_counter_the_debt_must_be_paid() -> None:
    match = position("hand: debt_collector_1 just_say_no_1", "hand: just_say_no_2 money_1_1 | bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), SayNo(B, "just_say_no_2", B), SayNo(A, "just_say_no_1", B))
    assert match.owes(B) == 5
    assert match.refused(LetHappen(B, B)) == "deal-refuse-must-pay"
    match.do(Pay(B, ("money_5_1",)))
    assert match.bank(A) == "money_5_1"


def test_t73_somebody_else_answers_for_the_target() -> None:
    match = position("hand: debt_collector_1", "hand: money_1_1", "", "hand: just_say_no_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(SayNo(D, "just_say_no_1", B)) == "deal-refuse-not-asked"
    assert match.refused(LetHappen(D, B)) == "deal-refuse-not-asked"
    assert match.refused(LetHappen(A, B)) == "deal-refuse-not-asked"


def test_t74_a_refused_third_play_ends_cleanly() -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 | bank: money_5_1", plays=1)
    match.do(PlayDebtCollector(A, "debt_collector_1", B), SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.state.charge is None
    match.do(EndTurn(A))
    assert match.asked() == ["b play"]


@pytest.mark.parametrize(("mode", "owed"), [("whole", None), ("double_only", 1)])
def test_t76_just_say_no_against_a_doubled_rent(mode: str, owed: int | None) -> None:
    options = DealOptions.model_validate({"jsn_on_doubled_rent": mode})
    match = position(
        "hand: rent_pink_orange_1 double_the_rent_1 | pink: pink_1",
        "hand: just_say_no_1 | bank: money_1_1",
        "bank: money_2_1",
        options=options,
    )
    match.do(PlayRent(A, "rent_pink_orange_1", "k1", doublers=("double_the_rent_1",)), SayNo(B, "just_say_no_1", B))
    assert match.owes(B) == owed
    assert match.owes(C) == 2


@pytest.mark.parametrize(("plays", "left"), [(1, None), (2, 0)])
def test_t77_refresh2024_counters_with_a_play_or_not_at_all(plays: int, left: int | None) -> None:
    match = position(
        "hand: debt_collector_1 just_say_no_1",
        "hand: just_say_no_2 | bank: money_5_1",
        plays=plays,
        options=PRESETS["refresh2024"],
    )
    match.do(PlayDebtCollector(A, "debt_collector_1", B), SayNo(B, "just_say_no_2", B))
    if left is None:
        assert match.refused(SayNo(A, "just_say_no_1", B)) == "deal-refuse-not-asked"
        assert match.bank(B) == "money_5_1"
    else:
        match.do(SayNo(A, "just_say_no_1", B))
        assert match.state.plays == left
        assert match.owes(B) == 5


def test_t79_the_answer_comes_before_the_payment() -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 | bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.bank(B) == "money_5_1"
    assert {form.key for form in match.asks(B)[0].forms} == {"pay", "say_no"}


def test_t80_a_moved_wild_wins_at_once() -> None:
    match = position(f"{TWO_SETS} | brown: brown_1 | red: wild_any_1", "", plays=0)
    match.do(MoveCard(A, "wild_any_1", "brown", match.stack(A, "brown")))
    assert match.winner() == A


def test_t82_green_twice_and_red_once_is_no_win() -> None:
    match = position(
        "hand: red_3 | green: green_1 green_2 green_3 | green: green_dark_blue_1 green_railroad_1 wild_any_1"
        " | red: red_1 red_2",
        "",
    )
    match.do(LayProperty(A, "red_3", "red", match.stack(A, "red")))
    assert match.winner() is None


OFF_TURN = (
    "hand: rent_any_1 money_1_1 | green: green_1 green_2 green_3",
    f"hand: money_1_2 | {TWO_SETS} | brown: brown_2 | red: red_1",
    "hand: forced_deal_1 | brown: brown_1",
)
GIVE_B_THE_THIRD = PlayForcedDeal(C, "forced_deal_1", B, "red_1", "brown_1")


def test_t83_a_third_set_on_another_s_turn_wins_at_the_next_own_one() -> None:
    match = position(*OFF_TURN, turn=C)
    match.do(GIVE_B_THE_THIRD, LetHappen(B, B), EndTurn(C))
    assert match.winner() is None
    match.do(EndTurn(A))
    assert match.winner() == B
    assert match.hand(B) == "money_1_2"  # it drew nothing


def test_t83_unless_somebody_breaks_it_first() -> None:
    match = position(*OFF_TURN, turn=C)
    match.do(GIVE_B_THE_THIRD, LetHappen(B, B), EndTurn(C))
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "green"), B))
    match.do(Pay(B, ("utility_1", "utility_2", "railroad_1", "railroad_2")), EndTurn(A))
    assert match.winner() is None
    assert match.state.turn == B


def test_t83_instant_wins_now() -> None:
    match = position(*OFF_TURN, turn=C, options=DealOptions(win_timing="instant"))
    match.do(GIVE_B_THE_THIRD, LetHappen(B, B))
    assert match.winner() == B


def test_t85_two_multicolour_wilds_are_no_third_set() -> None:
    match = position(f"hand: wild_any_2 rent_any_1 | {TWO_SETS} | brown: wild_any_1", "bank: money_1_1")
    brown = match.stack(A, "brown")
    match.do(LayProperty(A, "wild_any_2", "brown", brown))
    assert match.winner() is None
    assert match.refused(PlayRent(A, "rent_any_1", brown, B)) == "deal-refuse-rent-wild"


def test_t86_conceding_while_owing() -> None:
    match = position("hand: birthday_1", "hand: money_1_1 | bank: money_2_1 | red: red_1", "bank: money_2_2")
    before = GAME.census(match.state)
    match.do(PlayBirthday(A, "birthday_1"), Concede(B))
    assert match.state.used == ("money_1_1", "money_2_1", "red_1")
    match.do(Pay(C, ("money_2_2",)))
    assert match.bank(A) == "money_2_2"
    assert GAME.census(match.state) == before


def test_t88_a_refused_command_leaves_the_state_alone() -> None:
    match = position("hand: sly_deal_1", "")
    assert match.refused(PlaySlyDeal(A, "no_such_card", B, "red_1")) == "deal-refuse-hand"
    assert match.refused(PlaySlyDeal(99, "sly_deal_1", B, "red_1")) == "deal-refuse-seat"
    assert match.refused(PlaySlyDeal(-1, "sly_deal_1", B, "red_1")) == "deal-refuse-seat"
    match.do(EndTurn(A))


def test_t89_free_moves_do_not_keep_a_computer_player_for_ever() -> None:
    seats = 2
    chooser = seated(GAME, (random_policy,) * seats, Random(5))
    _last, steps = finish(play(RULESETS[0], seats, CLASSIC, secret_from_seed(5), chooser), 5000)
    assert steps > 20


def test_t91_a_new_game_knows_nothing_of_the_last() -> None:
    first = GAME.start(2, CLASSIC, Chance.from_seed(1)).state
    match = position(f"hand: brown_2 | {TWO_SETS} | brown: brown_1", "")
    match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
    assert match.winner() == A
    again = GAME.start(2, CLASSIC, Chance.from_seed(1)).state
    assert again == first
    assert GAME.outcome(again) is None


def test_t92_everything_on_the_tables_ends_by_ranking_after_an_idle_round() -> None:
    match = position("bank: money_1_1", "bank: money_2_1", "bank: money_3_1", draw="")
    match.do(EndTurn(A), EndTurn(B))
    assert match.places() is None
    match.do(EndTurn(C))
    assert match.places() == (3, 2, 1)
