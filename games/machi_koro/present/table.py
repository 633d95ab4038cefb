"""The public table: whose turn, the dice, a city per player, the market by activation."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from games.core.asks import Seat
from games.core.panel import Panel, Section
from games.core.text import Listing, SeatName, Text
from games.machi_koro.board import cost, goal
from games.machi_koro.cards import CARDS, ORDER, landmarks_of
from games.machi_koro.present.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    ICON_NAMES,
    RANGES,
    SHORT,
    chunks,
    dice,
    joined,
    price,
    state_of,
)
from games.machi_koro.state import City, Stack
from games.machi_koro.view import MachiView

ROOMY = 72
"""A table with more kinds than this, those of the market twice, says less of each; Discord allows 4,000 characters."""
ONE_DIE = 6
"""What two dice are needed for stands in a line of its own."""
PER_LINE, STACKS_PER_LINE = 8, 5
BY_CARD = frozenset({"victim", "swap", "demolish", "give", "renovate", "exhibit"})
"""Phases in which the first card of the queue asks."""


def table(view: MachiView) -> Panel:
    """The table from the public's view."""
    crowded = 2 * len(view.market) + sum(len(kinds(city)) for city in view.cities) > ROOMY
    cities = (_city(view, seat) for seat in range(len(view.cities)))
    return Panel(Text("ruleset-machi_koro"), (Section(tuple(_middle(view))), *cities, _market(view, crowded=crowded)))


def _middle(view: MachiView) -> Iterator[Text]:
    if view.ended is None:
        yield joined(_turn(view))
    if view.bank is not None:
        yield Text("machi-table-bank", coins=view.bank)


def _turn(view: MachiView) -> Iterator[Text]:
    doing = Text(f"machi-phase-{view.phase}", seat=SeatName(view.turn))
    if view.phase in BY_CARD and view.queue:
        doing = Text("machi-table-by", line=doing, card=CARD_NAMES[view.queue[0].card])
    yield doing
    if view.dice:
        yield Text("machi-table-dice", dice=dice(view.dice, view.total))
    if view.tuna:
        yield Text("machi-table-boats", total=view.tuna)
    if view.extra:
        yield Text("machi-table-again")


def _city(view: MachiView, seat: Seat) -> Section:
    if seat in view.left:
        return Section((), Text("machi-table-left", seat=SeatName(seat)), seat)
    city = view.cities[seat]
    heading = Text("machi-table-seat", seat=SeatName(seat), coins=city.coins, built=city.built, goal=goal(view))
    return Section((marks(view, city, "machi-table-still"), *_card_lines(city)), heading, seat)


def marks(view: MachiView, city: City, key: str = "machi-table-open") -> Text:
    """The landmarks a city has, and by that key those still to build: named, or by the signs that the market names."""
    names = {mark: CARD_NAMES[mark] for mark in landmarks_of(view.options.sets)}
    built = tuple(name for mark, name in names.items() if mark in city.landmarks)
    still = tuple(name for mark, name in names.items() if mark not in city.landmarks)
    texts = [Text("machi-table-built", cards=Listing(built))] if built else []
    return joined([*texts, Text(key, cards=Listing(still))] if still else texts)


def kinds(city: City) -> list[str]:
    """The kinds of a city in order of activation."""
    return sorted({*city.cards, *city.closed}, key=ORDER.__getitem__)


def _card_lines(city: City) -> Iterator[Text]:
    every = kinds(city)
    low = [card for card in every if CARDS[card].least <= ONE_DIE]
    for cards in (low, every[len(low) :]):
        groups = [
            _group(city, tuple(group)) for _, group in groupby(cards, key=lambda c: (CARDS[c].least, CARDS[c].most))
        ]
        yield from (joined(line) for line in chunks(groups, PER_LINE))


def _group(city: City, cards: tuple[str, ...]) -> Text:
    """Cards of one number."""
    named = (
        state_of(city, card, Text("machi-table-card", colour=COLOUR_NAMES[CARDS[card].colour], card=CARD_NAMES[card]))
        for card in cards
    )
    return Text("machi-table-group", range=RANGES[cards[0]], cards=Listing(tuple(named)))


def _market(view: MachiView, *, crowded: bool) -> Section:
    heading = Text("machi-table-market-deck", deck=sum(view.decks)) if view.decks else Text("machi-table-market")
    stacks = _brief(view) if crowded else _full(view)
    return Section((*stacks, _landmarks(view), Text("machi-table-legend")), heading)


def _full(view: MachiView) -> Iterable[Text]:
    return (_stack("machi-table-stack", view, stack) for stack in view.market)


def _brief(view: MachiView) -> Iterable[Text]:
    stacks = [_stack("machi-table-stack-brief", view, stack) for stack in view.market]
    return (joined(line) for line in chunks(stacks, STACKS_PER_LINE))


def _stack(key: str, view: MachiView, stack: Stack) -> Text:
    card = CARDS[stack.card]
    return Text(
        key,
        range=RANGES[card.id],
        colour=COLOUR_NAMES[card.colour],
        icon=ICON_NAMES[card.icon],
        card=CARD_NAMES[card.id],
        price=price(cost(view, card.id)),
        short=SHORT[card.id],
        count=stack.count,
    )


def _landmarks(view: MachiView) -> Text:
    named = (
        Text("machi-table-landmark", card=CARD_NAMES[mark], price=price(cost(view, mark)))
        for mark in landmarks_of(view.options.sets)
    )
    return Text("machi-table-landmarks", marks=Listing(tuple(named)))
