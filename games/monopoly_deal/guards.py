"""Refusals that several rules share."""

from games.core.asks import Command, Seat
from games.core.errors import IllegalMove
from games.monopoly_deal.state import DealState


def require_seat(state: DealState, command: Command) -> None:
    """The match goes on and the seat still plays."""
    if state.ended is not None:
        raise IllegalMove("deal-refuse-over")
    seat = command.seat
    if (seat != state.turn and not 0 <= seat < len(state.hands)) or seat in state.left:
        raise IllegalMove("deal-refuse-seat")


def require_turn(state: DealState, seat: Seat) -> None:
    """It is the seat's turn, it has not ended it, and nobody must answer anything first."""
    if state.turn != seat:
        raise IllegalMove("deal-refuse-turn")
    if state.phase != "play":
        raise IllegalMove("deal-refuse-turn-over")
    if state.charge is not None or state.placements:
        raise IllegalMove("deal-refuse-pending")


def require_play(state: DealState, seat: Seat, card: str) -> None:
    """The seat may play the card: `require_turn`, a play left, and the card in hand."""
    require_turn(state, seat)
    if state.plays < 1:
        raise IllegalMove("deal-refuse-plays")
    if card not in state.hands[seat]:
        raise IllegalMove("deal-refuse-hand")


def require_target(state: DealState, seat: Seat, target: Seat) -> None:
    """The target is somebody else who still plays."""
    if type(target) is not int or not 0 <= target < state.seats or target == seat or target in state.left:
        raise IllegalMove("deal-refuse-target")
