"""The turn, doubles and salary: R008–R021."""

import pytest

from games.core.chance import Chance
from games.monopoly.commands import DeclareBankruptcy, EndTurn, EndTurnsAlone, KeepTurns, Roll
from games.monopoly.events import SentToJail
from tests.games.monopoly.match import A, B, Match
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position, started


def test_r008_dice_come_from_chance_alone_once_per_roll() -> None:
    state = started(2, seed=5).state
    game = started(2).game
    rolls = [game.decide(state, Roll(state.turn), Chance.from_seed(seed, 1)) for seed in (1, 1, 2)]
    assert rolls[0] == rolls[1] != rolls[2]
    assert all(1 <= die <= 6 for step in rolls for die in step.state.throw.dice)
    match = position("1500 @4", "1500").roll(2, 4)
    assert match.refused(Roll(A)) == "turn"
    match = position("1500", "1500").roll(1, 2)
    assert match.refused(Roll(A)) == "phase"


def test_r009_on_by_the_sum_and_all_of_it_before_anything_else() -> None:
    match = position("100 @35", "0", chest="kv02").roll(3, 4)
    assert (match.square(), match.cash()) == (2, (500, 0))
    assert match.money() == ["salary $>a 200", "card $>a 200"]
    match = position("100 @36", "50 1 3").roll(2, 3)
    assert match.money() == ["salary $>a 200", "rent a>b 4"]


def test_r010_after_a_double_one_must_roll_again() -> None:
    match = position("1500", "1500").roll(5, 5)
    assert (match.square(), match.asked()) == (10, "a roll")
    assert match.refused(EndTurn(A)) == "phase"
    match.roll(4, 6)
    assert (match.square(), match.asked()) == (20, "b roll")
    match = position("1500", "1500").roll(2, 2)
    assert match.money() == ["income_tax a>$ 200"]
    match = position("1500", "1500").roll(3, 3)
    assert match.asked() == "a buy"
    assert match.buy().asked() == "a roll"


@pytest.mark.parametrize("square", [4, 24, 34, 39])
def test_r011_the_third_double_leads_to_jail_at_once(square: int) -> None:
    match = position(f"1500 @{square}", "1500 39", doubles=2).roll(3, 3)
    assert (match.square(), match.jailed(), match.money()) == (10, True, [])
    assert match.asked() == "b roll"


def test_r012_the_count_starts_anew_with_each_turn() -> None:
    match = position("1500", "1500").roll(5, 5).roll(5, 5)
    assert match.state.throw.doubles == 2
    assert match.roll(4, 6).state.throw.doubles == 0
    match.roll(5, 5)
    assert (match.state.throw.doubles, match.jailed(B)) == (1, False)


def _third_double() -> Match:
    return position("1500 @4", "1500", doubles=2).roll(1, 1)


def _square_30() -> Match:
    return position("1500 @20", "1500", doubles=1).roll(5, 5)


def _card() -> Match:
    return position("1500", "1500", doubles=1, chest="kv06").roll(1, 1)


@pytest.mark.parametrize("sent", [_third_double(), _square_30(), _card()])
def test_r012_and_on_every_way_to_jail(sent: Match) -> None:
    (event,) = [index for index, event in enumerate(sent.events) if isinstance(event, SentToJail)]
    state = sent.game.replay(sent.state, None, sent.events[: event + 1])
    assert (state.throw.doubles, state.throw.again) == (0, False)


@pytest.mark.parametrize("sent", [_square_30(), _card()])
def test_r013_sent_to_jail_after_a_double_the_turn_is_over(sent: Match) -> None:
    assert (sent.jailed(), sent.square(), sent.asked()) == (True, 10, "b roll")


def test_r014_bankrupt_after_a_double_the_turn_is_over() -> None:
    match = position("0 @35", "0 darkblue=5", "100").roll(2, 2)
    assert match.asked() == "a debt"
    match.do(DeclareBankruptcy(A))
    assert match.asked() == "b roll"
    assert match.refused(Roll(A)) == "seat"


def _buying() -> Match:
    return position("1500", "1500").roll(1, 2)


def _auction() -> Match:
    return position("1500", "1500").roll(1, 2).decline()


def _debt() -> Match:
    return position("10 @4 5", "1500 orange=1").roll(6, 6)


def _tax() -> Match:
    return position("1500", "1500", options=HOI_AN).roll(1, 3)


def _contest() -> Match:
    return position("1500 orange", "1500 brown", houses=1).build(A, 16)


@pytest.mark.parametrize("open_question", [_buying(), _auction(), _debt(), _tax(), _contest()])
def test_r015_nobody_rolls_while_something_is_open(open_question: Match) -> None:
    assert open_question.refused(Roll(A)) == "phase"
    assert open_question.refused(Roll(B)) == "turn"


def test_r016_the_turn_ends_by_itself_unless_kept() -> None:
    assert position("1500", "1500").roll(4, 6).asked() == "b roll"
    match = position("1500", "1500").do(KeepTurns(A)).roll(4, 6)
    assert match.asked() == "a end"
    assert match.do(EndTurn(A)).asked() == "b roll"
    assert position("1500 keeps", "1500").do(EndTurnsAlone(A)).roll(4, 6).asked() == "b roll"
    assert position("1500", "1500", options=but(CLASSIC, auto_end_turn=False)).roll(4, 6).asked() == "a end"
    assert position("1500", "1500").roll(1, 2).refused(KeepTurns(A)) == "window"


def test_r017_salary_by_dice_before_the_square_is_settled() -> None:
    match = position("0 @38", "0").roll(2, 4)
    assert match.money() == ["salary $>a 200", "income_tax a>$ 200"]
    assert match.cash() == (0, 0)
    assert position("0 @30", "0").roll(4, 6).money() == ["salary $>a 200"]


@pytest.mark.parametrize(
    ("square", "dice", "card", "goal"),
    [(0, (3, 4), "ch14", 5), (15, (3, 4), "ch04", 11), (29, (3, 4), "ch03", 24), (29, (3, 4), "ch05", 5)],
)
def test_r017_salary_by_card(square: int, dice: tuple[int, int], card: str, goal: int) -> None:
    match = position(f"0 @{square} {goal}", "0", chance=card).roll(*dice)
    assert (match.square(), match.money()) == (goal, ["salary $>a 200"])


def test_r018_two_salaries_in_one_turn() -> None:
    for dice in ((2, 3), (4, 6)):
        match = position("0 @37", "0", chest="kv01", chance="ch02").roll(*dice)
        assert (match.square(), match.cash()) == (0, (400, 0))
        assert match.money() == ["salary $>a 200"] * 2


@pytest.mark.parametrize(
    ("square", "doubles", "dice"), [(20, 0, (4, 6)), (15, 0, (3, 4)), (28, 0, (2, 3)), (38, 2, (2, 2))]
)
def test_r019_no_salary_on_the_way_to_jail(square: int, doubles: int, dice: tuple[int, int]) -> None:
    match = position(f"0 @{square}", "0", doubles=doubles, chance="ch11", chest="kv06").roll(*dice)
    assert (match.jailed(), match.cash()) == (True, (0, 0))


@pytest.mark.parametrize(("square", "goal"), [(0, 4), (15, 19), (29, 33)])
def test_r020_going_back_has_nothing_to_do_with_salary(square: int, goal: int) -> None:
    match = position(f"500 @{square} 19", "0", chance="ch10", chest="kv15").roll(3, 4)
    assert match.square() == goal
    assert not any(line.startswith("salary") for line in match.money())


def test_r021_stopping_on_square_0_pays_once() -> None:
    assert position("0 @35", "0").roll(1, 4).money() == ["salary $>a 200"]
    assert position("0 @0", "0", chest="kv01").roll(1, 1).money() == ["salary $>a 200"]
