"""A seat in the table's picture: a bar with its sign and its figures, its bank, its stacks."""

from collections import Counter
from functools import lru_cache

from games.core.asks import Seat
from games.core.palette import Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Shape, Words
from games.core.signs import sign
from games.monopoly_deal import stacks
from games.monopoly_deal.cards import KIND, VALUE
from games.monopoly_deal.present.card_parts import money
from games.monopoly_deal.present.seat_styles import GAP, NOTE, TILE_GAP, Style
from games.monopoly_deal.present.stack_looks import looks
from games.monopoly_deal.present.stack_tiles import LARGE, large, small
from games.monopoly_deal.state import Table
from games.monopoly_deal.view import DealView


def panel_height(owned: Table, style: Style) -> int:
    """How much room a seat needs."""
    colours = {stack.colour for stack in owned.stacks}
    tiles = len(colours) if style.merged else len(owned.stacks) + bool(owned.loose)
    rows = -(-tiles // style.across)
    bank = NOTE + GAP if style.columns == 2 else 0
    return style.bar + bank + rows * (style.tile[1] + TILE_GAP) + (2 * GAP - TILE_GAP if rows else GAP)


def seat_panel(view: DealView, seat: Seat, style: Style, height: int) -> list[Part]:
    """A seat, so high that it is as high as its neighbour."""
    owned, mine = view.tables[seat], seat == view.turn and view.ended is None
    edge: Ink = "gold" if mine else "line"
    parts: list[Part] = [
        Box(0, 0, style.width, height, "panel", edge, radius=12, stroke=4 if mine else 2),
        *_bar(view, seat, style),
    ]
    if seat in view.left:
        return parts
    y = style.bar + GAP
    if style.columns == 2:
        parts += _bank(owned, GAP, y)
        y += NOTE + GAP
    width, tall = style.tile
    return parts + [
        Placed(GAP + at % style.across * (width + TILE_GAP), y + at // style.across * (tall + TILE_GAP), tile)
        for at, tile in enumerate(_tiles(owned, style))
    ]


def _bar(view: DealView, seat: Seat, style: Style) -> list[Part]:
    """Sign, complete sets of how many, bank, cards in hand."""
    left = seat in view.left
    fill: Ink = "muted" if left else "gold" if seat == view.turn and view.ended is None else "ink"
    on, size = ink_on(fill), style.bar - 10
    parts: list[Part] = [
        Box(0, 0, style.width, style.bar, fill, radius=12),
        Placed(6, 5, sign(seat, size)),
    ]
    if left:
        return [*parts, Icon(size + 20, 10, style.bar - 20, "cross", on, fill)]
    owned, x = view.tables[seat], size + 18
    sets = stacks.complete_colours(owned)
    for number in range(view.options.sets_to_win):
        reached = number < sets
        tall = 30 if reached else 14
        parts.append(
            Icon(x + (30 - tall) // 2, (style.bar - tall) // 2, tall, "crown" if reached else "circle", on, fill)
        )
        x += 34
    right = style.width - 8
    total = sum(VALUE[card] for card in owned.bank)
    parts += _figure(right - 76, style.bar, fill, "cards", str(view.hands[seat]), 40)
    parts += _figure(right - 190, style.bar, fill, "coin", money(total), 74)
    if style.columns == 1:
        parts += _bank(owned, x + 12, (style.bar - NOTE) // 2)
    return parts


def _figure(x: int, height: int, fill: Ink, shape: Shape, words: Words, width: int) -> list[Part]:
    on = ink_on(fill)
    icon: Ink = "gold" if shape == "coin" and fill == "ink" else on
    return [
        Icon(x, (height - 30) // 2, 30, shape, icon, fill),
        Label(x + 36, 0, width, height, words, 26, on, fill, "left", bold=True),
    ]


def _bank(owned: Table, x: int, y: int) -> list[Part]:
    """The bank by denomination, the highest first."""
    counts = Counter(VALUE[card] for card in owned.bank)
    parts: list[Part] = []
    for value in sorted(counts, reverse=True):
        chip = note(value, counts[value])
        parts.append(Placed(x, y, chip))
        x += chip.width + 4
    return parts


@lru_cache(128)
def note(value: int, count: int) -> Group:
    """Notes of a denomination and how many there are, if more than one."""
    wide = 32
    width = wide if count == 1 else wide + (24 if count < 10 else 36)
    parts: list[Part] = []
    if count > 1:
        parts.append(Box(0, 0, width, NOTE, "paper", "good", radius=6))
        parts.append(Label(wide - 1, 0, width - wide, NOTE, f"×{count}", 20, "ink", "paper"))
    parts.append(Box(0, 0, wide, NOTE, "gold" if value >= 10 else "lime", "good", radius=6))
    parts.append(Label(1, 0, wide - 2, NOTE, str(value), 22, "ink", "gold" if value >= 10 else "lime", bold=True))
    return Group(width, NOTE, tuple(parts))


def _tiles(owned: Table, style: Style) -> list[Group]:
    """Its stacks, and the buildings beside them; where stacks are merged there is no room for those."""
    width, height = style.tile
    shown = looks(owned, merged=style.merged)
    groups = [large(tile) if style.tile == LARGE else small(tile, width, height) for tile in shown]
    if owned.loose and not style.merged:
        counts = Counter(KIND[card] for card in owned.loose)
        groups.append(_loose(width, height, counts["house"], counts["hotel"]))
    return groups


@lru_cache(32)
def _loose(width: int, height: int, houses: int, hotels: int) -> Group:
    """Buildings beside the sets."""
    parts: list[Part] = [Box(0, 0, width, height, "shade", "line", radius=10)]
    half = height // 2
    counted: tuple[tuple[int, Shape, int], ...] = ((2, "house", houses), (half, "hotel", hotels))
    for y, shape, count in counted:
        if count:
            parts.append(Icon(8, y + (half - 26) // 2, 26, shape, "ink", "shade"))
            parts.append(Label(36, y, width - 40, half - 2, str(count), 22, "ink", "shade", bold=True))
    return Group(width, height, tuple(parts))
