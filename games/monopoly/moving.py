"""The token goes on, with its salary on the way (R9, R17–R21)."""

from typing import Literal

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly.events import Moved, SentToJail
from games.monopoly.squares import BOARD_SIZE, GO, SALARY
from games.monopoly.state import MonopolyState

Tx = Transaction[MonopolyState]


def go_on(tx: Tx, seat: Seat, steps: int, by: Literal["dice", "card", "bus", "guide", "anywhere"]) -> None:
    """So many squares forward; reaching or passing square 0 pays once (R17, R21)."""
    player = tx.state.players[seat]
    square = player.square + steps
    salary = 0
    if square >= BOARD_SIZE:
        square -= BOARD_SIZE
        salary = 2 * SALARY if square == GO and tx.state.options.double_go else SALARY
    tx.emit(Moved(seat, square, by, salary, player.cash + salary))


def go_to(tx: Tx, seat: Seat, square: int, by: Literal["card", "guide", "anywhere"]) -> None:
    """Forward to a square; the one it stands on is a whole round away."""
    here = tx.state.players[seat].square
    go_on(tx, seat, (square - here - 1) % BOARD_SIZE + 1, by)


def go_back(tx: Tx, seat: Seat, steps: int) -> None:
    """Backwards, without salary (R20)."""
    player = tx.state.players[seat]
    tx.emit(Moved(seat, (player.square - steps) % BOARD_SIZE, "back", 0, player.cash))


def to_jail(tx: Tx, seat: Seat, by: Literal["square", "card", "doubles"]) -> None:
    """Straight to jail (R11, R19, R65)."""
    tx.emit(SentToJail(seat, by))
