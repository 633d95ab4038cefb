"""The face of every card: a band that says what sort it is, its value in the corner, its title, what it counts for."""

from dataclasses import dataclass
from functools import lru_cache

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Shape
from games.core.text import Name, Text
from games.monopoly_deal.cards import CARDS, COLOURS, KIND, Card
from games.monopoly_deal.present.colours import band, bar, code_label, every_colour


@dataclass(frozen=True, slots=True)
class Cut:
    """How large a card is drawn: its band from `top`, its title below that, the rest of it at the bottom."""

    width: int
    height: int
    band: int
    title: int


LARGE = Cut(195, 272, 92, 62)
SMALL = Cut(184, 208, 62, 56)
EDGE = 8
CORNER = 42

ACTIONS: dict[str, tuple[Ink, Shape, Text | str | None]] = {
    "deal_breaker": ("purple", "crown", None),
    "sly_deal": ("purple", "mask", None),
    "forced_deal": ("purple", "swap", None),
    "debt_collector": ("alarm", "suitcase", Text("deal-note", value=5)),
    "birthday": ("alarm", "cake", Text("deal-note", value=2)),
    "just_say_no": ("ink", "hand", None),
    "pass_go": ("teal", "cards", "+2"),
    "double_the_rent": ("gold", "banknote", "×2"),
    "house": ("good", "house", Text("deal-picture-more", value=3)),
    "hotel": ("good", "hotel", Text("deal-picture-more", value=4)),
}
"""The fill, the icon and the figure of each action."""


def money(value: int) -> Text:
    """A sum in M."""
    return Text("deal-note", value=value)


@lru_cache(512)
def face(kind: str, cut: Cut = LARGE) -> Group:
    """A card of that kind as it lies in a hand."""
    card = EXAMPLES[kind]
    if card.family == "money":
        return Group(cut.width, cut.height, tuple(_note(card, cut)))
    parts: list[Part] = [Box(0, 0, cut.width, cut.height, "paper", "line", radius=16)]
    parts += _MAKERS[card.family](card, cut)
    parts += coin(cut.width - EDGE - CORNER - 4, EDGE + 4, card.value)
    return Group(cut.width, cut.height, tuple(parts))


def coin(x: int, y: int, value: int, size: int = CORNER) -> list[Part]:
    """The value of a card, in a corner of it."""
    fill: Ink = "gold" if value else "shade"
    return [
        Box(x, y, size, size, fill, "ink", radius=size // 2),
        Label(x + 2, y, size - 4, size, money(value), 20, "ink", fill, bold=True),
    ]


def _title(card: str, cut: Cut, y: int) -> Label:
    words = Name(f"deal-card-{card}.brief")
    return Label(EDGE + 2, y, cut.width - 2 * EDGE - 4, cut.title, words, 22, "ink", "paper", bold=True, lines=2)


def _property(card: Card, cut: Cut) -> list[Part]:
    colour, y = card.colours[0], EDGE + cut.band
    parts: list[Part] = [
        band(EDGE, EDGE, cut.width - 2 * EDGE, cut.band, colour, 10),
        code_label(EDGE + 46, EDGE, cut.width - 2 * EDGE - 96, cut.band, colour, 36),
        _title(card.kind, cut, y + 4),
    ]
    return parts + ladder(
        EDGE + 4, y + cut.title + 8, cut.width - 2 * EDGE - 8, cut.height - y - cut.title - 16, colour
    )


def ladder(x: int, y: int, width: int, height: int, colour: str, at: int = 0) -> list[Part]:
    """The rent for one card, two cards and so on; the present one, from 1, stands out."""
    rents = COLOURS[colour].rents
    step, parts = (width + 4) // len(rents), list[Part]()
    for number, rent in enumerate(rents, 1):
        fill: Ink = "ink" if number == at else "panel"
        left = x + (number - 1) * step
        parts.append(Box(left, y, step - 4, height, fill, radius=8))
        if height < 54:
            parts.append(Label(left, y, step - 4, height, str(rent), 22, ink_on(fill), fill, bold=True))
            continue
        half = height // 2
        parts += _pips(left, y + 6, step - 4, number, fill)
        parts.append(Label(left, y + half - 6, step - 4, half, money(rent), 24, ink_on(fill), fill, bold=True))
    return parts


def _pips(x: int, y: int, width: int, count: int, on: Ink) -> list[Part]:
    """So many little cards."""
    left = x + (width - count * 10 + 2) // 2
    return [Box(left + index * 10, y, 8, 12, ink_on(on)) for index in range(count)]


def _wild(card: Card, cut: Cut) -> list[Part]:
    """Two halves: which colour is above is chosen when it is laid."""
    wide, half = cut.width - 2 * EDGE, cut.band - 6
    parts: list[Part] = []
    for y, colour in zip((EDGE, cut.height - EDGE - half), card.colours, strict=True):
        parts += [
            band(EDGE, y, wide, half, colour, 10),
            code_label(EDGE + 46, y, wide - 92, half, colour, 36),
        ]
    room = cut.height - 2 * EDGE - 2 * half
    words = Name("deal-card-wild_any.brief")
    return [*parts, Label(EDGE, EDGE + half, wide, room, words, 26, "ink", "paper", bold=True)]


def _wild_any(card: Card, cut: Cut) -> list[Part]:
    return _any(card, cut, "ink", "star")


def _rent_any(card: Card, cut: Cut) -> list[Part]:
    return _any(card, cut, "gold", "banknote")


def _any(card: Card, cut: Cut, fill: Ink, shape: Shape) -> list[Part]:
    wide, y = cut.width - 2 * EDGE, EDGE + cut.band
    grid = every_colour(wide, 82)
    return [
        *_emblem(cut, fill, shape),
        Label(
            EDGE,
            y + 2,
            wide,
            cut.height - y - 100,
            Name(f"deal-card-{card.family}.brief"),
            26,
            "ink",
            "paper",
            bold=True,
        ),
        Placed(EDGE, cut.height - EDGE - 82, grid),
    ]


def _emblem(cut: Cut, fill: Ink, shape: Shape) -> list[Part]:
    size = cut.band - 8
    return [
        Box(EDGE, EDGE, cut.width - 2 * EDGE, cut.band, fill, radius=10),
        Icon((cut.width - size) // 2, EDGE + 4, size, shape, ink_on(fill), fill),
    ]


def _rent(card: Card, cut: Cut) -> list[Part]:
    wide, y = cut.width - 2 * EDGE, EDGE + cut.band
    bars = [
        Placed(EDGE, cut.height - EDGE - 42 - 46 * (1 - at), bar(wide, 42, colour))
        for at, colour in enumerate(card.colours)
    ]
    room = cut.height - y - 100
    return [
        *_emblem(cut, "gold", "banknote"),
        Label(EDGE, y + 2, wide, room, Name("deal-card-rent_any.brief"), 26, "ink", "paper", bold=True),
        *bars,
    ]


def _action(card: Card, cut: Cut) -> list[Part]:
    """A large emblem with what it brings, and the title below."""
    fill, shape, figure = ACTIONS[card.kind]
    wide, tall = cut.width - 2 * EDGE, cut.height - cut.title - 3 * EDGE
    size = min(tall - 52, 112)
    left, top = (cut.width - size) // 2 if figure is None else EDGE + 12, EDGE + 40 + (tall - size - 44) // 2
    parts: list[Part] = [
        Box(EDGE, EDGE, wide, tall, fill, radius=10),
        Icon(left, top, size, shape, ink_on(fill), fill),
        _title(card.kind, cut, tall + 2 * EDGE),
    ]
    if figure is not None:
        x = left + size
        parts.append(Label(x + 2, top, cut.width - EDGE - x - 8, size, figure, 36, ink_on(fill), fill, bold=True))
    return parts


def _note(card: Card, cut: Cut) -> list[Part]:
    fill: Ink = "gold" if card.value >= 10 else "lime"
    frame = cut.height - 2 * EDGE
    radius, middle = cut.width // 3 - 6, cut.height // 2
    left = cut.width // 2 - radius
    return [
        Box(0, 0, cut.width, cut.height, "paper", "line", radius=16),
        Box(EDGE, EDGE, cut.width - 2 * EDGE, frame, "good", radius=10),
        Box(EDGE + 6, EDGE + 6, cut.width - 2 * EDGE - 12, frame - 12, fill, radius=6),
        Box(left, middle - radius, 2 * radius, 2 * radius, "paper", "good", radius=radius, stroke=5),
        Label(left, middle - radius, 2 * radius, 2 * radius, money(card.value), 44, "good", "paper", bold=True),
    ]


EXAMPLES: dict[str, Card] = {KIND[card]: CARDS[card] for card in reversed(CARDS)}
"""A card of each kind."""
_MAKERS = {
    "property": _property,
    "wild": _wild,
    "wild_any": _wild_any,
    "rent": _rent,
    "rent_any": _rent_any,
    "action": _action,
}
