"""Small cards for the table's picture: too small for a title, so a code, an icon or a sum."""

from functools import lru_cache

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Shape
from games.monopoly_deal.cards import Card
from games.monopoly_deal.present.card_parts import money
from games.monopoly_deal.present.colours import INKS, band, code_label
from games.monopoly_deal.present.faces import ACTIONS, EXAMPLES

WIDTH = 80
HEIGHT = 108
_PAPER = Box(0, 0, WIDTH, HEIGHT, "paper", "line", radius=10)


@lru_cache(256)
def mini(kind: str) -> Group:
    """A small card of that kind."""
    card = EXAMPLES[kind]
    return Group(WIDTH, HEIGHT, (_PAPER, *_MAKERS[card.family](card)))


@lru_cache(1)
def back() -> Group:
    """The back of a card."""
    parts: tuple[Part, ...] = (
        _PAPER,
        Box(6, 6, WIDTH - 12, HEIGHT - 12, "ink", radius=7),
        Icon(WIDTH // 2 - 22, HEIGHT // 2 - 22, 44, "house", "gold", "ink"),
    )
    return Group(WIDTH, HEIGHT, parts)


@lru_cache(1)
def nothing() -> Group:
    """Where no card lies."""
    return Group(WIDTH, HEIGHT, (Box(0, 0, WIDTH, HEIGHT, "shade", "line", radius=10),))


def _value(card: Card) -> Label:
    return Label(4, HEIGHT - 40, WIDTH - 8, 36, money(card.value), 24, "ink", "paper", bold=True)


def _property(card: Card) -> list[Part]:
    colour = card.colours[0]
    return [band(6, 6, WIDTH - 12, 58, colour), code_label(6, 6, WIDTH - 12, 58, colour, 30), _value(card)]


def _two(card: Card) -> list[Part]:
    parts: list[Part] = []
    for y, colour in zip((6, 38), card.colours, strict=True):
        parts += [band(6, y, WIDTH - 12, 30, colour, 6), code_label(6, y, WIDTH - 12, 30, colour, 22)]
    return [*parts, _value(card)]


def _any(card: Card) -> list[Part]:
    shape: Shape = "star" if card.is_wild else "banknote"
    strips = [band(6 + 7 * at, 52, 6, 14, colour, 0) for at, colour in enumerate(INKS)]
    return [*_emblem("ink" if card.is_wild else "gold", shape, 44), *strips, _value(card)]


def _rent(card: Card) -> list[Part]:
    left, right = card.colours
    half = (WIDTH - 14) // 2
    return [
        *_emblem("gold", "banknote", 30),
        *(part for x, colour in ((6, left), (8 + half, right)) for part in _half(x, 38, half, colour)),
        _value(card),
    ]


def _half(x: int, y: int, width: int, colour: str) -> list[Part]:
    return [band(x, y, width, 30, colour, 6), code_label(x, y, width, 30, colour, 20)]


def _emblem(fill: Ink, shape: Shape, height: int) -> list[Part]:
    size = height - 4
    return [
        Box(6, 6, WIDTH - 12, height, fill, radius=7),
        Icon((WIDTH - size) // 2, 8, size, shape, ink_on(fill), fill),
    ]


def _action(card: Card) -> list[Part]:
    fill, shape, _ = ACTIONS[card.kind]
    return [*_emblem(fill, shape, 58), _value(card)]


def _note(card: Card) -> list[Part]:
    fill: Ink = "gold" if card.value >= 10 else "lime"
    return [
        Box(6, 6, WIDTH - 12, HEIGHT - 12, fill, "good", radius=7, stroke=3),
        Box(12, HEIGHT // 2 - 28, 56, 56, "paper", "good", radius=28, stroke=3),
        Label(14, HEIGHT // 2 - 28, 52, 56, money(card.value), 24, "good", "paper", bold=True),
    ]


_MAKERS = {
    "property": _property,
    "wild": _two,
    "wild_any": _any,
    "rent": _rent,
    "rent_any": _any,
    "action": _action,
    "money": _note,
}
