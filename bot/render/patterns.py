"""The patterns that go with the colours of groups, in a shade of the colour that they lie on."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from games.core.palette import Pattern

FINER = 2
_HALF = [255 * (part > 127) for part in range(256)]
Drawer = Callable[[ImageDraw.ImageDraw, int, int], None]
"""Draws white lines over a width and a height."""


@lru_cache(512)
def pattern(kind: Pattern, width: int, height: int) -> Image.Image:
    """Where the lines are (mode 1). Smooth edges would not be seen."""
    mask = Image.new("L", (width * FINER, height * FINER))
    DRAWERS[kind](ImageDraw.Draw(mask), *mask.size)
    return mask.resize((width, height), Image.Resampling.BOX).point(_HALF, "1")


def _plain(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    del draw, width, height


def _slant(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for start in range(-height, width, 28):
        draw.line((start, height, start + height, 0), fill=255, width=6)


def _backslant(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for start in range(-height, width, 28):
        draw.line((start, 0, start + height, height), fill=255, width=6)


def _cross(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    _slant(draw, width, height)
    _backslant(draw, width, height)


def _bars(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for y in range(6, height, 24):
        draw.line((0, y, width, y), fill=255, width=6)


def _posts(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for x in range(6, width, 24):
        draw.line((x, 0, x, height), fill=255, width=6)


def _dots(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for x, y in _staggered(width, height):
        draw.ellipse((x - 5, y - 5, x + 5, y + 5), fill=255)


def _rings(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for x, y in _staggered(width, height):
        draw.ellipse((x - 8, y - 8, x + 8, y + 8), outline=255, width=4)


def _staggered(width: int, height: int) -> list[tuple[int, int]]:
    rows = enumerate(range(10, height + 10, 26))
    return [(x, y) for row, y in rows for x in range(10 + 13 * (row % 2), width + 10, 26)]


def _checks(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for row, y in enumerate(range(0, height, 14)):
        for x in range(14 * (row % 2), width, 28):
            draw.rectangle((x, y, x + 13, y + 13), fill=255)


def _waves(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for y in range(0, height + 24, 20):
        for x in range(-12, width, 24):
            draw.arc((x, y - 12, x + 13, y), 0, 180, fill=255, width=5)
            draw.arc((x + 12, y - 12, x + 25, y), 180, 360, fill=255, width=5)


def _bricks(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for row, y in enumerate(range(0, height, 18)):
        draw.line((0, y, width, y), fill=255, width=4)
        for x in range(18 * (row % 2), width, 36):
            draw.line((x, y, x, y + 18), fill=255, width=4)


DRAWERS: Mapping[Pattern, Drawer] = {
    "plain": _plain,
    "slant": _slant,
    "backslant": _backslant,
    "cross": _cross,
    "dots": _dots,
    "bars": _bars,
    "posts": _posts,
    "checks": _checks,
    "rings": _rings,
    "waves": _waves,
    "bricks": _bricks,
}
