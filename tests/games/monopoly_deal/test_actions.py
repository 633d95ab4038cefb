"""Rulings 71–73: Debt Collector, Birthday, Pass Go."""

from games.monopoly_deal.commands import LetHappen, Pay, PlayBirthday, PlayDebtCollector, PlayPassGo
from tests.games.monopoly_deal.positions import A, B, C, position


def test_r071_debt_collector_asks_one_for_five_birthday_everyone_for_two() -> None:
    match = position("hand: debt_collector_1 birthday_1", "bank: money_5_1 money_2_1", "bank: money_2_2")
    assert match.refused(PlayDebtCollector(A, "debt_collector_1", A)) == "deal-refuse-target"
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.asked() == ["b charge"]
    assert match.owes(B) == 5
    match.do(Pay(B, ("money_5_1",)), PlayBirthday(A, "birthday_1"))
    assert (match.owes(B), match.owes(C)) == (2, 2)
    match.do(Pay(B, ("money_2_1",)), Pay(C, ("money_2_2",)))
    assert match.bank(A) == "money_5_1 money_2_1 money_2_2"


def test_r072_they_may_be_played_at_seats_that_have_nothing() -> None:
    match = position("hand: debt_collector_1 birthday_1", "hand: money_1_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), LetHappen(B, B))
    match.do(PlayBirthday(A, "birthday_1"), LetHappen(B, B))
    assert match.hand(A) == ""
    assert match.state.used == ("debt_collector_1", "birthday_1")


def test_r073_nobody_is_asked_about_a_pass_go() -> None:
    match = position("hand: pass_go_1", "hand: just_say_no_1")
    match.do(PlayPassGo(A, "pass_go_1"))
    assert match.asked() == ["a play"]
    assert len(match.state.hands[A]) == 2
