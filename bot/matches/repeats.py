"""Presses that are there already: delivered twice, or pressed twice by an impatient finger."""

from datetime import datetime, timedelta

from bot.matches.errors import Refusal
from bot.matches.folding import fold
from bot.matches.model import LastPress, Press
from bot.matches.rewind import CANCELLED, REWOUND
from bot.matches.rulebook import command_in
from bot.matches.seats import command_of
from bot.matches.session import Session
from bot.store.records import StepRow
from games.core.asks import Concede, Seat

DOUBLE_PRESS = timedelta(seconds=5)


def recent_press(session: Session, seat: Seat, now: datetime) -> LastPress | None:
    """The seat's last accepted press of the match in play, if it is fresh enough for a second one to be a slip."""
    last = session.position.presses.get(seat)
    return last if last is not None and last.version > 0 and now - last.at <= DOUBLE_PRESS else None


def same_press(session: Session, seat: Seat, press: Press, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
    """Whether a press, as it would have been read then, asks for what the seat's last press did."""
    before = fold(session.book, session.match, [row for row in rows if row.version < last.version])
    try:
        command = command_of(session.book.game.asks(before.state), seat, press)
    except Refusal:
        return False
    return command == command_in(session.book, _row(rows, last))


def was_resignation(session: Session, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
    """Whether the seat's last press gave up the seat."""
    return isinstance(command_in(session.book, _row(rows, last)), Concede)


def was_undo(last: LastPress, rows: tuple[StepRow, ...]) -> bool:
    """Whether the seat's last press took something back."""
    return _row(rows, last).kind == REWOUND


def was_cancel(last: LastPress, rows: tuple[StepRow, ...]) -> bool:
    """Whether the seat's last press called the match off."""
    return _row(rows, last).kind == CANCELLED


def _row(rows: tuple[StepRow, ...], last: LastPress) -> StepRow:
    return rows[last.version]  # versions count from 0 without gaps
