"""Discord ids: 42 bits of milliseconds since 2015, 22 bits of counter (reference, section Snowflakes)."""

import datetime as dt

from bot.sandbox.clock import ShiftableClock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes unique, increasing ids from the clock."""

    def __init__(self, clock: ShiftableClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id; later calls give larger ids even when the clock stands or jumps back."""
        stamp = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return str(self._last)


def iso_time(seconds: float) -> str:
    """ISO 8601 in UTC with an offset, as Discord writes timestamps."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat(timespec="microseconds")
