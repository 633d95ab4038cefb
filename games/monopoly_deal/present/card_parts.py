"""What faces of cards are put together from: the cut of a card, its title, its value, its rents, its emblem."""

from dataclasses import dataclass

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Icon, Label, Part, Shape
from games.core.text import Name, Text
from games.monopoly_deal.cards import COLOURS


@dataclass(frozen=True, slots=True)
class Cut:
    """How large a card is drawn, and how high its band and its title are."""

    width: int
    height: int
    band: int
    title: int


LARGE = Cut(195, 272, 92, 62)
SMALL = Cut(184, 208, 62, 56)
EDGE = 8
CORNER = 42


def money(value: int) -> Text:
    """A sum in M."""
    return Text("deal-note", value=value)


def coin(x: int, y: int, value: int, size: int = CORNER) -> list[Part]:
    """The value of a card, in a corner of it."""
    fill: Ink = "gold" if value else "shade"
    return [
        Box(x, y, size, size, fill, "ink", radius=size // 2),
        Label(x + 2, y, size - 4, size, money(value), 20, "ink", fill, bold=True),
    ]


def title(card: str, cut: Cut, y: int) -> Label:
    """In two lines at most."""
    words = Name(f"deal-card-{card}.brief")
    return Label(EDGE + 2, y, cut.width - 2 * EDGE - 4, cut.title, words, 22, "ink", "paper", bold=True, lines=2)


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


def emblem(cut: Cut, fill: Ink, shape: Shape) -> list[Part]:
    """A band with an icon."""
    size = cut.band - 8
    return [
        Box(EDGE, EDGE, cut.width - 2 * EDGE, cut.band, fill, radius=10),
        Icon((cut.width - size) // 2, EDGE + 4, size, shape, ink_on(fill), fill),
    ]
