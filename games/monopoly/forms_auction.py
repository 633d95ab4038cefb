"""The ways to bid."""

from collections.abc import Iterator

from games.core.asks import Amount, Form, Seat
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly.auctions import limit, needed, raised_bid
from games.monopoly.contests import may_withdraw
from games.monopoly.forms import fields
from games.monopoly.state import Auction, MonopolyState

PASS = Form("pass", Text("mono-form-pass"), c.Pass)
PASS_SEALED = Form("pass", Text("mono-form-pass-sealed"), c.Pass)
WITHDRAW = Form("withdraw", Text("mono-form-withdraw"), c.Withdraw)
_RAISES = (("bid_1", 1, c.RaiseByOne), ("bid_10", 10, c.RaiseByTen), ("bid_50", 50, c.RaiseByFifty))


def auction(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """One, ten or fifty more, any sum, or not for now (R29–R34)."""
    running = state.auction
    assert running is not None
    least, most = needed(running), limit(state, running, seat)
    if running.sealed:
        if least <= most:
            yield _any_sum(least, most, "mono-form-bid-sealed")
        yield PASS_SEALED
    else:
        yield from _open(running, least, most)
        if seat not in running.passed:
            yield PASS
    if may_withdraw(state, seat):
        yield WITHDRAW


def _open(running: Auction, least: int, most: int) -> Iterator[Form]:
    for key, step, command in _RAISES:
        amount = raised_bid(running, step)
        if amount <= most:
            yield Form(key, Text("mono-form-bid", amount=amount), command)
    if least <= most:
        yield _any_sum(least, most, "mono-form-bid-any")


def _any_sum(least: int, most: int, label: str) -> Form:
    field = Amount("amount", Text("mono-prompt-bid", least=least, most=most), least, most)
    return Form("bid", Text(label), c.Bid, fields(lambda _filled: field), style="primary")
