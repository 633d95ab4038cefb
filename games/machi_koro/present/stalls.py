"""Cards of the market as tiles: number, colour, icon, price, how many are left; and what landmarks cost."""

from functools import lru_cache

from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part
from games.machi_koro.cards import CARDS
from games.machi_koro.present.art import ICONS, INKS, SHAPES, TITLES
from games.machi_koro.present.tiles import colour_mark, pill, tile

NAMED, COMPACT, BARE = (147, 122), (66, 88), (66, 56)
"""Width and height with the card's name, without it, and without how many are left."""
CHIP = (98, 40)


@lru_cache(512)
def named_stall(card: str, price: int, left: int) -> Group:
    """A card with its name."""
    width, height = NAMED
    colour = CARDS[card].colour
    ink = INKS[colour]
    parts = tile(width, height, 36, card, 24, dull=not left, patterned=True)
    parts.append(Icon(8, 8, 20, SHAPES[colour], ink_on(ink), ink))
    parts.append(Icon(width - 36, 4, 28, ICONS[card], ink_on(ink), ink))
    on: Ink = "paper" if left else "shade"
    parts.append(Label(5, 38, width - 10, 48, TITLES[card], 20, "ink", on, lines=2))
    parts += pill(8, 91, 44, 25, _price(price), 22)
    parts += _left(width - 52, 91, 44, 26, left)
    return Group(width, height, tuple(parts))


@lru_cache(512)
def compact_stall(card: str, price: int, left: int) -> Group:
    """A card without its name."""
    width, height = COMPACT
    parts = [*tile(width, height, 28, card, 22, dull=not left), _icon(4, 32, 28, card, left)]
    parts.append(colour_mark(11, 65, 15, card, dull=not left))
    parts += pill(34, 33, 29, 24, _price(price), 20)
    parts += _left(34, 60, 30, 24, left)
    return Group(width, height, tuple(parts))


@lru_cache(512)
def bare_stall(card: str, price: int, left: int) -> Group:
    """A card of a market that has little room: whether any are left, but not how many."""
    width, height = BARE
    parts = [*tile(width, height, 28, card, 22, dull=not left, patterned=True), _icon(4, 30, 24, card, left)]
    parts += pill(34, 30, 29, 23, _price(price), 20) if left else _left(34, 30, 29, 23, 0)
    return Group(width, height, tuple(parts))


@lru_cache(64)
def chip(landmark: str, price: int) -> Group:
    """A landmark and what it costs."""
    width, height = CHIP
    box, icon = Box(0, 0, width, height, "panel", None, 10), Icon(8, 5, 30, ICONS[landmark], "ink", "panel")
    return Group(width, height, (box, icon, *pill(46, 7, 44, 26, str(price), 22)))


def _icon(x: int, y: int, size: int, card: str, left: int) -> Icon:
    return Icon(x, y, size, ICONS[card], "ink", "paper") if left else Icon(x, y, size, ICONS[card], "muted", "shade")


def _price(price: int) -> str:
    return str(price) if price >= 0 else f"+{-price}"


def _left(x: int, y: int, width: int, height: int, left: int) -> tuple[Part, ...]:
    """How many are left; a cross when none."""
    if left:
        return (Label(x, y, width, height, f"×{left}", 20, "muted", "paper", bold=True),)
    return (Icon(x + (width - 22) // 2, y + 1, 22, "cross", "alarm", "shade"),)
