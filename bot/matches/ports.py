"""What the service needs from around it."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Protocol, TypeAlias

from bot.matches.model import MatchId

Committed: TypeAlias = Callable[[MatchId, Mapping[str, datetime]], None]
"""Told after every commit: which match, and its deadlines from now on."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The moment, in UTC with its time zone."""


class Presenter(Protocol):
    """Shows matches to people."""

    def changed(self, match_id: str) -> None:
        """Called after every commit. Must not block or raise: it notes the match and paints later."""

    def postponed(self, match_id: str) -> None:
        """Its deadlines were moved though the match has not changed. Must not block or raise either."""


def moment(clock: Clock) -> datetime:
    """The clock's time in whole milliseconds, as the store keeps it: what is in memory then equals what is read."""
    now = clock.now()
    return now.replace(microsecond=now.microsecond // 1000 * 1000)
