"""Coins change hands: never more than there are (R053), each time as a fact that names the card."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.machi_koro.events import Earned, PaidBank, PaidSeat
from games.machi_koro.state import MachiState

Tx = Transaction[MachiState]


def earn(tx: Tx, seat: Seat, card: str, copies: int, asked: int) -> None:
    """From the bank; a finite one pays in the order of resolution, as far as it can (R147)."""
    if asked > 0:
        state = tx.state
        amount = asked if state.options.bank == "unlimited" else min(asked, state.bank)
        tx.emit(Earned(seat, card, copies, amount, asked))


def in_bank(state: MachiState, asked: int) -> int:
    """So much of what is asked does the bank have."""
    return asked if state.options.bank == "unlimited" else min(asked, state.bank)


def pay(tx: Tx, card: str, copies: int, payer: Seat, owner: Seat, asked: int) -> None:
    """From one seat to another; facts name what was paid, nothing too (R143)."""
    if asked > 0:
        amount = min(asked, tx.state.cities[payer].coins)
        tx.emit(PaidSeat(card, copies, payer, owner, amount, asked))


def pay_bank(tx: Tx, card: str, copies: int, seat: Seat, asked: int) -> None:
    """To the bank."""
    tx.emit(PaidBank(seat, card, copies, min(asked, tx.state.cities[seat].coins), asked))
