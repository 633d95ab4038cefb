"""Whoever has the cash pays at once; whoever has not owes it (R110)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly.events import DebtOpened, DebtPaid, Paid
from games.monopoly.state import BANK, POT, MonopolyState, Reason

Tx = Transaction[MonopolyState]

_TO_POT = frozenset({"card", "income_tax", "luxury_tax", "jail"})
"""Taxes and fines, which wait on the free square where that is agreed."""


def owe(tx: Tx, debtor: Seat, creditor: Seat, amount: int, reason: Reason, subject: str = "") -> None:
    """Pay whole, or open a debt; behind the debts that the seat has already (R112, R113)."""
    if amount <= 0:
        return
    state = tx.state
    if creditor == BANK and state.options.parking_pot and reason in _TO_POT:
        creditor = POT
    cash = state.players[debtor].cash
    if cash < amount or (state.debts and debtor in [debt.debtor for debt in state.debts]):
        tx.emit(DebtOpened(debtor, creditor, amount, reason, subject, front=reason == "transfer_fee"))
        return
    balance = state.players[creditor].cash + amount if creditor >= 0 else 0
    tx.emit(Paid(debtor, creditor, amount, reason, subject, cash - amount, balance))


def collect(tx: Tx, seat: Seat, amount: int, reason: Reason, subject: str = "") -> None:
    """The bank pays the seat."""
    tx.emit(Paid(BANK, seat, amount, reason, subject, 0, tx.state.players[seat].cash + amount))


def pay_first_debt(tx: Tx) -> bool:
    """Pay the first debt if the cash is there now (R113)."""
    state = tx.state
    debt = state.debts[0]
    cash = state.players[debt.debtor].cash
    if cash < debt.amount:
        return False
    balance = state.players[debt.creditor].cash + debt.amount if debt.creditor >= 0 else 0
    tx.emit(DebtPaid(debt.debtor, debt.creditor, debt.amount, debt.reason, debt.subject, cash - debt.amount, balance))
    return True
