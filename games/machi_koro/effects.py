"""What the cards do, one function per effect kind of `cards`; which of them ask first, and when."""

from collections.abc import Callable, Mapping

from games.core.asks import Seat
from games.machi_koro import amounts
from games.machi_koro.board import opponents
from games.machi_koro.cards import CARDS, CITY_HALL, MAJORS, Card, Effect
from games.machi_koro.commands import CLOSED
from games.machi_koro.events import (
    CardGiven,
    CardReturned,
    CardsClosed,
    CardsReopened,
    CoinsShared,
    LandmarkDemolished,
)
from games.machi_koro.money import Tx, earn, in_bank, pay, pay_bank
from games.machi_koro.state import City, Firing, MachiState, Phase

PER_COPY = frozenset(card.id for card in CARDS.values() if card.effect in {"demolition", "moving"})
"""Each copy of these acts by itself, with a choice of its own (R102, R104)."""


def put_back(tx: Tx, firing: Firing) -> None:
    """Reopen the cards, which then give nothing (R122), or return the Exhibit Hall that has acted (R113)."""
    if firing.reopens:
        tx.emit(CardsReopened(firing.seat, firing.card, firing.copies))
    else:
        tx.emit(CardReturned(firing.seat, firing.card))


def landmarks_at_stake(city: City) -> tuple[str, ...]:
    """What a Demolition Company can un-build (R080, R102)."""
    return tuple(mark for mark in city.landmarks if mark != CITY_HALL)


def movable(city: City) -> tuple[str, ...]:
    """The cards that can change seats, each kind once, closed copies marked (R011, R074, R104)."""
    open_kinds = dict.fromkeys(card for card in city.cards if card not in MAJORS)
    closed_kinds = dict.fromkeys(card + CLOSED for card in city.closed if card not in MAJORS)
    return (*open_kinds, *closed_kinds)


def has_movable(city: City) -> bool:
    """Whether any card of the city can change seats."""
    return not (MAJORS.issuperset(city.cards) and MAJORS.issuperset(city.closed))


def openly_owned(state: MachiState) -> tuple[str, ...]:
    """The kinds that a Renovation Company can close (R111)."""
    kinds = (card for city in state.cities for card in city.cards if card not in MAJORS)
    return tuple(dict.fromkeys(kinds))


def exhibits(city: City) -> tuple[str, ...]:
    """The kinds that an Exhibit Hall can let act (R113)."""
    return tuple(dict.fromkeys(card for card in (*city.cards, *city.closed) if card not in MAJORS))


def demolish(tx: Tx, seat: Seat, card: str, landmark: str) -> None:
    """Un-build a landmark for money (R102)."""
    tx.emit(LandmarkDemolished(seat, landmark))
    earn(tx, seat, card, 1, CARDS[card].amount)


def give(tx: Tx, seat: Seat, by: str, token: str, target: Seat) -> None:
    """Give a card away for money (R104)."""
    card = token.removesuffix(CLOSED)
    tx.emit(CardGiven(seat, target, card, card != token))
    earn(tx, seat, by, 1, CARDS[by].amount)


def take_from(tx: Tx, seat: Seat, card: str, target: Seat) -> None:
    """Collect from the chosen opponent (R073)."""
    asked = amounts.from_opponent(tx.state, CARDS[card], seat, target)
    pay(tx, card, 1, target, seat, asked)


def renovate(tx: Tx, seat: Seat, by: str, card: str) -> None:
    """Close every open copy of a kind; who pays for it is agreed (R111, R112)."""
    closed = 0
    for other in (seat, *opponents(tx.state, seat)):
        copies = tx.state.cities[other].cards.count(card)
        if copies:
            tx.emit(CardsClosed(other, card, copies, by))
            closed += copies
            if other != seat and tx.state.options.renovation_pays == "opponents":
                pay(tx, by, 1, other, seat, copies * CARDS[by].amount)
    if tx.state.options.renovation_pays == "bank":
        earn(tx, seat, by, 1, closed * CARDS[by].amount)


def _from_bank(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    earn(tx, seat, card.id, copies, copies * amounts.from_bank(tx.state, card, seat))
    if card.closes:
        tx.emit(CardsClosed(seat, card.id, copies, card.id))


def _loan(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    pay_bank(tx, card.id, copies, seat, copies * card.amount)


def _from_roller(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    asked = amounts.from_roller(tx.state, card, seat, copies)
    pay(tx, card.id, copies, tx.state.turn, seat, asked)


def _from_opponents(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    for other in opponents(tx.state, seat):
        pay(tx, card.id, 1, other, seat, amounts.from_opponent(tx.state, card, seat, other))


def _pool(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    """The Park: equal shares; what does not divide is topped up, the active player's, or the bank's (R109)."""
    state = tx.state
    order = (seat, *opponents(state, seat))
    before = tuple(city.coins for city in state.cities)
    pooled, seats = sum(before), len(order)
    after = list(before)
    if state.options.park_remainder == "bank":
        share, richer = amounts.shares(pooled, seats, in_bank(state, seats))
        for place, other in enumerate(order):
            after[other] = share + (place < richer)
    else:
        share, rest = divmod(pooled, seats)
        for other in order:
            after[other] = share
        if state.options.park_remainder == "active":
            after[seat] += rest
    tx.emit(CoinsShared(seat, card.id, before, tuple(after)))


def _demolition(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    for landmark in landmarks_at_stake(tx.state.cities[seat])[:1]:
        demolish(tx, seat, card.id, landmark)


def _moving(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    for token in movable(tx.state.cities[seat])[:1]:
        give(tx, seat, card.id, token, opponents(tx.state, seat)[0])


def _victim(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    take_from(tx, seat, card.id, opponents(tx.state, seat)[0])


def _nothing(tx: Tx, seat: Seat, card: Card, copies: int) -> None:
    """There was nothing to choose from (R075)."""


ACTIONS: Mapping[Effect, Callable[[Tx, Seat, Card, int], None]] = {
    "income": _from_bank,
    "per_icon": _from_bank,
    "per_icon_of_all": _from_bank,
    "per_card": _from_bank,
    "boat_roll": _from_bank,
    "loan": _loan,
    "demolition": _demolition,
    "moving": _moving,
    "take": _from_roller,
    "take_all": _from_roller,
    "tribute": _from_opponents,
    "tribute_per_shop": _from_opponents,
    "tax": _from_opponents,
    "invested": _from_opponents,
    "victim": _victim,
    "swap": _nothing,
    "pool": _pool,
    "renovation": _nothing,
    "exhibit": _nothing,
}
"""What so many copies of a seat's card do; a choice that they leave has exactly one answer or none."""


def _asks_tuna(state: MachiState, firing: Firing) -> Phase | None:
    has_harbor = "harbor" in state.cities[firing.seat].landmarks
    return "tuna" if has_harbor and not state.tuna else None


def _asks_landmark(state: MachiState, firing: Firing) -> Phase | None:
    return "demolish" if len(landmarks_at_stake(state.cities[firing.seat])) > 1 else None


def _asks_gift(state: MachiState, firing: Firing) -> Phase | None:
    ways = len(movable(state.cities[firing.seat])) * len(opponents(state, firing.seat))
    return "give" if ways > 1 else None


def _asks_victim(state: MachiState, firing: Firing) -> Phase | None:
    return "victim" if len(opponents(state, firing.seat)) > 1 else None


def _asks_swap(state: MachiState, firing: Firing) -> Phase | None:
    if not has_movable(state.cities[firing.seat]):
        return None
    return "swap" if any(has_movable(state.cities[other]) for other in opponents(state, firing.seat)) else None


def _asks_renovation(state: MachiState, firing: Firing) -> Phase | None:
    del firing
    return "renovate" if openly_owned(state) else None


def _asks_exhibit(state: MachiState, firing: Firing) -> Phase | None:
    return "exhibit" if exhibits(state.cities[firing.seat]) else None


QUESTIONS: Mapping[Effect, Callable[[MachiState, Firing], Phase | None]] = {
    "boat_roll": _asks_tuna,
    "demolition": _asks_landmark,
    "moving": _asks_gift,
    "victim": _asks_victim,
    "swap": _asks_swap,
    "renovation": _asks_renovation,
    "exhibit": _asks_exhibit,
}
