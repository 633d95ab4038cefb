"""Refusals that several rules share, and when what is open (R94)."""

from collections.abc import Callable

from games.core.asks import Command, Seat
from games.core.errors import IllegalMove
from games.monopoly.state import MonopolyState, Phase


def is_pending(state: MonopolyState) -> bool:
    """Whether something comes before what the seat on turn is asked (R15); of an estate a deed is under the hammer."""
    return bool(state.debts) or state.auction is not None or state.contest is not None or state.heir >= 0


def asked_for(*phases: Phase) -> Callable[[MonopolyState, Command], None]:
    """A check: it is the seat's turn, nothing is pending, and it is asked one of these."""

    def check(state: MonopolyState, command: Command) -> None:
        if state.turn != command.seat:
            raise IllegalMove("mono-refuse-turn")
        if state.phase not in phases or (state.window < 0 and is_pending(state)):
            raise IllegalMove("mono-refuse-phase")

    return check


def require_window(state: MonopolyState) -> None:
    """The table waits for nothing but a roll or the end of a turn (R94)."""
    if state.window < 0:
        raise IllegalMove("mono-refuse-window")


def settling(state: MonopolyState) -> bool:
    """Whether the first debt is what the table waits for, and not the answer of an heir."""
    return bool(state.debts) and (state.heir < 0 or state.debts[0].debtor == state.heir)


def may_sell(state: MonopolyState, seat: Seat) -> bool:
    """Whether the seat may sell buildings and mortgage now (R94)."""
    if state.window >= 0:
        return True
    if settling(state):
        return state.debts[0].debtor == seat
    if state.debts or state.heir >= 0:
        return False
    if state.auction is not None:
        return True
    return state.contest is None and state.phase == "buy" and state.turn == seat


def may_trade(state: MonopolyState, one: Seat, other: Seat) -> bool:
    """Whether the two may trade now (R94): anybody in the window, else only with a debtor or a lander."""
    if state.window >= 0:
        return True
    if settling(state):
        return state.debts[0].debtor in {one, other}
    return not is_pending(state) and state.phase == "buy" and state.turn in {one, other}


def may_start_trade(state: MonopolyState, seat: Seat, partner: Seat) -> bool:
    """Whether the seat may make the partner an offer now or take one back; with a deed on offer, only the lander."""
    return may_trade(state, seat, partner) and (state.window >= 0 or settling(state) or state.turn == seat)
