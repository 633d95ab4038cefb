"""What deeds and groups are worth to a seat, in money, by how often people stop there (rules E.1–E.3)."""

from collections.abc import Iterable, Mapping

from games.core.asks import Seat
from games.monopoly.board import Board, built_lots
from games.monopoly.squares import GROUP_OF, GROUPS, MORTGAGE, OF_GROUP, PRICE, RENTS, SISTERS, Group
from games.monopoly.state import MORTGAGED

STOPS: Mapping[int, float] = {
    1: 2.13,
    3: 2.16,
    6: 2.26,
    8: 2.32,
    9: 2.30,
    11: 2.70,
    13: 2.37,
    14: 2.46,
    16: 2.79,
    18: 2.94,
    19: 3.09,
    21: 2.84,
    23: 2.74,
    24: 3.19,
    26: 2.71,
    27: 2.68,
    29: 2.59,
    31: 2.68,
    32: 2.63,
    34: 2.50,
    37: 2.19,
    39: 2.63,
}
"""Of a hundred rolls, how many end on each street when fines are paid at once (E.2)."""
HORIZON = 30
"""Opponents' rolls over which a group of three houses a lot has to bring in more than it costs."""
RAILS = (0, 0, 30, 120, 280)
UTILS = (0, 0, 40)
"""What having so many of them is worth above their prices."""
COMPLETES, BLOCKS = 1.3, 1.2
"""How many times its price a deed is worth that completes an own group, or keeps another from completing one (E.1)."""


def income(group: Group, level: int, houses: int) -> float:
    """What a group brings in each roll of an opponent with so many houses on every lot."""
    return sum(STOPS[square] * RENTS[houses][square][level] for square in group.squares) / 100


def _bonus(group: Group) -> int:
    """What a complete group is worth above the prices of its deeds: at least half of them."""
    prices = sum(PRICE[square] for square in group.squares)
    if not group.house:
        return 0
    profit = HORIZON * income(group, 3, 4) - 3 * group.house * len(group.squares)
    return max(prices // 2, round(profit))


BONUS: tuple[int, ...] = tuple(_bonus(group) for group in GROUPS)
"""Per group."""


def position(owners: tuple[Seat, ...], levels: tuple[int, ...], seat: Seat, groups: Iterable[Group]) -> int:
    """What the seat's deeds of these groups are worth to it: prices, less what redeeming costs, and what groups add."""
    total = 0
    for group in groups:
        held = [square for square in group.squares if owners[square] == seat]
        for square in held:
            total += PRICE[square] - (MORTGAGE[square] if levels[square] == MORTGAGED else 0)
        total += _added(group, len(held))
    return total


def _added(group: Group, held: int) -> int:
    if group.id == "rail":
        return RAILS[held]
    if group.id == "util":
        return UTILS[held]
    return BONUS[group.index] if held == len(group.squares) else 0


def worth_to(board: Board, seat: Seat, square: int) -> int:
    """The most the seat should pay for a deed of the bank."""
    owners, (sister, *more) = board.owners, _OTHERS[square]
    holder = owners[sister]
    for other in more:
        if owners[other] != holder:
            return PRICE[square]
    if holder == seat:
        return round(PRICE[square] * COMPLETES) + (_group(square).house and BONUS[_group(square).index] // 2)
    return round(PRICE[square] * BLOCKS) if holder >= 0 and holder not in board.out else PRICE[square]


_OTHERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sister for sister in sisters if sister != square) for square, sisters in enumerate(SISTERS)
)
"""Per square the others of its group."""


def _group(square: int) -> Group:
    group = GROUP_OF[square]
    assert group is not None
    return group


def danger(board: Board, seat: Seat) -> float:
    """What the seat may expect to pay others in one roll."""
    owners, levels, expected, total = board.owners, board.levels, _EXPECTED[board.options.houses_before_hotel], 0.0
    for lot in built_lots(board):
        if owners[lot] != seat:
            total += expected[lot][levels[lot]]
    return total / 100


_EXPECTED: Mapping[int, Mapping[int, tuple[float, ...]]] = {
    houses: {lot: tuple(STOPS[lot] * rent for rent in rents[lot]) for lot in STOPS} for houses, rents in RENTS.items()
}
"""Per number of houses before a hotel and street: by its level, what a hundred rolls bring in."""


def harm(owners: tuple[Seat, ...], swapped: tuple[Seat, ...], seat: Seat, groups: Iterable[Group]) -> int:
    """What those of the groups that the seat completes by a swap are worth to it."""
    return sum(
        _added(group, len(group.squares))
        for group in groups
        if _owns(swapped, seat, group) and not _owns(owners, seat, group)
    )


def _owns(owners: tuple[Seat, ...], seat: Seat, group: Group) -> bool:
    """Whether all of the group is the seat's."""
    return OF_GROUP[group.index](owners).count(seat) == len(group.squares)
