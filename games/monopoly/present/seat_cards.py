"""A card for each seat below the board: its sign, cash, place, and its deeds as chips."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from games.core.asks import Seat
from games.core.palette import Ink
from games.core.scene import Box, Group, Icon, Label, Part, Placed
from games.core.signs import sign
from games.core.text import Text
from games.monopoly.board import top
from games.monopoly.names import place_name
from games.monopoly.options import Edition
from games.monopoly.present.chips import LARGE, NOT_HELD, SMALL, chip, chip_width
from games.monopoly.present.look import square_ink, square_shape
from games.monopoly.squares import GROUPS, JAIL, PRICE
from games.monopoly.view import MonopolyView

WIDTH, PAD, GAP = 388, 7, 5
LINE = 38
"""How high the line with sign, cash and place is."""
Chip = tuple[str, tuple[int, ...]]
"""A group, and the levels of its deeds."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a card shows of a seat. first: it has won. turn: it is on turn."""

    seat: Seat
    edition: Edition
    cash: int
    square: int
    jailed: bool
    cards: int
    chips: tuple[Chip, ...]
    top: int
    turn: bool
    first: bool


def standing(view: MonopolyView, seat: Seat) -> Standing:
    """The seat as it stands now."""
    player, owners, levels = view.players[seat], view.owners, view.levels
    chips = []
    for group in GROUPS:
        held = tuple([levels[square] if owners[square] == seat else NOT_HELD for square in group.squares])
        if held.count(NOT_HELD) < len(held):
            chips.append((group.id, held))
    return Standing(
        seat,
        view.options.edition,
        player.cash,
        player.square,
        player.jailed,
        len(player.cards),
        tuple(chips),
        top(view),
        view.ended is None and view.turn == seat,
        view.ended is not None and view.ended.places[seat] == 1,
    )


def lines_of(chips: tuple[Chip, ...]) -> int:
    """How many lines large chips take."""
    lines, left = 1, WIDTH - 2 * PAD
    for group, _ in chips:
        width = chip_width(group, large=True)
        if width > left:
            lines, left = lines + 1, WIDTH - 2 * PAD
        left -= width + GAP
    return lines


def height_of(stands: Standing, most: int = 1_200) -> int:
    """How high the card is at least, at most so high."""
    if not stands.chips:
        return LINE + 2 * PAD
    high = _large_height(stands)
    return high if high <= most else LINE + PAD + SMALL[0] + 3


def _large_height(stands: Standing) -> int:
    return LINE + 2 * PAD + 4 + lines_of(stands.chips) * (LARGE[0] + GAP) - GAP


@lru_cache(256)
def seat_card(stands: Standing, height: int) -> Group:
    """The card, as high as its neighbour."""
    edge: Ink = "gold" if stands.turn else "shade"
    parts: list[Part] = [Box(0, 0, WIDTH, height, "paper", edge=edge, radius=12, stroke=4 if stands.turn else 1)]
    parts += _title(stands)
    parts += _chips(stands, large=_large_height(stands) <= height)
    return Group(WIDTH, height, tuple(parts))


def _title(stands: Standing) -> Iterator[Part]:
    yield Placed(PAD, PAD - 2, sign(stands.seat, LINE))
    cash = Text("mono-money", amount=stands.cash)
    yield Label(PAD + 48, PAD, 116, LINE - 4, cash, 28, "ink", "paper", align="left", bold=True)
    right = WIDTH - PAD - 2
    for number in range(stands.cards):
        size = 30 if stands.cards == 1 else 22
        upper = PAD + 3 if stands.cards == 1 else PAD - 2 + 20 * number
        yield Icon(right - size, upper, size, "house_key", "good", "paper")
    right -= 34 if stands.cards else 0
    yield from _whereabouts(stands, PAD + 166, right)


def _whereabouts(stands: Standing, left: int, right: int) -> Iterator[Part]:
    """Between left and right: a deed by its name, other squares as on the board; a crown for who has won."""
    shape, ink = square_shape(stands.edition, stands.square), square_ink(stands.square)
    if stands.first:
        yield Icon(right - 34, PAD + 1, 34, "crown", "ink", "paper")
    elif PRICE[stands.square]:
        place = Text("mono-pic-at", place=place_name(stands.edition, stands.square))
        yield Label(left, PAD, right - left, LINE - 4, place, 20, "muted", "paper", align="right")
    elif stands.square == JAIL:
        words = Text("mono-pic-jailed") if stands.jailed else Text("mono-pic-visiting")
        yield Icon(right - 30, PAD + 2, 30, "bars", "alarm" if stands.jailed else "muted", "paper")
        yield Label(left, PAD, right - 38 - left, LINE - 4, words, 20, "muted", "paper", align="right")
    elif shape is not None:
        yield Icon(right - 32, PAD + 1, 32, shape, ink, "paper")


def _chips(stands: Standing, *, large: bool) -> Iterator[Part]:
    x, y = PAD, PAD + LINE + (2 if large else 0)
    for group, levels in stands.chips:
        width = chip_width(group, large=large)
        if large and x + width > WIDTH - PAD:
            x, y = PAD, y + LARGE[0] + GAP
        yield Placed(x, y, chip(stands.edition, group, levels, stands.top, large=large))
        x += width + (GAP if large else 0)
