"""What the coach of a lesson says: what a good player would do with this hand, and why."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core.asks import Ask, Command
from games.core.coach import Hint
from games.core.text import Text
from games.monopoly_deal import commands as c
from games.monopoly_deal.cards import CARDS, KIND, SIZE
from games.monopoly_deal.policies.steady import steady_policy
from games.monopoly_deal.stacks import complete_colours
from games.monopoly_deal.state import PLAYS, find_stack
from games.monopoly_deal.view import DealView


def coach(view: DealView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
    """The first thing to learn here comes first. One of the asks is required."""
    command = steady_policy(view, asks, Random(0))
    return tuple(Hint(Text(f"deal-coach-{name}", **values), command) for name, values in _lessons(view, command))


def _lessons(view: DealView, command: Command) -> Iterator[tuple[str, dict[str, int]]]:
    seat = command.seat
    own = view.tables[seat]
    if view.turn == seat and view.phase == "play" and view.plays == PLAYS and not own.stacks and not own.bank:
        yield "welcome", {"sets": view.options.sets_to_win}
    for name in _REASONS[type(command)](view, command):
        yield name, {}
    if view.turn == seat and view.charge is None:
        missing = view.options.sets_to_win - complete_colours(own)
        if missing == 1:
            yield "nearly", {}
        if any(KIND[card] == "just_say_no" for card in view.hand):
            yield "keep-no", {}


def _lay(view: DealView, command: c.LayProperty) -> Iterator[str]:
    stack = find_stack(view.tables[command.seat], command.stack)
    if stack is not None and len(stack.cards) + 1 == SIZE[stack.colour]:
        yield "completes"
    if CARDS[command.card].is_wild:
        yield "wild"
    yield "lay" if stack is None else "grow"


def _bank(_view: DealView, command: c.BankCard) -> Iterator[str]:
    yield "bank" if CARDS[command.card].family == "money" else "bank-action"


def _rent(_view: DealView, command: c.PlayRent) -> Iterator[str]:
    if command.doublers:
        yield "double"
    yield "rent"


def _end(view: DealView, _command: c.EndTurn) -> Iterator[str]:
    yield "end" if view.plays == 0 else "end-early"


def _pay(view: DealView, _command: c.Pay) -> Iterator[str]:
    if any(KIND[card] == "just_say_no" for card in view.hand):
        yield "spare-no"
    yield "pay"


def _accept(view: DealView, command: c.LetHappen) -> Iterator[str]:
    yield "counter" if command.seat != command.defender else "accept"
    del view


def _always(name: str) -> Callable[[DealView, Any], Iterator[str]]:
    return lambda _view, _command: iter((name,))


_REASONS: dict[type[Command], Callable[[DealView, Any], Iterator[str]]] = {
    c.LayProperty: _lay,
    c.BankCard: _bank,
    c.PlaceBuilding: _always("build"),
    c.PlayPassGo: _always("pass-go"),
    c.PlayRent: _rent,
    c.PlayDebtCollector: _always("collect"),
    c.PlayBirthday: _always("collect"),
    c.PlaySlyDeal: _always("steal"),
    c.PlayForcedDeal: _always("swap"),
    c.PlayDealBreaker: _always("breaker"),
    c.EndTurn: _end,
    c.Discard: _always("discard"),
    c.MoveCard: _always("arrange"),
    c.SwapCards: _always("arrange"),
    c.MoveBuilding: _always("arrange"),
    c.PlaceReceived: _always("place"),
    c.Pay: _pay,
    c.SayNo: _always("no"),
    c.LetHappen: _accept,
}
