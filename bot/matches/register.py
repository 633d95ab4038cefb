"""The matches of the store, as their rules read them."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime

from bot.matches.errors import NoSuchMatch
from bot.matches.model import MatchId, MatchInfo
from bot.matches.records import to_info
from bot.matches.rematch import invited
from bot.matches.rulebook import Rulebook
from bot.store.store import Store


class Register:
    """Which matches there are, what is stored of them, and which follow one another."""

    def __init__(self, store: Store, books: Mapping[str, Rulebook]) -> None:
        self._store = store
        self._books = books

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

    async def invited(self, info: MatchInfo) -> tuple[int, ...]:
        """Who sat in the match that this lobby follows and does not sit here yet."""
        if info.rematch_of is not None:
            with suppress(NoSuchMatch):
                return invited(await self.info(info.rematch_of), info)
        return ()

    async def following(self, former: MatchInfo) -> MatchInfo | None:
        """The rematch, unless its lobby closed without a match or it is kept no longer."""
        if former.rematch is not None:
            with suppress(NoSuchMatch):
                info = await self.info(former.rematch)
                return info if info.status not in {"cancelled", "expired"} else None
        return None
