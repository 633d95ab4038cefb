"""The colours of properties in pictures: an ink, its pattern, and a code of one or two letters."""

from functools import lru_cache

from games.core.palette import PALETTE, Ink, Pattern, ink_on
from games.core.scene import Box, Group, Label, Part
from games.core.text import Name

INKS: dict[str, Ink] = {
    "brown": "brown",
    "light_blue": "sky",
    "pink": "pink",
    "orange": "orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "dark_blue": "navy",
    "railroad": "black",
    "utility": "lime",
}


def ink_of(colour: str) -> Ink:
    """What a colour is drawn in."""
    return INKS[colour]


def pattern_of(colour: str) -> Pattern:
    """What lies over it."""
    return PALETTE[INKS[colour]].pattern


def code(colour: str) -> Name:
    """Its one or two letters, unique in each language and no letter of a hand or a seat."""
    return Name(f"deal-colour-{colour}.code")


def band(x: int, y: int, width: int, height: int, colour: str, radius: int = 8) -> Box:
    """A patch of the colour."""
    return Box(x, y, width, height, INKS[colour], radius=radius, pattern=pattern_of(colour))


def code_label(x: int, y: int, width: int, height: int, colour: str, size: int) -> Label:
    """The code on a patch."""
    fill = INKS[colour]
    return Label(x, y, width, height, code(colour), size, ink_on(fill), fill, bold=True)


@lru_cache(64)
def bar(width: int, height: int, colour: str) -> Group:
    """A colour by pattern, code and name, in a row."""
    fill = INKS[colour]
    on = ink_on(fill)
    parts: tuple[Part, ...] = (
        band(0, 0, width, height, colour),
        Label(2, 0, 44, height, code(colour), 22, on, fill, bold=True),
        Label(48, 0, width - 54, height, Name(f"deal-colour-{colour}"), 20, on, fill, align="left"),
    )
    return Group(width, height, parts)


@lru_cache(4)
def every_colour(width: int, height: int) -> Group:
    """All ten colours by their codes, in two rows."""
    across, down = (width + 4) // 5, (height + 4) // 2
    parts: list[Part] = []
    for index, colour in enumerate(INKS):
        x, y = index % 5 * across, index // 5 * down
        parts += [
            band(x, y, across - 4, down - 4, colour, 6),
            code_label(x, y, across - 4, down - 4, colour, 20),
        ]
    return Group(width, height, tuple(parts))
