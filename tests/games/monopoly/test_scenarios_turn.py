"""Scenarios T01–T31 of section C: turn, doubles and jail; auctions; cards and payments to several."""

import pytest
from msgspec.structs import replace

from games.core.asks import Concede
from games.monopoly.commands import AcceptOffer, Bid, DeclareBankruptcy, EndTurn, OfferToSell, Roll, UseJailCard
from games.monopoly.events import CardDrawn, ThrownAnew
from games.monopoly.events_deals import AuctionOpened
from games.monopoly.state import MonopolyState
from tests.games.monopoly.match import A, B, C, D, Match, ids
from tests.games.monopoly.positions import HOI_AN, position


def test_t01_a_double_in_jail_sets_free_without_another_roll() -> None:
    match = position("500 jail", "0 16").roll(3, 3)
    assert (match.jailed(), match.square(), match.money()) == (False, 16, ["rent a>b 14"])
    assert match.asked() == "b roll"


def test_t02_the_third_miss_without_cash_is_a_debt_before_the_move() -> None:
    match = position("30 jail2 5", "0").roll(2, 5)
    assert (match.asked(), match.cash()[A], match.square()) == ("a debt", 30, 10)
    match.state = replace(match.state, unseen=(match.state.unseen[0], ("kv15", *match.state.unseen[1])))
    match.mortgage(A, 5)
    assert match.money() == ["mortgage $>a 100", "jail a>$ 50", "card $>a 10"]
    assert (match.square(), match.jailed(), match.asked()) == (17, False, "b roll")


def test_t04_a_double_in_jail_is_not_the_third_one() -> None:
    match = position("500", "500").roll(5, 5).roll(5, 5)
    assert match.square() == 20
    match.roll(4, 6).roll(4, 6)
    assert (match.jailed(), match.asked()) == (True, "a jail")
    match.roll(5, 5)
    assert (match.jailed(), match.square(), match.asked()) == (False, 20, "b roll")


def test_t05_bankrupt_after_a_double_the_turn_passes() -> None:
    match = position("0 @35", "0 darkblue=5", "100").roll(2, 2).do(DeclareBankruptcy(A))
    assert match.asked() == "b roll"
    match = position("0 @35", "0 darkblue=5").roll(2, 2).do(DeclareBankruptcy(A))
    assert (match.asked(), match.places()) == ("", (2, 1))


def test_t07_the_third_double_never_reaches_the_start() -> None:
    match = position("500 @34", "500", doubles=2).roll(3, 3)
    assert (match.square(), match.jailed(), match.money()) == (10, True, [])


def test_t08_past_the_start_and_sent_to_it_makes_400() -> None:
    match = position("0 @37", "0", chest="kv01").roll(2, 3)
    assert (match.cash(), match.square()) == ((400, 0), 0)


def test_t10_square_30_jails() -> None:
    match = position("0 @26", "0").roll(1, 3)
    assert (match.square(), match.jailed()) == (10, True)


def test_t11_no_end_before_rolling_nor_after_a_double() -> None:
    match = position("500 keeps", "500")
    assert match.refused(EndTurn(A)) == "phase"
    assert match.roll(5, 5).refused(EndTurn(A)) == "phase"
    assert match.roll(4, 6).do(EndTurn(A)).asked() == "b roll"


def auction(*seats: str) -> Match:
    """A let square 39 go, on the Hội An board."""
    first, *others = seats
    return position(f"{first} @36", *others, options=HOI_AN).roll(1, 2).decline()


def test_t13_what_a_leading_bid_locks_is_not_traded_away() -> None:
    match = position("200 @36", "500 1", "500 6", options=HOI_AN).do(OfferToSell(C, A, ids(6), 100))
    match.roll(1, 2).decline().bid(A, 180)
    assert match.refused(AcceptOffer(A, 1)) == "offer-gone"
    assert match.refused(OfferToSell(B, A, ids(1), 100)) == "trade-now"
    assert match.pass_by(B, C).cash() == (20, 500, 500)
    assert match.refused(AcceptOffer(A, 1)) == "short"


def test_t14_an_earlier_bid_gives_no_credit() -> None:
    assert auction("120", "500", "500").bid(A, 120).bid(B, 130).refused(Bid(A, 140)) == "bidder"
    match = auction("120 5", "500").bid(A, 120).bid(B, 130)
    assert match.refused(Bid(A, 140)) == "bid-cash"
    assert match.mortgage(A, 5).bid(A, 140).pass_by(B).cash() == (80, 500)


def test_t16_an_auction_leaves_the_double_alone() -> None:
    match = position("500", "500", "500").roll(3, 3).decline().bid(C, 10).pass_by(A, B)
    assert (match.deeds(C), match.asked()) == ([6], "a roll")


def test_t17_the_first_pass_ends_nothing() -> None:
    match = auction("500", "500", "500", "500").pass_by(D)
    assert match.asked() == "a auction b auction c auction"
    assert match.bid(A, 20).bid(D, 21).asked() == "a auction b auction c auction"


@pytest.mark.parametrize("end", ["pass", "time"])
def test_t19_nobody_else_can_raise_the_opening(end: str) -> None:
    match = auction("500", "19", "0", "3")
    assert match.asked() == "a auction"
    match = match.pass_by(A) if end == "pass" else match.close()
    assert (match.state.owners[39], match.cash(), match.asked()) == (-1, (500, 19, 0, 3), "d roll")


def test_t20_the_decliner_may_win_it_for_the_opening() -> None:
    match = auction("500", "500").bid(A, 20).pass_by(B)
    assert (match.deeds(A), match.cash()) == ([39], (480, 500))


def test_t22_the_bid_before_leads_when_the_leader_goes() -> None:
    match = auction("500", "500", "500").bid(B, 30).bid(C, 60).do(Concede(C))
    assert match.pass_by(A).money() == ["auction b>$ 30"]
    assert match.deeds(B) == [39]


def test_t23_the_card_to_a_utility_asks_ten_times_the_new_throw() -> None:
    match = position("500 @10", "0 28", chance="ch07").roll(6, 6, anew=(1, 2))
    assert (match.money(), match.square()) == (["rent a>b 30"], 28)
    match = position("500 @15", "0 28", chance="ch07").roll(3, 4, anew=(2, 2))
    assert (match.money(), match.square(), match.asked()) == (["rent a>b 40"], 28, "b roll")
    assert match.happened(ThrownAnew)


def test_t25_a_card_to_a_deed_one_cannot_pay_is_a_debt() -> None:
    match = position("10 5", "0 39=4 37=4", chance="ch01").roll(3, 4)
    assert (match.asked(), match.square(), match.cash()) == ("a debt", 39, (10, 0))
    assert (match.state.debts[0].creditor, match.state.debts[0].amount) == (B, 1700)


def test_t26_back_three_and_from_there_to_jail() -> None:
    match = position("0 @30", "0", chance="ch10", chest="kv06").roll(3, 3)
    assert (match.jailed(), match.cash(), match.asked()) == (True, (0, 0), "b roll")


def birthday(second: str) -> Match:
    """A has everybody pay 10 after a double; B is short of it."""
    return position("0 @27", second, "10", chest="kv09").roll(3, 3)


def test_t28_who_is_short_raises_it_off_turn() -> None:
    match = birthday("4 1")
    assert (match.asked(), match.money()) == ("b debt", ["card c>a 10"])
    assert match.refused(Roll(A)) == "phase"
    match.mortgage(B, 1)
    assert match.money() == ["mortgage $>b 30", "card b>a 10"]
    assert (match.cash(), match.asked()) == ((20, 24, 0), "a roll")


def test_t29_a_debtor_off_turn_goes_bankrupt_to_the_drawer() -> None:
    match = birthday("4 1~").do(DeclareBankruptcy(B))
    assert (match.deeds(A), match.state.out, match.cash()) == ([1], (B,), (11, 0, 0))
    assert match.asked() == "a heir"
    assert match.do(match.default(A)).asked() == "a roll"


def test_t31_the_jail_card_never_comes_while_held_and_sixteenth_once_used() -> None:
    match = position("900 @30", "900", chest="kv05").roll(1, 2)
    held = _draws(match, 30)
    assert "kv05" not in held
    assert held[:15] == held[15:]
    match.state = _turn_of_a(match.state, "jail")
    match.do(UseJailCard(A, "chest"))
    later = _draws(match, 16)
    assert (sorted(later[:15]), later[15]) == (sorted(held[:15]), "kv05")


def _turn_of_a(state: MonopolyState, phase: str) -> MonopolyState:
    """A's turn, on square 30 or in jail, with the cards as they are."""
    start = position("900 jail" if phase == "jail" else "900 @30", "900").state
    player = replace(start.players[A], cards=state.players[A].cards)
    return replace(start, players=(player, start.players[B]), unseen=state.unseen, seen=state.seen)


def _draws(match: Match, count: int) -> list[str]:
    drawn: list[str] = []
    for _ in range(count):
        match.state = _turn_of_a(match.state, "roll")
        match.roll(1, 2)
        drawn += [event.card for event in match.events if isinstance(event, CardDrawn)]
    return drawn


def test_t32_repairs_as_counted_at_the_draw() -> None:
    match = position("100 brown=1 37=1 39=5", "0", chance="ch12").roll(3, 4)
    assert (match.asked(), match.state.debts[0].amount) == ("a debt", 175)
    match.sell(A, 1)
    assert (match.cash()[A], match.state.debts[0].amount) == (125, 175)
    match.sell(A, 39)
    assert match.cash()[A] == 125 + 100 - 175
    assert not match.happened(AuctionOpened)
