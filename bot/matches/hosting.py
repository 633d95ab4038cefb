"""Lobbies in the store: open, change, start."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import TypeAlias

from bot.matches import lobby
from bot.matches.deadlines import deadlines_after
from bot.matches.deal import Seated, encode_deal
from bot.matches.errors import (
    AskGone,
    ChannelBusy,
    NoSuchMatch,
    NoSuchPolicy,
    NoSuchRuleset,
    Refusal,
    RulesRevised,
    TableNotPosted,
)
from bot.matches.model import MatchId, MatchInfo, NewMatch, Sitter, User
from bot.matches.names import new_id, new_name
from bot.matches.new_commands import new_command
from bot.matches.options import preset_for
from bot.matches.paces import Paces
from bot.matches.ports import Clock, moment
from bot.matches.position import Rulebook
from bot.matches.records import to_info, to_record
from bot.matches.rematch import Rematch, invited, rematch_of
from bot.matches.seats import drawn_chairs, drawn_seats, seat_of
from bot.matches.secrets import commitment, match_secret, new_host_secret
from bot.store.errors import Conflict, Repeated
from bot.store.records import LOBBY_KEY, Commit, DueRow, StepRow
from bot.store.store import Store
from games.core.asks import Seat
from games.core.chance import Chance
from games.core.text import Text

Committed: TypeAlias = Callable[[MatchId, Mapping[str, datetime]], None]
"""Told after every commit: which match, and its deadlines from now on."""
Edit: TypeAlias = Callable[[MatchInfo], MatchInfo]
"""A lobby as it becomes; raises refusals."""


class Hosting:
    """What happens before the first step. Interactions delivered twice have one effect."""

    def __init__(
        self,
        store: Store,
        books: Mapping[str, Rulebook],
        clock: Clock,
        paces: Paces,
        committed: Committed,
        rng: Random,
    ) -> None:
        self._store = store
        self._books = books
        self._clock = clock
        self._paces = paces
        self._committed = committed
        self._rng = rng
        self._opening = asyncio.Lock()

    async def info(self, match_id: MatchId) -> MatchInfo:
        """The match as stored. Raises NoSuchMatch."""
        record = await self._store.match(match_id)
        if record is None or record.ruleset not in self._books:
            raise NoSuchMatch
        return to_info(record, self._books[record.ruleset].ruleset)

    async def deadlines(self, match_id: MatchId) -> dict[str, datetime]:
        """When each due key of the match is played."""
        return {due.key: due.at for due in (await self._store.tail(match_id, -1)).dues}

    async def open_matches(
        self, *, user_id: int | None = None, channel_id: int | None = None, guild_id: int | None = None
    ) -> tuple[MatchInfo, ...]:
        """Open matches of a user, a channel or a server, oldest first, without those of games that are gone."""
        records = await self._store.open_matches(user_id=user_id, channel_id=channel_id, guild_id=guild_id)
        books = self._books
        return tuple(to_info(record, books[record.ruleset].ruleset) for record in records if record.ruleset in books)

    async def open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        """Open a lobby with its host and computer players in it."""
        if not new.alone:
            return await self._open(new, interaction_id)
        async with self._opening:  # of two who open one in the same moment, one is refused
            return await self._open(new, interaction_id)

    async def _open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        here = await self.open_matches(channel_id=new.place.channel_id)
        if new.alone and here and await self._store.handled(interaction_id) is None:
            raise ChannelBusy
        taken = {info.name for info in here}
        lesson = self._book(new.ruleset).ruleset.lesson if new.lesson else None
        if new.lesson and lesson is None:
            raise NoSuchRuleset
        host_secret = lesson.secret if lesson else new_host_secret(self._rng)
        info = self._draft(new, new_name(taken, self._rng), commitment(host_secret))
        if lesson is not None:
            info = replace(info, preset=None, options=lesson.options)
        closing = self._closing(info) or {}
        try:
            await self._store.create(to_record(info), host_secret, interaction_id, _rows(info, closing))
        except Repeated as earlier:
            return await self.info(earlier.match_id)
        self._committed(info.id, closing)
        return info

    async def rematch(
        self, match_id: MatchId, by: User, reseated: Collection[Seat], interaction_id: int, *, alone: bool
    ) -> Rematch:
        """The match that follows one that is over: open already, or a lobby opened now by somebody who sat in it.

        Which one it is stands in the former match's record, stored with it: of many presses one opens a lobby.
        """
        async with self._opening:
            while True:
                former = await self.info(match_id)
                if (following := await self._following(former)) is not None:
                    return Rematch(following, opened=False)
                here = await self.open_matches(channel_id=former.place.channel_id)
                self._check_rematch(former, by, busy=alone and bool(here))
                secret, name = new_host_secret(self._rng), new_name({info.name for info in here}, self._rng)
                now = moment(self._clock)
                info = rematch_of(former, by, reseated, new_id(self._rng), name, commitment(secret), now)
                closing = self._closing(info) or {}
                followed = to_record(replace(former, rematch=info.id, lobby_version=former.lobby_version + 1))
                try:
                    await self._store.create(to_record(info), secret, interaction_id, _rows(info, closing), followed)
                except Conflict:
                    continue
                except Repeated as earlier:
                    return Rematch(await self.info(earlier.match_id), opened=False)
                self._committed(info.id, closing)
                self._committed(former.id, {})
                return Rematch(info, opened=True)

    def _check_rematch(self, former: MatchInfo, by: User, *, busy: bool) -> None:
        seat_of(former, by.id)
        if former.status != "over" or former.is_tutorial:
            raise AskGone
        ruleset = self._books[former.ruleset].ruleset
        if former.revision != ruleset.revision:
            raise RulesRevised(game=Text(f"ruleset-{ruleset.key}"), command=new_command(ruleset.game.words))
        if busy:
            raise ChannelBusy

    async def invited(self, info: MatchInfo) -> tuple[int, ...]:
        """Who sat in the match that this lobby follows and does not sit here yet."""
        if info.rematch_of is not None:
            with suppress(NoSuchMatch):
                return invited(await self.info(info.rematch_of), info)
        return ()

    async def _following(self, former: MatchInfo) -> MatchInfo | None:
        """The rematch, unless its lobby closed without a match or it is kept no longer."""
        if former.rematch is not None:
            with suppress(NoSuchMatch):
                info = await self.info(former.rematch)
                return info if info.status not in {"cancelled", "expired"} else None
        return None

    async def change(self, match_id: MatchId, interaction_id: int, edit: Edit) -> MatchInfo:
        """Edit the lobby as it stands, again whenever somebody else was faster."""
        while True:
            info = await self.info(match_id)
            try:
                changed = edit(info)
            except Refusal:
                if await self._store.handled(interaction_id) == match_id:
                    return info
                raise
            closing = self._closing(changed)
            dues = None if closing is None else _rows(changed, closing)
            commit = Commit(match_id, record=to_record(changed), dues=dues, interaction_id=interaction_id)
            try:
                await self._store.commit(commit)
            except Conflict:
                continue
            except Repeated:
                return await self.info(match_id)
            self._committed(match_id, closing or {})
            return changed

    async def expire(self, match_id: MatchId) -> bool:
        """Close a lobby whose time has passed, once. False when it has not, or is no lobby any more."""
        while True:
            info = await self.info(match_id)
            at = (await self.deadlines(match_id)).get(LOBBY_KEY)  # read after the record, so never older than it
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
            info = await self.info(match_id)
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
                return await self.info(match_id)
            self._committed(match_id, deadlines)
            return started

    def _closing(self, info: MatchInfo) -> dict[str, datetime] | None:
        """When the lobby closes unless it changes again; nothing once it is closed, None when it was no lobby."""
        if info.version >= 0:
            return None
        open_until = moment(self._clock) + timedelta(seconds=self._paces.lobby)
        return {LOBBY_KEY: open_until} if info.status == "lobby" else {}

    def _book(self, ruleset: str) -> Rulebook:
        book = self._books.get(ruleset)
        if book is None:
            raise NoSuchRuleset
        return book

    def _draft(self, new: NewMatch, name: tuple[str, str], committed_to: str) -> MatchInfo:
        ruleset = self._book(new.ruleset).ruleset
        size = lobby.opening_size(new.size, len(new.policies), ruleset)
        preset = preset_for(ruleset, size) if new.preset is None else new.preset
        if preset not in ruleset.presets:
            raise NoSuchRuleset
        ruleset.game.check_table(size, ruleset.presets[preset])
        unknown = [policy for policy in new.policies if policy not in ruleset.game.policies]
        if unknown:
            raise NoSuchPolicy(policy=unknown[0])
        computers = (Sitter(seat, policy=policy) for seat, policy in enumerate(new.policies, start=1))
        return MatchInfo(
            id=new_id(self._rng),
            name=name,
            ruleset=ruleset.key,
            revision=ruleset.revision,
            preset=preset,
            options=ruleset.presets[preset],
            status="lobby",
            place=new.place,
            locale=new.locale,
            host_id=new.host.id,
            sitters=(Sitter(0, new.host), *computers),
            size=size,
            pace=new.pace,
            version=-1,
            lobby_version=0,
            commitment=committed_to,
            created_at=moment(self._clock),
            night=new.night,
            pictures=new.pictures,
        )

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
            dues=_rows(info, deadlines),
        )
        return commit, started, deadlines


def _rows(info: MatchInfo, deadlines: Mapping[str, datetime]) -> tuple[DueRow, ...]:
    return tuple(DueRow(info.id, key, at) for key, at in deadlines.items())
