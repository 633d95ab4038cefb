"""Auctions: R027–R041."""

import pytest

from games.core.asks import TABLE, Amount, Concede
from games.core.text import Text
from games.monopoly.commands import (
    Bid,
    Buy,
    CloseAuction,
    DeclareBankruptcy,
    OfferToSell,
    Pass,
    RaiseByFifty,
    RaiseByOne,
    RaiseByTen,
)
from games.monopoly.events_deals import AuctionOpened, AuctionSkipped
from games.monopoly.state import Auction
from games.monopoly.state import Bid as StandingBid
from tests.games.monopoly.match import A, B, C, D, Match, build, ids, redeem
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position


def auction(*seats: str, hoi_an: bool = False, roll: tuple[int, int] = (1, 2)) -> Match:
    """A let square 3 go."""
    return position(*seats, options=HOI_AN if hoi_an else CLASSIC).roll(*roll).decline()


def running(match: Match) -> int:
    """What is under the hammer."""
    assert match.state.auction is not None
    return match.state.auction.square


def test_r027_what_is_auctioned() -> None:
    assert running(auction("1500", "1500")) == 3
    estate = position("0 @35 1~", "900", "900").roll(1, 2)
    assert estate.asked() == "a debt"
    assert running(estate.do(DeclareBankruptcy(A))) == 1
    contest = position("900 orange", "900 pink", houses=1).build(A, 16)
    (join,) = [form for ask in contest.asks(B) if ask.kind == "contest" for form in ask.forms if form.key == "join"]
    assert running(contest.do(join.build(B, ("pink", 1)))) == -1


@pytest.mark.parametrize(("style", "likely"), [("open", (30, 60)), ("sealed", (10, 30, 60))])
def test_no_press_bids_all_of_ones_cash(style: str, likely: tuple[int, ...]) -> None:
    match = position("1500", "1300", options=but(auction_style=style)).roll(1, 2).decline()
    (bid,) = [form for ask in match.asks(B) for form in ask.forms if form.key == "bid"]
    field = bid.next_field(())
    assert isinstance(field, Amount)
    assert (field.most, field.likely) == (1300, likely)
    assert field.shown(30) == Text("mono-label-sum", amount=30)


def test_r028_everybody_bids_the_decliner_and_prisoners_too() -> None:
    match = auction("1500", "1500 jail1", "1500")
    assert match.asked() == "a auction b auction c auction"
    match.bid(B, 10).bid(A, 11)
    assert match.pass_by(B, C).deeds(A) == [3]
    match = position("1500", "1500", "0", out=(C,)).roll(1, 2).decline()
    assert match.asked() == "a auction b auction"
    assert match.refused(Bid(C, 10)) == "seat"


def test_r029_from_the_opening_then_at_least_one_more() -> None:
    match = auction("1500", "1500")
    assert match.refused(Bid(B, 9)) == "bid-low"
    match.bid(B, 10)
    assert match.refused(Bid(A, 10)) == "bid-low"
    assert match.bid(A, 11).bid(B, 400).asked() == "a auction"
    match = auction("1500", "1500", hoi_an=True)
    assert match.refused(Bid(B, 19)) == "bid-low"
    match.bid(B, 20).bid(A, 21)


def test_r029_buttons_for_one_ten_and_fifty_more() -> None:
    match = auction("1500", "1500").do(RaiseByOne(A), RaiseByTen(B), RaiseByFifty(A), RaiseByOne(B))
    match.pass_by(A)
    assert match.money() == ["auction b>$ 71"]


def test_r030_anybody_at_any_time() -> None:
    match = auction("1500", "1500", "1500", "1500").bid(D, 10).bid(B, 20).bid(D, 30).bid(A, 40)
    assert match.asked() == "b auction c auction d auction"
    assert match.pass_by(D, C, B).deeds(A) == [3]


def test_r031_who_leads_does_not_raise_their_own_bid() -> None:
    match = auction("1500", "1500").bid(A, 10)
    assert match.refused(Bid(A, 20)) == "bidder"
    assert match.refused(RaiseByOne(A)) == "bidder"
    assert match.refused(Pass(A)) == "bidder"


def test_r032_a_bid_is_covered_by_cash_and_locks_it() -> None:
    match = auction("100 5 15~", "1500")
    assert match.refused(Bid(A, 101)) == "bid-cash"
    match.bid(A, 100)
    assert match.refused(redeem(A, 15)) == "window"
    assert match.refused(OfferToSell(A, B, ids(5), 1)) == "trade-now"
    match.mortgage(A, 5)
    assert match.cash()[A] == 200
    assert match.bid(B, 101).bid(A, 200).pass_by(B).cash() == (0, 1500)


def test_r032_or_by_what_could_be_raised_where_agreed() -> None:
    match = position("100 5 15", "1500", options=but(bid_limit="liquidation")).roll(1, 2).decline()
    assert match.refused(Bid(A, 301)) == "bid-cash"
    match.bid(A, 300).pass_by(B)
    assert (match.deeds(A), match.asked()) == ([3, 5, 15], "a debt")
    assert match.mortgage(A, 5, 15).cash()[A] == 0


def test_r033_no_building_meanwhile_but_mortgages_and_sales() -> None:
    match = auction("1500", "1500 orange=1 rail_1")
    assert match.refused(build(B, 16)) == "window"
    assert match.sell(B, 16).mortgage(B, 5).cash()[B] == 1650


def test_r034_when_time_is_up_the_leader_wins() -> None:
    match = auction("1500", "1500", "1500").bid(B, 10).close()
    assert (match.deeds(B), match.asked()) == ([3], "b roll")
    assert position("1500", "1500").refused(CloseAuction(TABLE)) == "auction"


def test_r034_each_bid_gives_the_others_time_anew_up_to_a_limit() -> None:
    match = auction("1500", "1500", "1500")
    before = _due(match)
    after = _due(match.bid(B, 10))
    (limit,) = (key for key in before if key.startswith("auction."))
    assert (after[limit], after.keys() & before.keys()) == ("decision", {limit})
    assert {pace for key, pace in after.items() if key != limit} == {"table"}


def _due(match: Match) -> dict[str, str]:
    return {due.key: due.pace for due in match.game.due(match.state)}


def test_r034_when_all_others_have_passed_since_the_last_bid() -> None:
    match = auction("1500", "1500", "1500").pass_by(A, B).bid(C, 10)
    assert match.asked() == "a auction b auction"
    match.pass_by(A)
    assert match.refused(Pass(A)) == "passed"
    assert match.pass_by(B).deeds(C) == [3]


def test_r034_when_nobody_else_could_raise_the_next_bid() -> None:
    match = auction("1500", "100", "40 5").bid(A, 140)
    assert (match.deeds(A), match.asked()) == ([3], "b roll")
    match = auction("1500", "100", "40 5").bid(A, 139)
    assert match.asked() == "c auction"


def test_r034_passing_is_no_exit() -> None:
    match = auction("1500", "1500", "1500").pass_by(B).bid(B, 10)
    assert match.asked() == "a auction c auction"
    match.pass_by(C).bid(C, 20)
    assert match.asked() == "a auction b auction"


def test_r035_no_auction_when_nobody_could_raise_the_opening() -> None:
    match = auction("9", "9", "0")
    assert (match.happened(AuctionSkipped), match.state.owners[3], match.asked()) == (True, -1, "b roll")
    assert auction("19", "19", hoi_an=True).happened(AuctionSkipped)
    assert auction("9", "0 1", "0").happened(AuctionOpened)


def test_r036_without_a_bid_it_stays_with_the_bank() -> None:
    match = auction("1500", "1500").pass_by(A, B)
    assert (match.state.owners[3], match.money(), match.asked()) == (-1, [], "b roll")
    match = position("1500", "1500").roll(3, 3).decline().pass_by(A, B)
    assert match.asked() == "a roll"
    assert match.refused(Buy(A)) == "phase"


def test_r037_the_winner_pays_the_bank_and_has_a_clear_deed() -> None:
    match = auction("1500", "1500").bid(B, 75).pass_by(A)
    assert match.money() == ["auction b>$ 75"]
    assert (match.deeds(B), match.levels(3), match.cash()) == ([3], [0], (1500, 1425))


def test_r038_who_leaves_leads_no_more() -> None:
    match = auction("1500", "1500", "1500").bid(B, 30).bid(C, 50).do(Concede(C))
    assert match.asked() == "a auction"
    assert match.pass_by(A).money() == ["auction b>$ 30"]
    match = auction("1500", "1500", "1500").bid(C, 50).do(Concede(C))
    assert match.asked() == "a auction b auction"
    assert match.bid(B, 10).pass_by(A).money() == ["auction b>$ 10"]


@pytest.mark.parametrize(("cash", "lead"), [(30, 30), (29, None)])
def test_r038_the_bid_before_counts_if_it_is_still_covered(cash: int, lead: int | None) -> None:
    bids = (StandingBid(B, 30), StandingBid(C, 50))
    running = Auction(3, 10, 9, 9, bids=bids)
    match = position("900", str(cash), "900", phase="moving", window=-1, auction=running).do(Concede(C))
    assert match.state.auction is not None
    assert (match.state.auction.lead and match.state.auction.lead.amount) == lead


def test_r039_two_seats_hold_auctions() -> None:
    match = position("1500", "1500", "0", out=(C,)).roll(1, 2).decline()
    assert match.happened(AuctionOpened)
    assert match.bid(A, 10).pass_by(B).deeds(A) == [3]


def test_r040_turn_and_double_stay_as_they_are() -> None:
    match = auction("1500", "1500", "1500", roll=(3, 3)).bid(C, 10).pass_by(A, B)
    assert (match.deeds(C), match.asked(), match.state.throw.doubles) == ([6], "a roll", 1)
    assert auction("1500", "1500", "1500").bid(C, 10).pass_by(A, B).asked() == "b roll"


def test_r041_an_estate_deed_by_deed_in_board_order() -> None:
    match = position("0 @35 39~ 1~ 12~", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    sold = []
    while match.state.auction is not None:
        sold.append(running(match))
        match.bid(B, 10).pass_by(C)
    assert sold == [1, 12, 39]
    assert (match.deeds(B), match.levels(1, 12, 39), match.cash()) == ([1, 12, 39], [0, 0, 0], (0, 870, 900))
    assert match.asked() == "b roll"
