"""Shortage of buildings: R085–R090."""

from typing import Any

import pytest

from games.core.asks import Concede
from games.monopoly.commands import ROW, AcceptOffer, Bid, Build, JoinContest, OfferToSell, StayOut, Withdraw
from games.monopoly.events_deals import AuctionOpened, ContestClosed, ContestOpened
from games.monopoly.options import MonopolyOptions
from tests.games.monopoly.match import A, B, C, Match, build, ids, mortgage, sell
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position

ORANGE_ROW = Build(A, "orange", ROW)


def contest(*seats: str, houses: int = 1, **changes: Any) -> Match:
    """A asks for a house on square 16 while there are few."""
    return position(*seats, houses=houses, **changes).build(A, 16)


def test_r085_every_change_of_buildings_counts() -> None:
    match = position("5000 brown=3", "0", options=CLASSIC)
    assert (match.state.houses, match.state.hotels) == (26, 12)
    assert match.build(A, 1, 3).state.houses == 24
    match.build(A, 1)
    assert (match.state.houses, match.state.hotels) == (28, 11)
    match.sell(A, 1)
    assert (match.state.houses, match.state.hotels) == (24, 12)
    assert match.sell(A, 1).state.houses == 25
    match.do(Concede(A))
    assert (match.state.houses, match.state.hotels) == (32, 12)


def test_r085_three_houses_make_a_hotel_where_agreed() -> None:
    match = position("5000 brown=3", "0", options=but(houses_before_hotel=3)).build(A, 1)
    assert (match.state.houses, match.state.hotels) == (32 - 3, 11)


def test_r086_nothing_in_stock_until_somebody_sells() -> None:
    match = position("900 orange", "0 brown=1", houses=0)
    assert match.refused(build(A, 16)) == "stock"
    assert match.sell(B, 1).build(A, 16).levels(16) == [1]
    assert position("900 orange=4", "0", hotels=0).refused(build(A, 16)) == "stock"


@pytest.mark.parametrize(
    ("other", "houses"), [("100 brown", 3), ("900 11 13", 1), ("49 brown", 1), ("900 brown=5", 1), ("900 1~ 3", 1)]
)
def test_r087_no_contest_when_others_could_not_want_more_than_is_left(other: str, houses: int) -> None:
    match = position("900 orange", other, houses=houses).build(A, 16)
    assert not match.happened(ContestOpened)
    assert (match.levels(16), match.money()) == ([1], ["building a>$ 100"])


def test_r087_who_could_build_too_is_asked() -> None:
    match = contest("900 orange", "900 pink", "900 brown", "900")
    assert (match.asked(), match.levels(16), match.cash()[A]) == ("b contest c contest", [0], 900)
    assert match.default(B) == StayOut(B)
    match.do(StayOut(B), StayOut(C))
    assert (match.money(), match.levels(16), match.asked()) == (["building a>$ 100"], [1], "a roll")


def test_r087_one_asks_for_no_more_than_one_could_build() -> None:
    match = contest("900 orange", "199 pink=3")
    assert match.refused(JoinContest(B, "pink", 2)) == "lot"
    assert match.refused(JoinContest(B, "orange", 1)) == "lot"
    assert match.refused(JoinContest(A, "orange", 1)) == "contest"
    match.do(JoinContest(B, "pink", 1))


def test_r087_enough_for_all_who_ask_is_built_at_the_price() -> None:
    match = contest("900 orange", "900 pink", houses=2)
    match.do(JoinContest(B, "pink", 1))
    assert match.money() == ["building a>$ 100", "building b>$ 100"]
    assert (match.levels(16), sum(match.levels(11, 13, 14)), match.state.houses) == ([1], 1, 0)
    assert (match.happened(ContestClosed), match.asked()) == (True, "a roll")


def test_r087_too_few_are_auctioned_one_after_another() -> None:
    match = position("900 orange", "900 pink", houses=3).do(ORANGE_ROW, JoinContest(B, "pink", 2))
    assert (match.asked(), match.happened(AuctionOpened)) == ("a auction b auction", True)
    match.bid(B, 10).pass_by(A)
    assert (match.money(), match.asked(), match.state.houses) == (["auction b>$ 10"], "a auction b auction", 2)
    match.bid(A, 10).bid(B, 11).pass_by(A)
    assert (match.money(), sum(match.levels(11, 13, 14)), match.state.houses) == (["auction b>$ 11"], 2, 1)
    match.bid(A, 10)
    assert (sum(match.levels(16, 18, 19)), match.state.houses) == (1, 0)
    assert (match.happened(ContestClosed), match.asked()) == (True, "a roll")


def test_r087_until_what_is_left_suffices() -> None:
    match = position("900 orange", "900 pink", "900 brown", houses=3)
    match.do(Build(A, "orange", ROW), JoinContest(B, "pink", 1), StayOut(C))
    assert match.asked() == "a auction b auction"
    match.do(Withdraw(B))
    assert match.money() == ["building a>$ 100"] * 3
    assert (match.levels(16, 18, 19), match.cash(), match.asked()) == ([1, 1, 1], (600, 900, 900), "a roll")


def test_r087_who_leaves_asks_for_nothing() -> None:
    match = contest("900 orange", "900 pink", "900 brown").do(JoinContest(B, "pink", 1), Concede(B))
    assert match.asked() == "c contest"
    assert match.do(StayOut(C)).money() == ["building a>$ 100"]
    match = contest("900 orange", "900 pink", "900 brown").do(Concede(B))
    assert match.do(StayOut(C)).money() == ["building a>$ 100"]


def test_r087_who_bid_in_private_does_not_withdraw() -> None:
    match = contest("900 orange", "900 pink", options=but(auction_style="sealed")).do(JoinContest(B, "pink", 1))
    match.bid(B, 10)
    assert match.refused(Withdraw(B)) == "contest"
    assert match.do(Withdraw(A)).money() == ["auction b>$ 10"]


def test_r087_who_leads_does_not_withdraw() -> None:
    match = contest("900 orange", "900 pink").do(JoinContest(B, "pink", 1)).bid(B, 10)
    assert match.refused(Withdraw(B)) == "contest"
    match.do(Withdraw(A))
    assert match.money() == ["auction b>$ 10"]


@pytest.mark.parametrize(
    ("options", "others", "opening"),
    [
        (CLASSIC, "pink", 10),
        (HOI_AN, "pink", 20),
        (but(shortage_open="lowest_deed"), "pink", 60),
        (but(shortage_open="lowest_deed"), "brown", 50),
    ],
)
def test_r087_the_opening_is_never_above_the_price(options: MonopolyOptions, others: str, opening: int) -> None:
    match = contest("900 orange", f"900 {others}", options=options).do(JoinContest(B, others, 1))
    assert match.refused(Bid(B, opening - 1)) == "bid-low"
    match.bid(B, opening)


def test_r088_the_bid_is_paid_and_the_building_stands_on_its_lot() -> None:
    match = contest("900 orange", "900 pink=1").do(JoinContest(B, "pink", 1)).bid(B, 10).bid(A, 140).pass_by(B)
    assert match.money() == ["auction a>$ 140"]
    assert (match.levels(16), match.cash(), match.state.houses) == ([1], (760, 900), 0)


def test_r088_the_lot_stays_legal_until_the_end() -> None:
    match = contest("900 orange 5", "900 pink").do(JoinContest(B, "pink", 1))
    assert match.refused(mortgage(A, 18)) == "contested"
    match.mortgage(A, 5)
    match = contest("900 orange brown=1", "900 pink=1", houses=1).do(JoinContest(B, "pink", 1))
    assert match.refused(sell(B, 11)) == "contested"
    match.sell(A, 1)


def test_r088_whose_group_is_whole_no_more_asks_for_nothing() -> None:
    options = but(bid_limit="liquidation")
    match = position("300 orange 5 15", "900 pink", houses=3, options=options).do(ORANGE_ROW, JoinContest(B, "pink", 1))
    match.bid(A, 350).pass_by(B)
    assert match.asked() == "a debt"
    match.do(OfferToSell(B, A, ids(11), 0), AcceptOffer(A, 1)).mortgage(A, 5)
    assert (match.happened(ContestClosed), match.asked()) == (True, "a roll")


def test_r088_only_who_asked_bids() -> None:
    match = contest("900 orange", "900 pink", "900 brown").do(JoinContest(B, "pink", 1), StayOut(C))
    assert match.refused(Bid(C, 10)) == "bidder"
    assert match.refused(Withdraw(C)) == "contest"


def test_r088_nobody_bids_and_nobody_builds() -> None:
    match = contest("900 orange", "900 pink").do(JoinContest(B, "pink", 1)).pass_by(A, B)
    assert (match.money(), match.state.houses, match.asked()) == ([], 1, "a roll")


def test_r089_the_last_houses_are_for_whoever_asked_not_for_breaking_hotels() -> None:
    match = position("900 orange=1", "900 pink", "0 brown=5", houses=4).do(ORANGE_ROW, JoinContest(B, "pink", 4))
    assert match.asked() == "a auction b auction"
    assert match.refused(sell(C, 1)) == "contested"
    assert position("900 orange=1", "900 pink", "0 brown=5", houses=4).sell(C, 1).levels(1) == [4]


def test_r090_the_same_for_the_last_hotels() -> None:
    match = position("900 orange=4", "900 pink=4", hotels=1).build(A, 16)
    assert (match.happened(ContestOpened), match.asked()) == (True, "b contest")
    match.do(JoinContest(B, "pink", 1)).bid(B, 10).pass_by(A)
    assert (match.money(), sorted(match.levels(11, 13, 14)), match.state.hotels) == (["auction b>$ 10"], [4, 4, 5], 0)
    assert match.asked() == "a roll"
