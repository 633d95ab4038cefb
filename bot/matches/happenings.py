"""What the steps of a match did, and the lines of the log that tell it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.matches.model import LogLine
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow
from games.core.asks import Seat
from games.core.game import Event, Game
from games.core.text import Text

LOG_LINES = 40
TOLD = 4_000
"""Happenings of all matches whose lines are remembered, less than 1 kB each."""


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


def noted(recent: tuple[Happening, ...], happening: Happening) -> tuple[Happening, ...]:
    """The latest happenings with one more, at most `LOG_LINES` of them."""
    return (*recent[-LOG_LINES + 1 :], happening)


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
