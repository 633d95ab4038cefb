"""How rules mention places, groups, cards and buildings: by key; each edition has words of its own."""

from functools import cache

from games.core.text import Listing, Name, Text, Value
from games.monopoly.cards import CARDS, Deck
from games.monopoly.items import card_of
from games.monopoly.options import Edition
from games.monopoly.squares import GROUP, INDEX
from games.monopoly.state import MORTGAGED, BuildingKind


@cache
def place_name(edition: Edition, square: int) -> Name:
    """A square as the board calls it."""
    return Name(f"mono-place-{edition}-{square}")


@cache
def place_text(edition: Edition, square: int) -> Text:
    """The same as a text of its own."""
    return Text(f"mono-place-{edition}-{square}")


@cache
def group_name(edition: Edition, group: str) -> Name:
    """A group of deeds; what is not a colour has another name on every board."""
    return Name(f"mono-group-{group}" if GROUP[group].house else f"mono-group-{edition}-{group}")


@cache
def deck_name(edition: Edition, deck: Deck) -> Name:
    """A deck of cards."""
    return Name(f"mono-deck-{edition}-{deck}")


@cache
def building_name(edition: Edition, kind: BuildingKind) -> Name:
    """House or hotel as the edition calls it: one of them."""
    return Name(f"mono-house-{edition}") if kind == "house" else Name(f"mono-hotel-{edition}")


def item_name(edition: Edition, item: str) -> Value:
    """What changes hands in a trade."""
    deck = card_of(item)
    if deck is not None:
        return Text("mono-item-jail", deck=deck_name(edition, deck))
    return place_name(edition, INDEX[item])


def items_listing(edition: Edition, items: tuple[str, ...]) -> Listing:
    """Several of them."""
    return Listing(tuple(item_name(edition, item) for item in items))


@cache
def level_text(edition: Edition, level: int, top: int) -> Text:
    """How far a deed is built, in signs; `top` is the level of a hotel."""
    if level == MORTGAGED:
        return Text("mono-level-mortgaged")
    if level == 0:
        return Text("mono-level-bare")
    if level == top:
        return Text("mono-level-hotel", hotel=building_name(edition, "hotel"))
    return Text("mono-level-houses", house=building_name(edition, "house"), count=level)


@cache
def card_text(edition: Edition, card: str) -> Text:
    """What a card says."""
    facts = CARDS[card]
    return Text(
        f"mono-card-{card}",
        place=place_name(edition, facts.amount if facts.effect == "move_to" else 0),
        stop=Name(f"mono-stop-{edition}"),
        plant=Name(f"mono-plant-{edition}"),
        amount=facts.amount,
        per_house=facts.amount,
        per_hotel=facts.hotel,
        house=building_name(edition, "house"),
        hotel=building_name(edition, "hotel"),
    )
