"""Shapes, corners and writing: how much of each pixel they cover, drawn large once, made small, and kept."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFilter

from bot.render.colours import STEPS, mixes
from bot.render.fonts import font
from bot.render.shapes import SHAPES, Arc, Oval, Polygon, Slab
from games.core.scene import Shape

FINER = 4
"""How many times larger a shape is drawn than it is used."""


@dataclass(frozen=True, slots=True, eq=False)
class Coverage:
    """Which pixels something covers.

    x, y: where they begin.
    steps: those covered to 1, 2 … `STEPS` parts each, as images in mode 1.
    """

    x: int
    y: int
    steps: tuple[Image.Image, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.steps[0].size

    def at(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Left, top, right and bottom on an image, when put at a place."""
        width, height = self.size
        return x + self.x, y + self.y, x + self.x + width, y + self.y + height

    def ink(self, plane: Image.Image, over: int) -> None:
        """Put a colour on an image of indices of the same size."""
        below = plane.tobytes()
        for step, mask in enumerate(self.steps, 1):
            seen = over if step == STEPS else Image.frombytes("L", plane.size, below.translate(mixes(over, step)))
            plane.paste(seen, (0, 0, *plane.size), mask)


@lru_cache(1024)
def inked(cover: Coverage, over: int, below: int | bytes) -> Image.Image:
    """A colour put on one other, or on indices row by row."""
    plane = Image.new("L", cover.size, below) if isinstance(below, int) else Image.frombytes("L", cover.size, below)
    cover.ink(plane, over)
    return plane


def coverage(grey: Image.Image) -> Coverage:
    """From an image in mode L: white is covered."""
    box = grey.getbbox() or (0, 0, 1, 1)
    grey = grey.crop(box)
    steps = [round(part * STEPS / 255) for part in range(256)]
    masks = (grey.point([255 * (step == which) for step in steps], "1") for which in range(1, STEPS + 1))
    return Coverage(box[0], box[1], tuple(masks))


@lru_cache(1024)
def shape(kind: Shape, size: int) -> Coverage:
    """A shape in a square of this size."""
    return _smaller(_mask(kind, size * FINER), size)


@lru_cache(256)
def rimmed(kind: Shape, size: int) -> tuple[Coverage, Coverage]:
    """A shape with the rim around it, and without."""
    rim = max(1, size // 16)
    outer = _mask(kind, size * FINER).filter(ImageFilter.MaxFilter(2 * rim * FINER // 2 | 1))
    return _smaller(outer, size), _smaller(_mask(kind, size * FINER, inset=rim * FINER), size)


@lru_cache(128)
def corner(radius: int, *, right: bool, lower: bool) -> Coverage:
    """A quarter of a round spot."""
    side = radius * FINER
    left, top = -side * right, -side * lower
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((left, top, left + 2 * side - 1, top + 2 * side - 1), fill=255)
    return _smaller(mask, radius)


@lru_cache(512)
def writing(words: str, size: int, *, bold: bool) -> Coverage:
    """One line that begins `size` pixels from the left and whose middle is as far below the top."""
    face = font(size, bold=bold)
    grey = Image.new("L", (ceil(face.getlength(words)) + 2 * size, 2 * size))
    ImageDraw.Draw(grey).text((size, size), words, fill=255, font=face, anchor="lm")
    return coverage(grey)


def _smaller(mask: Image.Image, size: int) -> Coverage:
    return coverage(mask.resize((size, size), Image.Resampling.BOX))


@lru_cache(256)
def _mask(kind: Shape, side: int, inset: int = 0) -> Image.Image:
    """White where the shape is."""
    mask = Image.new("L", (side, side))
    draw, room = ImageDraw.Draw(mask), side - 2 * inset
    for piece in SHAPES[kind]:
        fill = 0 if piece.hole else 255
        match piece:
            case Polygon(points=points):
                draw.polygon([(inset + x * room, inset + y * room) for x, y in points], fill=fill)
                continue
            case _:
                box = tuple(inset + part * room for part in piece.box)
        match piece:
            case Oval():
                draw.ellipse(box, fill=fill)
            case Slab(radius=radius):
                draw.rounded_rectangle(box, radius * room, fill=fill)
            case Arc(start=start, end=end, thick=thick):
                draw.arc(box, start, end, fill=fill, width=round(thick * room))
    return mask
