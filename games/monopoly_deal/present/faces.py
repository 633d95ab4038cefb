"""The face of every card: a band that says what sort it is, its value in the corner, its title, what it counts for."""

from functools import lru_cache

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Shape
from games.core.text import Name, Text
from games.monopoly_deal.cards import CARDS, KIND, Card
from games.monopoly_deal.present.card_parts import CORNER, EDGE, LARGE, Cut, coin, emblem, ladder, money, title
from games.monopoly_deal.present.colours import band, bar, code_label, every_colour, ink_of

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
    y = EDGE + cut.band
    left, top = EDGE + 4, y + cut.title + 8
    rents = ladder(left, top, cut.width - 2 * left, cut.height - top - EDGE, card.colours[0])
    return [*_colour(card.colours[0], cut, EDGE, cut.band), title(card.kind, cut, y + 4), *rents]


def _colour(colour: str, cut: Cut, y: int, height: int) -> list[Part]:
    """A band with its code between the corners and, if it is high enough, its name below."""
    wide, named = cut.width - 2 * EDGE, height > 80
    fill, below = ink_of(colour), 30 if named else 0
    parts: list[Part] = [
        band(EDGE, y, wide, height, colour, 10),
        code_label(EDGE + 46, y, wide - 92, height - below, colour, 36),
    ]
    if named:
        words = Name(f"deal-colour-{colour}")
        parts.append(Label(EDGE + 4, y + height - 34, wide - 8, 28, words, 20, ink_on(fill), fill))
    return parts


def _wild(card: Card, cut: Cut) -> list[Part]:
    """Two halves: which colour it has is chosen when it is laid."""
    half = cut.band - 6
    upper, lower = card.colours
    room = cut.height - 2 * EDGE - 2 * half
    words = Name("deal-card-wild_any.brief")
    return [
        *_colour(upper, cut, EDGE, half),
        *_colour(lower, cut, cut.height - EDGE - half, half),
        Label(EDGE, EDGE + half, cut.width - 2 * EDGE, room, words, 26, "ink", "paper", bold=True),
    ]


def _wild_any(card: Card, cut: Cut) -> list[Part]:
    return [*_headed("wild_any", cut, "ink", "star"), _grid(cut)]


def _rent_any(card: Card, cut: Cut) -> list[Part]:
    return [*_headed("rent_any", cut, "gold", "banknote"), _grid(cut)]


def _rent(card: Card, cut: Cut) -> list[Part]:
    upper, lower = (bar(cut.width - 2 * EDGE, 42, colour) for colour in card.colours)
    y = cut.height - EDGE - 42
    return [*_headed("rent_any", cut, "gold", "banknote"), Placed(EDGE, y - 46, upper), Placed(EDGE, y, lower)]


def _headed(kind: str, cut: Cut, fill: Ink, shape: Shape) -> list[Part]:
    """An emblem and the name of all cards of a sort."""
    y, words = EDGE + cut.band, Name(f"deal-card-{kind}.brief")
    name = Label(EDGE, y + 2, cut.width - 2 * EDGE, cut.height - y - 100, words, 26, "ink", "paper", bold=True)
    return [*emblem(cut, fill, shape), name]


def _grid(cut: Cut) -> Placed:
    return Placed(EDGE, cut.height - EDGE - 82, every_colour(cut.width - 2 * EDGE, 82))


def _action(card: Card, cut: Cut) -> list[Part]:
    """A large emblem with what it brings, and the title below."""
    fill, shape, figure = ACTIONS[card.kind]
    wide, tall = cut.width - 2 * EDGE, cut.height - cut.title - 3 * EDGE
    size = min(tall - 52, 112 if figure is None else 84)
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
