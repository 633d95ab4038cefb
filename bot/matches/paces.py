"""How long a deadline is."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal, TypeAlias, get_args

from games.core.asks import Pace

PaceName: TypeAlias = Literal["live", "slow", "off"]
"""The clock a table plays by."""
PACES: tuple[PaceName, ...] = get_args(PaceName)


@dataclass(frozen=True, slots=True)
class Seconds:
    """How long each kind of deadline lasts; None: for ever. match: of a whole match that is played against time."""

    decision: float | None
    answer: float | None
    table: float
    match: float | None = 3600

    def until(self, pace: Pace) -> timedelta | None:
        """From the moment something is asked to its deadline, or None when there is none."""
        seconds: float | None = getattr(self, pace)
        return None if seconds is None else timedelta(seconds=seconds)


@dataclass(frozen=True, slots=True)
class Paces:
    """The clocks on offer. `off` waits for people for ever, yet a table's own deadlines (an auction's end) still pass.

    computer: seconds before a computer seat plays. lobby: seconds without a change before a lobby closes.
    idle: seconds after which a match that waits for nobody's deadline and nobody touches is called off.
    """

    live: Seconds = Seconds(decision=90, answer=30, table=30)
    slow: Seconds = Seconds(decision=86_400, answer=43_200, table=43_200, match=None)
    off: Seconds = Seconds(decision=None, answer=None, table=30)
    computer: float = 1.5
    lobby: float = 900
    idle: float = 7 * 86_400

    def of(self, name: PaceName) -> Seconds:
        """The clock of that name."""
        clocks = {"live": self.live, "slow": self.slow, "off": self.off}
        return clocks[name]
