"""Building: one lot or a whole row, at the printed price or by a contest (R75–R87)."""

from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board
from games.monopoly.commands import ROW, Build
from games.monopoly.contests import build_on, is_short, open_contest
from games.monopoly.guards import require_window
from games.monopoly.lots import growing, why_not
from games.monopoly.squares import GROUP, INDEX
from games.monopoly.state import MonopolyState


def squares_of(board: Board, command: Build) -> tuple[int, ...]:
    """The lots that the command names; none when it names nothing of the group."""
    group = GROUP.get(command.group)
    if group is None or not group.house:
        return ()
    if command.lot == ROW:
        lots = growing(board, group)
        return lots if len(lots) > 1 else ()
    square = INDEX.get(command.lot, -1)
    return (square,) if square in group.squares else ()


def check_build(state: MonopolyState, command: Build) -> None:
    """The window is open, and nothing speaks against all of these lots together (R83, R94)."""
    require_window(state)
    squares = squares_of(state, command)
    if not squares:
        raise IllegalMove("mono-refuse-lot")
    refusal = why_not(state, command.seat, squares)
    if refusal is not None:
        raise refusal


def build(tx: Transaction[MonopolyState], command: Build) -> None:
    """At the printed price, or by a contest when buildings are short (R87)."""
    squares = squares_of(tx.state, command)
    if is_short(tx.state, command.seat, squares):
        open_contest(tx, command.seat, squares)
    else:
        build_on(tx, command.seat, squares)
