"""What is asked once more, and in which words: giving up, stopping, trading, selling off."""

import pytest

from games.core.asks import Form, Seat
from games.core.text import Name, SeatName, Text
from games.monopoly import commands as c
from tests.games.monopoly.match import A, B, Match, ids
from tests.games.monopoly.positions import but, position


def form(match: Match, seat: Seat, key: str) -> Form:
    (found,) = (form for ask in match.asks(seat) for form in ask.forms if form.key == key)
    return found


def test_bankruptcy_says_who_gets_everything() -> None:
    owing = position("10 @36 brown=0", "1500 39").roll(1, 2)
    assert owing.asked() == "a debt"
    assert form(owing, A, "bankrupt").confirm(()) == Text("mono-lose-everything", seat=SeatName(B))
    assert form(owing, A, "liquidate").confirm(()) is None


def test_selling_off_asks_once_more_where_buildings_go() -> None:
    owing = position("10 @36 brown=1", "1500 39").roll(1, 2)
    loss = form(owing, A, "liquidate").confirm(())
    assert loss == Text("mono-lose-buildings", amount=owing.state.debts[0].amount)


def test_a_debt_to_the_bank_goes_to_the_bank() -> None:
    owing = position("10 @36 brown=0 rail_1", "1500").roll(1, 1)
    assert owing.asked() == "a debt"
    assert form(owing, A, "bankrupt").confirm(()) == Text("mono-lose-everything", seat=Name("mono-bank"))


def test_stopping_says_who_would_win() -> None:
    match = position("100", "1500")
    assert form(match, A, "stop").confirm(()) == Text("mono-lose-match", seat=SeatName(B))
    match.do(c.ProposeStop(A))
    assert form(match, B, "agree").confirm(()) == Text("mono-lose-match", seat=SeatName(B))
    assert form(match, B, "play_on").confirm(()) is None


def test_accepting_a_trade_says_both_sides() -> None:
    match = position("1500 rail_1", "1500").do(c.OfferToSell(A, B, ids(5), 100))
    loss = form(match, B, "accept").confirm(())
    assert loss is not None
    assert loss.key == "mono-lose-trade"
    assert form(match, B, "reject").confirm(()) is None


@pytest.mark.parametrize("style", ["open", "sealed"])
def test_a_bid_of_more_than_twice_the_price_is_asked_once_more(style: str) -> None:
    match = position("1500", "1500", options=but(auction_style=style)).roll(1, 2).decline()
    bid = form(match, B, "bid")
    assert bid.confirm((120,)) is None
    assert bid.confirm((121,)) == Text("mono-lose-bid", amount=121, price=60)


def test_a_bid_for_a_building_is_measured_by_what_one_costs() -> None:
    match = position("900 orange", "900 pink", houses=1).build(A, 16)
    (join,) = [form for ask in match.asks(B) if ask.kind == "contest" for form in ask.forms if form.key == "join"]
    match.do(join.build(B, ("pink", 1)))
    assert form(match, B, "bid").confirm((200,)) is None
    assert form(match, B, "bid").confirm((201,)) == Text("mono-lose-bid", amount=201, price=100)


def test_common_turns_ask_nothing_twice() -> None:
    match = position("1500 brown=0", "1500").roll(1, 3)
    for key in ("build", "mortgage"):
        found = [form for ask in match.asks(A) for form in ask.forms if form.key == key]
        assert all(form.confirm(()) is None for form in found)
    bought = position("1500", "1500").roll(1, 2)
    assert form(bought, A, "buy").confirm(()) is None
    assert form(bought, A, "decline").confirm(()) is None
