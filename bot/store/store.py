"""The few things a database must do for us. `bot.store.sql` does them with SQLAlchemy."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

from bot.store.records import (
    Commit,
    DueRow,
    MatchRecord,
    ResultRow,
    Secret,
    ServerPreferences,
    Surface,
    SurfaceKind,
    Tail,
    UserPreferences,
)


class Store(Protocol):
    """Matches, steps, deadlines and messages. Everything written is durable when the call returns."""

    async def create(
        self,
        record: MatchRecord,
        host_secret: bytes,
        interaction_id: int,
        deadlines: tuple[DueRow, ...] = (),
        former: MatchRecord | None = None,
    ) -> None:
        """Store a new match. Raises `Repeated`.

        former: the match that it is the rematch of, as it becomes; raises `Conflict` as `commit` does.
        """

    async def commit(self, commit: Commit) -> None:
        """Store it whole or, raising `Conflict` or `Repeated`, not at all."""

    async def match(self, match_id: str) -> MatchRecord | None:
        """The record, or None when there is no such match."""

    async def open_matches(
        self, *, user_id: int | None = None, channel_id: int | None = None, guild_id: int | None = None
    ) -> tuple[MatchRecord, ...]:
        """Lobbies and matches in play, oldest first: all, those a user sits in, those of a channel or a server."""

    async def finished_matches(self, user_id: int, limit: int) -> tuple[MatchRecord, ...]:
        """The last matches of a user that began and are over or called off, newest first."""

    async def results(self, guild_id: int) -> tuple[ResultRow, ...]:
        """Where everybody came in the finished matches of a server that are kept, in the order in which they ended."""

    def head(self, match_id: str) -> int | None:
        """The version that this store last stored of a match in play; None when it stored none. Reads nothing.

        As long as only one process works on the database nobody else can have stored a later one.
        """

    async def tail(self, match_id: str, after: int) -> Tail:
        """The steps after a version (-1: all), upcast to what the program reads now, and the deadlines."""

    async def handled(self, interaction_id: int) -> str | None:
        """The match that an interaction changed, or None when it changed none."""

    async def upcoming(self, limit: int) -> tuple[DueRow, ...]:
        """The earliest deadlines of all matches, earliest first."""

    async def postpone(self, before: datetime, to: datetime, pace: str | None = None) -> frozenset[str]:
        """Move the deadlines of people and tables earlier than `before` to `to`; computer seats keep theirs.

        Returns the matches whose deadlines were moved.

        pace: only in matches with this clock.
        """

    async def secret(self, match_id: str) -> Secret:
        """What the match's chance comes from. Raises KeyError when there is no such match."""

    async def pin_secret(self, match_id: str, message_id: int) -> None:
        """Remember the first table message; later ones change nothing."""

    async def surfaces(self, match_id: str) -> tuple[Surface, ...]:
        """Every message of a match."""

    async def put_surface(self, surface: Surface) -> None:
        """Remember a message, in place of the one of the same match, kind and owner."""

    async def note_surfaces(self, shown: Sequence[Surface]) -> None:
        """Remember what messages show now, except those that were forgotten meanwhile."""

    async def drop_surface(self, match_id: str, kind: SurfaceKind, owner_id: int = 0) -> None:
        """Forget a message."""

    async def stale_matches(self) -> tuple[str, ...]:
        """The matches with a message that can be reached and was painted before their last change."""

    async def former_tables(self) -> tuple[Surface, ...]:
        """Tables that were being sent anew when the program ended."""

    async def user_preferences(self) -> Mapping[int, UserPreferences]:
        """What people chose, by their id."""

    async def put_user_preferences(self, user_id: int, preferences: UserPreferences) -> None:
        """Remember what somebody chose, in place of what they chose before."""

    async def server_preferences(self) -> Mapping[int, ServerPreferences]:
        """What servers chose, by their id."""

    async def put_server_preferences(self, guild_id: int, preferences: ServerPreferences) -> None:
        """Remember what a server chose, in place of what it chose before."""

    async def close(self) -> None:
        """Finish what was begun and let the database go. Twice does no harm."""
