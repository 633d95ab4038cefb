"""Drawing at random for computer players. Chance at the table comes from `chance` instead."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def one_of(items: Sequence[T], rng: Random) -> T:
    """Any of the items, each as likely; `rng.choice` takes twice as long."""
    return items[int(rng.random() * len(items))]


def shuffled(items: Iterable[T], rng: Random) -> Iterator[T]:
    """The items one by one in any order, for as many as are wanted."""
    rest = list(items)
    while rest:
        yield rest.pop(int(rng.random() * len(rest)))
