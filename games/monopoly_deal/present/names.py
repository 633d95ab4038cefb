"""The names that panels and the log share."""

from collections import Counter
from collections.abc import Iterable

from games.core.text import Listing, Name, Text
from games.monopoly_deal.cards import KIND, PROPERTIES, VALUE


def card_name(card: str) -> Name:
    """What a card is called. Cards of one kind share the name."""
    return Name(f"deal-card-{KIND[card]}")


def colour_name(colour: str) -> Name:
    """What a colour is called: a sign of its own and a word, never the colour alone."""
    return Name(f"deal-colour-{colour}")


def card_names(cards: Iterable[str]) -> Listing:
    """Several cards, joined as the reader's language joins them."""
    return Listing(tuple(card_name(card) for card in cards))


def notes(cards: Iterable[str]) -> Listing:
    """Cards as money, the dearest first and equal ones counted: 10M, 2×5M."""
    values = Counter(VALUE[card] for card in cards)
    return Listing(tuple(note(value, values[value]) for value in sorted(values, reverse=True)))


def note(value: int, count: int) -> Text:
    """So many notes of a value."""
    return Text("deal-notes", count=count, value=value) if count > 1 else Text("deal-note", value=value)


def means(cards: Iterable[str]) -> Listing:
    """What somebody pays with: properties by name, anything else as money."""
    named = [card_name(card) for card in cards if card in PROPERTIES]
    money = notes(card for card in cards if card not in PROPERTIES)
    return Listing((*money.items, *named))
