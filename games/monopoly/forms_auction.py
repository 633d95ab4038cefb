"""The ways to bid."""

from collections.abc import Iterator

from games.core.asks import Form, Seat
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly import losses
from games.monopoly.auctions import BUILDING, limit, needed, raised_bid
from games.monopoly.contests import may_withdraw
from games.monopoly.forms import fields, sums
from games.monopoly.squares import HOUSE_PRICE, PRICE
from games.monopoly.state import Auction, MonopolyState

PASS = Form("pass", Text("mono-form-pass"), c.Pass)
PASS_SEALED = Form("pass", Text("mono-form-pass-sealed"), c.Pass)
WITHDRAW = Form("withdraw", Text("mono-form-withdraw"), c.Withdraw)
_RAISES = (("bid_1", 1, c.RaiseByOne), ("bid_10", 10, c.RaiseByTen), ("bid_50", 50, c.RaiseByFifty))


def auction(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """One, ten or fifty more, any sum, or not for now (R29–R34)."""
    running = state.auction
    assert running is not None
    least, most, price = needed(running), limit(state, running, seat), _price(state, running, seat)
    if running.sealed:
        if least <= most:
            yield _any_sum("mono-form-bid-sealed", least, most, price, (least, price // 2, price))
        yield PASS_SEALED
    else:
        yield from _open(running, least, most, price)
        if seat not in running.passed:
            yield PASS
    if may_withdraw(state, seat):
        yield WITHDRAW


def _open(running: Auction, least: int, most: int, price: int) -> Iterator[Form]:
    for key, step, command in _RAISES:
        amount = raised_bid(running, step)
        if amount <= most:
            yield Form(key, Text("mono-form-bid", amount=amount), command)
    if least <= most:
        yield _any_sum("mono-form-bid-any", least, most, price, (price // 2, price))


def _any_sum(label: str, least: int, most: int, price: int, likely: tuple[int, ...]) -> Form:
    """Never all of one's cash by one press, and well above the price only when asked once more."""
    prompt = Text("mono-prompt-bid", least=least, most=most)
    field = sums("amount", prompt, least, most, likely)
    return Form("bid", Text(label), c.Bid, fields(lambda _filled: field), losses.of_bidding(price), style="primary")


def _price(state: MonopolyState, running: Auction, seat: Seat) -> int:
    """What the bank asks for the deed, or for the building that the seat wants."""
    if running.square != BUILDING:
        return PRICE[running.square]
    assert state.contest is not None
    return next(HOUSE_PRICE[request.squares[0]] for request in state.contest.requests if request.seat == seat)
