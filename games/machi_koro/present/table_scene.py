"""The picture of a table: the dice, every city, the market; smaller the more there is."""

from collections.abc import Iterator
from typing import cast

from games.core.scene import WIDTH, Box, Icon, Label, Part, Picture, Placed, Scene, Shape
from games.core.signs import sign
from games.machi_koro.board import goal
from games.machi_koro.cards import landmarks_of
from games.machi_koro.present.city_scene import Plot, Tiles, city_parts, height_of, plotted
from games.machi_koro.present.market_scene import Stalls, market_height, market_parts
from games.machi_koro.present.standings import incomes, last_roll
from games.machi_koro.view import MachiView

HEAD, GAP, END = 80, 8, 14
"""How high the line with the dice is; between panels; below the last."""
TALLEST = 1_200
LAYOUTS: tuple[tuple[int, Tiles, Stalls, int], ...] = (
    (920, "large", "named", 9),
    (960, "medium", "named", 9),
    (980, "slim", "named", 9),
    (1_120, "small", "named", 9),
    (920, "large", "compact", 9),
    (1_000, "medium", "compact", 9),
    (1_020, "slim", "compact", 9),
    (TALLEST, "small", "compact", 9),
    (TALLEST, "small", "bare", 9),
    (TALLEST, "small", "none", 9),
    (TALLEST, "small", "none", 3),
)
"""Up to which height a layout is used; how the cards of cities and of the market are drawn; rows of cards a city."""


def table_picture(view: MachiView) -> Picture:
    """The table from the public's view."""
    return Picture(_mark(view), lambda: table_scene(view))


def table_scene(view: MachiView) -> Scene:
    """The first layout that is not too high."""
    plots = tuple(_plots(view))
    for highest, tiles, stalls, rows in LAYOUTS:
        height = _height(view, plots, tiles, stalls, rows)
        if height <= highest:
            break
    parts: list[Part] = [Box(0, 0, WIDTH, height, "felt"), *_head(view)]
    y = HEAD
    for plot in plots:
        parts += city_parts(plot, y, tiles, rows)
        y += height_of(plot, tiles, rows) + GAP
    parts += market_parts(view, y + GAP, stalls)
    return Scene(WIDTH, height, tuple(parts))


def _mark(view: MachiView) -> object:
    """Everything that the scene is made from."""
    roll, options = last_roll(view), view.options
    return (
        (sorted(options.sets), options.market, options.sushi_bar_cost, goal(view)),
        (view.cities, view.market, sum(view.decks), view.bank),
        (view.turn, view.dice, view.total, view.tuna, view.extra, view.left),
        (roll.seat, roll.dice, roll.total, incomes(roll)) if roll else None,
        view.ended.places if view.ended else None,
    )


def _height(view: MachiView, plots: tuple[Plot, ...], tiles: Tiles, stalls: Stalls, rows: int) -> int:
    cities = sum(height_of(plot, tiles, rows) + GAP for plot in plots)
    return HEAD + cities + GAP + market_height(view, stalls) + END


def _plots(view: MachiView) -> Iterator[Plot]:
    roll = last_roll(view)
    income = incomes(roll) if roll else ()
    marks = landmarks_of(view.options.sets)
    for seat, city in enumerate(view.cities):
        won = view.ended is not None and view.ended.places[seat] == 1
        lit = won or (view.ended is None and view.turn == seat)
        gain = income[seat] if income else 0
        yield plotted(seat, city, marks, gain, lit=lit, won=won, left=seat in view.left)


def _head(view: MachiView) -> Iterator[Part]:
    """Whose turn it is, the last dice and whose, the goal, a finite bank."""
    x = 16
    if view.ended is None:
        yield Icon(x, 20, 40, "arrow", "gold", "felt")
        yield Placed(x + 48, 12, sign(view.turn, 56))
        x += 124
    yield from _dice(view, x)
    yield Icon(WIDTH - 96, 22, 36, "flag", "gold", "felt")
    yield Label(WIDTH - 54, 14, 38, 52, str(goal(view)), 36, "white", "felt", "left", bold=True)
    if view.bank is not None:
        yield Icon(WIDTH - 206, 22, 36, "chest", "gold", "felt")
        yield Label(WIDTH - 166, 14, 66, 52, str(view.bank), 32, "white", "felt", "left", bold=True)


def _dice(view: MachiView, x: int) -> Iterator[Part]:
    """The dice that lie there, else the last ones with the sign of who rolled them."""
    dice, total, roll = view.dice, view.total, view.rolled
    if not dice and roll is not None:
        dice, total = roll.dice, roll.total
        yield Placed(x, 18, sign(roll.seat, 44))
        x += 56
    for face in dice:
        yield Icon(x, 14, 52, cast("Shape", f"die{face}"), "white", "felt")
        x += 58
    added = total - sum(dice)
    if added:
        yield Icon(x, 22, 34, "anchor", "white", "felt")
        yield Label(x + 34, 14, 40, 52, f"+{added}", 30, "white", "felt", bold=True)
        x += 78
    if len(dice) > 1:
        yield Label(x, 14, 102, 52, f"= {total}", 48, "white", "felt", "left", bold=True)
        x += 104
    if view.tuna:
        yield Icon(x, 20, 40, "boat", "white", "felt")
        yield Label(x + 44, 14, 48, 52, str(view.tuna), 40, "white", "felt", "left", bold=True)
        x += 94
    if view.extra:
        yield Icon(x, 18, 44, "ferris_wheel", "gold", "felt")
