"""Debts: R110–R118."""

import pytest

from games.core.asks import Concede
from games.core.text import SeatName, Text
from games.monopoly.commands import DeclareBankruptcy, Liquidate, OfferCash, Roll
from games.monopoly.events import BuildingsSold, Mortgaged
from games.monopoly.events_deals import AuctionOpened
from tests.games.monopoly.match import A, B, C, Match, mortgage
from tests.games.monopoly.positions import position


def owing(deeds: str, cash: int = 10, creditor: str = "0 37 39=1") -> Match:
    """A owes B 200 on square 39."""
    return position(f"{cash} @36 {deeds}", creditor, "900").roll(1, 2)


def test_r110_who_is_short_has_a_debt_whose_sum_is_fixed() -> None:
    match = owing("5")
    (debt,) = match.state.debts
    assert (debt.debtor, debt.creditor, debt.amount, debt.reason) == (A, B, 200, "rent")
    assert match.cash() == (10, 0, 900)
    match = position("10 @35", "0").roll(1, 2)
    assert [(debt.creditor, debt.amount) for debt in match.state.debts] == [(-1, 100)]


def test_r110_the_debtor_is_told_to_whom_how_much_and_what_could_be_raised() -> None:
    told = {"amount": 200, "cash": 10, "raisable": 110}
    match = position("0 37 39=1", "10 @36 5", turn=B).roll(1, 2)
    assert [ask.prompt for ask in match.asks(B) if ask.kind == "debt"] == [
        Text("mono-ask-debt", seat=SeatName(A), **told)
    ]
    match = position("10 @35 5", "0").roll(1, 2)
    told["amount"] = 100
    assert [ask.prompt for ask in match.asks(A) if ask.kind == "debt"] == [Text("mono-ask-debt-bank", **told)]


def test_r111_only_the_debtor_acts_also_off_turn() -> None:
    match = owing("5 orange=1")
    assert match.asked() == "a debt"
    assert match.refused(mortgage(B, 37)) == "sell-now"
    assert match.refused(Liquidate(B)) == match.refused(DeclareBankruptcy(C)) == "debt"
    assert match.forms(A, "debt") == ["liquidate", "bankrupt"]
    match.sell(A, 16).mortgage(A, 5)
    off_turn = position("0 @30", "4 1", "10", chest="kv09").roll(1, 2)
    assert (off_turn.asked(), off_turn.state.turn) == ("b debt", A)
    assert off_turn.mortgage(B, 1).asked() == "b roll"


def test_r112_one_after_another_and_the_turn_stands_still() -> None:
    match = position("0 @30", "4 1", "5 3", "0 5", chest="kv09").roll(1, 2)
    assert [debt.debtor for debt in match.state.debts] == [1, 2, 3]
    for seat, letter, square in ((1, "b", 1), (2, "c", 3), (3, "d", 5)):
        assert match.asked() == f"{letter} debt"
        assert match.refused(Roll(A)) == "phase"
        match.mortgage(seat, square)
    assert match.asked() == "b roll"


def test_r113_paid_whole_and_never_in_part() -> None:
    match = owing("1 5 15", cash=10)
    match.mortgage(A, 1)
    assert (match.cash(), match.state.debts[0].amount) == ((40, 0, 900), 200)
    match.mortgage(A, 5)
    assert match.cash() == (140, 0, 900)
    assert match.mortgage(A, 15).money() == ["mortgage $>a 100", "rent a>b 200"]


def test_r114_too_little_has_still_time_to_trade_and_is_then_bankrupt() -> None:
    match = owing("1 3~ orange=1", cash=9)
    assert match.default(A, "debt") == Liquidate(A)
    match = owing("1 3~", cash=9)
    (ask,) = [ask for ask in match.asks(A) if ask.kind == "debt"]
    assert ask.prompt.values["raisable"] == 9 + 30
    assert (match.forms(A, "debt"), match.default(A, "debt")) == (["bankrupt"], DeclareBankruptcy(A))
    assert match.refused(Liquidate(A)) == "raisable"
    match.do(OfferCash(C, A, 191))
    assert match.asked() == "a debt a offer_1"
    match.do(match.default(A, "debt"))
    assert match.state.out == (A,)


def test_r114_cash_half_of_all_levels_and_every_clear_mortgage() -> None:
    """Ten levels at 25 and three mortgages make 410 of the 600."""
    for cash, forms in ((189, ["bankrupt"]), (190, ["liquidate", "bankrupt"])):
        match = position(f"{cash} @36 brown=5 5 12~", "0 37=1 39=2", "900").roll(1, 2)
        assert match.state.debts[0].amount == 600
        assert match.forms(A, "debt") == forms


def _liquidated(match: Match) -> list[int]:
    """What was mortgaged, and per sale the first square of its group below zero."""
    done = []
    for event in match.events:
        if isinstance(event, Mortgaged):
            done.append(event.square)
        elif isinstance(event, BuildingsSold):
            done.append(-event.squares[0])
    return done


@pytest.mark.parametrize(
    ("short", "order"),
    [
        (210, [6, 34]),
        (211, [6, 34, 12]),
        (560, [6, 34, 12, 28, 5, 15]),
        (561, [6, 34, 12, 28, 5, 15, -1]),
        (611, [6, 34, 12, 28, 5, 15, -1, -1, 1]),
        (821, [6, 34, 12, 28, 5, 15, -1, -1, 1, 3, -16, -16, -16, 16]),
    ],
)
def test_r115_the_published_order_until_the_debt_is_covered(short: int, order: list[int]) -> None:
    assets = "34 6 12 28 5 15 orange=1 brown=1"
    match = position(f"{1700 - short} @36 {assets}", "0 darkblue=4", "900").roll(1, 2)
    match.do(Liquidate(A))
    assert _liquidated(match) == order
    assert match.money()[-1] == "rent a>b 1700"
    assert match.asked() == "b roll"


def test_r116_what_was_sold_stays_sold() -> None:
    match = owing("12 orange=1").sell(A, 16).mortgage(A, 12).do(DeclareBankruptcy(A))
    assert match.money()[:2] == ["sale $>a 100", "estate a>b 235"]
    assert match.levels(12, 16, 18, 19) == [-1, 0, 0, 0]


def test_r117_jail_does_not_cancel_a_debt() -> None:
    match = position("0 @30", "4 jail 1", "10", chest="kv09").roll(1, 2)
    assert match.asked() == "b debt"
    assert match.mortgage(B, 1).money() == ["mortgage $>b 30", "card b>a 10"]
    match = position("10 @35 5", "0 darkblue=1", doubles=1).roll(2, 2)
    assert match.asked() == "a debt"
    assert match.refused(Roll(A)) == "phase"


def test_r118_giving_up_while_owing_a_seat_is_bankruptcy_to_it() -> None:
    match = owing("5 12~").do(Concede(A))
    assert (match.deeds(B), match.cash()[B]) == ([5, 12, 37, 39], 10 - 8)
    assert match.state.bankrupts == 1


def test_r118_else_everything_goes_back_free_and_without_an_auction() -> None:
    for match in (
        position("100 orange=1 39~ +chance", "900", "900"),
        position("10 @35 orange=1 39~ +chance", "900", "900").roll(1, 2),
    ):
        match.do(Concede(A))
        assert not match.happened(AuctionOpened)
        assert [match.state.owners[square] for square in (16, 18, 19, 39)] == [-1] * 4
        assert (match.levels(16, 18, 19, 39), match.state.houses) == ([0] * 4, 32)
        assert match.state.decks[0][-1] == "ch09"
        assert match.cash() == (0, 900, 900)
