"""The picture of the table: piles and turn on top, what is charged of whom, then every seat."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.scene import WIDTH, Box, Icon, Label, Line, Part, Picture, Placed, Scene
from games.core.signs import sign
from games.core.text import Name
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.present import minis
from games.monopoly_deal.present.charge_banner import banner
from games.monopoly_deal.present.seat_panels import panel_height, seat_panel
from games.monopoly_deal.present.seat_styles import STYLES, Style
from games.monopoly_deal.view import DealView

MARGIN = 16
ROOMY = 1_000
"""A picture is not taller than this if there is a tighter style."""
TALLEST = 1_200
Rows = list[tuple[tuple[int, ...], int]]
"""Seats beside each other, with the height of their panels."""


def table_picture(view: DealView) -> Picture:
    """Drawn anew when the turn passes, what lies open on a table changes, or somebody is charged or answers.

    How many cards are in hands and piles is as it was then.
    """
    mark = (view.turn, view.tables, view.charge, view.placements, view.left, view.ended, view.options.sets_to_win)
    return Picture(mark, lambda: table_scene(view))


def table_scene(view: DealView) -> Scene:
    """The table, as high as what lies on it needs."""
    told = banner(view)
    above = 0 if told is None else told.height
    style, rows, height = _fitting(view, above)
    parts = [Box(0, 0, WIDTH, height, "felt"), *moved(_head(view, style), MARGIN, MARGIN)]
    y = MARGIN + style.head + style.gap
    if told is not None:
        parts.append(Placed(MARGIN, y, told))
        y += told.height + style.gap
    for row, tall in rows:
        for column, seat in enumerate(row):
            parts += moved(seat_panel(view, seat, style, tall), MARGIN + column * (style.width + 8), y)
        y += tall + style.gap
    return Scene(WIDTH, height, tuple(parts))


def moved(parts: Iterable[Part], x: int, y: int) -> Iterable[Part]:
    """The parts so far to the right and down."""
    for part in parts:
        if isinstance(part, Line):
            yield replace(part, points=tuple((x + left, y + top) for left, top in part.points))
        else:
            yield replace(part, x=x + part.x, y=y + part.y)


def _fitting(view: DealView, above: int) -> tuple[Style, Rows, int]:
    """The roomiest style that is not too tall, with its rows and the height of the picture."""
    tried = [_laid_out(view, style, above) for style in STYLES]
    for limit in (ROOMY, TALLEST):
        for layout in tried:
            if layout[2] <= limit:
                return layout
    return tried[-1]


def _laid_out(view: DealView, style: Style, above: int) -> tuple[Style, Rows, int]:
    seats = range(len(view.tables))
    rows: Rows = []
    for first in range(0, len(seats), style.columns):
        row = tuple(seats[first : first + style.columns])
        rows.append((row, max(panel_height(view.tables[seat], style) for seat in row)))
    head = style.head + style.gap + (above + style.gap if above else 0)
    return style, rows, 2 * MARGIN + head + sum(tall + style.gap for _, tall in rows) - style.gap


def _head(view: DealView, style: Style) -> list[Part]:
    """Both piles, and whose turn it is or who has won."""
    width, height = WIDTH - 2 * MARGIN, style.head
    frame = Box(0, 0, width, height, "panel", "line", radius=14)
    piles = _wide_piles(view, height) if height > minis.HEIGHT else _slim_piles(view, height)
    return [frame, *piles, *_whose(view, width, height)]


def _wide_piles(view: DealView, height: int) -> list[Part]:
    top = (height - minis.HEIGHT) // 2
    used = minis.mini(KIND[view.used_top]) if view.used_top is not None else minis.nothing()
    return [
        Placed(12, top, minis.back() if view.draw else minis.nothing()),
        Label(104, 20, 120, 46, str(view.draw), 40, "ink", "panel", "left", bold=True),
        Label(104, 68, 130, 30, Name("deal-picture-draw"), 22, "muted", "panel", "left"),
        Placed(240, top, used),
        Label(332, 20, 120, 46, str(len(view.used)), 40, "ink", "panel", "left", bold=True),
        Label(332, 68, 130, 30, Name("deal-picture-used"), 22, "muted", "panel", "left"),
    ]


def _slim_piles(view: DealView, height: int) -> list[Part]:
    return [
        Label(16, 0, 54, height, str(view.draw), 28, "ink", "panel", "left", bold=True),
        Label(70, 0, 130, height, Name("deal-picture-draw"), 22, "muted", "panel", "left"),
        Label(216, 0, 54, height, str(len(view.used)), 28, "ink", "panel", "left", bold=True),
        Label(270, 0, 130, height, Name("deal-picture-used"), 22, "muted", "panel", "left"),
    ]


def _whose(view: DealView, width: int, height: int) -> list[Part]:
    size = min(72, height - 10)
    y, x = (height - size) // 2, width - 16 - size
    if view.ended is None:
        return [
            Label(x - 190, 0, 130, height, Name("deal-picture-turn"), 28, "ink", "panel", "right", bold=True),
            Icon(x - 50, height // 2 - 18, 36, "arrow", "ink", "panel"),
            Placed(x, y, sign(view.turn, size)),
        ]
    winners = [seat for seat, place in enumerate(view.ended.places) if place == 1]
    first = x - (len(winners) - 1) * (size + 6)
    signs = [Placed(first + at * (size + 6), y, sign(seat, size)) for at, seat in enumerate(winners)]
    return [Icon(first - 62, height // 2 - 24, 48, "crown", "ink", "panel"), *signs]
