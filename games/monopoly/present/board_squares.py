"""The forty squares of the board as they are drawn: where each lies, its group, its owner, what stands on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from games.core.asks import Seat
from games.core.palette import PALETTE, SEAT_INKS, Ink, ink_on
from games.core.scene import SIGNS, Box, Group, Icon, Label, Line, Part
from games.core.signs import LETTERS
from games.monopoly.options import Edition
from games.monopoly.present.look import BUILDING_INKS, BUILDINGS, group_mark, square_ink, square_shape
from games.monopoly.squares import GROUP_OF, PRICE
from games.monopoly.state import BANK, MORTGAGED

MARGIN = 8
DEEP, WIDE = 113, 62
"""From the inner to the outer edge of a square, and along the board; corners are as wide as deep."""
INNER = MARGIN + DEEP
"""Where the inside of the board begins, from the left and from above."""
INSIDE = 9 * WIDE
BAND, STRIPE, FREE = 33, 22, 36
"""How deep the group's band and the owner's stripe are; where room for tokens begins, counted from inside."""
Side: TypeAlias = Literal["bottom", "left", "top", "right"]
SIDES: tuple[Side, ...] = ("bottom", "left", "top", "right")


def side_of(square: int) -> Side:
    """Which side of the board it lies on; a corner belongs to the side that it begins."""
    return SIDES[square // 10]


@lru_cache(40)
def corner_of(square: int) -> tuple[int, int]:
    """The upper left corner of a square. Square 0 is at the bottom on the right, and they go on to the left."""
    far, step = INNER + INSIDE, square % 10
    before = far - WIDE * step if step else far
    after = INNER + WIDE * (step - 1) if step else MARGIN
    return {
        "bottom": (before, far),
        "left": (MARGIN, before),
        "top": (after, MARGIN),
        "right": (far, after),
    }[side_of(square)]


def area(side: Side, along: int, deep: int, length: int, thick: int) -> tuple[int, int, int, int]:
    """Left, top, width, height within a square, of what lies along the board and deep from its inner edge."""
    match side:
        case "bottom":
            return along, deep, length, thick
        case "top":
            return along, DEEP - deep - thick, length, thick
        case "left":
            return DEEP - deep - thick, along, thick, length
        case _:
            return deep, along, thick, length


@lru_cache(1024)
def square_group(edition: Edition, square: int, owner: Seat, level: int, top: int, *, lit: bool) -> Group:
    """A square that is not a corner. top: the level of a hotel. lit: the seat on turn stands there."""
    side = side_of(square)
    _, _, width, height = area(side, 0, 0, WIDE, DEEP)
    parts: list[Part] = [_ground(width, height, "shade" if level == MORTGAGED else "paper", lit=lit)]
    if PRICE[square]:
        parts += _band(edition, square, level, top)
        parts += _hatch(side) if level == MORTGAGED else ()
        parts += _stripe(side, owner) if owner != BANK else _price(side, square)
    else:
        parts += _other(edition, square)
    return Group(width, height, tuple(parts))


def _ground(width: int, height: int, fill: Ink, *, lit: bool) -> Box:
    if lit:
        return Box(0, 0, width, height, fill, edge="gold", radius=8, stroke=4)
    return Box(1, 1, width - 2, height - 2, fill, radius=6)


def _band(edition: Edition, square: int, level: int, top: int) -> Iterator[Part]:
    side, group = side_of(square), GROUP_OF[square]
    assert group is not None
    ink = square_ink(square)
    box = Box(*area(side, 3, 3, WIDE - 6, BAND), ink, radius=5, pattern=PALETTE[ink].pattern)
    yield box
    built = level > 0
    space = Box(*area(side, 3, 3, 28 if built else WIDE - 6, BAND), ink)
    yield group_mark(edition, group.id, space, 20 if built else 22, square_shape(edition, square))
    if built:
        yield from _buildings(edition, area(side, 31, 5, 28, BAND - 4), level, top)


def _buildings(edition: Edition, room: tuple[int, int, int, int], level: int, top: int) -> Iterator[Part]:
    """On a white plate, one to four houses, or a hotel."""
    x, y, width, height = room
    yield Box(x, y, width, height, "white", radius=4)
    shapes, middle = BUILDINGS[edition], (x + width // 2, y + height // 2)
    if level == top:
        yield Icon(middle[0] - 12, middle[1] - 12, 24, shapes["hotel"], BUILDING_INKS["hotel"], "white")
        return
    for number in range(level):
        left = middle[0] - 13 + 13 * (number % 2) if level > 1 else middle[0] - 7
        upper = middle[1] - 13 + 13 * (number // 2) if level > 2 else middle[1] - 7
        yield Icon(left, upper, 13, shapes["house"], BUILDING_INKS["house"], "white")


def _stripe(side: Side, owner: Seat) -> Iterator[Part]:
    """The owner's colour and pattern with the letter and shape of its sign."""
    ink = SEAT_INKS[owner]
    room = area(side, 3, DEEP - STRIPE - 3, WIDE - 6, STRIPE)
    yield Box(*room, ink, radius=5, pattern=PALETTE[ink].pattern)
    letter = area(side, 5, DEEP - STRIPE - 3, 26, STRIPE)
    yield Label(*letter, LETTERS[owner], 20, ink_on(ink), ink, bold=True)
    x, y, width, height = area(side, 31, DEEP - STRIPE - 3, 26, STRIPE)
    yield Icon(x + (width - 18) // 2, y + (height - 18) // 2, 18, SIGNS[owner], ink_on(ink), ink)


def _price(side: Side, square: int) -> Iterator[Part]:
    x, y, width, height = area(side, 3, DEEP - STRIPE - 3, WIDE - 6, STRIPE)
    if side in {"left", "right"}:  # there is more room across than in the stripe
        x, width = (x, 40) if side == "left" else (x + width - 40, 40)
    yield Label(x, y, width, height, str(PRICE[square]), 20, "muted", "paper")


def _hatch(side: Side) -> Iterator[Part]:
    """Slanted lines over all of it but band and stripe, and a lock."""
    x, y, width, height = area(side, 3, FREE, WIDE - 6, DEEP - FREE - STRIPE - 5)
    for start in range(12 - height, width, 12):
        low, high = max(start, 0), min(start + height, width)
        yield Line(((x + low, y + height - (low - start)), (x + high, y + height - (high - start))), "muted", 2)
    left, upper = x + (width - 26) // 2, y + (height - 26) // 2
    yield Box(left - 4, upper - 4, 34, 34, "shade", radius=17)
    yield Icon(left, upper, 26, "lock", "ink", "shade")


def _other(edition: Edition, square: int) -> Iterator[Part]:
    shape = square_shape(edition, square)
    assert shape is not None
    x, y, width, height = area(side_of(square), 5, 4, WIDE - 10, 36)
    yield Icon(x + (width - 36) // 2, y + (height - 36) // 2, 36, shape, square_ink(square), "paper")
