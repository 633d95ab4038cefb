"""Tuples as piles of cards."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def without(pile: tuple[T, ...], taken: Iterable[T]) -> tuple[T, ...]:
    """The pile with each card taken gone once. Raises ValueError when one of them is not in it."""
    rest = list(pile)
    try:
        for card in taken:
            rest.remove(card)
    except ValueError:
        raise ValueError(taken) from None
    return tuple(rest)


def less(pile: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The pile without one card. Raises ValueError when it is not in it."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
