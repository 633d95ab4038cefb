"""From a command, an undo or a call-off to what is appended. Nothing here writes."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.matches.deadlines import deadlines_after
from bot.matches.errors import MatchOver, NothingToUndo, TimeStandsStill, TurnOver
from bot.matches.folding import fold, undealt
from bot.matches.interludes import Interlude, encode_interlude, kind_of
from bot.matches.model import MatchInfo
from bot.matches.paces import Paces
from bot.matches.position import after_reset, after_row, after_step, turn_began
from bot.matches.rewind import (
    BEFORE_THE_DEAL,
    CANCELLED,
    REWOUND,
    Cancelled,
    Moderator,
    Reset,
    Rewound,
    encode,
    encode_reset,
    encode_skip,
)
from bot.matches.rulebook import Rulebook
from bot.matches.session import Draft, Session
from bot.store.records import StepRow
from games.core.asks import Command, Seat
from games.core.chance import Chance
from games.core.game import Step


def check_going(session: Session) -> None:
    """Refuse when the match has ended."""
    if session.final:
        raise MatchOver


def check_running(session: Session) -> None:
    """Refuse in a pause."""
    if session.position.attendance.paused is not None:
        raise TimeStandsStill


def draft_command(
    session: Session,
    command: Command,
    now: datetime,
    paces: Paces,
    interaction_id: int | None = None,
    skipped_by: Moderator | None = None,
) -> Draft:
    """The step of a command; `skipped_by`: the moderator who had it played. Raises IllegalMove.

    Its chance is that of the version, not of the state's step: nothing drawn before a rewind comes again.
    """
    book, version = session.book, session.position.version + 1
    step = book.game.decide(session.position.state, command, Chance(session.secret, version))
    if skipped_by is None:
        row = step_row(book, step, version, now, interaction_id)
    else:
        row = StepRow(version, book.skip_kind, encode_skip(step, skipped_by), now, interaction_id)
    position = after_step(book, session.position, row, step)
    return _timed(session, Draft(row, position), now, paces)


def check_undo(session: Session, seat: Seat, step: int | None) -> None:
    """Refuse unless the seat may take back its step, which must still be `step` if one is named (ruling 16)."""
    undo = session.position.undo
    if undo is None or undo.seat != seat or step not in {None, undo.step}:
        raise NothingToUndo


def draft_undo(
    session: Session, seat: Seat, rows: tuple[StepRow, ...], now: datetime, paces: Paces, interaction_id: int
) -> Draft:
    """The rewind before the seat's last step. `rows` is the whole log; if it is longer, the version is taken."""
    position = session.position
    fact = Rewound(position.undo_to, seat)
    row = StepRow(position.version + 1, REWOUND, encode(fact), now, interaction_id)
    rewound = fold(session.book, session.match, (*rows, row))
    return _timed(session, Draft(row, rewound), now, paces)


def draft_interlude(
    session: Session,
    fact: Interlude,
    now: datetime,
    paces: Paces,
    interaction_id: int | None,
    kept: Mapping[str, datetime] | None = None,
    match: MatchInfo | None = None,
) -> Draft:
    """The row of a fact that is no step of the game. `match`: the record as it becomes, if it changes."""
    row = StepRow(session.position.version + 1, kind_of(fact), encode_interlude(fact), now, interaction_id)
    draft = Draft(row, after_row(session.book, session.position, row), match)
    return draft if session.final else _timed(session, draft, now, paces, kept)


def check_turn(session: Session, turn: int) -> None:
    """Refuse when the turn that began with that version is over."""
    if turn != turn_began(session.book, session.position):
        raise TurnOver


def draft_reset(
    session: Session,
    to: int,
    by: Moderator,
    rows: tuple[StepRow, ...],
    now: datetime,
    paces: Paces,
    interaction_id: int,
) -> Draft:
    """The start of the turn that began with version `to` once more, or another deal with `BEFORE_THE_DEAL`.

    Seats that conceded stay out: only their people could bring them back. `rows` is the whole log; if it is longer,
    the version is taken.
    """
    book, info, version = session.book, session.match, session.position.version + 1
    game, chance, kept = book.game, Chance(session.secret, version), session.position.deadlines
    live = game.live(session.position.state)
    if to == BEFORE_THE_DEAL:
        before, kept = undealt(book, info), {}
        left = tuple(seat for seat in range(len(info.sitters)) if seat not in live)
        step = game.start(len(info.sitters), info.options, chance, version, left)
    else:
        before = fold(book, info, [row for row in rows if row.version <= to])
        left = tuple(seat for seat in game.live(before.state) if seat not in live)
        step = game.reset(before.state, chance, version, left)
    body = encode_reset(Reset(to, by), step.events)
    row = StepRow(version, book.reset_kind, body, now, interaction_id)
    position = replace(after_reset(book, before, row), attendance=session.position.attendance)
    return _timed(session, Draft(row, position), now, paces, kept)


def draft_cancel(session: Session, fact: Cancelled, now: datetime, interaction_id: int | None = None) -> Draft:
    """The end of the match without a result."""
    row = StepRow(session.position.version + 1, CANCELLED, encode(fact), now, interaction_id)
    return Draft(row, replace(after_row(session.book, session.position, row), deadlines={}))


def step_row(book: Rulebook, step: Step[Any], version: int, now: datetime, interaction_id: int | None) -> StepRow:
    """The row of a step."""
    return StepRow(version, book.kind, book.codec.encode(step), now, interaction_id)


def _timed(
    session: Session, draft: Draft, now: datetime, paces: Paces, kept: Mapping[str, datetime] | None = None
) -> Draft:
    """The draft with its deadlines: none when it ends the match. Those `kept` (None: the session's) keep their time."""
    game, position = session.book.game, draft.position
    deadlines: dict[str, datetime] = {}
    if game.outcome(position.state) is None:
        kept = session.position.deadlines if kept is None else kept
        match, attendance = draft.match or session.match, position.attendance
        deadlines = deadlines_after(game, position.state, match, kept, now, paces, attendance)
    return replace(draft, position=replace(position, deadlines=deadlines))
