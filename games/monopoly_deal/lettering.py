"""The order in which a hand is shown and the letter of each of its cards, the same in panel, picture and menus.

Properties come first, then money, then actions: so a menu that offers what may be laid and then what may be banked is
in order too. A card keeps its letter until one before it comes or goes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase

from games.monopoly_deal.cards import ALL_COLOURS, CARDS, Card, Family


def in_order(hand: Sequence[str]) -> tuple[str, ...]:
    """The cards as they are shown."""
    return tuple(letters(tuple(hand)))


@lru_cache(1024)
def letters(hand: tuple[str, ...]) -> Mapping[str, str]:
    """The letter of each card, in the order in which they are shown: A to Z, then AA to ZZ."""
    cards = sorted((CARDS[card] for card in hand), key=_rank)
    return {card.id: ascii_uppercase[at % 26] * (1 + at // 26) for at, card in enumerate(cards)}


def span(marks: Sequence[str]) -> str:
    """Letters that follow each other, in short: A, or A–C."""
    return marks[0] if len(marks) == 1 else f"{marks[0]}–{marks[-1]}"


_FIRST: tuple[Family, ...] = ("property", "wild", "wild_any", "money")
"""What comes before the actions."""


def _rank(card: Card) -> tuple[int, int, str, str]:
    family = _FIRST.index(card.family) if card.family in _FIRST else len(_FIRST)
    return family, ALL_COLOURS.index(card.colours[0]) if card.is_property else -card.value, card.kind, card.id
