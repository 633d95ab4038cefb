"""What the service needs from around it."""

from datetime import datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The moment, in UTC with its time zone."""


class Presenter(Protocol):
    """Shows matches to people."""

    def changed(self, match_id: str) -> None:
        """Called after every commit. Must not block or raise: it notes the match and paints later."""
