"""Wall time that tests and faults can move."""

import time
from collections.abc import Callable


class ShiftableClock:
    """Seconds since the Unix epoch: `base()` plus every jump so far. Give a constant base for a clock that stands."""

    def __init__(self, base: Callable[[], float] = time.time) -> None:
        self._base = base
        self._shift = 0.0

    def now(self) -> float:
        """Current time in seconds since the epoch."""
        return self._base() + self._shift

    def jump(self, seconds: float) -> None:
        """Move the clock forward (or back, if negative) by `seconds`."""
        self._shift += seconds
