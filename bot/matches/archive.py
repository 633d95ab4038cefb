"""Matches that are over: which somebody played, and their logs."""

from collections.abc import Mapping

from bot.matches.errors import NotOver
from bot.matches.logfile import LogFile, log_of
from bot.matches.model import LogLine, MatchId, MatchInfo
from bot.matches.records import to_info
from bot.matches.rulebook import Rulebook
from bot.matches.seats import seat_of
from bot.matches.session import Sessions
from bot.matches.story import story
from bot.store.store import Store


class Archive:
    """Finished matches, for those who sat in them."""

    def __init__(self, store: Store, books: Mapping[str, Rulebook], sessions: Sessions) -> None:
        self._store = store
        self._books = books
        self._sessions = sessions

    async def matches_of(self, user_id: int, limit: int) -> tuple[MatchInfo, ...]:
        """The last matches that somebody played and that are over or were called off, newest first."""
        records = await self._store.finished_matches(user_id, limit)
        books = self._books
        return tuple(to_info(record, books[record.ruleset].ruleset) for record in records if record.ruleset in books)

    async def log(self, match_id: MatchId, user_id: int) -> LogFile:
        """The log of a match for one of its players. Raises NotSeated, NotOver, or what `Sessions.fresh` does."""
        session = await self._sessions.fresh(match_id)
        seat_of(session.match, user_id)
        if not session.final:
            raise NotOver
        return await self.whole_log(match_id)

    async def whole_log(self, match_id: MatchId) -> LogFile:
        """The log of a match as far as it has come, for whoever hosts it: what nobody may know yet is in it.

        Raises what `Sessions.fresh` does.
        """
        session = await self._sessions.fresh(match_id)
        secret, last = await self._store.secret(match_id), session.position.version
        # Of a match in play more may have come meanwhile.
        rows = (row for row in await self._sessions.rows(match_id) if row.version <= last)
        return log_of(session.match, secret, rows, None if session.position.cancelled else session.outcome)

    async def story(self, match_id: MatchId) -> tuple[LogLine, ...]:
        """What everybody may know of what happened in a match, from its deal on. Raises as `Sessions.fresh` does."""
        session = await self._sessions.fresh(match_id)
        return story(session.book, session.match, await self._sessions.rows(match_id))
