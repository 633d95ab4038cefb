"""The corners of the board, and where tokens lie on every square, apart from each other."""

from functools import lru_cache

from games.core.palette import Ink
from games.core.scene import Box, Group, Icon, Label, Part
from games.monopoly.options import Edition
from games.monopoly.present.board_squares import DEEP, FREE, STRIPE, WIDE, area, corner_of, side_of
from games.monopoly.present.look import square_ink, square_shape
from games.monopoly.squares import GO, JAIL, SALARY

CELL = 77
"""The side of the jail's cell, in the inner corner; whoever only visits goes along the two other sides."""
SIZES = (44, 36, 32, 28, 26, 22, 20, 17)
"""Of tokens, as there is room."""
Spot = tuple[int, int, int]
"""Left, top and size of a token."""


@lru_cache(64)
def corner_group(edition: Edition, square: int, *, lit: bool) -> Group:
    """A corner; the first one says what reaching it brings."""
    edge: Ink | None = "gold" if lit else None
    parts: list[Part] = [Box(1, 1, DEEP - 2, DEEP - 2, "paper", edge=edge, radius=8, stroke=4)]
    shape, ink = square_shape(edition, square), square_ink(square)
    assert shape is not None
    if square == JAIL:
        parts += [
            Box(DEEP - CELL - 4, 4, CELL, CELL, "shade", edge="muted", radius=6),
            Icon(DEEP - CELL + 6, 14, CELL - 20, shape, "muted", "shade"),
        ]
        return Group(DEEP, DEEP, tuple(parts))
    left = 8 if square == GO else (DEEP - 46) // 2
    parts.append(Icon(left, 6, 46, shape, ink, "paper"))
    if square == GO:
        parts.append(Label(56, 6, 52, 46, str(SALARY), 26, ink, "paper", bold=True))
    return Group(DEEP, DEEP, tuple(parts))


def spots(square: int, count: int, *, jailed: bool = False) -> list[Spot]:
    """Where so many tokens lie on a square, on the whole picture."""
    left, top = corner_of(square)
    if square == JAIL and not jailed:
        return [(left + x, top + y, size) for x, y, size in _visitors(count)]
    if square == JAIL:
        x, y, width, height = DEEP - CELL - 2, 6, CELL - 4, CELL - 4
    elif square % 10 == 0:
        x, y, width, height = 4, 52, DEEP - 8, DEEP - 56
    else:
        x, y, width, height = area(side_of(square), 2, FREE - 1, WIDE - 4, DEEP - FREE - STRIPE - 2)
    return [(left + x + dx, top + y + dy, size) for dx, dy, size in _grid(count, width, height)]


@lru_cache(128)
def _grid(count: int, width: int, height: int) -> tuple[Spot, ...]:
    """Rows of equal tokens, as large as there is room, in the middle."""
    sizes = [(min(width // columns, height // -(-count // columns)), columns) for columns in range(1, count + 1)]
    most, columns = max(sizes)
    size = next(size for size in SIZES if size <= most)
    rows = -(-count // columns)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        x = (width - here * size) // 2 + column * size
        found.append((x, (height - rows * size) // 2 + row * size, size))
    return tuple(found)


def _visitors(count: int) -> list[Spot]:
    """Along the lower side of the jail, then up its left side."""
    size, row = (28, 3) if count <= 3 else (26, 4) if count <= 6 else (20, 5)
    low = DEEP - size - 3
    along = [(4 + number * (size + 1), low, size) for number in range(row)]
    up = [(4, low - (number + 1) * (size + 1), size) for number in range(3)]
    return [*along, *up][:count]
