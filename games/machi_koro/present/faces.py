"""Every card as a face, for the guide: numbers, colour, icon, name, what it does, what it costs."""

from functools import lru_cache

from games.core.palette import PALETTE, Ink, ink_on
from games.core.scene import Box, Group, Icon, Label, Part
from games.machi_koro.cards import CARDS
from games.machi_koro.present.art import BRIEF, ICONS, INKS, NUMBERS, SHAPES, TITLES
from games.machi_koro.present.tiles import pill

WIDTH, HEIGHT, BAND, RADIUS = 200, 280, 56, 14

_SUMS = {"income": "+", "loan": "−"}
"""Effects that a sum says."""


@lru_cache(128)
def face(card: str, cost: int) -> Group:
    """An establishment or a landmark at this price."""
    ink: Ink = INKS[CARDS[card].colour] if card in CARDS else "gold"
    on = ink_on(ink)
    parts: list[Part] = [
        Box(0, 0, WIDTH, HEIGHT, ink, "line", RADIUS),
        Box(0, 0, WIDTH, BAND, ink, None, RADIUS, PALETTE[ink].pattern),
        Box(4, BAND, WIDTH - 8, HEIGHT - BAND - 4, "paper", None, RADIUS - 4),
    ]
    if card in CARDS:
        parts += [
            Label(44, 0, WIDTH - 88, BAND, NUMBERS[card], 40, on, ink, bold=True),
            Icon(14, 15, 26, SHAPES[CARDS[card].colour], on, ink),
        ]
    else:
        parts.append(Icon((WIDTH - 40) // 2, 8, 40, "flag", on, ink))
    parts.append(Icon(16, BAND + 10, 56, ICONS[card], "ink", "paper"))
    parts += pill(WIDTH - 82, BAND + 20, 66, 38, str(cost) if cost >= 0 else f"+{-cost}", 28)
    parts.append(Label(8, 128, WIDTH - 16, 62, TITLES[card], 25, "ink", "paper", bold=True, lines=2))
    parts.append(_rule(card))
    return Group(WIDTH, HEIGHT, tuple(parts))


def _rule(card: str) -> Label:
    """What it does: a sum in large figures, all else in words."""
    facts = CARDS.get(card)
    if facts is not None and not facts.needs and facts.effect in _SUMS:
        return Label(8, 196, WIDTH - 16, 68, f"{_SUMS[facts.effect]}{facts.amount}", 52, "ink", "paper", bold=True)
    return Label(8, 192, WIDTH - 16, 80, BRIEF[card], 22, "ink", "paper", lines=3)
