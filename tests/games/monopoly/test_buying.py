"""Buying: R022–R026."""

import pytest

from games.monopoly.commands import AcceptOffer, Buy, Decline, OfferToSell
from games.monopoly.events_deals import AuctionOpened, AuctionSkipped
from tests.games.monopoly.match import A, B, ids, mortgage
from tests.games.monopoly.positions import but, position


def test_r022_a_free_deed_is_bought_at_its_price() -> None:
    match = position("1500", "1500").roll(1, 2)
    assert (match.asked(), match.forms(A, "buy")) == ("a buy", ["buy", "decline"])
    match.buy()
    assert (match.deeds(A), match.money(), match.asked()) == ([3], ["purchase a>$ 60"], "b roll")


@pytest.mark.parametrize(
    ("square", "card", "goal", "price"),
    [(0, "ch01", 39, 400), (0, "ch05", 15, 200), (15, "ch07", 28, 150), (15, "ch10", 19, 200)],
)
def test_r022_by_a_card_too(square: int, card: str, goal: int, price: int) -> None:
    match = position(f"1500 @{square}", "1500", chance=card).roll(3, 4)
    assert (match.asked(), match.square()) == ("a buy", goal)
    assert match.buy().money() == [f"purchase a>$ {price}"]


def test_r022_or_it_is_auctioned() -> None:
    match = position("1500", "1500").roll(1, 2).decline()
    assert match.happened(AuctionOpened)
    assert match.asked() == "a auction b auction"


def test_r023_cash_may_be_raised_first() -> None:
    match = position("10 @35 rail_1 orange=1", "1000").roll(1, 3)
    assert match.refused(Buy(A)) == "cash"
    assert match.refused(mortgage(A, 39)) == "deed"
    match.mortgage(A, 5).sell(A, 19, 18)
    assert (match.asked(), match.cash()[A]) == ("a buy", 210)
    match.do(OfferToSell(A, B, ids(5), 200))
    match.do(AcceptOffer(B, 1))
    assert match.cash() == (410, 790)
    match.buy()
    assert (match.deeds(A), match.cash()[A]) == ([16, 18, 19, 39], 10)


def test_r024_without_the_money_it_is_auctioned() -> None:
    match = position("399 @35", "1500").roll(1, 3)
    assert match.forms(A, "buy") == ["decline"]
    assert match.default(A) == Decline(A)
    assert match.do(match.default(A)).happened(AuctionOpened)


def test_r025_without_auctions_it_stays_with_the_bank() -> None:
    match = position("1500", "1500", options=but(auctions=False)).roll(1, 2).decline()
    assert not match.happened(AuctionOpened)
    assert not match.happened(AuctionSkipped)
    assert (match.state.owners[3], match.asked(), match.money()) == (-1, "b roll", [])


def test_r026_nothing_happens_on_ones_own_and_on_mortgaged_deeds() -> None:
    for deeds in ("0 3", "0 3~"):
        assert position(deeds, "0").roll(1, 2).asked() == "b roll"
    match = position("0", "0 3~").roll(1, 2)
    assert (match.asked(), match.money()) == ("b roll", [])
