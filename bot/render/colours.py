"""The colours of every picture: the palette's, the shades of patterns, and mixes of two for smooth edges.

Pictures are drawn in indices of these, so that none need be chosen when a picture is finished. An image of indices
has mode L.
"""

from functools import cache, lru_cache
from itertools import product

from PIL import Image

from games.core.palette import PALETTE, Ink

Rgb = tuple[int, int, int]

STEPS = 3
"""From nothing to a full colour at an edge; more are not seen on a phone, and make a file a tenth larger each."""
SHADE = 0.16
"""How far the lines of a pattern go from the colour, away from the ink that reads on it."""
NOTHING = 255
"""The index of where nothing is drawn."""
GROUNDS: tuple[Ink, ...] = ("felt", "panel", "paper", "shade", "ink", "white")
"""What most edges are on."""
MIXES = 128
"""So many of them; fewer make files a little smaller, and are seen."""
_INKS = {ink: index for index, ink in enumerate(PALETTE)}
_SHADES = {ink: len(_INKS) + index for index, ink in enumerate(PALETTE)}


def rgb(ink: Ink) -> Rgb:
    """A colour of the palette."""
    return PALETTE[ink].rgb


def shade(fill: Ink) -> Rgb:
    """The colour of a pattern's lines on a fill."""
    away = 255 if PALETTE[fill].on == "ink" else 0
    red, green, blue = (round(part + (away - part) * SHADE) for part in rgb(fill))
    return red, green, blue


def index_of(ink: Ink) -> int:
    """The index of a colour of the palette."""
    return _INKS[ink]


def shade_of(fill: Ink) -> int:
    """The index of the lines of a pattern on a fill."""
    return _SHADES[fill]


@cache
def colours() -> tuple[Rgb, ...]:
    """Red, green and blue by index."""
    own = [*map(rgb, PALETTE), *map(shade, PALETTE)]
    pairs = product(own, map(rgb, GROUNDS))
    wanted = [_between(over, under, step) for over, under in pairs for step in range(1, STEPS)]
    strip = Image.new("RGB", (len(wanted), 1))
    strip.putdata(wanted)
    flat = strip.quantize(MIXES, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    return (*own, *zip(flat[::3], flat[1::3], flat[2::3], strict=True))


@lru_cache(256)
def mixes(over: int, step: int) -> bytes:
    """What is seen, by the index of what is below, where a colour covers so many of `STEPS` parts of it.

    Beside nothing there are hard edges.
    """
    known = colours()
    below = Image.new("RGB", (len(known), 1))
    below.putdata(known)
    seen = Image.blend(below, Image.new("RGB", below.size, known[over]), step / STEPS)
    return indexed(seen).tobytes().ljust(NOTHING, b"\0") + bytes((over if 2 * step > STEPS else NOTHING,))


def indexed(image: Image.Image) -> Image.Image:
    """The index of the nearest of these colours for each pixel of an image in mode RGB or RGBA."""
    flat = image.convert("RGB").quantize(palette=_palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", flat.size, flat.tobytes())


def coloured(plane: Image.Image) -> Image.Image:
    """An image of indices in mode RGBA; what is not drawn is transparent."""
    image = Image.frombytes("P", plane.size, plane.tobytes())
    image.putpalette(_palette().getpalette() or [])
    image = image.convert("RGBA")
    image.putalpha(plane.point([255 * (index != NOTHING) for index in range(256)]))
    return image


def only(plane: Image.Image) -> int | None:
    """The one index that all pixels have."""
    match plane.getextrema():
        case (int() as least, int() as most) if least == most:
            return least
        case _:
            return None


def most(plane: Image.Image) -> int:
    """The index that most pixels have."""
    counts = plane.histogram()
    return counts.index(max(counts))


@cache
def _palette() -> Image.Image:
    """An image in mode P with these colours."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours() for part in colour])
    return image


def _between(over: Rgb, under: Rgb, step: int) -> Rgb:
    red, green, blue = (round((a * step + b * (STEPS - step)) / STEPS) for a, b in zip(over, under, strict=True))
    return red, green, blue
