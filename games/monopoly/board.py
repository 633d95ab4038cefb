"""What state and view have in common, and what can be read off it: who plays, who owns what, what it is worth."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Protocol

from games.core.asks import Seat
from games.monopoly.options import Agreement
from games.monopoly.squares import BOARD_SIZE, DEEDS, GROUPS, HOUSE_PRICE, MORTGAGE, OF_GROUP, PRICE, SISTERS, Group
from games.monopoly.state import MORTGAGED, Player


class Board(Protocol):
    """The open part of a match: a `MonopolyState` or a `MonopolyView`."""

    @property
    def options(self) -> Agreement:
        """What is agreed."""
        ...

    @property
    def players(self) -> tuple[Player, ...]:
        """Per seat."""
        ...

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Per square; the bank's are below zero."""
        ...

    @property
    def levels(self) -> tuple[int, ...]:
        """Per square: mortgaged, bare, houses, hotel."""
        ...

    @property
    def houses(self) -> int:
        """In stock."""
        ...

    @property
    def hotels(self) -> int:
        """In stock."""
        ...

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that are out."""
        ...


def live_seats(board: Board) -> tuple[Seat, ...]:
    """The seats that still play, from seat 0."""
    seats = list(range(len(board.players)))
    for seat in board.out:
        seats.remove(seat)
    return tuple(seats)


def others(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that still play, in turn order from the next one (K1)."""
    count, out = len(board.players), board.out
    step = direction(board)
    seats = [(seat + step * turn) % count for turn in range(1, count)]
    return tuple([other for other in seats if other not in out])


def direction(board: Board) -> int:
    """1 when the turn goes to the left, -1 to the right (K1)."""
    return 1 if board.options.turn_direction == "left" else -1


def top(board: Board) -> int:
    """The level of a hotel (R77)."""
    return board.options.houses_before_hotel + 1


def deeds_of(board: Board, seat: Seat) -> list[int]:
    """The seat's deeds in board order."""
    return _owned(board.owners, DEEDS, seat)


def _owned(owners: tuple[Seat, ...], squares: tuple[int, ...], seat: Seat) -> list[int]:
    return [square for square in squares if owners[square] == seat]


def owns_group(board: Board, seat: Seat, squares: tuple[int, ...]) -> bool:
    """Whether all these squares are the seat's."""
    owners = board.owners
    for square in squares:  # noqa: SIM110 - `all` with a generator takes three times as long, at every rent
        if owners[square] != seat:
            return False
    return True


def is_built(board: Board, squares: tuple[int, ...]) -> bool:
    """Whether a building stands on one of the squares."""
    levels = board.levels
    for square in squares:  # noqa: SIM110 - the same
        if levels[square] > 0:
            return True
    return False


def groups_of(board: Board, seat: Seat) -> tuple[Group, ...]:
    """The groups of which the seat has every deed, in their order."""
    return _whole_groups(board.owners).get(seat, ())


def owners_of_groups(board: Board) -> Iterable[Seat]:
    """The seats that have at least one whole group."""
    return _whole_groups(board.owners).keys()


@lru_cache(maxsize=4)  # more would only push other things out of the processor's caches: 3 % of a match
def _whole_groups(owners: tuple[Seat, ...]) -> Mapping[Seat, tuple[Group, ...]]:
    """Per owner. Deeds change hands in one step of ten, and everybody looks at every turn."""
    found: dict[Seat, tuple[Group, ...]] = {}
    for group, holders_of in zip(GROUPS, OF_GROUP, strict=True):
        holders = holders_of(owners)
        owner = holders[0]
        if owner >= 0 and holders.count(owner) == len(holders):
            found[owner] = (*found.get(owner, ()), group)
    return found


def mortgaged_of(board: Board, seat: Seat) -> list[int]:
    """The seat's mortgaged deeds in board order."""
    mortgaged, _ = _changed(board.levels)
    return _owned(board.owners, mortgaged, seat) if mortgaged else []


def built_lots(board: Board) -> tuple[int, ...]:
    """The lots with buildings, everybody's, in board order."""
    return _changed(board.levels)[1]


@lru_cache(maxsize=4)
def _changed(levels: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The deeds that are not bare: the mortgaged ones, and those with buildings."""
    mortgaged: list[int] = []
    built: list[int] = []
    for square in compress(range(BOARD_SIZE), levels):
        (built if levels[square] > 0 else mortgaged).append(square)
    return tuple(mortgaged), tuple(built)


def raisable(board: Board, seat: Seat) -> int:
    """Cash, half price of all buildings, mortgages of all clear deeds (R114)."""
    return board.players[seat].cash + _raisable_besides(board.owners, board.levels, seat)


@lru_cache(maxsize=8)
def _raisable_besides(owners: tuple[Seat, ...], levels: tuple[int, ...], seat: Seat) -> int:
    """Besides cash. While a deed is auctioned it is asked again and again, and nothing changes."""
    total = 0
    for square in _owned(owners, DEEDS, seat):
        level = levels[square]
        if level >= 0:
            total += MORTGAGE[square]
            if level:
                total += level * HOUSE_PRICE[square] // 2
    return total


def can_raise(board: Board, seat: Seat, amount: int) -> bool:
    """Whether the seat could raise so much."""
    return board.players[seat].cash >= amount or raisable(board, seat) >= amount


def wealth(board: Board, seat: Seat) -> int:
    """What a tenth is taken of: cash, full price of all deeds, buildings at cost (A.3)."""
    levels, total = board.levels, board.players[seat].cash
    for square in deeds_of(board, seat):
        total += PRICE[square] + max(levels[square], 0) * HOUSE_PRICE[square]
    return total


def worth(board: Board, seat: Seat) -> int:
    """What counts at the end: as `wealth`, but mortgaged deeds at half (R133)."""
    mortgaged = sum(PRICE[square] for square in deeds_of(board, seat) if board.levels[square] == MORTGAGED)
    return wealth(board, seat) - mortgaged // 2


def is_tradable(board: Board, square: int) -> bool:
    """Whether no building stands on its group (R102)."""
    return not is_built(board, SISTERS[square])
