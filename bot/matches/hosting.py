"""Lobbies in the store: changed, closed, started."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from bot.matches import lobby
from bot.matches.deadlines import deadlines_after, due_rows, lobby_deadline
from bot.matches.deal import Seated, encode_deal
from bot.matches.errors import Refusal, TableNotPosted
from bot.matches.model import MatchId, MatchInfo
from bot.matches.paces import Paces
from bot.matches.ports import Clock, Committed, moment
from bot.matches.records import to_record
from bot.matches.register import Register
from bot.matches.rulebook import Rulebook
from bot.matches.seats import drawn_chairs, drawn_seats
from bot.matches.secrets import match_secret
from bot.store.errors import Conflict, Repeated
from bot.store.records import LOBBY_KEY, Commit, StepRow
from bot.store.store import Store
from games.core.chance import Chance

Edit: TypeAlias = Callable[[MatchInfo], MatchInfo]
"""A lobby as it becomes; raises refusals."""


class Hosting:
    """What happens before the first step. Interactions delivered twice have one effect."""

    def __init__(
        self,
        store: Store,
        books: Mapping[str, Rulebook],
        register: Register,
        clock: Clock,
        paces: Paces,
        committed: Committed,
    ) -> None:
        self._store = store
        self._books = books
        self._register = register
        self._clock = clock
        self._paces = paces
        self._committed = committed

    async def change(self, match_id: MatchId, interaction_id: int, edit: Edit) -> MatchInfo:
        """Edit the lobby as it stands, again whenever somebody else was faster."""
        while True:
            info = await self._register.info(match_id)
            try:
                changed = edit(info)
            except Refusal:
                if await self._store.handled(interaction_id) == match_id:
                    return info
                raise
            closing = lobby_deadline(changed, moment(self._clock), self._paces)
            dues = due_rows(match_id, closing) if changed.version < 0 else None
            commit = Commit(match_id, record=to_record(changed), dues=dues, interaction_id=interaction_id)
            try:
                await self._store.commit(commit)
            except Conflict:
                continue
            except Repeated:
                return await self._register.info(match_id)
            self._committed(match_id, closing)
            return changed

    async def expire(self, match_id: MatchId) -> bool:
        """Close a lobby whose time has passed, once. False when it has not, or is no lobby any more."""
        while True:
            info = await self._register.info(match_id)
            # Read after the record, so never older than it.
            at = (await self._register.deadlines(match_id)).get(LOBBY_KEY)
            if info.status != "lobby" or at is None or at > moment(self._clock):
                return False
            try:
                await self._store.commit(Commit(match_id, record=to_record(lobby.expire(info)), dues=()))
            except Conflict:
                continue
            self._committed(match_id, {})
            return True

    async def start(self, match_id: MatchId, by: int, interaction_id: int | None) -> MatchInfo:
        """Draw the seat order and deal: step 0."""
        while True:
            info = await self._register.info(match_id)
            book = self._books[info.ruleset]
            try:
                lobby.check_start(info, by, book.ruleset)
            except Refusal:
                if interaction_id is not None and await self._store.handled(interaction_id) == match_id:
                    return info
                raise
            secret = await self._store.secret(match_id)
            if secret.message_id is None:
                raise TableNotPosted
            drawn = match_secret(secret.host_secret, secret.message_id)
            commit, started, deadlines = self._first_step(book, info, drawn, interaction_id)
            try:
                await self._store.commit(commit)
            except Conflict:
                continue
            except Repeated:
                return await self._register.info(match_id)
            self._committed(match_id, deadlines)
            return started

    def _first_step(
        self, book: Rulebook, info: MatchInfo, secret: bytes, interaction_id: int | None
    ) -> tuple[Commit, MatchInfo, Mapping[str, datetime]]:
        now = moment(self._clock)
        started = replace(
            info,
            status="playing",
            sitters=drawn_seats(info.sitters, secret),
            size=len(info.sitters),
            options=book.game.settled(info.options, slow=info.pace == "slow"),
            revision=book.ruleset.revision,
            lobby_version=info.lobby_version + 1,
            version=0,
            removed=(),
        )
        step = book.game.start(started.size, started.options, Chance(secret, 0))
        deadlines = deadlines_after(book.game, step.state, started, {}, now, self._paces)
        body = encode_deal(Seated(drawn_chairs(started.size, secret)), step.events)
        commit = Commit(
            info.id,
            step=StepRow(0, book.kind, body, now, interaction_id),
            record=to_record(started),
            dues=due_rows(info.id, deadlines),
        )
        return commit, started, deadlines
