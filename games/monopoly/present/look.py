"""What things look like in pictures: the colour, letter or icon of groups, squares and buildings of each edition."""

from collections.abc import Mapping

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Icon, Label, Part, Shape
from games.core.text import Text
from games.monopoly.options import Edition
from games.monopoly.squares import GROUP, GROUP_OF, SQUARES
from games.monopoly.state import BuildingKind

INKS: Mapping[str, Ink] = {
    "brown": "brown",
    "lightblue": "sky",
    "pink": "pink",
    "orange": "orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "darkblue": "navy",
    "rail": "black",
    "util": "lime",
}
"""The colour of each group; its pattern comes with it."""
_RAIL: Mapping[Edition, Shape] = {"classic": "train", "hoi_an": "boat"}
_UTIL: Mapping[Edition, Mapping[int, Shape]] = {
    "classic": {12: "bolt", 28: "tap"},
    "hoi_an": {12: "museum", 28: "bridge"},
}
_OTHERS: Mapping[str, Shape] = {
    "go": "go",
    "chest": "chest",
    "chance": "question",
    "income_tax": "percent",
    "luxury_tax": "coin",
    "jail": "bars",
    "parking": "parking",
    "go_to_jail": "police",
}
_OTHER_INKS: Mapping[str, Ink] = {
    "go": "alarm",
    "chest": "navy",
    "chance": "alarm",
    "income_tax": "muted",
    "luxury_tax": "muted",
    "jail": "ink",
    "parking": "navy",
    "go_to_jail": "alarm",
}
BUILDINGS: Mapping[Edition, Mapping[BuildingKind, Shape]] = {
    "classic": {"house": "house", "hotel": "hotel"},
    "hoi_an": {"house": "lantern", "hotel": "factory"},
}
"""The shapes of small and large buildings."""
BUILDING_INKS: Mapping[BuildingKind, Ink] = {"house": "good", "hotel": "alarm"}


def square_shape(edition: Edition, square: int) -> Shape | None:
    """The icon of a square; None for a street, which has its group's letter."""
    kind = SQUARES[square].kind
    if kind == "rail":
        return _RAIL[edition]
    return _UTIL[edition][square] if kind == "util" else _OTHERS.get(kind)


def square_ink(square: int) -> Ink:
    """The colour of a deed's group, or of the icon of another square."""
    group = GROUP_OF[square]
    return INKS[group.id] if group is not None else _OTHER_INKS[SQUARES[square].kind]


def group_mark(edition: Edition, group: str, box: Box, size: int, shape: Shape | None = None) -> Part:
    """The letter of a group in the middle of a box of its colour, as large as size; for other deeds an icon."""
    if GROUP[group].house:
        letter = Text(f"mono-group-{group}.letter")
        words = (box.x, box.y, box.width, box.height)
        return Label(*words, letter, size, ink_on(box.fill), box.fill, bold=True)
    icon = shape or square_shape(edition, GROUP[group].squares[0]) or "star"
    side = min(size + 4, box.width, box.height)
    left, top = box.x + (box.width - side) // 2, box.y + (box.height - side) // 2
    return Icon(left, top, side, icon, ink_on(box.fill), box.fill)
