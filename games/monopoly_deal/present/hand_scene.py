"""The picture of a hand: a fan of few cards, rows of many, each with its letter."""

from games.core.scene import WIDTH, Box, Group, Label, Part, Picture, Placed, Scene
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.lettering import in_order, letters
from games.monopoly_deal.present.card_parts import LARGE, SMALL, Cut
from games.monopoly_deal.present.faces import face
from games.monopoly_deal.view import DealView

MARGIN = 16
FAN = 7
"""So many cards at most lie in a fan."""
ACROSS = 4
"""So many lie beside each other in the fan, and in rows as long as four rows hold them."""
BADGE = 44
OVERLAP = 4
TURNS = {1: (0.0,), 2: (1.0, -1.0), 3: (2.0, 0.0, -2.0), 4: (3.0, 1.0, -1.0, -3.0)}
"""How the cards of a fan are turned, by how many lie beside each other."""


def hand_picture(view: DealView) -> Picture | None:
    """The cards that the view's seat holds; drawn anew when they change."""
    if not view.hand:
        return None
    shown = letters(view.hand)
    return Picture(in_order(view.hand), lambda: hand_scene(dict(shown)))


def hand_scene(shown: dict[str, str]) -> Scene:
    """Cards with their letters, in this order."""
    cards = [lettered(KIND[card], letter, LARGE if len(shown) <= FAN else SMALL) for card, letter in shown.items()]
    parts, height = _fan(cards) if len(cards) <= FAN else _rows(cards)
    return Scene(WIDTH, height, (Box(0, 0, WIDTH, height, "felt"), *parts))


def lettered(kind: str, letter: str, cut: Cut) -> Group:
    """A card with its letter in the upper left corner."""
    card = face(kind, cut)
    badge = (
        Box(4, 4, BADGE, BADGE, "ink", "white", radius=10, stroke=3),
        Label(4, 4, BADGE, BADGE, letter, 30, "white", "ink", bold=True),
    )
    return Group(card.width, card.height, (*card.parts, *badge))


def _fan(cards: list[Group]) -> tuple[list[Part], int]:
    """One row or two, their cards a little over each other and turned."""
    first = len(cards) if len(cards) <= ACROSS else (len(cards) + 1) // 2
    parts: list[Part] = []
    y = 24
    for row in (cards[:first], cards[first:]):
        step = LARGE.width - OVERLAP
        left = (WIDTH - step * (len(row) - 1) - LARGE.width) // 2
        for at, card in enumerate(row):
            turn = TURNS[len(row)][at]
            parts.append(Placed(left + at * step, y + round(abs(turn) * 2), card, turn))
        y += LARGE.height + 24 if row else 0
    return parts, y + 4


def _rows(cards: list[Group]) -> tuple[list[Part], int]:
    step = SMALL.width + 10
    left = (WIDTH - step * ACROSS + 10) // 2
    parts: list[Part] = [
        Placed(left + at % ACROSS * step, MARGIN + at // ACROSS * (SMALL.height + 12), card)
        for at, card in enumerate(cards)
    ]
    return parts, MARGIN + -(-len(cards) // ACROSS) * (SMALL.height + 12) + 4
