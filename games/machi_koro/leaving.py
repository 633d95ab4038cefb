"""A seat concedes: what it had is out of play (R145)."""

from games.core.asks import Concede
from games.core.game import Transaction
from games.machi_koro.board import live_seats
from games.machi_koro.events import MatchEnded, SeatLeft
from games.machi_koro.firing import run
from games.machi_koro.market import restock
from games.machi_koro.ranking import places
from games.machi_koro.state import MachiState
from games.machi_koro.turns import pass_turn


def concede(tx: Transaction[MachiState], command: Concede) -> None:
    """The last seat left wins; else the market is looked through, and a choice that was open is asked anew."""
    asked_by_card = bool(tx.state.queue)
    tx.emit(SeatLeft(command.seat))
    rest = live_seats(tx.state)
    if len(rest) == 1:
        tx.emit(MatchEnded("last_seat", places(tx.state, rest[0])))
        return
    restock(tx)
    if command.seat == tx.state.turn:
        pass_turn(tx)
    elif asked_by_card:
        run(tx, tx.state.queue)
