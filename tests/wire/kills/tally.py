"""What came of a trial."""

from dataclasses import dataclass, field

from bot.ui.ids import Address, parse


@dataclass(slots=True)
class Tally:
    """Counts. A kill in play was `before` its press was stored, `between` storing and answering it, or `after` both.

    Args:
        kills: how often the bot was killed; `lobby` of them on the way to the first turn.
        actions: presses and commands sent.
        steps: length of all logs.
        lost: what was answered or stored once and is not there any more.
        doubled: what was stored twice, or does not follow from the steps before it.
        stale: what a restarted bot did not bring to the newest state.
        faults: each of the three in words.
    """

    kills: int = 0
    actions: int = 0
    steps: int = 0
    matches: int = 0
    lobby: int = 0
    before: int = 0
    between: int = 0
    after: int = 0
    lost: int = 0
    doubled: int = 0
    stale: int = 0
    faults: list[str] = field(default_factory=list)

    def lose(self, what: str) -> None:
        """Something is gone."""
        self.lost += 1
        self._note(what)

    def double(self, what: str) -> None:
        """Something was played twice."""
        self.doubled += 1
        self._note(what)

    def stall(self, what: str) -> None:
        """Something does not go on."""
        self.stale += 1
        self._note(what)

    def _note(self, what: str) -> None:
        self.faults.append(f"after kill {self.kills}: {what}")


@dataclass(frozen=True, slots=True)
class Sent:
    """A press on a hand: by whom, where, after which version of the match, and whether a new state answered it."""

    interaction_id: int
    user_id: int
    custom_id: str
    values: tuple[str, ...] | None
    version: int
    shown: bool

    @property
    def control(self) -> tuple[int, str, tuple[str, ...] | None]:
        """The same for every press of the same button by the same person."""
        return self.user_id, self.custom_id, self.values

    @property
    def address(self) -> Address:
        """Its parsed id."""
        address = parse(self.custom_id)
        assert address is not None
        return address
