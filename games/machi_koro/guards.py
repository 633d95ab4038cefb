"""Refusals that several rules share."""

from games.core.asks import Command, Seat
from games.core.errors import IllegalMove
from games.machi_koro.board import opponents
from games.machi_koro.state import MachiState, Phase


def require_seat(state: MachiState, command: Command) -> None:
    """The match goes on and the seat still plays."""
    if state.ended is not None:
        raise IllegalMove("machi-refuse-over")
    seat = command.seat
    if seat != state.turn and (not 0 <= seat < len(state.cities) or seat in state.left):
        raise IllegalMove("machi-refuse-seat")


def require_phase(state: MachiState, seat: Seat, *phases: Phase) -> None:
    """It is the seat's turn and it is asked just that."""
    if state.turn != seat:
        raise IllegalMove("machi-refuse-turn")
    if state.phase not in phases:
        raise IllegalMove("machi-refuse-phase")


def require_target(state: MachiState, seat: Seat, target: Seat) -> None:
    """The target is somebody else who still plays."""
    if type(target) is not int or target not in opponents(state, seat):
        raise IllegalMove("machi-refuse-target")
