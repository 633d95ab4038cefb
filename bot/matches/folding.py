"""The fold of a match's stored steps: its positions, from the deal to the last row."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.matches.attendance import Attendance
from bot.matches.coaching import first_lessons
from bot.matches.happenings import Happening
from bot.matches.interludes import SEATING, Replaced, Vacated, decode_interlude
from bot.matches.model import MatchInfo
from bot.matches.position import Position, after_row, pressed_last
from bot.matches.rewind import BEFORE_THE_DEAL, taken_back, taken_back_to
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow
from games.core.asks import Seat


def undealt(book: Rulebook, info: MatchInfo) -> Position:
    """Before anything was dealt."""
    return Position(BEFORE_THE_DEAL, book.game.blank(len(info.sitters), info.options))


def fold(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> Position:
    """The position after all the rows, the first of which is the setup. It has no deadlines yet."""
    *_, last = positions(book, info, rows)
    return last


def positions(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> Iterator[Position]:
    """The position after each of the rows, also after those that a later one takes back.

    Who is there is never taken back.
    """
    deal, *rest = every = tuple(rows)
    undone = taken_back(every)
    returned_to = {taken_back_to(row) for row in rest if row.version in undone}
    position = _dealt(book, info, deal, Attendance(unmanned=_unmanned(info, rest)))
    standing = {BEFORE_THE_DEAL: undealt(book, info), deal.version: position}
    yield position
    for row in rest:
        to = taken_back_to(row)
        before = position if to is None else replace(standing[to], attendance=position.attendance)
        position = after_row(book, before, row, undone.get(row.version, ()))
        if row.version in returned_to:
            standing[row.version] = position
        yield position


def _dealt(book: Rulebook, info: MatchInfo, row: StepRow, attendance: Attendance) -> Position:
    _, events = book.codec.decode(row.body)
    state = book.game.replay(undealt(book, info).state, None, events)
    lessons = first_lessons(book.game, info, state)
    return Position(
        version=row.version,
        state=state,
        recent=(Happening(row.version, None, events),),
        presses=pressed_last({}, row, info.seat_of(info.host_id)),  # only the host can start
        attendance=attendance,
        lessons=lessons,
    )


def _unmanned(info: MatchInfo, rows: Iterable[StepRow]) -> frozenset[Seat]:
    """The computers' seats at the deal: whoever took or left one since is in the rows."""
    manned = {sitter.seat: sitter.user is not None for sitter in info.sitters}
    changed: set[Seat] = set()
    for row in rows:
        if row.kind in SEATING:
            fact = decode_interlude(row)
            assert isinstance(fact, Vacated | Replaced)
            if fact.seat not in changed:
                changed.add(fact.seat)
                manned[fact.seat] = fact.before is not None
    return frozenset(seat for seat, person in manned.items() if not person)
