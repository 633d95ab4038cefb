"""Chairs round a table."""

from functools import cache

from games.core.asks import Seat


@cache
def clockwise(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """The other chairs, from the seat's left on."""
    return tuple((seat + step) % seats for step in range(1, seats))
