"""Tuples as piles of cards."""

from collections.abc import Collection
from typing import TypeVar

T = TypeVar("T")


def without(pile: tuple[T, ...], taken: Collection[T]) -> tuple[T, ...]:
    """The pile without the cards taken. Raises ValueError when one of them is not in it."""
    rest = tuple(card for card in pile if card not in taken)
    if len(rest) + len(taken) != len(pile):
        raise ValueError(taken)
    return rest


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place."""
    return (*items[:index], item, *items[index + 1 :])
