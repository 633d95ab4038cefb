"""The colours and patterns of every picture. No colour tells anything alone: groups have a pattern and a letter."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Ink: TypeAlias = Literal[
    "felt", "wood", "paper", "panel", "shade", "line", "ink", "muted", "white", "gold", "alarm", "good",
    "brown", "sky", "pink", "orange", "red", "yellow", "green", "navy", "black", "lime", "purple", "teal",
]  # fmt: skip
"""What a colour is called; `PALETTE` says what it looks like."""
Pattern: TypeAlias = Literal[
    "plain", "slant", "backslant", "cross", "dots", "bars", "posts", "checks", "rings", "waves", "bricks"
]
"""What is drawn over a colour, in a shade of it."""


@dataclass(frozen=True, slots=True)
class Colour:
    """Red, green and blue in 0..255; the ink that reads on it; the pattern of the group that has this colour."""

    rgb: tuple[int, int, int]
    on: Literal["ink", "white"]
    pattern: Pattern = "plain"


PALETTE: dict[Ink, Colour] = {
    "felt": Colour((24, 58, 66), "white"),
    "wood": Colour((74, 48, 34), "white"),
    "paper": Colour((255, 253, 247), "ink"),
    "panel": Colour((244, 237, 222), "ink"),
    "shade": Colour((226, 216, 196), "ink"),
    "line": Colour((152, 140, 120), "ink"),
    "ink": Colour((27, 32, 44), "white"),
    "muted": Colour((84, 88, 98), "white"),
    "white": Colour((255, 255, 255), "ink"),
    "gold": Colour((242, 190, 66), "ink"),
    "alarm": Colour((170, 28, 36), "white"),
    "good": Colour((20, 104, 62), "white"),
    "brown": Colour((110, 62, 32), "white", "bricks"),
    "sky": Colour((164, 216, 240), "ink", "waves"),
    "pink": Colour((236, 130, 188), "ink", "dots"),
    "orange": Colour((240, 146, 40), "ink", "slant"),
    "red": Colour((188, 30, 40), "white", "cross"),
    "yellow": Colour((250, 222, 76), "ink", "rings"),
    "green": Colour((16, 112, 66), "white", "posts"),
    "navy": Colour((26, 58, 150), "white", "backslant"),
    "black": Colour((44, 46, 54), "white", "bars"),
    "lime": Colour((196, 224, 150), "ink", "checks"),
    "purple": Colour((106, 52, 140), "white", "rings"),
    "teal": Colour((0, 118, 124), "white", "waves"),
}
SEAT_INKS: tuple[Ink, ...] = ("red", "navy", "green", "orange", "purple", "sky", "brown", "yellow")
"""The colour of each seat's sign."""


def ink_on(fill: Ink) -> Ink:
    """The ink that reads on a colour, at a contrast of 4.5 to 1 at least (WCAG 2.2, 1.4.3)."""
    return PALETTE[fill].on
