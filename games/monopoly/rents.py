"""What a deed asks (R43–R47)."""

from games.core.asks import Seat
from games.monopoly.board import Board, owns_group
from games.monopoly.squares import RAIL_RENTS, RENTS, SISTERS, SQUARES, UTIL_FACTORS
from games.monopoly.state import BANK, MORTGAGED


def rent(board: Board, square: int, total: int) -> int:
    """What whoever stops there owes its owner; `total` is what utilities count. 0 for a free or mortgaged deed."""
    owner, level = board.owners[square], board.levels[square]
    if owner == BANK or level == MORTGAGED:
        return 0
    kind = SQUARES[square].kind
    if kind == "rail":
        return RAIL_RENTS[held(board, owner, square) - 1]
    if kind == "util":
        return UTIL_FACTORS[held(board, owner, square) - 1] * total
    amount = RENTS[board.options.houses_before_hotel][square][level]
    return 2 * amount if level == 0 and _doubles(board, owner, SISTERS[square]) else amount


def held(board: Board, owner: Seat, square: int) -> int:
    """How many of the square's group the owner has, mortgaged ones counted."""
    owners = board.owners
    return sum([owners[sister] == owner for sister in SISTERS[square]])


def _doubles(board: Board, owner: Seat, squares: tuple[int, ...]) -> bool:
    if not owns_group(board, owner, squares):
        return False
    return board.options.double_rent_with_mortgage or all(board.levels[square] != MORTGAGED for square in squares)


def asks_rent(board: Board, square: int, seat: Seat) -> bool:
    """Whether the seat would owe something there."""
    return board.owners[square] not in {BANK, seat} and board.levels[square] != MORTGAGED


def bare_rent(square: int) -> int:
    """The first figure on a street's deed."""
    return SQUARES[square].rents[0]
