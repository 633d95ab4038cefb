"""The public log of a whole match, from its rows alone: also what was taken back stays in it."""

from collections.abc import Iterable

from bot.matches.interludes import KINDS, decode_interlude
from bot.matches.model import LogLine
from bot.matches.notes import cancelled_note, note_of, reset_note, rewound_note, skip_note
from bot.matches.position import Happening, Rulebook, lines_of, told_of
from bot.matches.rewind import (
    CANCELLED,
    REWOUND,
    decode_cancelled,
    decode_reset,
    decode_rewound,
    is_reset,
    is_skip,
    skipped_by,
    taken_back,
)
from bot.store.records import StepRow


def story(book: Rulebook, rows: Iterable[StepRow]) -> tuple[LogLine, ...]:
    """Every public line, oldest first."""
    every = tuple(rows)
    undone = taken_back(every)
    happenings = (_happening(book, row, undone.get(row.version, ())) for row in every)
    return tuple(line for happening in happenings for line in lines_of(book.game, happening))


def _happening(book: Rulebook, row: StepRow, undone: tuple[StepRow, ...]) -> Happening:
    if row.kind in KINDS:
        fact = decode_interlude(row)
        return Happening(row.version, fact.seat, note=note_of(fact))
    if row.kind == REWOUND:
        by = decode_rewound(row).seat
        return Happening(row.version, by, note=rewound_note(by, told_of(book, undone)))
    if row.kind == CANCELLED:
        return Happening(row.version, None, note=cancelled_note(decode_cancelled(row)))
    command, events = book.codec.decode(row.body)
    seat = command.seat if command is not None and command.seat >= 0 else None
    note = reset_note(decode_reset(row)) if is_reset(row) else None
    if is_skip(row):
        note = skip_note(skipped_by(row), seat)
    return Happening(row.version, seat, events, note)
