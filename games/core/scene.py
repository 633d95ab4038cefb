"""A picture as data: what is where, without pixels and without words. `bot/render` draws it.

Lengths are whole units of the scene's own width, and grow to the right and downwards. A scene is as wide as `WIDTH`
on a phone of 390 pixels too, so no writing is smaller than `SMALLEST`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from games.core.palette import Ink, Pattern
from games.core.text import Name, Text

WIDTH = 800
"""How wide tables and hands are drawn."""
SMALLEST = 20
"""The size of the smallest writing on a scene of `WIDTH`: 9.75 pixels on a phone that is 390 wide."""

Shape: TypeAlias = Literal[
    "circle", "square", "triangle", "diamond", "star", "wedge", "plus", "heart",
    "coin", "die1", "die2", "die3", "die4", "die5", "die6", "house", "hotel", "bars", "lock", "card", "cards", "crown",
    "check", "cross", "arrow", "question", "exclamation", "hand", "shield", "cake", "swap", "house_key", "banknote",
    "wheat", "cow", "gear", "bread", "cup", "factory", "fruit", "boat", "suitcase", "tower",
    "train", "bolt", "tap", "parking", "gavel", "chest", "police", "go", "ship", "museum", "bridge", "lantern",
    "crane", "hourglass", "flag", "bus", "mask",
    "anchor", "bag", "ferris_wheel", "antenna", "plane", "stadium", "television", "newspaper", "percent", "bulb",
    "tree",
]  # fmt: skip
"""The shapes there are; `bot/render/shapes.py` knows their outlines. The first eight are the seats' signs."""
SIGNS: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star", "wedge", "plus", "heart")
"""The shape of each seat's sign."""

Words: TypeAlias = Text | Name | str
"""What a label says; a string is for digits, letters of signs and punctuation only."""


class Box(msgspec.Struct, frozen=True, gc=False):
    """A filled rectangle with round corners. `pattern` goes over the fill, in a shade of it."""

    x: int
    y: int
    width: int
    height: int
    fill: Ink
    edge: Ink | None = None
    radius: int = 0
    pattern: Pattern = "plain"
    stroke: int = 2


class Label(msgspec.Struct, frozen=True, gc=False):
    """Words in a rectangle, in at most so many `lines`, centred from top to bottom.

    They are made smaller, down to two thirds, and then cut with an ellipsis where they do not fit. `on` is the fill
    behind them, against which the contrast is tested.
    """

    x: int
    y: int
    width: int
    height: int
    words: Words
    size: int
    ink: Ink
    on: Ink
    align: Literal["left", "centre", "right"] = "centre"
    bold: bool = False
    lines: int = 1


class Icon(msgspec.Struct, frozen=True, gc=False):
    """A shape in a square. `on` shows through its holes; `edge` is drawn around it."""

    x: int
    y: int
    size: int
    shape: Shape
    ink: Ink
    on: Ink
    edge: Ink | None = None


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line through points. `dash`: lengths drawn and left out in turn; none is a whole line."""

    points: tuple[tuple[int, int], ...]
    ink: Ink
    width: int = 3
    dash: tuple[int, ...] = ()


class Group(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Parts that belong together, such as a card, drawn once and kept. Parts are drawn in order, and inside only."""

    width: int
    height: int
    parts: tuple["Part", ...]


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A group at a place: its upper left corner when it stands upright, then turned around its middle.

    turn: degrees against the clock.
    """

    x: int
    y: int
    group: Group
    turn: float = 0


Part: TypeAlias = Box | Label | Icon | Line | Placed
Scene: TypeAlias = Group
"""A whole picture; its first part covers it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that somebody may look at.

    Args:
        mark: what must change for it to be drawn anew, of plain values, structs and texts; whatever else is shown
            is as it was then. Made from a view, so it holds nothing that the viewer may not know.
        scene: builds the scene, when somebody needs it.
    """

    mark: object
    scene: Callable[[], Scene]
