"""What a seat, or the public, may see of a match."""

from typing import Literal

from games.core.asks import Seat
from games.core.game import View
from games.monopoly_deal.options import Agreement
from games.monopoly_deal.state import Charge, DealState, Ending, Placement, Table


class DealView(View, frozen=True, kw_only=True):
    """The open table, and the seat's own hand (empty for the public).

    hands: how many cards each seat holds. draw: how many cards the draw pile holds. used: the open pile, top card last.
    resolving: played cards that still work. charge: who owes or loses what, with each target's chain.
    placements: received properties that wait to be laid. waiting: the seats whose answer the match waits for.
    """

    options: Agreement
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    tables: tuple[Table, ...]
    draw: int
    used: tuple[str, ...]
    resolving: tuple[str, ...]
    turn: Seat
    plays: int
    phase: Literal["play", "discard"]
    charge: Charge | None
    placements: tuple[Placement, ...]
    waiting: tuple[Seat, ...]
    reshuffles: int
    left: tuple[Seat, ...]
    ended: Ending | None

    @property
    def used_top(self) -> str | None:
        """The card in sight on the used pile."""
        return self.used[-1] if self.used else None


def view(state: DealState, seat: Seat | None, waiting: tuple[Seat, ...]) -> DealView:
    """The state as the seat (None: the public) sees it; `waiting` are the seats with a required ask."""
    return DealView(
        seat=seat,
        options=state.options,
        hand=() if seat is None else state.hands[seat],
        hands=tuple(len(hand) for hand in state.hands),
        tables=state.tables,
        draw=len(state.draw),
        used=state.used,
        resolving=state.resolving,
        turn=state.turn,
        plays=state.plays,
        phase=state.phase,
        charge=state.charge,
        placements=state.placements,
        waiting=waiting,
        reshuffles=state.reshuffles,
        left=state.left,
        ended=state.ended,
    )
