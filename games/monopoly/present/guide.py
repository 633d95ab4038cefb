"""What to know before playing: how a turn goes, every deed with its price and rents, every card."""

from collections.abc import Iterator

from games.core.panel import Section
from games.core.scene import Group
from games.core.text import Listing, Text
from games.monopoly.cards import CHANCE, CHEST, Card, Deck
from games.monopoly.names import building_name, card_text, deck_name, group_name, place_name
from games.monopoly.options import Agreement, Edition
from games.monopoly.present.faces import card_face, deed_face
from games.monopoly.squares import GROUPS, RAIL_RENTS, RENTS, SALARY, SQUARES, UTIL_FACTORS
from games.monopoly.squares import Group as Deeds


def guide(seats: int, options: Agreement) -> tuple[Section, ...]:
    """A turn in short, the deeds by group, the two decks; the same for any number of seats."""
    del seats
    groups = (_group(options, group) for group in GROUPS)
    decks = (_deck(options.edition, "chance", CHANCE), _deck(options.edition, "chest", CHEST))
    return (Section(tuple(_play(options)), Text("mono-guide-play")), *groups, *decks)


def _play(options: Agreement) -> Iterator[Text]:
    house, hotel = building_name(options.edition, "house"), building_name(options.edition, "hotel")
    yield Text("mono-guide-goal")
    yield Text("mono-guide-start", cash=options.start_cash, salary=SALARY)
    yield Text("mono-guide-roll")
    yield Text("mono-guide-buy", least=options.auction_open) if options.auctions else Text("mono-guide-buy-only")
    yield Text("mono-guide-rent")
    yield Text("mono-guide-build", house=house, hotel=hotel, count=options.houses_before_hotel)
    yield Text("mono-guide-mortgage")
    yield Text("mono-guide-jail") if options.jail == "three_tries" else Text("mono-guide-jail-short")
    yield Text("mono-guide-trade")
    yield Text("mono-guide-debt")
    yield Text(f"mono-guide-end-{options.end}")
    if options.end != "rounds":
        yield Text("mono-guide-rounds", rounds=options.rounds)


def _group(options: Agreement, group: Deeds) -> Section:
    heading: Text
    name = group_name(options.edition, group.id)
    if group.house:
        house = building_name(options.edition, "house")
        heading = Text("mono-guide-group", group=name, house=house, price=group.house)
    else:
        heading = Text("mono-guide-group-plain", group=name)
    pairs = [pair for square in group.squares for pair in _deed(options, square)]
    if group.id == "rail":
        pairs.append((Text("mono-guide-rail", rents=_numbers(RAIL_RENTS)), None))
    if group.id == "util":
        one, both = UTIL_FACTORS
        pairs.append((Text("mono-guide-util", one=one, both=both), None))
    return Section(tuple(line for line, _ in pairs), heading, faces=tuple(face for _, face in pairs))


def _deed(options: Agreement, square: int) -> Iterator[tuple[Text, Group | None]]:
    """The lines about a deed, the first one with its face."""
    facts, place = SQUARES[square], place_name(options.edition, square)
    face = deed_face(options.edition, square, options.houses_before_hotel + 1)
    if facts.kind == "street":
        rents = _numbers(RENTS[options.houses_before_hotel][square])
        yield Text("mono-guide-street", place=place, price=facts.price, rents=rents), face
    else:
        yield Text("mono-guide-deed", place=place, price=facts.price), face
    if options.edition == "hoi_an":
        yield Text("mono-guide-gloss", gloss=Text(f"mono-place-hoi_an-{square}.gloss")), None


def _numbers(amounts: tuple[int, ...]) -> Listing:
    return Listing(tuple(Text("mono-money", amount=amount) for amount in amounts))


def _deck(edition: Edition, deck: Deck, cards: tuple[Card, ...]) -> Section:
    lines = tuple(Text("mono-guide-card", card=card_text(edition, card.id)) for card in cards)
    heading = Text("mono-guide-deck", deck=deck_name(edition, deck), count=len(cards))
    return Section(lines, heading, faces=tuple(card_face(edition, card.id) for card in cards))
