"""The face of every card: a band that says what sort it is, its value in the corner, its title, what it counts for."""

from functools import lru_cache

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Shape
from games.core.text import Name, Text
from games.monopoly_deal.cards import CARDS, KIND, Card
from games.monopoly_deal.present.card_parts import CORNER, EDGE, LARGE, Cut, coin, emblem, ladder, money, title
from games.monopoly_deal.present.colours import band, bar, code_label, every_colour

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


def _property(card: Card, cut: Cut) -> list[Part]:
    colour, y = card.colours[0], EDGE + cut.band
    parts: list[Part] = [
        band(EDGE, EDGE, cut.width - 2 * EDGE, cut.band, colour, 10),
        code_label(EDGE + 46, EDGE, cut.width - 2 * EDGE - 96, cut.band, colour, 36),
        title(card.kind, cut, y + 4),
    ]
    return parts + ladder(
        EDGE + 4, y + cut.title + 8, cut.width - 2 * EDGE - 8, cut.height - y - cut.title - 16, colour
    )


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
        *emblem(cut, fill, shape),
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


def _rent(card: Card, cut: Cut) -> list[Part]:
    wide, y = cut.width - 2 * EDGE, EDGE + cut.band
    bars = [
        Placed(EDGE, cut.height - EDGE - 42 - 46 * (1 - at), bar(wide, 42, colour))
        for at, colour in enumerate(card.colours)
    ]
    room = cut.height - y - 100
    return [
        *emblem(cut, "gold", "banknote"),
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
        title(card.kind, cut, tall + 2 * EDGE),
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
