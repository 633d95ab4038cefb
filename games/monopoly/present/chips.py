"""A seat's deeds as chips, one a group: its letter on its colour, and a cell for every deed that belongs to it."""

from collections.abc import Iterator
from functools import lru_cache

from games.core.palette import PALETTE, Ink
from games.core.scene import Box, Group, Icon, Label, Line, Part
from games.monopoly.options import Edition
from games.monopoly.present.look import BUILDING_INKS, BUILDINGS, INKS, group_mark
from games.monopoly.squares import GROUP
from games.monopoly.state import MORTGAGED

NOT_HELD = -2
"""The level of a deed that somebody else has, or nobody."""
LARGE, SMALL = (34, 30), (44, 33)
"""Height of the chip and width of its letter; large ones have their cells beside it, small ones below."""
CELL, LOW = 18, 19
"""How wide a cell is in large chips, and how high in small ones."""


@lru_cache(1024)
def chip(edition: Edition, group: str, levels: tuple[int, ...], top: int, *, large: bool) -> Group:
    """levels: of each deed of the group, `NOT_HELD` for others' deeds. A whole group has a golden frame."""
    ink, whole = INKS[group], NOT_HELD not in levels
    height, tile = LARGE if large else SMALL
    width = tile + len(levels) * (CELL + 1) + 5 if large else tile + 4
    frame = Box(0, 0, width, height, "gold" if whole else "shade", radius=6)
    letter = Box(2, 2, tile, height - 4 if large else height - LOW - 5, ink, radius=4, pattern=PALETTE[ink].pattern)
    parts: list[Part] = [frame, letter, group_mark(edition, group, letter, 20)]
    for number, level in enumerate(levels):
        if large:
            room = (tile + 3 + number * (CELL + 1), 2, CELL, height - 4)
        else:
            each = tile // len(levels)
            room = (2 + number * each, height - LOW - 2, each - (number < len(levels) - 1), LOW)
        parts += _cell(edition, room, ink, level, top)
    return Group(width, height, tuple(parts))


def _cell(edition: Edition, room: tuple[int, int, int, int], ink: Ink, level: int, top: int) -> Iterator[Part]:
    x, y, width, height = room
    if level == NOT_HELD:
        yield Box(*room, "panel", radius=3)
    elif level == MORTGAGED:
        yield Box(*room, "white", radius=3)
        for low in range(y + 4, y + height - 2, 8):
            yield Line(((x + 1, low + 3), (x + width - 1, low - 3)), "ink", 2)
    elif level == 0:
        yield Box(*room, ink, radius=3)
    elif level == top:
        yield Box(*room, "white", radius=3)
        size = min(width, height)
        left, upper = x + (width - size) // 2, y + (height - size) // 2
        yield Icon(left, upper, size, BUILDINGS[edition]["hotel"], BUILDING_INKS["hotel"], "white")
    else:
        yield Box(*room, "white", radius=3)
        yield Label(x - 2, y, width + 4, height, str(level), 20, BUILDING_INKS["house"], "white", bold=True)


def chip_width(group: str, *, large: bool) -> int:
    """How wide the chip of a group is."""
    return LARGE[1] + len(GROUP[group].squares) * (CELL + 1) + 5 if large else SMALL[1] + 4
