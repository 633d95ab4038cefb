"""Taking back: what only moved own things, until dice fell, a card came up or somebody else was touched."""

from games.monopoly import commands as c
from tests.games.monopoly.match import A, B, Match, build, ids, mortgage, redeem, sell
from tests.games.monopoly.positions import position


def undoable(match: Match) -> bool:
    assert match.last is not None
    return match.game.undoable(match.last)


def test_own_business_is_taken_back() -> None:
    assert undoable(position("1500", "1500").roll(1, 2).buy())
    match = position("2000 @30 brown=0 orange=0 rail_1", "1500")
    assert undoable(match.do(build(A, 1)))
    assert undoable(match.do(sell(A, 1)))
    assert undoable(match.do(mortgage(A, 5)))
    assert undoable(match.do(redeem(A, 5)))


def test_a_turn_that_was_ended_by_hand_is_taken_back() -> None:
    assert undoable(position("1500 keeps", "1500").roll(2, 4).buy().do(c.EndTurn(A)))


def test_dice_and_cards_are_never_taken_back() -> None:
    assert not undoable(position("1500", "1500").roll(1, 2))
    assert not undoable(position("1500", "1500", chance="ch07").roll(3, 4))


def test_rent_auctions_and_trades_are_never_taken_back() -> None:
    assert not undoable(position("1500", "1500 3").roll(1, 2))
    auction = position("1500", "1500").roll(1, 2).decline()
    assert not undoable(auction)
    assert not undoable(auction.bid(B, 10))
    trade = position("1500 rail_1", "1500").do(c.OfferToSell(A, B, ids(5), 100))
    assert not undoable(trade)
    assert not undoable(trade.do(c.AcceptOffer(B, trade.state.offers[0].id)))
