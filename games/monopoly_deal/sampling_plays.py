"""A play of the hand drawn at random without a word: any card or the end of the turn, then a thing to do with it."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import TypeAlias

from games.core.asks import TABLE, Command, Seat
from games.core.sampling import one_of, shuffled
from games.monopoly_deal import commands as c
from games.monopoly_deal.actions import of_kind
from games.monopoly_deal.buildings import sites_for
from games.monopoly_deal.cards import CARDS, KIND, PROPERTIES
from games.monopoly_deal.rent import most_doublers, rentable
from games.monopoly_deal.stacks import complete_stacks, homes
from games.monopoly_deal.state import DealState, Table, opponents
from games.monopoly_deal.theft import exposed, victims_of

Way: TypeAlias = Callable[[DealState, Seat, str, Random], Command | None]
"""Draws how a card is played as what it is; None when it cannot be."""


def any_play(state: DealState, seat: Seat, rng: Random) -> Command:
    """As the menu asks: any card of the hand or the end of the turn, then what to do with the card, each as likely."""
    hand = state.hands[seat]
    place = int(rng.random() * (len(hand) + 1))
    if place == len(hand) or not state.plays:
        return c.EndTurn(seat)
    card = hand[place]
    if card in PROPERTIES:
        colour, stack = any_home(state.tables[seat], card, rng)
        return c.LayProperty(seat, card, colour, stack)
    way = _WAYS.get(card)
    if way is not None and rng.random() < 0.5 and (command := way(state, seat, card, rng)) is not None:
        return command
    return c.BankCard(seat, card)


def any_home(table: Table, card: str, rng: Random) -> tuple[str, str]:
    """A colour of the card and a stack, or a new one, on which it may lie."""
    colour = one_of(CARDS[card].colours, rng)
    return colour, one_of(homes(table, card, colour), rng)


def _pass_go(state: DealState, seat: Seat, card: str, rng: Random) -> Command:
    del state, rng
    return c.PlayPassGo(seat, card)


def _birthday(state: DealState, seat: Seat, card: str, rng: Random) -> Command:
    del state, rng
    return c.PlayBirthday(seat, card)


def _debt_collector(state: DealState, seat: Seat, card: str, rng: Random) -> Command:
    return c.PlayDebtCollector(seat, card, one_of(opponents(state, seat), rng))


def _rent(state: DealState, seat: Seat, card: str, rng: Random) -> Command | None:
    stacks = rentable(state.tables[seat], card)
    if not stacks:
        return None
    stack = one_of(stacks, rng).id
    target = one_of(opponents(state, seat), rng) if CARDS[card].family == "rent_any" else TABLE
    held = of_kind(state, seat, "double_the_rent")
    count = int(rng.random() * (1 + most_doublers(state, held)))
    return c.PlayRent(seat, card, stack, target, tuple(islice(shuffled(held, rng), count)))


def _sly_deal(state: DealState, seat: Seat, card: str, rng: Random) -> Command | None:
    victims = victims_of(state, seat, exposed)
    if not victims:
        return None
    victim = one_of(victims, rng)
    return c.PlaySlyDeal(seat, card, victim, one_of(exposed(state.tables[victim]), rng))


def _forced_deal(state: DealState, seat: Seat, card: str, rng: Random) -> Command | None:
    own, victims = exposed(state.tables[seat]), victims_of(state, seat, exposed)
    if not own or not victims:
        return None
    victim = one_of(victims, rng)
    return c.PlayForcedDeal(seat, card, victim, one_of(exposed(state.tables[victim]), rng), one_of(own, rng))


def _deal_breaker(state: DealState, seat: Seat, card: str, rng: Random) -> Command | None:
    victims = victims_of(state, seat, complete_stacks)
    if not victims:
        return None
    victim = one_of(victims, rng)
    return c.PlayDealBreaker(seat, card, victim, one_of(complete_stacks(state.tables[victim]), rng).id)


def _building(state: DealState, seat: Seat, card: str, rng: Random) -> Command | None:
    sites = sites_for(state.tables[seat], KIND[card])
    return c.PlaceBuilding(seat, card, one_of(sites, rng).id) if sites else None


_BY_KIND: dict[str, Way] = {
    "pass_go": _pass_go,
    "birthday": _birthday,
    "debt_collector": _debt_collector,
    "sly_deal": _sly_deal,
    "forced_deal": _forced_deal,
    "deal_breaker": _deal_breaker,
    "house": _building,
    "hotel": _building,
}
_WAYS: dict[str, Way] = {
    card.id: _rent if card.family in {"rent", "rent_any"} else _BY_KIND[card.kind]
    for card in CARDS.values()
    if card.family in {"rent", "rent_any"} or card.kind in _BY_KIND
}
"""How each card is played as what it is, by card; the others are only laid, banked or kept."""
