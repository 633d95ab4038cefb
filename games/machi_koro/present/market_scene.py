"""The market in the picture of a table: every kind by activation with its price, and what landmarks cost."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

from games.core.scene import Group, Icon, Label, Part, Placed
from games.core.text import Text
from games.machi_koro.board import cost
from games.machi_koro.cards import landmarks_of, supply
from games.machi_koro.present.stalls import BARE, CHIP, COMPACT, NAMED, bare_stall, chip, compact_stall, named_stall
from games.machi_koro.view import MachiView

LEFT, WIDTH, GAP = 16, 768, 8
HEAD = 48
"""How high the line with the landmarks is."""
Stalls: TypeAlias = Literal["named", "compact", "bare", "none"]
SIZES: Mapping[Stalls, tuple[int, int]] = {"named": NAMED, "compact": COMPACT, "bare": BARE, "none": (WIDTH, 0)}
PER_ROW: Mapping[Stalls, int] = {"named": 5, "compact": 11, "bare": 11, "none": 1}
_STALLS: Mapping[Stalls, Callable[[str, int, int], Group]] = {
    "named": named_stall,
    "compact": compact_stall,
    "bare": bare_stall,
}


def on_show(view: MachiView) -> dict[str, int]:
    """What the market shows and how many are left, in order of activation; also what is sold out, if all lay open."""
    left = {stack.card: stack.count for stack in view.market}
    if view.options.market != "all":
        return left
    return {card: left.get(card, 0) for card in supply(view.options.sets, len(view.cities))}


def market_height(view: MachiView, stalls: Stalls) -> int:
    """How high it is when its cards are drawn like that."""
    if stalls == "none":
        return HEAD
    rows = -(-len(on_show(view)) // PER_ROW[stalls])
    return HEAD + rows * (SIZES[stalls][1] + GAP) - GAP


def market_parts(view: MachiView, y: int, stalls: Stalls) -> Iterator[Part]:
    """The market from `y` down."""
    yield from _head(view, y)
    make, per_row = _STALLS.get(stalls), PER_ROW[stalls]
    if make is None:
        return
    across, down = SIZES[stalls]
    for place, (card, left) in enumerate(on_show(view).items()):
        column, row = place % per_row, place // per_row
        x = LEFT + round(column * (WIDTH - across) / (per_row - 1))
        yield Placed(x, y + HEAD + row * (down + GAP), make(card, cost(view, card), left))


def _head(view: MachiView, y: int) -> Iterator[Part]:
    marks = landmarks_of(view.options.sets)
    first = LEFT + WIDTH - len(marks) * (CHIP[0] + GAP) + GAP
    room = first - LEFT - GAP
    if view.decks:
        yield Icon(first - 84, y + 4, 32, "cards", "white", "felt")
        yield Label(first - 48, y, 44, 40, str(sum(view.decks)), 24, "white", "felt", "left", bold=True)
        room -= 84
    if room > 96:
        yield Label(LEFT, y, room, 40, Text("machi-table-market"), 28, "white", "felt", "left", bold=True)
    for place, mark in enumerate(marks):
        yield Placed(first + place * (CHIP[0] + GAP), y, chip(mark, cost(view, mark)))
