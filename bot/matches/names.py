"""What a match is called: an id for the program, two nouns for people."""

from collections.abc import Collection
from random import Random

NOUNS = [
    "acorn",
    "anchor",
    "apple",
    "badger",
    "bamboo",
    "barrel",
    "bell",
    "bridge",
    "candle",
    "castle",
    "cloud",
    "comet",
    "compass",
    "coral",
    "crane",
    "drum",
    "falcon",
    "feather",
    "fern",
    "fox",
    "harbour",
    "hazel",
    "heron",
    "island",
    "kite",
    "lantern",
    "lemon",
    "lotus",
    "maple",
    "meadow",
    "otter",
    "pebble",
    "pine",
    "river",
    "rocket",
    "saffron",
    "sparrow",
    "tiger",
    "violin",
    "willow",
]
"""Forty nouns; their words are `word-<noun>` in the catalogues."""

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: nothing that can be misread


def new_id(rng: Random) -> str:
    """Eight random characters; forty bits, so that ids can be neither guessed nor counted."""
    return "".join(rng.choice(_ALPHABET) for _ in range(8))


def new_name(taken: Collection[tuple[str, str]], rng: Random) -> tuple[str, str]:
    """Two different nouns, not one of the names taken as long as there are others."""
    pairs = [(first, second) for first in NOUNS for second in NOUNS if first != second]
    free = [pair for pair in pairs if pair not in taken]
    return rng.choice(free or pairs)
