"""What the coach of a lesson says: what a good player would do here, and why."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core.asks import Ask, Command
from games.core.coach import Hint
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly.policies.steady import steady_policy
from games.monopoly.squares import SISTERS, SQUARES
from games.monopoly.state import BANK
from games.monopoly.view import MonopolyView


def coach(view: MonopolyView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
    """The first thing to learn here comes first. One of the asks is required."""
    command = steady_policy(view, asks, Random(0))
    lessons = _REASONS.get(type(command), _nothing)
    return tuple(Hint(Text(f"mono-coach-{name}"), command) for name in lessons(view, command))


def _nothing(_view: MonopolyView, _command: Command) -> Iterator[str]:
    return iter(())


def _roll(view: MonopolyView, command: c.Roll) -> Iterator[str]:
    seat = command.seat
    if view.players[seat].jailed:
        yield "jail-roll"
        return
    if view.round <= 1 and not view.players[seat].lapped:
        yield "welcome"
    if view.throw.again:
        yield "doubles"
    if any(owner not in {BANK, seat} for owner in view.owners):
        yield "rent"
    yield "go"


def _buy(view: MonopolyView, command: c.Buy) -> Iterator[str]:
    square = view.players[command.seat].square
    sisters = [view.owners[other] for other in SISTERS[square] if other != square]
    if all(owner == command.seat for owner in sisters):
        yield "buy-group"
    elif any(owner not in {BANK, command.seat} for owner in sisters):
        yield "buy-block"
    yield "buy" if SQUARES[square].kind == "street" else f"buy-{SQUARES[square].kind}"


def _always(name: str) -> Callable[[MonopolyView, Any], Iterator[str]]:
    return lambda _view, _command: iter((name,))


_REASONS: dict[type[Command], Callable[[MonopolyView, Any], Iterator[str]]] = {
    c.Roll: _roll,
    c.Buy: _buy,
    c.Decline: _always("decline"),
    c.Bid: _always("bid"),
    c.RaiseByOne: _always("bid"),
    c.RaiseByTen: _always("bid"),
    c.Pass: _always("pass"),
    c.Build: _always("build"),
    c.Mortgage: _always("mortgage"),
    c.Redeem: _always("redeem"),
    c.PayFine: _always("jail-pay"),
    c.UseJailCard: _always("jail-card"),
    c.Liquidate: _always("debt"),
    c.DeclareBankruptcy: _always("bankrupt"),
    c.AcceptOffer: _always("offer-good"),
    c.RejectOffer: _always("offer-bad"),
    c.EndTurn: _always("end"),
    c.AgreeToStop: _always("stop"),
    c.PlayOn: _always("play-on"),
}
"""By what the coach would do. What is asked in other boxes and under other options is not taught."""
