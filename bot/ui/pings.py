"""Telling people that a match waits for them: one message for all who are asked, and a hand at the bottom of its DM."""

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.matches.deadlines import due_key
from bot.matches.model import Snapshot
from bot.matches.presence import is_absent
from games.core.asks import Ask, Seat

IDLE = timedelta(seconds=20)
"""Whoever acted more recently is looking at the match and is not called."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The people a match waits for.

    Args:
        seats: everybody who is asked with a default and is there.
        idle: those of them who have not acted lately; nobody in quiet hours.
        urgent: those whose time runs out: they are called once more.
        next_look: when one of these could change without a step of the match.
    """

    seats: tuple[Seat, ...]
    idle: tuple[Seat, ...]
    urgent: tuple[Seat, ...]
    next_look: datetime | None

    @property
    def digest(self) -> str:
        """Changes when the set of people does, and when somebody's time runs out."""
        told = (self.seats, self.urgent) if self.urgent else self.seats
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def waiting(snapshot: Snapshot, now: datetime) -> Waiting:
    """Who is asked at this moment. Computer players, and people for whom is played at once, are never called.

    Nor is anybody who learns: the lesson waits in their DM for as long as they like.
    """
    if snapshot.info.is_tutorial:
        return Waiting((), (), (), None)
    asks = [ask for ask in snapshot.asks if _is_called(snapshot, ask)]
    seats = tuple(sorted({ask.seat for ask in asks}))
    active = {seat: snapshot.last_by[seat].at + IDLE for seat in seats if seat in snapshot.last_by}
    remind = {ask.seat: at for ask in asks if (at := snapshot.reminders.get(due_key(ask))) is not None}
    quiet = snapshot.info.night.ends(now) if snapshot.info.pace == "slow" and seats else None
    if quiet is not None:
        return Waiting(seats, (), (), quiet)
    idle = tuple(seat for seat in seats if active.get(seat, now) <= now)
    urgent = tuple(seat for seat in idle if seat in remind and remind[seat] <= now)
    later = [at for at in (*active.values(), *remind.values()) if at > now]
    return Waiting(seats, idle, urgent, min(later, default=None))


def _is_called(snapshot: Snapshot, ask: Ask) -> bool:
    sitter = snapshot.info.sitters[ask.seat]
    there = sitter.user is not None and not is_absent(snapshot.attendance, sitter)
    return ask.required and there and snapshot.attendance.paused is None
