"""Where a match in play stands: the fold of its stored steps."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.matches.model import LastPress, LogLine, MatchInfo, Undo
from bot.matches.rewind import CANCELLED, REWOUND, decode_cancelled, decode_rewound, kept, stamped
from bot.store.records import StepRow
from games.core.asks import Command, Seat
from games.core.codec import StepCodec
from games.core.game import Event, Game, Ruleset, Step
from games.core.text import SeatName, Text

LOG_LINES = 40


class Rulebook:
    """A ruleset with what is needed to read and write its steps."""

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        self.ruleset = ruleset
        self.game: Game[Any, Any] = ruleset.game
        self.codec = StepCodec(ruleset.game)
        self.kind = f"step.{ruleset.game.key}"


@dataclass(frozen=True, slots=True)
class Happening:
    """What a step did, for the log. `events` None: the seat took something back."""

    version: int
    seat: Seat | None
    events: tuple[Event, ...] | None


@dataclass(frozen=True, slots=True)
class Position:
    """A match after one of its versions.

    Args:
        undo: what could be taken back.
        undo_to: the version it would be taken back to.
        recent: what the latest steps did, at most `LOG_LINES` of them; put into words only when somebody looks.
        presses: each seat's last accepted press.
        deadlines: when each due key is played.
        cancelled: the match was called off.
    """

    version: int
    state: Any
    undo: Undo | None = None
    undo_to: int = 0
    recent: tuple[Happening, ...] = ()
    presses: Mapping[Seat, LastPress] = field(default_factory=dict)
    deadlines: Mapping[str, datetime] = field(default_factory=dict)
    cancelled: bool = False


def first_position(book: Rulebook, info: MatchInfo, row: StepRow) -> Position:
    """After the setup."""
    _, events = book.codec.decode(row.body)
    state = book.game.replay(book.game.blank(len(info.sitters), info.options), None, events)
    return Position(row.version, state, recent=(Happening(row.version, None, events),))


def after_step(book: Rulebook, position: Position, row: StepRow, step: Step[Any]) -> Position:
    """After a step of the game that has just been decided or read."""
    seat = step.command.seat if step.command is not None and step.command.seat >= 0 else None
    # Only what a person pressed can be taken back: undoing a deadline would give its time again.
    pressed = row.interaction_id is not None and seat is not None
    undoable = pressed and seat is not None and book.game.undoable(step)
    return Position(
        version=row.version,
        state=step.state,
        undo=Undo(seat, row.version) if undoable and seat is not None else None,
        undo_to=position.version,
        recent=_noted(position, Happening(row.version, seat, step.events)),
        presses=_pressed(position, row, seat),
    )


def after_row(book: Rulebook, position: Position, row: StepRow) -> Position:
    """After a stored row that takes nothing back, or that stands for what it took back."""
    if row.kind == CANCELLED:
        presses = _pressed(position, row, decode_cancelled(row).seat)
        return replace(position, version=row.version, presses=presses, cancelled=True)
    if row.kind == REWOUND:
        seat = decode_rewound(row).seat
        return replace(
            position,
            version=row.version,
            state=stamped(position.state, row.version, seat),
            recent=_noted(position, Happening(row.version, seat, None)),
            presses=_pressed(position, row, seat),
        )
    command, events = book.codec.decode(row.body)
    return after_step(book, position, row, Step(command, events, book.game.replay(position.state, command, events)))


def fold(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> Position:
    """The position after all the rows, the first of which is the setup. It has no deadlines yet."""
    first, *rest = kept(rows)
    position = first_position(book, info, first)
    for row in rest:
        position = after_row(book, position, row)
    return position


def log_lines(game: Game[Any, Any], recent: tuple[Happening, ...]) -> tuple[LogLine, ...]:
    """The public lines of what happened, the latest `LOG_LINES`."""
    lines: list[LogLine] = []
    for happening in recent:
        if happening.events is None:
            text = Text("log-reset") if happening.seat is None else Text("log-undone", seat=SeatName(happening.seat))
            lines.append(LogLine(happening.version, happening.seat, text))
            continue
        for event in happening.events:
            said = game.narrate(event.seen_by(None))
            if said is not None:
                lines.append(LogLine(happening.version, happening.seat, said))
    return tuple(lines[-LOG_LINES:])


def command_in(book: Rulebook, row: StepRow) -> Command | None:
    """The command of a stored row; None when it is no step of the game."""
    return book.codec.decode(row.body)[0] if row.kind == book.kind else None


def _noted(position: Position, happening: Happening) -> tuple[Happening, ...]:
    return (*position.recent[-LOG_LINES + 1 :], happening)


def _pressed(position: Position, row: StepRow, seat: Seat | None) -> Mapping[Seat, LastPress]:
    if row.interaction_id is None or seat is None:
        return position.presses
    return {**position.presses, seat: LastPress(row.version, row.at)}
