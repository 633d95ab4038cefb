"""The deeds of a group side by side, with whose they are: what a group still lacks decides many a purchase."""

from functools import lru_cache

from games.core.asks import Seat
from games.core.palette import Ink
from games.core.scene import Box, Group, Label, Part, Placed
from games.core.signs import sign
from games.core.text import Text
from games.monopoly.names import place_name
from games.monopoly.options import Edition
from games.monopoly.squares import SISTERS
from games.monopoly.state import BANK
from games.monopoly.view import MonopolyView

WIDTH, HEIGHT, SIGN = 526, 60, 34


def sisters(view: MonopolyView, square: int) -> Group | None:
    """The group of a square; None where nothing can be owned."""
    if not SISTERS[square]:
        return None
    return _row(view.options.edition, square, tuple([view.owners[sister] for sister in SISTERS[square]]))


@lru_cache(256)
def _row(edition: Edition, square: int, owners: tuple[Seat, ...]) -> Group:
    """The square itself has a golden edge."""
    group = SISTERS[square]
    step = WIDTH // len(group)
    parts: list[Part] = [Box(0, 0, WIDTH, HEIGHT, "felt")]
    for number, (sister, owner) in enumerate(zip(group, owners, strict=True)):
        x, inset = number * step, 10
        here = sister == square
        edge: Ink = "gold" if here else "shade"
        parts.append(Box(x + 2, 0, step - 4, HEIGHT, "panel", edge=edge, radius=12, stroke=4 if here else 1))
        if owner != BANK:
            parts.append(Placed(x + inset, (HEIGHT - SIGN) // 2, sign(owner, SIGN)))
            inset += SIGN + 6
        name = Text("mono-pic-at", place=place_name(edition, sister))
        parts.append(Label(x + inset, 3, step - inset - 8, HEIGHT - 6, name, 20, "ink", "panel", align="left", lines=2))
    return Group(WIDTH, HEIGHT, tuple(parts))
