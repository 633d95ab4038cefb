"""The forty squares as data (A.1–A.3), and tables that are worked out from them once."""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Literal, TypeAlias

import msgspec

SquareKind: TypeAlias = Literal[
    "go", "street", "rail", "util", "chest", "chance", "income_tax", "luxury_tax", "jail", "parking", "go_to_jail"
]
BOARD_SIZE = 40
GO, JAIL, LUXURY_TAX = 0, 10, 38
SALARY = 200
JAIL_FINE = 50
FLAT_TAX = 200
HOUSES, HOTELS = 32, 12
RAIL_RENTS = (25, 50, 100, 200)
UTIL_FACTORS = (4, 10)


class Square(msgspec.Struct, frozen=True):
    """One square. `rents` of a street: bare, one to four houses, hotel. `house` is what a building costs (R84)."""

    index: int
    id: str
    kind: SquareKind
    group: str = ""
    price: int = 0
    house: int = 0
    rents: tuple[int, ...] = ()

    @property
    def mortgage(self) -> int:
        """What the bank lends on it (R96)."""
        return self.price // 2


class Group(msgspec.Struct, frozen=True):
    """The deeds of one colour, the four railways or the two utilities, in board order."""

    index: int
    id: str
    squares: tuple[int, ...]
    house: int


_STREETS: Mapping[int, tuple[str, int, int, tuple[int, ...]]] = {
    1: ("brown_1", 60, 50, (2, 10, 30, 90, 160, 250)),
    3: ("brown_2", 60, 50, (4, 20, 60, 180, 320, 450)),
    6: ("lightblue_1", 100, 50, (6, 30, 90, 270, 400, 550)),
    8: ("lightblue_2", 100, 50, (6, 30, 90, 270, 400, 550)),
    9: ("lightblue_3", 120, 50, (8, 40, 100, 300, 450, 600)),
    11: ("pink_1", 140, 100, (10, 50, 150, 450, 625, 750)),
    13: ("pink_2", 140, 100, (10, 50, 150, 450, 625, 750)),
    14: ("pink_3", 160, 100, (12, 60, 180, 500, 700, 900)),
    16: ("orange_1", 180, 100, (14, 70, 200, 550, 750, 950)),
    18: ("orange_2", 180, 100, (14, 70, 200, 550, 750, 950)),
    19: ("orange_3", 200, 100, (16, 80, 220, 600, 800, 1000)),
    21: ("red_1", 220, 150, (18, 90, 250, 700, 875, 1050)),
    23: ("red_2", 220, 150, (18, 90, 250, 700, 875, 1050)),
    24: ("red_3", 240, 150, (20, 100, 300, 750, 925, 1100)),
    26: ("yellow_1", 260, 150, (22, 110, 330, 800, 975, 1150)),
    27: ("yellow_2", 260, 150, (22, 110, 330, 800, 975, 1150)),
    29: ("yellow_3", 280, 150, (24, 120, 360, 850, 1025, 1200)),
    31: ("green_1", 300, 200, (26, 130, 390, 900, 1100, 1275)),
    32: ("green_2", 300, 200, (26, 130, 390, 900, 1100, 1275)),
    34: ("green_3", 320, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: ("darkblue_1", 350, 200, (35, 175, 500, 1100, 1300, 1500)),
    39: ("darkblue_2", 400, 200, (50, 200, 600, 1400, 1700, 2000)),
}
_RAILS = {5: "rail_1", 15: "rail_2", 25: "rail_3", 35: "rail_4"}
_UTILS = {12: "util_1", 28: "util_2"}
_OTHERS: Mapping[int, tuple[str, SquareKind]] = {
    0: ("go", "go"),
    2: ("chest_1", "chest"),
    4: ("income_tax", "income_tax"),
    7: ("chance_1", "chance"),
    10: ("jail", "jail"),
    17: ("chest_2", "chest"),
    20: ("parking", "parking"),
    22: ("chance_2", "chance"),
    30: ("go_to_jail", "go_to_jail"),
    33: ("chest_3", "chest"),
    36: ("chance_3", "chance"),
    38: ("luxury_tax", "luxury_tax"),
}


def _square(index: int) -> Square:
    if index in _STREETS:
        name, price, house, rents = _STREETS[index]
        return Square(index, name, "street", name.split("_")[0], price, house, rents)
    if index in _RAILS:
        return Square(index, _RAILS[index], "rail", "rail", 200)
    if index in _UTILS:
        return Square(index, _UTILS[index], "util", "util", 150)
    return Square(index, *_OTHERS[index])


SQUARES: tuple[Square, ...] = tuple(_square(index) for index in range(BOARD_SIZE))
DEEDS: tuple[int, ...] = tuple(square.index for square in SQUARES if square.price)
"""The squares that can be owned, in board order."""
INDEX: Mapping[str, int] = {square.id: square.index for square in SQUARES}
"""The square of an id."""


def _groups() -> tuple[Group, ...]:
    names = dict.fromkeys(square.group for square in SQUARES if square.group)
    members = {name: tuple(square for square in SQUARES if square.group == name) for name in names}
    ordered = sorted(names, key=lambda name: (not members[name][0].house, members[name][0].index))
    return tuple(
        Group(number, name, tuple(square.index for square in members[name]), members[name][0].house)
        for number, name in enumerate(ordered)
    )


GROUPS: tuple[Group, ...] = _groups()
"""The eight colours in board order, then railways and utilities."""
OF_GROUP: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = tuple(
    itemgetter(*group.squares) for group in GROUPS
)
"""Per group, what picks the owners or levels of its squares from those of the whole board."""
GROUP: Mapping[str, Group] = {group.id: group for group in GROUPS}
STREET_GROUPS: tuple[Group, ...] = tuple(group for group in GROUPS if group.house)
GROUP_OF: tuple[Group | None, ...] = tuple(GROUP.get(square.group) for square in SQUARES)
"""The group of each square, None where nothing can be owned."""
SISTERS: tuple[tuple[int, ...], ...] = tuple(group.squares if group else () for group in GROUP_OF)
"""All squares of the group of each square."""
PRICE: tuple[int, ...] = tuple(square.price for square in SQUARES)
LOWEST_DEED = min(PRICE[square] for square in DEEDS)
MORTGAGE: tuple[int, ...] = tuple(square.mortgage for square in SQUARES)
HOUSE_PRICE: tuple[int, ...] = tuple(square.house for square in SQUARES)
RENTS: Mapping[int, tuple[tuple[int, ...], ...]] = {
    houses: tuple((*square.rents[: houses + 1], *square.rents[-1:]) for square in SQUARES) for houses in (3, 4)
}
"""Per number of houses before a hotel and per square: the rent by level, a hotel being the highest (R79)."""


def tenth(amount: int) -> int:
    """Ten per cent, rounded up (K20)."""
    return -(-amount // 10)
