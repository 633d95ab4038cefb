"""Refusals that several rules share."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.machi_koro.board import opponents
from games.machi_koro.state import MachiState, Phase


def require_asked(state: MachiState, seat: Seat, phases: frozenset[Phase]) -> None:
    """The match goes on and the seat still plays; of phases, if any, its turn is in one."""
    if state.ended is not None:
        raise IllegalMove("machi-refuse-over")
    if not 0 <= seat < len(state.cities) or seat in state.left:
        raise IllegalMove("machi-refuse-seat")
    if phases and state.turn != seat:
        raise IllegalMove("machi-refuse-turn")
    if phases and state.phase not in phases:
        raise IllegalMove("machi-refuse-phase")


def require_target(state: MachiState, seat: Seat, target: Seat) -> None:
    """The target is somebody else who still plays."""
    if type(target) is not int or target not in opponents(state, seat):
        raise IllegalMove("machi-refuse-target")
