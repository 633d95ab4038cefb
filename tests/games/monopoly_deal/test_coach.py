"""The coach of the lesson: what it explains in which situation, from the seat's own view."""

import pytest

from games.core.text import Text
from games.monopoly_deal import commands as c
from games.monopoly_deal.commands import EndTurn, PlayBirthday, PlayDebtCollector, PlaySlyDeal
from games.monopoly_deal.options import DealOptions
from tests.games.monopoly_deal.positions import GAME, A, B, Match, position

SHORT = DealOptions(sets_to_win=2)


def lessons(match: Match, seat: int = A) -> list[str]:
    """What is explained, the most important first."""
    hints = GAME.coach(GAME.view(match.state, seat), match.asks(seat))
    assert len({hint.command for hint in hints}) == 1
    return [hint.text.key.removeprefix("deal-coach-") for hint in hints if hint.text is not None]


def test_a_newcomer_is_welcomed_with_the_goal_as_agreed() -> None:
    match = position("hand: red_1 money_1_1", "hand: money_2_1", options=SHORT)
    hint = GAME.coach(GAME.view(match.state, A), match.asks(A))[0]
    assert hint.text == Text("deal-coach-welcome", sets=2)
    assert isinstance(hint.command, c.LayProperty)
    match.do(hint.command)
    assert "welcome" not in lessons(match)


@pytest.mark.parametrize(
    ("hand", "table", "lesson"),
    [
        ("red_1", "bank: money_1_1 | green: green_1", "lay"),
        ("red_2", "bank: money_1_1 | red: red_1", "grow"),
        ("red_3", "bank: money_1_1 | red: red_1 red_2", "completes"),
        ("pink_orange_1", "bank: money_1_1 | pink: pink_1", "wild"),
        ("money_5_1", "red: red_1", "bank"),
        ("pass_go_1", "red: red_1 | bank: money_1_1", "pass-go"),
        ("debt_collector_1", "red: red_1 | bank: money_5_2", "collect"),
        ("", "red: red_1 | bank: money_1_1", "end-early"),
    ],
)
def test_each_play_is_explained(hand: str, table: str, lesson: str) -> None:
    match = position(f"hand: {hand} | {table}", "bank: money_3_1 money_4_1 | dark_blue: dark_blue_1")
    assert lessons(match)[0] == lesson


def test_a_turn_without_plays_left_is_ended() -> None:
    assert lessons(position("hand: money_1_1 | red: red_1", "", plays=0))[0] == "end"


def test_a_charge_is_paid_and_a_theft_refused() -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: money_1_2 | bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert lessons(match, B) == ["pay"]
    match = position("hand: birthday_1 money_1_1", "hand: just_say_no_1 | bank: money_2_1 money_5_1")
    match.do(PlayBirthday(A, "birthday_1"))
    assert lessons(match, B)[0] == "spare-no"
    match = position("hand: sly_deal_1 money_1_1", "hand: money_1_2 | red: red_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    assert lessons(match, B) == ["accept"]


def test_a_full_hand_is_explained() -> None:
    match = position("hand: " + " ".join(f"money_1_{n}" for n in range(1, 7)) + " money_2_1 money_2_2", "hand: red_1")
    match.do(EndTurn(A))
    assert lessons(match) == ["discard"]


def test_the_last_set_and_a_just_say_no_in_hand_are_spoken_of_when_the_rest_is_known() -> None:
    table = "red: red_1 red_2 red_3 | green: green_1 | bank: money_5_1"
    found = lessons(position(f"hand: just_say_no_1 dark_blue_1 | {table}", "hand: money_1_1", options=SHORT))
    assert found[1:] == ["nearly", "keep-no"]
