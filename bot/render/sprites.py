"""Icons and corners: drawn large once, made small, and kept."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from bot.render.shapes import SHAPES, Arc, Oval, Polygon, Slab
from games.core.palette import PALETTE, Ink
from games.core.scene import Shape

FINER = 4
"""How many times larger a sprite is drawn than it is used."""


def rgb(ink: Ink) -> tuple[int, int, int]:
    """A colour of the palette."""
    return PALETTE[ink].rgb


@lru_cache(1024)
def icon(shape: Shape, size: int, ink: Ink, edge: Ink | None) -> Image.Image:
    """A shape in a square of this size, transparent around it and in its holes."""
    mask = _mask(shape, size * FINER)
    if edge is None:
        return filled(mask.resize((size, size), Image.Resampling.BOX), ink)
    rim = max(1, size // 16)
    outer = mask.filter(ImageFilter.MaxFilter(2 * rim * FINER // 2 | 1)).resize((size, size), Image.Resampling.BOX)
    sprite = filled(outer, edge)
    inner = _mask(shape, size * FINER, inset=rim * FINER).resize((size, size), Image.Resampling.BOX)
    sprite.alpha_composite(filled(inner, ink))
    return sprite


@lru_cache(256)
def disc(radius: int, ink: Ink) -> Image.Image:
    """A round spot, whose quarters are the corners of boxes."""
    side = 2 * radius
    mask = Image.new("L", (side * FINER, side * FINER))
    ImageDraw.Draw(mask).ellipse((0, 0, side * FINER - 1, side * FINER - 1), fill=255)
    return filled(mask.resize((side, side), Image.Resampling.BOX), ink)


def filled(mask: Image.Image, ink: Ink) -> Image.Image:
    """A colour where the mask is white, transparent where it is black."""
    sprite = Image.new("RGBA", mask.size, (*rgb(ink), 0))
    sprite.putalpha(mask)
    return sprite


@lru_cache(256)
def _mask(shape: Shape, side: int, inset: int = 0) -> Image.Image:
    """White where the shape is."""
    mask = Image.new("L", (side, side))
    draw, room = ImageDraw.Draw(mask), side - 2 * inset
    for piece in SHAPES[shape]:
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
