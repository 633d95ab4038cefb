"""How rules mention places, groups, cards and buildings: by key; each edition has words of its own."""

from collections.abc import Sequence
from functools import cache, lru_cache

from games.core.text import Listing, Name, SeatName, Text, Value
from games.monopoly.cards import CARDS, Deck
from games.monopoly.items import card_of
from games.monopoly.options import Edition
from games.monopoly.squares import GROUP, INDEX, SQUARES
from games.monopoly.state import MORTGAGED, BuildingKind, Offer

MOST = 8
"""Things named one by one; more are counted."""


@cache
def place_name(edition: Edition, square: int) -> Name:
    """A square as the board calls it."""
    return Name(f"mono-place-{edition}-{square}")


@cache
def place_text(edition: Edition, square: int) -> Text:
    """The same as a text of its own."""
    return Text(f"mono-place-{edition}-{square}")


@cache
def explained_place(edition: Edition, square: int) -> Text:
    """A square; where its name is foreign to most readers, with what it is."""
    place = place_name(edition, square)
    if edition == "hoi_an" and SQUARES[square].price:
        return Text("mono-place-explained", place=place, gloss=Text(f"mono-place-hoi_an-{square}.gloss"))
    return place_text(edition, square)


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


def listed(things: Sequence[Value]) -> Text:
    """Several things in a row; very many are cut short."""
    if len(things) > MOST:
        return Text("mono-list-more", things=Listing(tuple(things[:MOST])), more=len(things) - MOST)
    return Text("mono-list", things=Listing(tuple(things)))


def side(edition: Edition, items: Sequence[str], cash: int) -> Text:
    """What one side of a trade gives."""
    things = [item_name(edition, token) for token in items]
    if cash:
        things.append(Text("mono-money", amount=cash))
    return listed(things) if things else Text("mono-nothing")


@lru_cache(maxsize=256)
def bargain(edition: Edition, offer: Offer) -> Text:
    """Both sides of a trade."""
    return Text(
        "mono-bargain",
        by=SeatName(offer.by),
        to=SeatName(offer.to),
        give=side(edition, offer.give, offer.pay),
        take=side(edition, offer.take, offer.ask),
    )


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
