"""Facts of a match in play that are no step of its game and take nothing back: who is there, and whether time runs."""

from typing import Any, TypeAlias

import msgspec

from bot.matches.rewind import Moderator
from bot.store.records import StepRow
from games.core.asks import Seat


class Person(msgspec.Struct, frozen=True):
    """Somebody, and what they were called then."""

    id: int
    name: str


class Returned(msgspec.Struct, frozen=True):
    """Whoever owns the seat is there again: nothing is played for them at once any more."""

    seat: Seat


class Extended(msgspec.Struct, frozen=True):
    """The seat gave everybody who is asked more time. `turn`: how many turns had begun by then."""

    seat: Seat
    turn: int


class PauseWanted(msgspec.Struct, frozen=True):
    """The seat would like a pause; it begins when everybody does."""

    seat: Seat


class Paused(msgspec.Struct, frozen=True):
    """Time stands still: by the seat that was the last to want it, or by a moderator.

    left: per due key, the milliseconds that were left.
    """

    seat: Seat | None
    left: dict[str, int]
    by: Moderator | None = None


class Resumed(msgspec.Struct, frozen=True):
    """Time runs again."""

    seat: Seat | None
    by: Moderator | None = None


class Vacated(msgspec.Struct, frozen=True):
    """The seat is free for whoever takes it; `before` had it, None: a computer player."""

    seat: Seat
    before: Person | None
    by: Moderator | None = None


class Replaced(msgspec.Struct, frozen=True):
    """Somebody else plays the seat on: a person, or a computer player by its policy.

    before: who had it, None when it was free or a computer's.
    """

    seat: Seat
    before: Person | None
    person: Person | None = None
    policy: str | None = None
    by: Moderator | None = None


class HandsWanted(msgspec.Struct, frozen=True):
    """After the end: the seat agrees that all hands are shown."""

    seat: Seat


Interlude: TypeAlias = Returned | Extended | PauseWanted | Paused | Resumed | Vacated | Replaced | HandsWanted

KINDS: dict[str, type[Any]] = {
    "returned": Returned,
    "extended": Extended,
    "pause-wanted": PauseWanted,
    "paused": Paused,
    "resumed": Resumed,
    "vacated": Vacated,
    "replaced": Replaced,
    "hands-wanted": HandsWanted,
}
"""The kinds of their rows."""
_NAMES = {fact: kind for kind, fact in KINDS.items()}
SEATING = {"vacated", "replaced"}
"""Those that change who sits there, which the record of the match says."""


def kind_of(fact: Interlude) -> str:
    """The kind of its row."""
    return _NAMES[type(fact)]


def encode_interlude(fact: Interlude) -> bytes:
    """The body of its row."""
    return msgspec.json.encode(fact)


def decode_interlude(row: StepRow) -> Interlude:
    """What a row of one of the kinds says. Raises msgspec.ValidationError."""
    fact: Interlude = msgspec.json.decode(row.body, type=KINDS[row.kind])
    return fact
