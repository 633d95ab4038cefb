"""Where a match in play stands: the fold of its stored steps."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from typing import Any

import msgspec

from bot.matches.attendance import MISSES, Attendance, after_interlude, missed, pressed
from bot.matches.coaching import Lessons, first_lessons, further_lessons
from bot.matches.interludes import KINDS, SEATING, Replaced, Vacated, decode_interlude
from bot.matches.model import LastPress, LogLine, MatchInfo, Undo
from bot.matches.notes import cancelled_note, late_note, note_of, reset_note, rewound_note, skip_note
from bot.matches.rewind import (
    BEFORE_THE_DEAL,
    CANCELLED,
    RESET,
    REWOUND,
    SKIPPED,
    Cancelled,
    decode_cancelled,
    decode_reset,
    decode_rewound,
    is_reset,
    is_skip,
    skipped_by,
    taken_back,
    taken_back_to,
)
from bot.store.records import StepRow
from games.core.asks import Command, Seat
from games.core.codec import StepCodec
from games.core.game import Event, Game, Ruleset, Step, raised_anew
from games.core.text import Text

LOG_LINES = 40
TOLD = 4_000
"""Happenings of all matches whose lines are remembered, less than 1 kB each."""


class Rulebook:
    """A ruleset with what is needed to read and write its steps."""

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        self.ruleset = ruleset
        self.game: Game[Any, Any] = ruleset.game
        self.codec = StepCodec(ruleset.game)
        self.kind = f"step.{ruleset.game.key}"
        self.reset_kind = f"{RESET}{ruleset.game.key}"
        self.skip_kind = f"{SKIPPED}{ruleset.game.key}"


@dataclass(frozen=True, slots=True, eq=False)
class Happening:
    """What a step did, for the log. Equal to itself only, so that its lines can be remembered.

    Args:
        note: what is said of it before its events.
        late: that the clock played it for a person. It is said before the first of several in a row.
    """

    version: int
    seat: Seat | None
    events: tuple[Event, ...] = ()
    note: Text | None = None
    late: Text | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A match after one of its versions.

    Args:
        undo: what could be taken back.
        undo_to: the version it would be taken back to.
        recent: what the latest steps did, at most `LOG_LINES` of them; put into words only when somebody looks.
        presses: each seat's last accepted press; that which started the match is its host's.
        deadlines: when each due key is played.
        cancelled: how the match was called off.
        dealt: the version that dealt, 0 until a moderator has it dealt again.
        turns: how many turns have begun.
        attendance: who is there.
        lessons: what the learner of a tutorial has been told.
    """

    version: int
    state: Any
    undo: Undo | None = None
    undo_to: int = 0
    recent: tuple[Happening, ...] = ()
    presses: Mapping[Seat, LastPress] = field(default_factory=dict)
    deadlines: Mapping[str, datetime] = field(default_factory=dict)
    cancelled: Cancelled | None = None
    dealt: int = 0
    turns: int = 1
    attendance: Attendance = field(default_factory=Attendance)
    lessons: Lessons | None = None


def undealt(book: Rulebook, info: MatchInfo) -> Position:
    """Before anything was dealt."""
    return Position(BEFORE_THE_DEAL, book.game.blank(len(info.sitters), info.options))


def turn_began(book: Rulebook, position: Position) -> int:
    """The version with which the present turn began, or the deal in a game without turns."""
    return max(book.game.turn_began(position.state), position.dealt)


def after_reset(book: Rulebook, before: Position, row: StepRow) -> Position:
    """After a moderator's reset; `before` is the position that it goes back to."""
    fact, (_, events) = decode_reset(row), book.codec.decode(row.body)
    again, note = fact.to == BEFORE_THE_DEAL, reset_note(fact)
    return Position(
        version=row.version,
        state=book.game.replay(raised_anew(before.state, row.version), None, events),
        recent=_noted(before, Happening(row.version, None, events, note)),
        presses=before.presses,
        dealt=row.version if again else before.dealt,
        turns=before.turns,
        attendance=before.attendance,
        lessons=before.lessons,
    )


def after_step(book: Rulebook, position: Position, row: StepRow, step: Step[Any]) -> Position:
    """After a step of the game that has just been decided or read, also one that a moderator had played."""
    skip = is_skip(row)
    seat = step.command.seat if step.command is not None and step.command.seat >= 0 else None
    # Only what a person pressed can be taken back: undoing a deadline would give its time again.
    own = row.interaction_id is not None and seat is not None and not skip
    undoable = own and seat is not None and book.game.undoable(step)
    happening = Happening(row.version, seat, step.events, skip_note(skipped_by(row), seat) if skip else None)
    began = book.game.turn_began(step.state) != book.game.turn_began(position.state)
    attendance = position.attendance
    if own and seat is not None:
        attendance = pressed(attendance, seat)
    elif seat is not None and seat not in attendance.unmanned:
        happening = happening if skip else _late(position, happening, seat)
        if _was_own_decision(book.game, position.state, step.command):
            attendance = missed(attendance, seat)
    return Position(
        version=row.version,
        state=step.state,
        undo=Undo(seat, row.version, position.state, step.command) if undoable and seat is not None else None,
        undo_to=position.version,
        recent=_noted(position, happening),
        presses=_pressed(position.presses, row, seat) if own else position.presses,
        dealt=position.dealt,
        turns=position.turns + began,
        attendance=attendance,
        lessons=further_lessons(book.game, position.lessons, step.state) if position.lessons else None,
    )


def _late(position: Position, happening: Happening, seat: Seat) -> Happening:
    """With what is said of it because the clock played it."""
    late = late_note(seat, away=position.attendance.misses.get(seat, 0) >= MISSES)
    said = position.recent and position.recent[-1].late == late
    return replace(happening, note=None if said else late, late=late)


def _was_own_decision(game: Game[Any, Any], state: Any, command: Command | None) -> bool:
    """Whether the default that was played decided what the seat has to decide in its own turn.

    Others ask for answers in theirs, some of them (trades) at will: whoever lets those pass is not away.
    """
    return command is not None and any(
        ask.required and ask.pace == "decision" and ask.default == command for ask in game.asks_of(state, command.seat)
    )


def after_row(book: Rulebook, position: Position, row: StepRow, undone: tuple[StepRow, ...] = ()) -> Position:
    """After a stored row.

    One that takes rows back, `undone`, comes after the position that they take it back to.
    """
    if row.kind == CANCELLED:
        fact = decode_cancelled(row)
        note, recent = cancelled_note(fact), position.recent
        if note is not None:
            recent = _noted(position, Happening(row.version, None, note=note))
        presses = _pressed(position.presses, row, fact.seat)
        return replace(position, version=row.version, presses=presses, recent=recent, cancelled=fact)
    if is_reset(row):
        return after_reset(book, position, row)
    if row.kind in KINDS:
        return _after_interlude(position, row)
    if row.kind == REWOUND:
        seat = decode_rewound(row).seat
        return replace(
            position,
            version=row.version,
            state=raised_anew(position.state, row.version, seat),
            attendance=pressed(position.attendance, seat),
            recent=_noted(position, Happening(row.version, seat, note=rewound_note(seat, told_of(book, undone)))),
            presses=_pressed(position.presses, row, seat),
        )
    command, events = book.codec.decode(row.body)
    return after_step(book, position, row, Step(command, events, book.game.replay(position.state, command, events)))


def _after_interlude(position: Position, row: StepRow) -> Position:
    """The state takes the version's number, so that the two never drift apart; nobody is asked anew."""
    fact = decode_interlude(row)
    note, undo = note_of(fact), position.undo
    if isinstance(fact, Vacated | Replaced) and undo is not None and undo.seat == fact.seat:
        undo = None
    return replace(
        position,
        version=row.version,
        state=msgspec.structs.replace(position.state, step=row.version),
        undo=undo,
        recent=position.recent if note is None else _noted(position, Happening(row.version, fact.seat, note=note)),
        presses=_pressed(position.presses, row, fact.seat),
        attendance=after_interlude(position.attendance, fact),
    )


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
        presses=_pressed({}, row, info.seat_of(info.host_id)),  # only the host can start
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


def log_lines(game: Game[Any, Any], recent: tuple[Happening, ...]) -> tuple[LogLine, ...]:
    """The public lines of what happened, the latest `LOG_LINES`."""
    lines = [line for happening in recent for line in _told_once(game, happening)]
    return tuple(lines[-LOG_LINES:])


def lines_of(game: Game[Any, Any], happening: Happening) -> tuple[LogLine, ...]:
    """The public lines of one step."""
    told = game.story(tuple(event.seen_by(None) for event in happening.events))
    texts = told if happening.note is None else (happening.note, *told)
    return tuple(LogLine(happening.version, happening.seat, text) for text in texts)


_told_once = lru_cache(TOLD)(lines_of)
"""A line is told after every step until forty others have come."""


def told_of(book: Rulebook, rows: Iterable[StepRow]) -> tuple[Text, ...]:
    """What the log said of the steps of the game among the rows."""
    steps = (book.codec.decode(row.body)[1] for row in rows if row.kind == book.kind)
    return tuple(line for events in steps for line in book.game.story(tuple(event.seen_by(None) for event in events)))


def command_in(book: Rulebook, row: StepRow) -> Command | None:
    """The command of a stored row; None when it is no step of the game."""
    return book.codec.decode(row.body)[0] if row.kind in (book.kind, book.skip_kind) else None


def _noted(position: Position, happening: Happening) -> tuple[Happening, ...]:
    return (*position.recent[-LOG_LINES + 1 :], happening)


def _pressed(before: Mapping[Seat, LastPress], row: StepRow, seat: Seat | None) -> Mapping[Seat, LastPress]:
    if row.interaction_id is None or seat is None:
        return before
    return {**before, seat: LastPress(row.version, row.at)}
