"""Clocks that tests move: none of them follows the machine's time."""

from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class HandClock:
    """Tells the time it was set to.

    Args:
        tick: how far each look moves it; with a little, what came later is later.
    """

    def __init__(self, tick: timedelta = timedelta(0)) -> None:
        self.at = NOON
        self._tick = tick

    def now(self) -> datetime:
        """In UTC."""
        self.at += self._tick
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        """Move on."""
        self.at += timedelta(seconds=seconds)
