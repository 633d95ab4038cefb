"""Title deeds and the cards of the decks as the guide shows them, about 200 x 280."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from games.core.palette import PALETTE, Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Shape
from games.core.text import Text
from games.monopoly.cards import CARDS, Deck, Effect
from games.monopoly.names import card_text, deck_name, place_name
from games.monopoly.options import Edition
from games.monopoly.present.ladder import icons, rungs
from games.monopoly.present.look import group_mark, square_ink, square_shape
from games.monopoly.squares import GROUP_OF, PRICE, SQUARES

WIDTH, HEIGHT = 228, 288
HEAD, FOOT = 62, 36
DECKS: Mapping[Deck, tuple[Shape, Ink]] = {"chance": ("question", "orange"), "chest": ("chest", "navy")}
"""The sign and the colour of each deck."""
EFFECTS: Mapping[Effect, Shape] = {
    "move_to": "arrow",
    "nearest_rail": "arrow",
    "nearest_util": "arrow",
    "move_back": "go",
    "go_to_jail": "bars",
    "jail_free": "house_key",
    "collect": "coin",
    "collect_each": "coin",
    "pay": "banknote",
    "pay_each": "banknote",
    "repairs": "house",
}


@lru_cache(256)
def deed_face(edition: Edition, square: int, top: int) -> Group:
    """A title deed: its group and name, what it earns at every level, its price. top: the level of a hotel."""
    ink, group = square_ink(square), GROUP_OF[square]
    assert group is not None
    tile = Box(4, 4, 42, HEAD - 4, ink, radius=10, pattern=PALETTE[ink].pattern)
    name = Text("mono-pic-at", place=place_name(edition, square))
    on = ink_on(ink)
    parts: list[Part] = [
        Box(0, 0, WIDTH, HEIGHT, "paper", edge="muted", radius=14),
        Box(4, 4, WIDTH - 8, HEAD - 4, ink, radius=10),
        tile,
        group_mark(edition, group.id, tile, 24, square_shape(edition, square)),
        Label(52, 6, WIDTH - 62, HEAD - 8, name, 22, on, ink, align="left", bold=True, lines=2),
        *_rents(edition, square, top),
        Box(4, HEIGHT - FOOT - 4, WIDTH - 8, FOOT, "shade", radius=10),
    ]
    price = Text("mono-pic-cost", price=PRICE[square])
    parts.append(Label(12, HEIGHT - FOOT - 4, WIDTH - 24, FOOT, price, 22, "ink", "shade", bold=True))
    return Group(WIDTH, HEIGHT, tuple(parts))


def _rents(edition: Edition, square: int, top: int) -> Iterator[Part]:
    figures = rungs(square, top)
    room = HEIGHT - HEAD - FOOT - 12
    step = room // len(figures)
    for number, words in enumerate(figures):
        y = HEAD + 4 + number * step
        yield from icons(edition, square, number, top, (58, y + step // 2 - 17, 20), "paper")
        yield Label(108, y, WIDTH - 120, step, words, 22, "ink", "paper", align="right", bold=True)
        if SQUARES[square].kind == "util":
            yield Icon(WIDTH - 92, y + step // 2 - 14, 28, "die5", "ink", "paper")


@lru_cache(128)
def card_face(edition: Edition, card: str) -> Group:
    """A card of a deck: what it does as an icon, and what it says."""
    facts = CARDS[card]
    shape, ink = DECKS[facts.deck]
    on = ink_on(ink)
    name = deck_name(edition, facts.deck)
    return Group(
        WIDTH,
        HEIGHT,
        (
            Box(0, 0, WIDTH, HEIGHT, "paper", edge="muted", radius=14),
            Box(4, 4, WIDTH - 8, HEAD - 6, ink, radius=10, pattern=PALETTE[ink].pattern),
            Icon(11, 13, 38, shape, on, ink),
            Label(54, 4, WIDTH - 96, HEAD - 6, name, 20, on, ink, align="left", bold=True, lines=2),
            Icon(WIDTH - 40, 17, 30, EFFECTS[facts.effect], on, ink),
            Label(12, HEAD, WIDTH - 24, HEIGHT - HEAD - 6, card_text(edition, card), 20, "ink", "paper", lines=9),
        ),
    )
