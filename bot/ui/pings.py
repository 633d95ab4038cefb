"""Telling people that a match waits for them: one message for all who are asked, and a hand at the bottom of its DM."""

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.matches.model import Snapshot
from games.core.asks import Seat

IDLE = timedelta(seconds=20)
"""Whoever acted more recently is looking at the match and is not called."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The people a match waits for.

    Args:
        seats: everybody who is asked with a default.
        idle: those of them who have not acted lately.
        next_idle: when the next of the others would count as idle.
    """

    seats: tuple[Seat, ...]
    idle: tuple[Seat, ...]
    next_idle: datetime | None

    @property
    def digest(self) -> str:
        """Changes when the set of people does."""
        return hashlib.sha256(repr(self.seats).encode()).hexdigest()[:16]


def waiting(snapshot: Snapshot, now: datetime) -> Waiting:
    """Who is asked at this moment. Computer players are never called."""
    seats = tuple(
        sorted({ask.seat for ask in snapshot.asks if ask.required and snapshot.info.sitters[ask.seat].user is not None})
    )
    active = {seat: snapshot.last_by[seat].at + IDLE for seat in seats if seat in snapshot.last_by}
    idle = tuple(seat for seat in seats if active.get(seat, now) <= now)
    return Waiting(seats, idle, min((at for at in active.values() if at > now), default=None))
