"""Where a match in play stands, and where the next of its stored steps leads."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import msgspec

from bot.matches.attendance import MISSES, Attendance, after_interlude, missed, pressed
from bot.matches.coaching import Lessons, further_lessons
from bot.matches.happenings import Happening, noted, told_of
from bot.matches.interludes import KINDS, Replaced, Vacated, decode_interlude
from bot.matches.model import LastPress, Undo
from bot.matches.notes import cancelled_note, late_note, note_of, reset_note, rewound_note, skip_note
from bot.matches.rewind import (
    BEFORE_THE_DEAL,
    CANCELLED,
    REWOUND,
    Cancelled,
    decode_cancelled,
    decode_reset,
    decode_rewound,
    is_reset,
    is_skip,
    skipped_by,
)
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow
from games.core.asks import Command, Seat
from games.core.game import Game, Step, raised_anew


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
        recent=noted(before.recent, Happening(row.version, None, events, note)),
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
        recent=noted(position.recent, happening),
        presses=pressed_last(position.presses, row, seat) if own else position.presses,
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
            recent = noted(position.recent, Happening(row.version, None, note=note))
        presses = pressed_last(position.presses, row, fact.seat)
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
            recent=noted(position.recent, Happening(row.version, seat, note=rewound_note(seat, told_of(book, undone)))),
            presses=pressed_last(position.presses, row, seat),
        )
    command, events = book.codec.decode(row.body)
    return after_step(book, position, row, Step(command, events, book.game.replay(position.state, command, events)))


def _after_interlude(position: Position, row: StepRow) -> Position:
    """The state takes the version's number, so that the two never drift apart; nobody is asked anew."""
    fact = decode_interlude(row)
    note, undo, recent = note_of(fact), position.undo, position.recent
    if isinstance(fact, Vacated | Replaced) and undo is not None and undo.seat == fact.seat:
        undo = None
    return replace(
        position,
        version=row.version,
        state=msgspec.structs.replace(position.state, step=row.version),
        undo=undo,
        recent=recent if note is None else noted(recent, Happening(row.version, fact.seat, note=note)),
        presses=pressed_last(position.presses, row, fact.seat),
        attendance=after_interlude(position.attendance, fact),
    )


def pressed_last(before: Mapping[Seat, LastPress], row: StepRow, seat: Seat | None) -> Mapping[Seat, LastPress]:
    """The last presses of the seats after a row."""
    if row.interaction_id is None or seat is None:
        return before
    return {**before, seat: LastPress(row.version, row.at)}
