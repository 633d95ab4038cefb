"""What a deed earns at every level, as a row of figures below icons."""

from collections.abc import Iterator

from games.core.palette import Ink
from games.core.scene import Box, Icon, Label, Part
from games.monopoly.options import Edition
from games.monopoly.present.look import BUILDING_INKS, BUILDINGS, square_shape
from games.monopoly.squares import RAIL_RENTS, RENTS, SQUARES, UTIL_FACTORS


def rungs(square: int, top: int) -> tuple[str, ...]:
    """The figures: by level of a street, else by how many of the group the owner has; a utility's multiply the dice."""
    kind = SQUARES[square].kind
    if kind == "street":
        return tuple(str(amount) for amount in RENTS[top - 1][square])
    if kind == "rail":
        return tuple(str(amount) for amount in RAIL_RENTS)
    return tuple(f"×{factor}" for factor in UTIL_FACTORS)


def ladder(edition: Edition, square: int, top: int, rung: int, room: tuple[int, int, int]) -> Iterator[Part]:
    """The row at left and top of the room, as wide as it says; the figure at the rung is on gold."""
    left, y, width = room
    figures = rungs(square, top)
    step = width // len(figures)
    for number, words in enumerate(figures):
        x = left + number * step
        fill: Ink = "gold" if number == rung else "panel"
        yield Box(x + 2, y, step - 4, 66, fill, radius=8)
        yield from icons(edition, square, number, top, (x + step // 2, y + 6, 19), fill)
        yield Label(x + 4, y + 34, step - 8, 28, words, 22, "ink", fill, bold=True)
        if SQUARES[square].kind == "util":
            yield Icon(x + step // 2 + 26, y + 36, 25, "die5", "ink", fill)


def icons(edition: Edition, square: int, number: int, top: int, at: tuple[int, int, int], fill: Ink) -> Iterator[Part]:
    """What stands for a figure, around a middle below a top edge: buildings, or deeds of the group, each so large."""
    x, y, size = at
    shapes, count = BUILDINGS[edition], number
    if SQUARES[square].kind == "street":
        if number == top:
            yield Icon(x - size * 3 // 4, y, size * 3 // 2, shapes["hotel"], BUILDING_INKS["hotel"], fill)
            return
        if number == 0:
            yield Box(x - 12, y + size + 3, 24, 4, "muted", radius=2)
            return
        shape, ink = shapes["house"], BUILDING_INKS["house"]
    else:
        shape, ink, count = square_shape(edition, square) or "star", "ink", number + 1
    for place in range(count):
        yield Icon(x - (size + 1) * count // 2 + (size + 1) * place, y + 6, size, shape, ink, fill)
