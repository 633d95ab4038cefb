"""A stack of properties in the table's picture: large with its cards and its rents, or a small tile."""

from functools import lru_cache

from games.core.palette import ink_on
from games.core.scene import Box, Group, Icon, Label, Part
from games.monopoly_deal.cards import SIZE
from games.monopoly_deal.present.card_parts import ladder, money
from games.monopoly_deal.present.colours import band, code_label, ink_of
from games.monopoly_deal.present.stack_looks import Look

LARGE = (118, 212)
STEP = 22
"""How far a card of a large stack shows above the one that lies on it."""


@lru_cache(1024)
def large(shown: Look) -> Group:
    """Its cards on each other, how full it is, the rents for each number of them."""
    width, height = LARGE
    return Group(
        width,
        height,
        (
            _frame(width, height, shown),
            *_cards(shown, width - 16),
            *_fullness(shown),
            *rent_coin(width - 8, 134, 34, shown.rent),
            *ladder(9, height - 42, width - 14, 34, shown.colour, len(shown.wilds) if shown.rent else 0),
        ),
    )


def _frame(width: int, height: int, shown: Look) -> Box:
    if shown.complete:
        return Box(0, 0, width, height, "paper", "gold", radius=10, stroke=5)
    return Box(0, 0, width, height, "paper", "line", radius=10)


def _cards(shown: Look, width: int) -> list[Part]:
    """The places of the set from the back: those that are empty, then the cards, the last one whole."""
    places = [None] * (SIZE[shown.colour] - len(shown.wilds)) + list(shown.wilds)
    parts: list[Part] = []
    for at, other in enumerate(places):
        y, last = 8 + at * STEP, at == len(places) - 1
        tall = 128 - y if last else STEP + 8
        if other is None:
            parts.append(Box(8, y, width, tall, "shade", "line", radius=6))
            continue
        parts += [Box(8, y, width, tall, "paper", radius=6), band(8, y + 2, width, tall - 2, shown.colour, 6)]
        if other:
            parts += _wild(width - 26, y + 2, other)
        if last:
            parts += _front(shown, y, width, tall)
    return parts


def _wild(x: int, y: int, other: str) -> list[Part]:
    """A wild shows its other colour at its end, one of any colour a star."""
    if other == "any":
        return [Box(x, y, 34, STEP, "ink", radius=6), Icon(x + 8, y + 2, 18, "star", "white", "ink")]
    return [Box(x - 2, y, 36, STEP, "paper", radius=6), band(x, y, 34, STEP, other, 6)]


def _front(shown: Look, y: int, width: int, tall: int) -> list[Part]:
    fill = ink_of(shown.colour)
    room = 32 * len(shown.buildings)
    icons = [
        Icon(8 + width - room + 32 * at, y + tall - 34, 28, shape, ink_on(fill), fill)
        for at, shape in enumerate(shown.buildings)
    ]
    return [code_label(8, y + max(tall - 66, 0), width - room, min(tall, 66), shown.colour, 34), *icons]


def _fullness(shown: Look) -> list[Part]:
    """A crown in front of the count of a complete set."""
    if shown.complete:
        return [Icon(10, 136, 30, "crown", "ink", "paper")]
    return [Label(10, 134, 56, 34, shown.filled, 26, "ink", "paper", "left", bold=True)]


def rent_coin(right: int, y: int, height: int, rent: int) -> list[Part]:
    """The rent on gold."""
    width = (54 if rent < 10 else 68) * height // 34
    x = right - width
    return [
        Box(x, y, width, height, "gold", radius=height // 2),
        Label(x + 2, y, width - 4, height, money(rent), 20 + (height - 24) // 2, "ink", "gold", bold=True),
    ]


@lru_cache(1024)
def small(shown: Look, width: int, height: int) -> Group:
    """Its code, how full it is or what is built on it, its rent."""
    inset = 5 if shown.complete else 4
    top = 28 if height < 80 else 36
    fill, wide = ink_of(shown.colour), width - 2 * inset
    crown = 26 if width > 80 else 20
    room = crown + 2 if shown.complete else 0
    parts: list[Part] = [
        _frame(width, height, shown),
        band(inset, inset, wide, top, shown.colour, 6),
        code_label(inset, inset, wide - room, top, shown.colour, 22),
    ]
    if room:
        parts.append(Icon(width - inset - crown - 3, inset + (top - crown) // 2, crown, "crown", ink_on(fill), fill))
    rest = height - top - 2 * inset
    if rest < 50:
        return Group(width, height, (*parts, *_line(shown, width, top + inset + 1, rest)))
    half = rest // 2
    y = height - half - inset
    tall = min(half, 30)
    coin = rent_coin(
        (width + (54 if shown.rent < 10 else 68) * tall // 34) // 2, y + (half - tall) // 2, tall, shown.rent
    )
    return Group(width, height, (*parts, *_state(shown, width, top + inset, half), *coin))


def _state(shown: Look, width: int, y: int, height: int) -> list[Part]:
    """How full it is; a complete set shows its buildings instead."""
    if not shown.buildings:
        return [Label(4, y, width - 8, height, shown.filled, 22, "ink", "paper", bold=True)]
    left = (width - 28 * len(shown.buildings)) // 2
    return [
        Icon(left + 28 * at, y + (height - 24) // 2 + 1, 24, shape, "ink", "paper")
        for at, shape in enumerate(shown.buildings)
    ]


def _line(shown: Look, width: int, y: int, height: int) -> list[Part]:
    """All of it in one line: of buildings the highest, of several stacks how many more there are."""
    parts: list[Part] = []
    if shown.buildings:
        parts.append(Icon(6, y + (height - 20) // 2, 20, shown.buildings[-1], "ink", "paper"))
    else:
        parts.append(Label(5, y, 32, height, shown.filled, 20, "ink", "paper", "left"))
    if shown.more:
        return [*parts, Label(38, y, width - 42, height, f"+{shown.more}", 20, "ink", "paper", "right", bold=True)]
    wide = 26 if shown.rent < 10 else 36
    words = str(shown.rent)
    return [
        *parts,
        Box(width - 5 - wide, y, wide, 26, "gold", radius=13),
        Label(width - 5 - wide, y, wide, 26, words, 20, "ink", "gold", bold=True),
    ]
