"""What people and servers chose for themselves: languages, pings. Read from memory, written to the store first."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from datetime import datetime
from typing import Self

from bot.matches.model import User
from bot.store.records import ServerPreferences, UserPreferences
from bot.store.store import Store

__all__ = ["Preferences", "ServerPreferences", "UserPreferences"]

MET = 10_000
"""People whose Discord language is remembered: those who pressed something lately."""


class Preferences:
    """The preferences of everybody. Made by `load`.

    Args:
        store: where they are kept.
        users: by user id, what was stored.
        servers: by guild id, what was stored.
    """

    def __init__(
        self, store: Store, users: Mapping[int, UserPreferences], servers: Mapping[int, ServerPreferences]
    ) -> None:
        self._store = store
        self._users = dict(users)
        self._servers = dict(servers)
        self._met: dict[int, str] = {}
        self._writing = asyncio.Lock()

    @classmethod
    async def load(cls, store: Store) -> Self:
        """Everything that was ever chosen."""
        return cls(store, await store.user_preferences(), await store.server_preferences())

    def user(self, user_id: int) -> UserPreferences:
        """What somebody chose."""
        return self._users.get(user_id, UserPreferences())

    def kept_out(self) -> frozenset[int]:
        """Whose results are neither counted nor shown to others."""
        return frozenset(user_id for user_id, chosen in self._users.items() if not chosen.in_stats)

    def server(self, guild_id: int) -> ServerPreferences:
        """What a server's moderators chose."""
        return self._servers.get(guild_id, ServerPreferences())

    def locale_of(self, user: User) -> str:
        """The language of what only this person sees: chosen, else Discord's when last met, else the user's own."""
        return self.user(user.id).locale or self._met.get(user.id, user.locale)

    def met(self, user_id: int, locale: str) -> None:
        """Somebody pressed or typed, with their Discord in this language."""
        self._met.pop(user_id, None)
        self._met[user_id] = locale
        if len(self._met) > MET:
            del self._met[next(iter(self._met))]

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Somebody chose their language; None: Discord's."""
        async with self._writing:
            await self._put_user(user_id, replace(self.user(user_id), locale=locale))

    async def set_pings(self, user_id: int, wanted: bool) -> None:
        """Somebody chose whether to be pinged when asked."""
        async with self._writing:
            await self._put_user(user_id, replace(self.user(user_id), pings=wanted))

    async def set_in_stats(self, user_id: int, wanted: bool) -> None:
        """Somebody chose whether their results are counted and shown to others."""
        async with self._writing:
            await self._put_user(user_id, replace(self.user(user_id), in_stats=wanted))

    async def set_server(
        self, guild_id: int, change: Callable[[ServerPreferences], ServerPreferences], by: int, at: datetime
    ) -> tuple[str, ...]:
        """Somebody chose something for a server's new tables or about who looks after them.

        Returns the names of what is another than before.
        """
        async with self._writing:
            before = self.server(guild_id)
            chosen = change(before)
            changed = tuple(
                each.name for each in fields(chosen) if getattr(chosen, each.name) != getattr(before, each.name)
            )
            if changed:
                chosen = replace(chosen, changed_by=by, changed_at=at)
                await self._store.put_server_preferences(guild_id, chosen)
                self._servers[guild_id] = chosen
            return changed

    def forget_user(self, user_id: int) -> None:
        """What somebody chose was deleted, and that it was they who changed a server's settings."""
        self._users.pop(user_id, None)
        self._met.pop(user_id, None)
        for guild_id, chosen in self._servers.items():
            if chosen.changed_by == user_id:
                self._servers[guild_id] = replace(chosen, changed_by=None)

    def forget_server(self, guild_id: int) -> None:
        """What a server chose was deleted."""
        self._servers.pop(guild_id, None)

    async def _put_user(self, user_id: int, chosen: UserPreferences) -> None:
        await self._store.put_user_preferences(user_id, chosen)
        self._users[user_id] = chosen
