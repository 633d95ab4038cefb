"""Cards of a city as small tiles: the number that lets them act, colour, icon, how many; and landmarks as badges."""

from functools import lru_cache

from games.core.palette import PALETTE, Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Line, Part
from games.machi_koro.cards import CARDS
from games.machi_koro.present.art import ICONS, INKS, NUMBERS, SHAPES

SMALL, SLIM, MEDIUM, LARGE = (68, 54), (68, 76), (80, 76), (96, 100)
"""Width and height of a tile in a city."""
BADGE = (38, 42)
RADIUS = 6
"""Of a tile's corners."""
HATCH = 12
"""From one line of a hatched tile to the next."""


@lru_cache(1024)
def small_tile(card: str, copies: int, *, closed: bool = False, invested: int = 0) -> Group:
    """So many copies in a city. Closed ones are hatched and have a crane; `invested` lies on the card."""
    width, height = SMALL
    parts = _hatched(width, height, 28, card, 22, closed=closed, patterned=bool(invested))
    parts.append(_figure(2, 29, 23, card, closed=closed))
    if invested:  # there is no room for the shape of its colour
        parts += pill(32, 30, 33, 22, str(invested), 20)
        return Group(width, height, tuple(parts))
    parts.append(colour_mark(25, 34, 13, card, dull=closed))
    if copies > 1:
        parts.append(Label(37, 29, 29, 24, f"×{copies}", 20, "ink", _body(dull=closed), bold=True))
    return Group(width, height, tuple(parts))


@lru_cache(1024)
def slim_tile(card: str, copies: int, *, closed: bool = False, invested: int = 0) -> Group:
    """The same where there is more height."""
    width, height = SLIM
    parts = [*_hatched(width, height, 32, card, 22, closed=closed), _figure(4, 38, 32, card, closed=closed)]
    parts.append(colour_mark(45, 35, 15, card, dull=closed))
    if invested:
        parts += pill(36, 51, 29, 22, str(invested), 20)
    elif copies > 1:
        parts.append(Label(36, 50, 31, 26, f"×{copies}", 22, "ink", _body(dull=closed), bold=True))
    return Group(width, height, tuple(parts))


@lru_cache(1024)
def medium_tile(card: str, copies: int, *, closed: bool = False, invested: int = 0) -> Group:
    """The same where there is more of both."""
    width, height = MEDIUM
    parts = [*_hatched(width, height, 32, card, 26, closed=closed), _figure(5, 36, 36, card, closed=closed)]
    parts.append(colour_mark(53, 35, 16, card, dull=closed))
    if invested:
        parts += pill(45, 51, 31, 22, str(invested), 20)
    elif copies > 1:
        parts.append(Label(43, 50, 36, 26, f"×{copies}", 24, "ink", _body(dull=closed), bold=True))
    return Group(width, height, tuple(parts))


@lru_cache(1024)
def large_tile(card: str, copies: int, *, closed: bool = False, invested: int = 0) -> Group:
    """The same where there is room."""
    width, height = LARGE
    parts = [*_hatched(width, height, 36, card, 28, closed=closed), _figure(6, 44, 48, card, closed=closed)]
    parts.append(colour_mark(65, 43, 20, card, dull=closed))
    if invested:
        parts += pill(57, 68, 36, 28, str(invested), 24)
    elif copies > 1:
        parts.append(Label(55, 66, 40, 30, f"×{copies}", 28, "ink", _body(dull=closed), bold=True))
    return Group(width, height, tuple(parts))


@lru_cache(64)
def more_tile(count: int, size: tuple[int, int]) -> Group:
    """So many kinds more than there is room for."""
    width, height = size
    label = Label(4, 0, width - 8, height, f"+{count}", 26, "ink", "shade", bold=True)
    return Group(width, height, (Box(0, 0, width, height, "shade", "line", 8), label))


@lru_cache(64)
def badge(landmark: str, *, built: bool) -> Group:
    """A landmark of a city: lit and with a check, or an outline still to build."""
    icon = Icon(4, 5, 28, ICONS[landmark], "ink" if built else "line", "gold" if built else "paper")
    if not built:
        return Group(*BADGE, (Box(0, 0, 36, 38, "paper", "line", 8), icon))
    check = (Icon(18, 21, 20, "circle", "good", "gold", edge="white"), Icon(22, 25, 12, "check", "white", "good"))
    return Group(*BADGE, (Box(0, 0, 36, 38, "gold", "ink", 8), icon, *check))


def tile(
    width: int, height: int, band: int, card: str, size: int, *, dull: bool = False, patterned: bool = False
) -> list[Part]:
    """An empty tile, its band in the colour of the card, with the numbers in it; dull when nothing acts.

    patterned: with the pattern of the colour, for tiles that do not have the colour's shape below.
    """
    ink = INKS[CARDS[card].colour]
    pattern = [Box(0, 0, width, band, ink, None, RADIUS, PALETTE[ink].pattern)] if patterned else []
    return [
        Box(0, 0, width, height, ink, None, RADIUS),
        *pattern,
        Box(2, band, width - 4, height - band - 2, _body(dull=dull)),
        Label(2, 0, width - 4, band, NUMBERS[card], size, ink_on(ink), ink, bold=True),
    ]


def _hatched(
    width: int, height: int, band: int, card: str, size: int, *, closed: bool, patterned: bool = False
) -> list[Part]:
    """The same, with slanted lines beside the icon when the card is closed."""
    parts = tile(width, height, band, card, size, dull=closed, patterned=patterned)
    beside = height - band + 2
    return parts + _hatch(beside, band + 3, width - beside - 4, height - band - 8) if closed else parts


def _hatch(x: int, y: int, width: int, height: int) -> list[Part]:
    """Slanted lines over a rectangle."""
    lines: list[Part] = []
    for start in range(HATCH, width + height, HATCH):
        low, high = min(start, height), max(start - width, 0)
        lines.append(Line(((x + start - low, y + low), (x + start - high, y + high)), "line", 2))
    return lines


def colour_mark(x: int, y: int, size: int, card: str, *, dull: bool = False) -> Icon:
    """The shape of the card's colour."""
    colour = CARDS[card].colour
    return Icon(x, y, size, SHAPES[colour], INKS[colour], _body(dull=dull))


def _figure(x: int, y: int, size: int, card: str, *, closed: bool) -> Icon:
    """The card's icon, or the crane of its renovation."""
    return Icon(x, y, size, "crane" if closed else ICONS[card], "ink", _body(dull=closed))


def pill(x: int, y: int, width: int, height: int, words: str, size: int, fill: Ink = "gold") -> tuple[Part, ...]:
    """An amount of coins."""
    box = Box(x, y, width, height, fill, "ink" if fill == "gold" else None, height // 2, stroke=1)
    return box, Label(x, y, width, height, words, size, ink_on(fill), fill, bold=True)


def _body(*, dull: bool) -> Ink:
    return "shade" if dull else "paper"
