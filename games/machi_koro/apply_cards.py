"""The state after events that move cards: market, building, closing, changing seats."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core import piles
from games.core.game import Event
from games.core.piles import replaced
from games.machi_koro import events as e
from games.machi_koro.cards import LANDMARKS
from games.machi_koro.market import put
from games.machi_koro.state import City, MachiState


def without(city: City, card: str, *, closed: bool) -> City:
    """The city without one copy."""
    if closed:
        return replace(city, closed=piles.less(city.closed, card))
    return replace(city, cards=piles.less(city.cards, card))


def plus(city: City, card: str, *, closed: bool) -> City:
    """The city with one copy more."""
    if closed:
        return replace(city, closed=(*city.closed, card))
    return replace(city, cards=(*city.cards, card))


def _with(state: MachiState, seat: int, city: City) -> MachiState:
    return replace(state, cities=replaced(state.cities, seat, city))


def _market_opened(state: MachiState, event: e.MarketOpened) -> MachiState:
    return replace(state, market=event.stacks)


def _decks_shuffled(state: MachiState, event: e.DecksShuffled) -> MachiState:
    return replace(state, decks=event.decks)


def _cards_turned_up(state: MachiState, event: e.CardsTurnedUp) -> MachiState:
    market = state.market
    for card in event.cards:
        market = put(market, card, 1)
    deck = state.decks[event.deck][len(event.cards) :]
    return replace(state, market=market, decks=replaced(state.decks, event.deck, deck))


def _card_removed(state: MachiState, event: e.CardRemoved) -> MachiState:
    removed = (*state.removed, *(event.card,) * event.count)
    return replace(state, market=put(state.market, event.card, -event.count), removed=removed)


def _built(state: MachiState, event: e.Built) -> MachiState:
    city = state.cities[event.seat]
    coins, market = city.coins - event.cost, state.market
    if event.card in LANDMARKS:
        city = replace(city, coins=coins, landmarks=(*city.landmarks, event.card))
    else:
        city = replace(city, coins=coins, cards=(*city.cards, event.card))
        market = put(market, event.card, -1)
    cities, bank = replaced(state.cities, event.seat, city), state.bank + event.cost
    return replace(state, cities=cities, market=market, bank=bank, built=True, idle=0)


def _cards_closed(state: MachiState, event: e.CardsClosed) -> MachiState:
    city = state.cities[event.seat]
    cards, closed = (
        piles.without(city.cards, (event.card,) * event.copies),
        (*city.closed, *(event.card,) * event.copies),
    )
    return _with(state, event.seat, replace(city, cards=cards, closed=closed))


def _cards_reopened(state: MachiState, event: e.CardsReopened) -> MachiState:
    city = state.cities[event.seat]
    cards, closed = (
        (*city.cards, *(event.card,) * event.copies),
        piles.without(city.closed, (event.card,) * event.copies),
    )
    return _with(state, event.seat, replace(city, cards=cards, closed=closed))


def _cards_swapped(state: MachiState, event: e.CardsSwapped) -> MachiState:
    own = without(state.cities[event.seat], event.give, closed=event.give_closed)
    other = without(state.cities[event.target], event.take, closed=event.take_closed)
    state = _with(state, event.seat, plus(own, event.take, closed=event.take_closed))
    return _with(state, event.target, plus(other, event.give, closed=event.give_closed))


def _card_given(state: MachiState, event: e.CardGiven) -> MachiState:
    state = _with(state, event.seat, without(state.cities[event.seat], event.card, closed=event.closed))
    return _with(state, event.target, plus(state.cities[event.target], event.card, closed=event.closed))


def _landmark_demolished(state: MachiState, event: e.LandmarkDemolished) -> MachiState:
    city = state.cities[event.seat]
    return _with(state, event.seat, replace(city, landmarks=piles.less(city.landmarks, event.landmark)))


def _card_exhibited(state: MachiState, event: e.CardExhibited) -> MachiState:
    del event
    return state


def _card_returned(state: MachiState, event: e.CardReturned) -> MachiState:
    city = without(state.cities[event.seat], event.card, closed=False)
    return replace(_with(state, event.seat, city), market=put(state.market, event.card, 1))


CARDS: dict[type[Event], Callable[[MachiState, Any], MachiState]] = {
    e.MarketOpened: _market_opened,
    e.DecksShuffled: _decks_shuffled,
    e.CardsTurnedUp: _cards_turned_up,
    e.CardRemoved: _card_removed,
    e.Built: _built,
    e.CardsClosed: _cards_closed,
    e.CardsReopened: _cards_reopened,
    e.CardsSwapped: _cards_swapped,
    e.CardGiven: _card_given,
    e.LandmarkDemolished: _landmark_demolished,
    e.CardExhibited: _card_exhibited,
    e.CardReturned: _card_returned,
}
