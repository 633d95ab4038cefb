"""Lobbies that open: new ones, and those that follow a match."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import replace
from random import Random

from bot.matches import lobby
from bot.matches.deadlines import due_rows, lobby_deadline
from bot.matches.errors import AskGone, ChannelBusy, NoSuchPolicy, NoSuchRuleset, RulesRevised
from bot.matches.model import MatchId, MatchInfo, NewMatch, Sitter, User
from bot.matches.names import new_id, new_name
from bot.matches.new_commands import new_command
from bot.matches.options import preset_for
from bot.matches.paces import Paces
from bot.matches.ports import Clock, Committed, moment
from bot.matches.records import to_record
from bot.matches.register import Register
from bot.matches.rematch import Rematch, rematch_of
from bot.matches.rulebook import Rulebook
from bot.matches.seats import seat_of
from bot.matches.secrets import commitment, new_host_secret
from bot.store.errors import Conflict, Repeated
from bot.store.store import Store
from games.core.asks import Seat
from games.core.text import Text


class Opening:
    """Opens lobbies. Interactions delivered twice open one."""

    def __init__(
        self,
        store: Store,
        books: Mapping[str, Rulebook],
        register: Register,
        clock: Clock,
        paces: Paces,
        committed: Committed,
        rng: Random,
    ) -> None:
        self._store = store
        self._books = books
        self._register = register
        self._clock = clock
        self._paces = paces
        self._committed = committed
        self._rng = rng
        self._lock = asyncio.Lock()

    async def open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        """Open a lobby with its host and computer players in it."""
        if not new.alone:
            return await self._open(new, interaction_id)
        async with self._lock:  # of two who open one in the same moment, one is refused
            return await self._open(new, interaction_id)

    async def _open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        here = await self._register.open_matches(channel_id=new.place.channel_id)
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
        closing = lobby_deadline(info, moment(self._clock), self._paces)
        try:
            await self._store.create(to_record(info), host_secret, interaction_id, due_rows(info.id, closing))
        except Repeated as earlier:
            return await self._register.info(earlier.match_id)
        self._committed(info.id, closing)
        return info

    async def rematch(
        self, match_id: MatchId, by: User, reseated: Collection[Seat], interaction_id: int, *, alone: bool
    ) -> Rematch:
        """The match that follows one that is over: open already, or a lobby opened now by somebody who sat in it.

        Which one it is stands in the former match's record, stored with it: of many presses one opens a lobby.
        """
        async with self._lock:
            while True:
                former = await self._register.info(match_id)
                if (following := await self._register.following(former)) is not None:
                    return Rematch(following, opened=False)
                here = await self._register.open_matches(channel_id=former.place.channel_id)
                self._check_rematch(former, by, busy=alone and bool(here))
                secret, name = new_host_secret(self._rng), new_name({info.name for info in here}, self._rng)
                now = moment(self._clock)
                info = rematch_of(former, by, reseated, new_id(self._rng), name, commitment(secret), now)
                closing = lobby_deadline(info, now, self._paces)
                followed = to_record(replace(former, rematch=info.id, lobby_version=former.lobby_version + 1))
                dues = due_rows(info.id, closing)
                try:
                    await self._store.create(to_record(info), secret, interaction_id, dues, followed)
                except Conflict:
                    continue
                except Repeated as earlier:
                    return Rematch(await self._register.info(earlier.match_id), opened=False)
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
