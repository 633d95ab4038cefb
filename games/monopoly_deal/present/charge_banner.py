"""What is being charged of whom, in the table's picture: from the attacker's sign by the card to each target's sign."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.scene import Box, Group, Icon, Label, Line, Part, Placed
from games.core.signs import sign
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.present import minis
from games.monopoly_deal.present.card_parts import money
from games.monopoly_deal.present.stack_looks import look
from games.monopoly_deal.present.stack_tiles import small
from games.monopoly_deal.state import Charge, Placement, Target, find_stack
from games.monopoly_deal.view import DealView

WIDTH = 768
HEIGHT = 124
MIDDLE = HEIGHT // 2
FIRST = 240
"""Where the targets begin, each so wide at most:"""
TARGET = 104
MARK = 24
PLACED = 4
"""So many cards that wait to be laid are shown."""


def banner(view: DealView) -> Group | None:
    """The charge; without one, cards that wait to be laid."""
    if view.charge is not None and view.charge.targets:
        return _charge_banner(view, view.charge)
    return _placing_banner(view.placements) if view.placements else None


def _charge_banner(view: DealView, charge: Charge) -> Group:
    """The attacker, the card, what a theft is after, the targets with what they owe and who said no."""
    parts: list[Part] = [
        Box(0, 0, WIDTH, HEIGHT, "alarm", "white", radius=14, stroke=3),
        Placed(16, 20, sign(charge.attacker, 60)),
        Placed(92, 8, minis.mini(KIND[charge.card])),
        Icon(184, MIDDLE - 24, 48, "arrow", "white", "alarm"),
    ]
    if any(target.asked == charge.attacker for target in charge.targets):
        parts.append(Icon(32, 86, 28, "question", "white", "alarm"))
    x, step = FIRST, min(TARGET, (WIDTH - FIRST) // len(charge.targets))
    for target in charge.targets:
        parts += _target(x, step, target, theft=charge.is_theft)
        x += step
    return Group(WIDTH, HEIGHT, (*parts, *_loot(view, charge, x)))


def _loot(view: DealView, charge: Charge, x: int) -> Iterator[Part]:
    """What a theft is after, a card or a set, and what is given for it."""
    if charge.kind == "deal_breaker":
        stack = find_stack(view.tables[charge.targets[0].seat], charge.take)
        if stack is not None:
            yield Placed(x, 8, small(look(stack), 88, minis.HEIGHT))
    elif charge.is_theft:
        yield Placed(x, 8, minis.mini(KIND[charge.take]))
    if charge.give:
        yield Icon(x + minis.WIDTH + 14, MIDDLE - 24, 48, "swap", "white", "alarm")
        yield Placed(x + minis.WIDTH + 76, 8, minis.mini(KIND[charge.give]))


def _target(x: int, width: int, target: Target, *, theft: bool) -> list[Part]:
    """Its sign, what it owes (struck out while that is cancelled), a hand for each no, a question if it is asked."""
    size, middle = 50, x + width // 2
    top = 22 if theft else 8
    parts: list[Part] = [Placed(middle - size // 2, top, sign(target.seat, size))]
    if not theft:
        parts.append(Label(x, 58, width, 32, money(target.amount), 26, "white", "alarm", bold=True))
    if target.chain.cancelled:
        y = top + size // 2 if theft else 74
        parts.append(Line(((middle - 34, y), (middle + 34, y)), "white", 5))
    nos, marks = target.chain.nos, list[Part]()
    if nos:
        marks.append(Icon(0, 92, MARK, "hand", "white", "alarm"))
    if nos > 1:
        marks.append(Label(0, 92, MARK, MARK, f"×{nos}", 20, "white", "alarm", bold=True))
    if target.asked == target.seat:
        marks.append(Icon(0, 92, MARK, "question", "white", "alarm"))
    return [*parts, *_in_a_row(marks, middle)]


def _in_a_row(marks: list[Part], middle: int) -> Iterator[Part]:
    """Marks beside each other around a middle."""
    x = middle - MARK * len(marks) // 2
    for mark in marks:
        if isinstance(mark, Icon | Label):
            yield replace(mark, x=x)
        x += MARK


def _placing_banner(placements: tuple[Placement, ...]) -> Group:
    """Each received card that waits to be laid, between its giver and whoever lays it."""
    parts: list[Part] = [Box(0, 0, WIDTH, HEIGHT, "muted", "white", radius=14, stroke=3)]
    for at, placement in enumerate(placements[:PLACED]):
        x = 12 + at * 188
        parts += [
            Placed(x, MIDDLE - 20, sign(placement.giver, 40)),
            Placed(x + 46, 8, minis.mini(KIND[placement.card])),
            Placed(x + 132, MIDDLE - 20, sign(placement.seat, 40)),
            Icon(x + 140, MIDDLE + 26, 24, "question", "white", "muted"),
        ]
    return Group(WIDTH, HEIGHT, tuple(parts))
