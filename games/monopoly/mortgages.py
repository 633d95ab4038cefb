"""Mortgages (R95–R100)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board, deeds_of, is_built
from games.monopoly.commands import Mortgage, Redeem
from games.monopoly.events import Mortgaged, Redeemed
from games.monopoly.guards import may_sell, require_window
from games.monopoly.squares import GROUP, INDEX, MORTGAGE, SISTERS, SQUARES, tenth
from games.monopoly.state import MORTGAGED, MonopolyState

Tx = Transaction[MonopolyState]


def can_mortgage(board: Board, seat: Seat, square: int) -> bool:
    """Whether it is a clear deed of the seat with no building on its group (R95, R100)."""
    return board.owners[square] == seat and board.levels[square] == 0 and not is_built(board, SISTERS[square])


def mortgageable(board: Board, seat: Seat) -> list[int]:
    """All such deeds, in board order."""
    return [square for square in deeds_of(board, seat) if can_mortgage(board, seat, square)]


def redeem_price(square: int) -> int:
    """The mortgage and a tenth of it (R97)."""
    return MORTGAGE[square] + tenth(MORTGAGE[square])


def _require_own(state: MonopolyState, seat: Seat, group: str, deed: str) -> int:
    square = INDEX.get(deed, -1)
    if group not in GROUP or square not in GROUP[group].squares or state.owners[square] != seat:
        raise IllegalMove("mono-refuse-deed")
    return square


def check_mortgage(state: MonopolyState, command: Mortgage) -> None:
    """An own clear deed, no building on the group, and the time is right (R94–R96)."""
    if not may_sell(state, command.seat):
        raise IllegalMove("mono-refuse-sell-now")
    square = _require_own(state, command.seat, command.group, command.deed)
    if state.levels[square] == MORTGAGED:
        raise IllegalMove("mono-refuse-mortgaged")
    if not can_mortgage(state, command.seat, square):
        raise IllegalMove("mono-refuse-built")
    require_uncontested(state, command.seat, square)


def require_uncontested(state: MonopolyState, seat: Seat, square: int) -> None:
    """Nothing is asked for that group in a contest, whose lots must stay legal (R88)."""
    if is_contested(state, seat, square):
        raise IllegalMove("mono-refuse-contested")


def is_contested(state: MonopolyState, seat: Seat, square: int) -> bool:
    """Whether the seat asks for buildings on that square's group."""
    if state.contest is None:
        return False
    wanted = [each.squares[0] for each in state.contest.requests if each.seat == seat]
    return any(SQUARES[each].group == SQUARES[square].group for each in wanted)


def mortgage(tx: Tx, command: Mortgage) -> None:
    """Half the price."""
    mortgage_deed(tx, command.seat, INDEX[command.deed])


def mortgage_deed(tx: Tx, seat: Seat, square: int) -> None:
    """The bank lends half the price."""
    amount = MORTGAGE[square]
    tx.emit(Mortgaged(seat, square, amount, tx.state.players[seat].cash + amount))


def check_redeem(state: MonopolyState, command: Redeem) -> None:
    """An own mortgaged deed, the cash, and the window is open (R94, R97, R98)."""
    require_window(state)
    square = _require_own(state, command.seat, command.group, command.deed)
    if state.levels[square] != MORTGAGED:
        raise IllegalMove("mono-refuse-clear")
    price, cash = redeem_price(square), state.players[command.seat].cash
    if cash < price:
        raise IllegalMove("mono-refuse-cash", price=price, cash=cash)


def redeem(tx: Tx, command: Redeem) -> None:
    """The mortgage and a tenth."""
    square = INDEX[command.deed]
    price = redeem_price(square)
    balance = tx.state.players[command.seat].cash - price
    tx.emit(Redeemed(command.seat, square, price, price - MORTGAGE[square], balance))
