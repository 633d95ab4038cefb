"""One match in play: judge at the newest position known, append, and judge again when somebody was faster."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.matches.deadlines import due_rows
from bot.matches.errors import MatchOver, NoSuchMatch, NotPlaying, Refusal
from bot.matches.folding import fold
from bot.matches.interludes import SEATING
from bot.matches.model import Course, MatchInfo
from bot.matches.position import Position, after_row
from bot.matches.records import to_info, to_record
from bot.matches.results import first_owners, results_of
from bot.matches.rewind import taken_back_to
from bot.matches.rulebook import Rulebook
from bot.matches.secrets import match_secret
from bot.store.errors import Conflict, StoreError
from bot.store.records import Commit, ResultRow, Status, StepRow, Tail
from bot.store.store import Store
from games.core.errors import IllegalMove
from games.core.game import Outcome

ATTEMPTS = 50
"""How often a commit may lose to others before it is given up."""


@dataclass(slots=True)
class Session:
    """A match in play as far as this process knows it. `lock` only saves conflicts; the version is what decides.

    course: how it went, once it is over and somebody looks.
    """

    book: Rulebook
    match: MatchInfo
    host_secret: bytes
    secret: bytes
    position: Position
    lock: asyncio.Lock
    course: Course | None = None

    @property
    def info(self) -> MatchInfo:
        """The match at the position."""
        return replace(self.match, version=self.position.version)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.book.game.outcome(self.position.state)

    @property
    def final(self) -> bool:
        """Whether nothing more can happen."""
        return is_final(self.book, self.position)


def is_final(book: Rulebook, position: Position) -> bool:
    """Whether nothing more can happen after the position."""
    return position.cancelled is not None or book.game.outcome(position.state) is not None


@dataclass(frozen=True, slots=True)
class Draft:
    """What is appended and where the match then stands; `match` when its record changes too."""

    row: StepRow
    position: Position
    match: MatchInfo | None = None


Judge: TypeAlias = Callable[[Session], Awaitable[Draft | None]]
"""Says what follows from a session's position; None when there is nothing to do. Raises refusals."""


class Sessions:
    """The sessions of this process: the least recently used are dropped, for nothing is only in them.

    Args:
        limit: how many are kept.
    """

    def __init__(self, store: Store, books: Mapping[str, Rulebook], limit: int) -> None:
        self._store = store
        self._books = books
        self._limit = limit
        self._kept: OrderedDict[str, Session] = OrderedDict()

    def kept(self, match_id: str) -> Session | None:
        """The session as this process left it, if it is in memory."""
        return self._kept.get(match_id)

    async def get(self, match_id: str) -> Session:
        """The session, perhaps behind the store. Raises NoSuchMatch, NotPlaying, or MatchOver: never begun."""
        session = self._kept.get(match_id)
        if session is None:
            session = await self._load(match_id)
            self._kept[match_id] = session
            while len(self._kept) > self._limit:
                self._kept.popitem(last=False)
        self._kept.move_to_end(match_id)
        return session

    async def fresh(self, match_id: str) -> Session:
        """The session as the store has it."""
        known = match_id in self._kept
        session = await self.get(match_id)
        if known and self._store.head(match_id) != session.position.version:
            await self._catch_up(session)
        return session

    def forget(self, match_id: str) -> None:
        """The record of the match was changed: read it again."""
        self._kept.pop(match_id, None)

    def forget_all(self) -> None:
        """The deadlines of many matches were changed: read them again."""
        self._kept.clear()

    async def append(self, match_id: str, judge: Judge) -> Session | None:
        """Append what `judge` drafts; None when it drafts nothing. Raises its refusals, judged at the newest position.

        Raises `Repeated` when the interaction was stored before.
        """
        session = await self.get(match_id)
        async with session.lock:
            for _ in range(ATTEMPTS):
                try:
                    draft = await judge(session)
                except (Refusal, IllegalMove):
                    if await self._catch_up(session):
                        continue
                    raise
                if draft is None:
                    if await self._catch_up(session):
                        continue
                    return None
                if await self._commit(session, draft):
                    return session
        raise StoreError(f"match {match_id}: no commit got through in {ATTEMPTS} attempts")

    async def rows(self, match_id: str) -> tuple[StepRow, ...]:
        """Every stored step of a match."""
        return (await self._store.tail(match_id, -1)).steps

    async def _commit(self, session: Session, draft: Draft) -> bool:
        position, match_id, changed = draft.position, session.match.id, draft.match
        results: tuple[ResultRow, ...] = ()
        if is_final(session.book, position) and session.match.status == "playing":
            status: Status = "cancelled" if position.cancelled else "over"
            by = position.cancelled.by.name if position.cancelled and position.cancelled.by else None
            changes = session.match.lobby_version + 1
            changed = replace(changed or session.match, status=status, ended_by=by, lobby_version=changes)
            results = await self._results(session, draft)
        dues = due_rows(match_id, position.deadlines)
        try:
            record = to_record(changed) if changed else None
            await self._store.commit(Commit(match_id, step=draft.row, record=record, dues=dues, results=results))
        except Conflict:
            if not await self._catch_up(session):
                session.match = await self._info(match_id)
            return False
        session.position = position
        session.match = changed or session.match
        return True

    async def _results(self, session: Session, draft: Draft) -> tuple[ResultRow, ...]:
        """Where everybody comes with a step that ends the match; nothing when it was called off."""
        position = draft.position
        outcome = session.book.game.outcome(position.state)
        if outcome is None:
            return ()
        changed_hands = bool(position.attendance.reseated)
        left = first_owners(await self.rows(session.match.id), position.dealt) if changed_hands else {}
        return results_of(session.match, outcome, draft.row.at, left)

    async def _info(self, match_id: str) -> MatchInfo:
        record = await self._store.match(match_id)
        if record is None or record.ruleset not in self._books:
            raise NoSuchMatch
        return to_info(record, self._books[record.ruleset].ruleset)

    async def _load(self, match_id: str) -> Session:
        info = await self._info(match_id)
        if info.version < 0:
            raise NotPlaying if info.status == "lobby" else MatchOver
        secret = await self._store.secret(match_id)
        assert secret.message_id is not None, "a match starts only with its table message known"
        tail = await self._store.tail(match_id, -1)
        book = self._books[info.ruleset]
        position = _with_deadlines(fold(book, info, tail.steps), tail)
        derived = match_secret(secret.host_secret, secret.message_id)
        return Session(book, info, secret.host_secret, derived, position, asyncio.Lock())

    async def _catch_up(self, session: Session) -> bool:
        """Read what others appended; whether there was anything."""
        match_id, position = session.match.id, session.position
        tail = await self._store.tail(match_id, position.version)
        if not tail.steps:
            return False
        if any(taken_back_to(row) is not None for row in tail.steps):
            tail = await self._store.tail(match_id, -1)
            position = fold(session.book, session.match, tail.steps)
        else:
            for row in tail.steps:
                position = after_row(session.book, position, row)
        if position.version > session.position.version:  # another task may have read further meanwhile
            session.position = _with_deadlines(position, tail)
        if session.final or any(row.kind in SEATING for row in tail.steps):
            session.match = await self._info(match_id)
        return True


def _with_deadlines(position: Position, tail: Tail) -> Position:
    return replace(position, deadlines={due.key: due.at for due in tail.dues})
