"""A debtor raises what is owed, or gives up; at the deadline the published order does it (R110–R118)."""

from collections.abc import Iterator

from games.core.asks import Command, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board, deeds_of, is_built, raisable
from games.monopoly.commands import DeclareBankruptcy, Liquidate
from games.monopoly.estates import go_bankrupt
from games.monopoly.guards import settling
from games.monopoly.mortgages import mortgage_deed
from games.monopoly.rents import bare_rent
from games.monopoly.selling import cheapest_step, sell_to
from games.monopoly.squares import SISTERS, SQUARES, STREET_GROUPS, Group
from games.monopoly.state import MORTGAGED, Debt, MonopolyState

Tx = Transaction[MonopolyState]


def require_debt(state: MonopolyState, seat: Seat) -> Debt:
    """The seat's debt, which the table waits for (R112)."""
    if not settling(state) or state.debts[0].debtor != seat:
        raise IllegalMove("mono-refuse-debt")
    return state.debts[0]


def check_liquidate(state: MonopolyState, command: Liquidate) -> None:
    """If it can be raised at all (R115)."""
    debt = require_debt(state, command.seat)
    can = raisable(state, command.seat)
    if can < debt.amount:
        raise IllegalMove("mono-refuse-raisable", amount=debt.amount, raisable=can)


def liquidate(tx: Tx, command: Liquidate) -> None:
    """Loose deeds by rent, utilities, stations, then group by group the buildings and the deeds (R115)."""
    seat, amount = command.seat, tx.state.debts[0].amount

    def short() -> bool:
        return tx.state.players[seat].cash < amount

    for square in _loose(tx.state, seat):
        if not short():
            return
        mortgage_deed(tx, seat, square)
    for group in _built(tx.state, seat):
        if not short():
            return
        while short() and is_built(tx.state, group.squares):
            sell_to(tx, seat, group, cheapest_step(tx.state, group))
        for square in group.squares:
            if short() and tx.state.levels[square] == 0:
                mortgage_deed(tx, seat, square)


def _loose(board: Board, seat: Seat) -> Iterator[int]:
    """Clear deeds without buildings on their group: streets by rent, utilities, stations."""
    deeds = [
        square
        for square in deeds_of(board, seat)
        if board.levels[square] != MORTGAGED and not is_built(board, SISTERS[square])
    ]
    streets = [square for square in deeds if SQUARES[square].kind == "street"]
    yield from sorted(streets, key=bare_rent)
    yield from (square for square in deeds if SQUARES[square].kind == "util")
    yield from (square for square in deeds if SQUARES[square].kind == "rail")


def _built(board: Board, seat: Seat) -> Iterator[Group]:
    """Groups with buildings, the cheapest first."""
    for group in STREET_GROUPS:
        if board.owners[group.squares[0]] == seat and is_built(board, group.squares):
            yield group


def check_bankrupt(state: MonopolyState, command: DeclareBankruptcy) -> None:
    """Before an own debt (R111)."""
    require_debt(state, command.seat)


def declare_bankrupt(tx: Tx, command: DeclareBankruptcy) -> None:
    """To whoever is owed (R119, R122)."""
    go_bankrupt(tx, command.seat, tx.state.debts[0].creditor, auctions=True)


def at_deadline(state: MonopolyState) -> Command:
    """Raise it if that can be, else bankruptcy (R114, R115)."""
    debt = state.debts[0]
    enough = raisable(state, debt.debtor) >= debt.amount
    return Liquidate(debt.debtor) if enough else DeclareBankruptcy(debt.debtor)
