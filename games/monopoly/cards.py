"""The two decks as data (A.5): sixteen cards each, the same for both editions."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Deck: TypeAlias = Literal["chance", "chest"]
DECKS: tuple[Deck, Deck] = ("chance", "chest")
PREFIX: Mapping[Deck, str] = {"chance": "ch", "chest": "kv"}
Effect: TypeAlias = Literal[
    "move_to",
    "nearest_rail",
    "nearest_util",
    "move_back",
    "go_to_jail",
    "jail_free",
    "collect",
    "pay",
    "pay_each",
    "collect_each",
    "repairs",
]


class Card(msgspec.Struct, frozen=True):
    """One card. `amount`: money, a target square or steps, as the effect has it; `hotel`: repairs of a hotel."""

    id: str
    deck: Deck
    effect: Effect
    amount: int = 0
    hotel: int = 0


_CHANCE: tuple[tuple[Effect, int, int], ...] = (
    ("move_to", 39, 0),
    ("move_to", 0, 0),
    ("move_to", 24, 0),
    ("move_to", 11, 0),
    ("nearest_rail", 0, 0),
    ("nearest_rail", 0, 0),
    ("nearest_util", 0, 0),
    ("collect", 50, 0),
    ("jail_free", 0, 0),
    ("move_back", 3, 0),
    ("go_to_jail", 0, 0),
    ("repairs", 25, 100),
    ("pay", 15, 0),
    ("move_to", 5, 0),
    ("pay_each", 50, 0),
    ("collect", 150, 0),
)
_CHEST: tuple[tuple[Effect, int, int], ...] = (
    ("move_to", 0, 0),
    ("collect", 200, 0),
    ("pay", 50, 0),
    ("collect", 50, 0),
    ("jail_free", 0, 0),
    ("go_to_jail", 0, 0),
    ("collect", 100, 0),
    ("collect", 20, 0),
    ("collect_each", 10, 0),
    ("collect", 100, 0),
    ("pay", 100, 0),
    ("pay", 50, 0),
    ("collect", 25, 0),
    ("repairs", 40, 115),
    ("collect", 10, 0),
    ("collect", 100, 0),
)


def _deck(deck: Deck, rows: tuple[tuple[Effect, int, int], ...]) -> tuple[Card, ...]:
    return tuple(Card(f"{PREFIX[deck]}{number:02}", deck, *row) for number, row in enumerate(rows, start=1))


CHANCE: tuple[Card, ...] = _deck("chance", _CHANCE)
CHEST: tuple[Card, ...] = _deck("chest", _CHEST)
CARDS: Mapping[str, Card] = {card.id: card for card in (*CHANCE, *CHEST)}
JAIL_CARDS: Mapping[Deck, str] = {card.deck: card.id for card in CARDS.values() if card.effect == "jail_free"}
"""The card that frees from jail, per deck (R55)."""
