"""Which seats somebody sits on and is there."""

from collections.abc import Iterable

from bot.matches.attendance import MISSES, Attendance
from bot.matches.model import Sitter
from games.core.asks import Seat


def is_vacant(sitter: Sitter) -> bool:
    """Whether the seat waits for somebody to take it."""
    return sitter.user is None and sitter.policy is None


def is_absent(attendance: Attendance, sitter: Sitter) -> bool:
    """Whether the seat's defaults are played at once: nobody has it, or who has it let two deadlines pass."""
    if sitter.user is None:
        return sitter.policy is None
    return attendance.misses.get(sitter.seat, 0) >= MISSES


def present(attendance: Attendance, sitters: Iterable[Sitter], live: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats of people who still play and are there."""
    playing = set(live)
    return tuple(
        sitter.seat
        for sitter in sitters
        if sitter.user is not None and sitter.seat in playing and not is_absent(attendance, sitter)
    )


def is_deserted(attendance: Attendance, sitters: tuple[Sitter, ...], live: tuple[Seat, ...]) -> bool:
    """Whether seats are people's or free and nobody is there: the match waits instead of playing itself to its end."""
    awaited = any(sitter.policy is None and sitter.seat in live for sitter in sitters)
    return awaited and not present(attendance, sitters, live)
