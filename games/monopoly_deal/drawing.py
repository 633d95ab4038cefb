"""Drawing from the pile and renewing it (7, 11, 88, D7)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly_deal.events import CardsDrawn, PileReshuffled
from games.monopoly_deal.state import DealState
from games.monopoly_deal.winning import end_by_assets

DRAW = 2
DRAW_EMPTY_HANDED = 5


def draw(tx: Transaction[DealState], seat: Seat, count: int) -> None:
    """Draw so many cards, or as many as there are (89); an empty draw pile is renewed from the used one."""
    while count:
        taken = tx.state.draw[:count]
        if not taken:
            if not _renew(tx):
                return
            continue
        tx.emit(CardsDrawn(seat, taken, len(taken)))
        count -= len(taken)


def _renew(tx: Transaction[DealState]) -> bool:
    state = tx.state
    if not state.used:
        return False
    cap = state.options.reshuffle_cap
    if cap and state.reshuffles >= cap:
        end_by_assets(tx, "reshuffle_cap")
        return False
    tx.emit(PileReshuffled(tx.chance.shuffled(state.used), len(state.used)))
    return True
