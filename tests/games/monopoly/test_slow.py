"""Matches whose answers take hours: private highest bids and standing orders (section D, K3)."""

from typing import cast

from games.core.game import Event
from games.monopoly.commands import (
    ALL,
    Bid,
    ClearOrders,
    CloseAuction,
    OrderBids,
    OrderBuying,
    OrderJail,
    Pass,
    RaiseByOne,
)
from games.monopoly.events_deals import AuctionOpened, OrdersGiven, SealedBidMade
from games.monopoly.state import NO_ORDERS, BuyOrder, JailOrder
from tests.games.monopoly.match import A, B, C, Match
from tests.games.monopoly.positions import HOI_AN, but, position

SLOW = but(auction_style="sealed")


def auction(*seats: str) -> Match:
    """A let square 3 go."""
    return position(*seats, options=SLOW).roll(1, 2).decline()


def test_the_highest_pays_one_more_than_the_second() -> None:
    match = auction("900", "900", "900").bid(B, 300).bid(A, 120).pass_by(C)
    assert (match.deeds(B), match.money()) == ([3], ["auction b>$ 121"])


def test_alone_it_pays_the_opening() -> None:
    assert auction("900", "900").bid(B, 300).pass_by(A).money() == ["auction b>$ 10"]
    assert auction("900", "900").bid(B, 10).pass_by(A).money() == ["auction b>$ 10"]
    slow = but(HOI_AN, auction_style="sealed")
    match = position("900", "900", options=slow).roll(1, 2).decline()
    assert match.bid(B, 300).pass_by(A).money() == ["auction b>$ 20"]


def test_of_equals_the_earlier_wins_and_pays_it() -> None:
    match = auction("900", "900", "900").bid(C, 200).bid(B, 200).bid(A, 150)
    assert (match.deeds(C), match.money()) == ([3], ["auction c>$ 200"])


def test_each_counts_as_far_as_its_cash_goes_at_the_close() -> None:
    match = auction("900", "100 39", "900").bid(B, 300).bid(A, 150).pass_by(C)
    assert match.money() == ["auction a>$ 101"]
    match = auction("900", "100 39", "900").bid(B, 300).bid(A, 150)
    assert match.mortgage(B, 39).pass_by(C).money() == ["auction b>$ 151"]


def test_it_takes_one_answer_each_and_no_bid_in_the_open() -> None:
    match = auction("900", "900", "900").bid(B, 300)
    assert match.asked() == "a auction c auction"
    assert match.refused(Bid(B, 400)) == "bidder"
    assert match.refused(RaiseByOne(A)) == "sealed"
    assert match.refused(CloseAuction(-1)) == "auction"
    assert match.refused(Bid(A, 9)) == "bid-low"
    assert match.default(A) == Pass(A)
    assert match.pass_by(A, C).asked() == "b roll"


def test_nobody_bids_and_it_stays_with_the_bank() -> None:
    match = auction("900", "900").pass_by(A, B)
    assert (match.state.owners[3], match.money()) == (-1, [])


def _told(match: Match, seat: int | None) -> tuple[Event, ...]:
    return tuple(event.seen_by(seat) for event in match.events)


def test_a_private_bid_is_nobody_elses_business() -> None:
    match = auction("900", "900", "900").bid(B, 307)
    for seat in (None, A, C):
        assert _told(match, seat) == (SealedBidMade(B, 0),)
        assert "307" not in repr(match.game.view(match.state, seat))
    assert _told(match, B) == (SealedBidMade(B, 307),)
    assert "307" in repr(match.game.view(match.state, B))


def test_a_private_bid_is_not_asked_for_at_the_table() -> None:
    for match, public in ((auction("900", "900"), False), (position("900", "900").roll(1, 2).decline(), True)):
        assert [ask.public for ask in match.asks(B) if ask.kind == "auction"] == [public]


def test_whether_somebody_bid_or_passed_does_not_show() -> None:
    one, other = auction("900", "900", "900").bid(B, 307), auction("900", "900", "900").pass_by(B)
    for seat in (None, A, C):
        assert _told(one, seat) == _told(other, seat)
        assert one.game.view(one.state, seat) == other.game.view(other.state, seat)


def test_orders_answer_for_deeds_by_group() -> None:
    match = position("900", "900", options=SLOW).do(OrderBuying(A, "brown", "buy"), OrderBids(B, "lightblue", 70))
    assert match.roll(1, 2).deeds(A) == [3]
    match = position("900", "900", options=SLOW).do(OrderBuying(A, ALL, "decline"), OrderBids(B, ALL, 70))
    match.roll(1, 2)
    assert (match.asked(), match.happened(AuctionOpened)) == ("a auction", True)
    assert match.pass_by(A).money() == ["auction b>$ 10"]
    match = position("59", "900", options=SLOW).do(OrderBuying(A, ALL, "decline")).roll(1, 2)
    assert match.asked() == "a auction b auction", "also when the cash would not do"


def test_orders_are_for_groups_and_sums_that_there_are() -> None:
    match = position("900", "900", options=SLOW)
    orders = (OrderBuying(A, "go", "buy"), OrderBids(A, "go", 70), OrderBids(A, ALL, -1), OrderBids(A, ALL, 10**6))
    for order in (*orders, OrderBuying(A, ALL, cast("BuyOrder", "no")), OrderJail(A, cast("JailOrder", "no"))):
        assert match.refused(order) == "orders"
    assert match.do(OrderBids(B, ALL, 0)).roll(1, 2).decline().asked() == "a auction", "B bids for nothing"


def test_without_the_cash_an_order_to_buy_asks() -> None:
    match = position("59", "900", options=SLOW).do(OrderBuying(A, ALL, "buy")).roll(1, 2)
    assert (match.asked(), match.deeds(A)) == ("a buy", [])


def test_orders_for_jail() -> None:
    paid = position("900 @10", "90 jail", options=SLOW).do(OrderJail(B, "pay")).roll(4, 6)
    assert (paid.asked(), paid.jailed(B), paid.cash()[B]) == ("b roll", False, 40)
    card = position("900 @10", "0 jail +chest", options=SLOW).do(OrderJail(B, "card")).roll(4, 6)
    assert (card.asked(), card.jailed(B), card.state.players[B].cards) == ("b roll", False, ())
    poor = position("900 @10", "49 jail", options=SLOW).do(OrderJail(B, "pay")).roll(4, 6)
    assert poor.asked() == "b jail"


def test_orders_are_private_and_can_be_cleared() -> None:
    match = position("900", "900", options=SLOW).do(OrderBids(A, ALL, 307))
    assert [_told(match, seat) for seat in (None, B)] == [(OrdersGiven(A, None),)] * 2
    assert "307" not in repr(match.game.view(match.state, B))
    assert match.game.view(match.state, A).orders.limits == (307,) * 10
    assert match.do(ClearOrders(A)).state.orders[A] == NO_ORDERS


def test_there_are_none_where_bids_are_open() -> None:
    assert position("900", "900").refused(OrderJail(A, "pay")) == "orders"
