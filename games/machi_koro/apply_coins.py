"""The state after events that move coins."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced
from games.machi_koro import events as e
from games.machi_koro.state import City, MachiState


def with_coins(cities: tuple[City, ...], seat: int, amount: int) -> tuple[City, ...]:
    """The cities with so many coins more, or fewer, in one of them."""
    changed = list(cities)
    changed[seat] = replace(cities[seat], coins=cities[seat].coins + amount)
    return tuple(changed)


def _coins_dealt(state: MachiState, event: e.CoinsDealt) -> MachiState:
    cities = tuple(replace(city, coins=event.amount) for city in state.cities)
    return replace(state, cities=cities, bank=state.bank - event.amount * len(cities))


def _earned(state: MachiState, event: e.Earned) -> MachiState:
    cities, seat, amount = list(state.cities), event.seat, event.amount
    city = cities[seat]
    cities[seat] = replace(city, coins=city.coins + amount)
    return replace(state, cities=tuple(cities), bank=state.bank - amount)


def _paid_seat(state: MachiState, event: e.PaidSeat) -> MachiState:
    cities = with_coins(state.cities, event.payer, -event.amount)
    return replace(state, cities=with_coins(cities, event.owner, event.amount))


def _paid_bank(state: MachiState, event: e.PaidBank) -> MachiState:
    return replace(state, cities=with_coins(state.cities, event.seat, -event.amount), bank=state.bank + event.amount)


def _coins_shared(state: MachiState, event: e.CoinsShared) -> MachiState:
    cities = tuple(replace(city, coins=coins) for city, coins in zip(state.cities, event.after, strict=True))
    return replace(state, cities=cities, bank=state.bank + sum(event.before) - sum(event.after))


def _invested(state: MachiState, event: e.Invested) -> MachiState:
    city = state.cities[event.seat]
    city = replace(city, coins=city.coins - (event.total - city.invested), invested=event.total)
    return replace(state, cities=replaced(state.cities, event.seat, city))


COINS: dict[type[Event], Callable[[MachiState, Any], MachiState]] = {
    e.CoinsDealt: _coins_dealt,
    e.Earned: _earned,
    e.PaidSeat: _paid_seat,
    e.PaidBank: _paid_bank,
    e.CoinsShared: _coins_shared,
    e.Invested: _invested,
}
