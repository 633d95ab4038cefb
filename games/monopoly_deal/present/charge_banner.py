"""What is being charged of whom, in the table's picture: from the attacker's sign by the card to each target's sign."""

from collections.abc import Iterator

from games.core.scene import Box, Group, Icon, Label, Line, Part, Placed
from games.core.signs import sign
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.present import minis
from games.monopoly_deal.present.faces import money
from games.monopoly_deal.present.stack_tiles import look, small
from games.monopoly_deal.state import Charge, Placement, Target, find_stack
from games.monopoly_deal.view import DealView

WIDTH = 768
HEIGHT = 124
MIDDLE = HEIGHT // 2
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
    x = 240
    for group in _loot(view, charge):
        parts.append(Placed(x, (HEIGHT - group.height) // 2, group))
        x += group.width + 10
    if charge.give:
        parts.append(Icon(x, MIDDLE - 20, 40, "swap", "white", "alarm"))
        parts.append(Placed(x + 50, 8, minis.mini(KIND[charge.give])))
        x += 50 + minis.WIDTH + 10
    for target in charge.targets:
        parts += _target(x, target, theft=charge.is_theft)
        x += 74
    return Group(WIDTH, HEIGHT, tuple(parts))


def _loot(view: DealView, charge: Charge) -> Iterator[Group]:
    """What a theft is after: a card, or a set."""
    if charge.kind == "deal_breaker":
        stack = find_stack(view.tables[charge.targets[0].seat], charge.take)
        if stack is not None:
            yield small(look(stack), 88, minis.HEIGHT)
    elif charge.is_theft:
        yield minis.mini(KIND[charge.take])


def _target(x: int, target: Target, *, theft: bool) -> list[Part]:
    """Its sign, what it owes (struck out while that is cancelled), a hand for each no, a question if it is asked."""
    parts: list[Part] = [Placed(x + 12, 8, sign(target.seat, 50))]
    if not theft:
        parts.append(Label(x, 58, 74, 32, money(target.amount), 26, "white", "alarm", bold=True))
    if target.chain.cancelled:
        y = 33 if theft else 74
        parts.append(Line(((x + 6, y), (x + 68, y)), "white", 5))
    nos, marks = target.chain.nos, list[Part]()
    if nos:
        marks.append(Icon(0, 90, 28, "hand", "white", "alarm"))
    if nos > 1:
        marks.append(Label(0, 90, 28, 28, f"×{nos}", 22, "white", "alarm", bold=True))
    if target.asked == target.seat:
        marks.append(Icon(0, 90, 26, "question", "white", "alarm"))
    return [*parts, *_in_a_row(marks, x + 37)]


def _in_a_row(marks: list[Part], middle: int) -> Iterator[Part]:
    """Marks beside each other around a middle."""
    x = middle - 14 * len(marks)
    for mark in marks:
        if isinstance(mark, Icon):
            yield Icon(x, mark.y, mark.size, mark.shape, mark.ink, mark.on)
        elif isinstance(mark, Label):
            yield Label(x, mark.y, 28, 28, mark.words, mark.size, mark.ink, mark.on, bold=True)
        x += 28


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
