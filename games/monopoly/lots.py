"""Which lots may grow, and why others may not (R75–R82)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.monopoly.board import Board, groups_of, owners_of_groups, owns_group
from games.monopoly.squares import HOUSE_PRICE, OF_GROUP, SISTERS, STREET_GROUPS, Group
from games.monopoly.state import MORTGAGED, BuildingKind


def kind_of(board: Board, square: int) -> BuildingKind:
    """What the lot would grow by."""
    return "hotel" if board.levels[square] == board.options.houses_before_hotel else "house"


def stock(board: Board, kind: BuildingKind) -> int:
    """How many the bank has."""
    return board.houses if kind == "house" else board.hotels


def growing(board: Board, group: Group) -> tuple[int, ...]:
    """The lots of the lowest level, unless all have hotels (R76)."""
    levels = OF_GROUP[group.index](board.levels)
    least = min(levels)
    if least > board.options.houses_before_hotel:
        return ()
    if levels.count(least) == len(levels):
        return group.squares
    return tuple([square for square, level in zip(group.squares, levels, strict=True) if level == least])


def is_whole(board: Board, seat: Seat, group: Group) -> bool:
    """Whether the seat has the whole group with nothing mortgaged (R75)."""
    return bool(group.house) and owns_group(board, seat, group.squares) and is_clear(board, group)


def is_clear(board: Board, group: Group) -> bool:
    """Whether nothing of the group is mortgaged."""
    return MORTGAGED not in OF_GROUP[group.index](board.levels)


def why_not(board: Board, seat: Seat, squares: tuple[int, ...]) -> IllegalMove | None:
    """What speaks against one building more on each of these lots of one group; None when nothing does."""
    levels, sisters, price = board.levels, SISTERS[squares[0]], HOUSE_PRICE[squares[0]]
    if not price or not owns_group(board, seat, sisters):
        return IllegalMove("mono-refuse-group")
    least, options = min([levels[square] for square in sisters]), board.options
    if least == MORTGAGED:
        return IllegalMove("mono-refuse-group-mortgaged")
    for square in squares:
        if levels[square] > options.houses_before_hotel:
            return IllegalMove("mono-refuse-hotel")
        if levels[square] > least and not options.uneven_build:
            return IllegalMove("mono-refuse-even")
    kind, count, cash = kind_of(board, squares[0]), len(squares), board.players[seat].cash
    if not options.unlimited_buildings and stock(board, kind) < count:
        return IllegalMove("mono-refuse-stock", kind=kind, count=stock(board, kind))
    if count * price > cash:
        return IllegalMove("mono-refuse-cash", price=count * price, cash=cash)
    return None


def buildable(board: Board, seat: Seat) -> list[int]:
    """The lots that can grow now, stock and cash included."""
    found: list[int] = []
    for group in STREET_GROUPS:
        if board.players[seat].cash >= group.house and is_whole(board, seat, group):
            found += [square for square in group.squares if why_not(board, seat, (square,)) is None]
    return found


def wanted(board: Board, seat: Seat, kind: BuildingKind) -> int:
    """How many buildings of that kind the seat could place now with its cash, were they there (R87)."""
    cash, count = board.players[seat].cash, 0
    for group in groups_of(board, seat):
        if 0 < group.house <= cash and is_clear(board, group):
            here = min(capacity(board, group, kind), cash // group.house)
            count += here
            cash -= here * group.house
    return count


def wanted_by_others(board: Board, seat: Seat, kind: BuildingKind) -> int:
    """The same for all other seats together."""
    return sum([wanted(board, other, kind) for other in owners_of_groups(board) if other != seat])


def capacity(board: Board, group: Group, kind: BuildingKind) -> int:
    """How many buildings of that kind have room on the group."""
    levels = OF_GROUP[group.index](board.levels)
    last = board.options.houses_before_hotel
    if kind == "house":
        return sum([last - level for level in levels if level < last])
    return levels.count(last) if board.options.uneven_build or min(levels) >= last else 0


def planned(board: Board, group: Group, count: int) -> tuple[int, ...]:
    """The lots on which so many buildings more would stand, one after another: the lowest first, the dearest first."""
    levels = {square: board.levels[square] for square in group.squares}
    lots = []
    for _ in range(count):
        square = min(levels, key=lambda each: (levels[each], -each))
        levels[square] += 1
        lots.append(square)
    return tuple(lots)
