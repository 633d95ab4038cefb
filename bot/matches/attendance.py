"""Who is there: misses, autopilot, pauses, votes. Folded from the whole log, for nothing of it is ever taken back."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.matches.interludes import (
    Extended,
    HandsWanted,
    Interlude,
    Paused,
    PauseWanted,
    Replaced,
    Resumed,
    Returned,
    Vacated,
)
from games.core.asks import Seat

MISSES = 2
"""So many misses in a row put a seat on autopilot."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is there and whether time runs.

    Args:
        misses: per seat, the decisions of its own that were made for it since its last press, at most `MISSES`. What
            others ask at will, in their own turn, and as often as they like, says nothing about who is there.
        unmanned: seats that nobody sits on, or a computer player.
        wanting: seats that would like a pause.
        paused: per due key the milliseconds left when the pause began; None while time runs.
        extended: per seat, how many turns had begun when it last gave more time.
        reseated: seats that somebody left in the middle of the match.
        removed: the ids of people whose seat a moderator took from them.
        showing: seats that agree to show all hands.
    """

    misses: Mapping[Seat, int] = field(default_factory=dict)
    unmanned: frozenset[Seat] = frozenset()
    wanting: frozenset[Seat] = frozenset()
    paused: Mapping[str, int] | None = None
    extended: Mapping[Seat, int] = field(default_factory=dict)
    reseated: frozenset[Seat] = frozenset()
    removed: frozenset[int] = frozenset()
    showing: frozenset[Seat] = frozenset()


def pressed(before: Attendance, seat: Seat) -> Attendance:
    """After a press of the seat's owner."""
    if not before.misses.get(seat) and seat not in before.wanting:
        return before
    return replace(before, misses={**before.misses, seat: 0}, wanting=before.wanting - {seat})


def missed(before: Attendance, seat: Seat) -> Attendance:
    """After a decision was made for the seat because its time was up."""
    count = before.misses.get(seat, 0)
    return before if count >= MISSES else replace(before, misses={**before.misses, seat: count + 1})


def after_interlude(before: Attendance, fact: Interlude) -> Attendance:
    """After one of the facts that are no steps of the game."""
    match fact:
        case Returned(seat=seat):
            return pressed(before, seat)
        case Extended(seat=seat, turn=turn):
            present = pressed(before, seat)
            return replace(present, extended={**before.extended, seat: turn}, wanting=before.wanting)
        case PauseWanted(seat=seat):
            return replace(pressed(before, seat), wanting=before.wanting | {seat})
        case Paused(seat=seat, left=left):
            present = before if seat is None else pressed(before, seat)
            return replace(present, paused=left, wanting=frozenset())
        case Resumed(seat=seat):
            return replace(before if seat is None else pressed(before, seat), paused=None, wanting=frozenset())
        case Vacated(seat=seat, before=person, by=by) | Replaced(seat=seat, before=person, by=by):
            taken = isinstance(fact, Replaced) and fact.person is not None
            unmanned = before.unmanned - {seat} if taken else before.unmanned | {seat}
            removed = before.removed | {person.id} if person and by else before.removed
            reseated = before.reseated | {seat}
            return replace(pressed(before, seat), reseated=reseated, unmanned=unmanned, removed=removed)
        case HandsWanted(seat=seat):
            return replace(before, showing=before.showing | {seat})
