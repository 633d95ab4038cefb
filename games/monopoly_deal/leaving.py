"""A seat concedes: its cards go to the used pile, what it was part of is over (91, 96)."""

from games.core.asks import Concede
from games.core.game import Transaction
from games.monopoly_deal.events import ActionDone, SeatLeft
from games.monopoly_deal.state import DealState
from games.monopoly_deal.winning import check_alone


def check_concede(state: DealState, command: Concede) -> None:
    """Always, for every seat that still plays."""


def concede(tx: Transaction[DealState], command: Concede) -> None:
    """The seat is skipped as a target; as an attacker it takes its card with it, and nobody owes it anything."""
    charge = tx.state.charge
    tx.emit(SeatLeft(command.seat, tx.state.hands[command.seat]))
    if charge is not None and charge.attacker == command.seat:
        tx.emit(ActionDone(tx.state.resolving))
    check_alone(tx)
