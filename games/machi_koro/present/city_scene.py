"""One city in the picture of a table: whose, its coins, landmarks, cards by activation."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from games.core.asks import Seat
from games.core.scene import Box, Icon, Label, Part, Placed
from games.core.signs import sign
from games.machi_koro.cards import ORDER
from games.machi_koro.present.tiles import (
    LARGE,
    MEDIUM,
    SLIM,
    SMALL,
    badge,
    large_tile,
    medium_tile,
    more_tile,
    pill,
    slim_tile,
    small_tile,
)
from games.machi_koro.state import City

WIDTH, LEFT, MARGIN, LEAST = 768, 16, 10, 120
"""Of a panel: how wide, from where, around what is on it, and how high it is at least."""
GONE = 70
"""How high the panel of a seat is that left."""
CARDS_FROM = LEFT + 248
SIGN = 52
MANY = 100
"""Coins from here on are written smaller."""
Tiles: TypeAlias = Literal["large", "medium", "slim", "small"]
SIZES: dict[Tiles, tuple[int, int]] = {"large": LARGE, "medium": MEDIUM, "slim": SLIM, "small": SMALL}
GAPS: dict[Tiles, int] = {"large": 6, "medium": 5, "slim": 5, "small": 5}
BESIDE: dict[Tiles, tuple[int, int]] = {"large": (1, 5), "medium": (2, 6), "slim": (2, 7), "small": (2, 7)}
"""So many rows stand beside the purse and the landmarks, with so many tiles each."""
BELOW: dict[Tiles, int] = {"large": 7, "medium": 8, "slim": 10, "small": 10}
"""Tiles in a row below those."""
_TILES = {"large": large_tile, "medium": medium_tile, "slim": slim_tile, "small": small_tile}


@dataclass(frozen=True, slots=True)
class Plot:
    """A city to draw.

    kinds: cards, copies and whether they are closed, a tile each.
    income: what the last roll brought it. lit: it is its turn, or it has won. won: it is in first place. left: it is
    out of the match.
    """

    seat: Seat
    city: City
    kinds: tuple[tuple[str, int, bool], ...]
    landmarks: tuple[str, ...]
    income: int
    lit: bool
    won: bool
    left: bool


def plotted(
    seat: Seat, city: City, landmarks: tuple[str, ...], income: int, *, lit: bool, won: bool, left: bool
) -> Plot:
    """The city with its tiles in order of activation."""
    still, shut = Counter(city.cards), Counter(city.closed)
    kinds = [(card, count, False) for card, count in still.items()] + [
        (card, count, True) for card, count in shut.items()
    ]
    kinds.sort(key=lambda kind: (ORDER[kind[0]], kind[2]))
    return Plot(seat, city, tuple(kinds), landmarks, income, lit, won, left)


def room_in(rows: int, tiles: Tiles) -> int:
    """How many tiles so many rows hold."""
    beside, each = BESIDE[tiles]
    return min(rows, beside) * each + max(rows - beside, 0) * BELOW[tiles]


@cache
def rows_for(kinds: int, tiles: Tiles, most: int) -> int:
    """How many rows so many tiles need, at most `most`."""
    return next((rows for rows in range(most) if room_in(rows, tiles) >= kinds), most)


def height_of(plot: Plot, tiles: Tiles, most: int) -> int:
    """How high its panel is, with so many rows of tiles at most."""
    if plot.left:
        return GONE
    rows = rows_for(len(plot.kinds), tiles, most)
    return max(LEAST, 2 * MARGIN + rows * (SIZES[tiles][1] + GAPS[tiles]) - GAPS[tiles])


def _roomiest(plot: Plot, tiles: Tiles, most: int) -> Tiles:
    """The largest tiles for which the panel need not be higher, nor leaves more out."""
    height, kinds = height_of(plot, tiles, most), len(plot.kinds)
    larger: tuple[Tiles, ...] = ("large", "medium", "slim")
    fitting = (size for size in larger if height_of(plot, size, most) <= height and room_in(most, size) >= kinds)
    return next(fitting, tiles)


def city_parts(plot: Plot, y: int, tiles: Tiles, most: int) -> Iterator[Part]:
    """Its panel from `y` down."""
    height = height_of(plot, tiles, most)
    yield Box(LEFT, y, WIDTH, height, "panel", "gold" if plot.lit else None, 16, stroke=6)
    yield Placed(LEFT + 14, y + MARGIN, sign(plot.seat, SIGN))
    if plot.left:
        yield Icon(LEFT + 82, y + 15, 40, "flag", "muted", "panel")
        return
    yield from _purse(plot, y + MARGIN)
    for place, mark in enumerate(plot.landmarks):
        step = 232 // max(len(plot.landmarks), 5)
        yield Placed(LEFT + 14 + place * step, y + 68, badge(mark, built=mark in plot.city.landmarks))
    yield from _cards(plot, y, height, _roomiest(plot, tiles, most), most)


def _purse(plot: Plot, y: int) -> Iterator[Part]:
    size = 42 if plot.city.coins < MANY else 36
    yield Icon(LEFT + 74, y + 8, 36, "coin", "gold", "panel", edge="ink")
    yield Label(LEFT + 116, y, 72, 52, str(plot.city.coins), size, "ink", "panel", "left", bold=True)
    if plot.won:
        yield Icon(LEFT + 196, y + 4, 44, "crown", "ink", "panel")
    elif plot.income:
        change, fill = (f"+{plot.income}", "good") if plot.income > 0 else (f"−{-plot.income}", "alarm")
        yield from pill(LEFT + 190, y + 9, 52, 34, change, 26, "good" if fill == "good" else "alarm")


def _cards(plot: Plot, y: int, height: int, tiles: Tiles, most: int) -> Iterator[Part]:
    kinds, size = plot.kinds, SIZES[tiles]
    rows = rows_for(len(kinds), tiles, most)
    room = room_in(rows, tiles)
    shown = kinds if len(kinds) <= room else kinds[: room - 1]
    top = y + (height - rows * (size[1] + GAPS[tiles]) + GAPS[tiles]) // 2
    places = _places(tiles, rows, top)
    for (card, copies, closed), (x, line) in zip(shown, places, strict=False):
        invested = plot.city.invested if card == "tech_startup" else 0
        yield Placed(x, line, _TILES[tiles](card, copies, closed=closed, invested=invested))
    if len(shown) < len(kinds):
        yield Placed(*places[room - 1], more_tile(len(kinds) - len(shown), size))


def _places(tiles: Tiles, rows: int, top: int) -> list[tuple[int, int]]:
    """Where the tiles stand: columns keep their line from the rows beside the purse to those below it."""
    across, down = (side + GAPS[tiles] for side in SIZES[tiles])
    beside, each = BESIDE[tiles]
    places = []
    for row in range(rows):
        first = 0 if row < beside else each - BELOW[tiles]
        places += [(CARDS_FROM + column * across, top + row * down) for column in range(first, each)]
    return places
