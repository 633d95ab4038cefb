"""The order in which a hand is shown and the letter of each of its cards, the same in panel, picture and menus.

Properties come first, then money, then actions: so a menu that offers what may be laid and then what may be banked is
in order too. A card keeps its letter until one before it comes or goes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase

from games.monopoly_deal.cards import ALL_COLOURS, CARDS, Card


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


def _rank(card: Card) -> tuple[int, int, int, str, str]:
    if card.is_property:
        return 0, int(card.is_wild), ALL_COLOURS.index(card.colours[0]), card.kind, card.id
    return 1 if card.family == "money" else 2, -card.value, 0, card.kind, card.id
