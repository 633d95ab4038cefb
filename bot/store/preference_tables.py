"""What people and servers chose, on SQLAlchemy Core."""

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.records import ServerPreferences, UserPreferences
from bot.store.rows import server_values, to_server_preferences
from bot.store.schema import server_preferences, user_preferences
from bot.store.tables import Tables


class PreferenceTables(Tables):
    """Choices that are kept until they are changed."""

    async def user_preferences(self) -> Mapping[int, UserPreferences]:
        """What people chose, by their id."""
        rows = await self._all(select(user_preferences))
        return {row.user_id: UserPreferences(row.locale, row.pings, row.in_stats) for row in rows}

    async def put_user_preferences(self, user_id: int, preferences: UserPreferences) -> None:
        """Remember what somebody chose, in place of what they chose before."""
        chosen = asdict(preferences)
        row = upsert(user_preferences).values(user_id=user_id, **chosen)
        await self._execute(row.on_conflict_do_update(set_=chosen))

    async def server_preferences(self) -> Mapping[int, ServerPreferences]:
        """What servers chose, by their id."""
        rows = await self._all(select(server_preferences))
        return {row.guild_id: to_server_preferences(row) for row in rows}

    async def put_server_preferences(self, guild_id: int, preferences: ServerPreferences) -> None:
        """Remember what a server chose, in place of what it chose before."""
        chosen = server_values(preferences)
        row = upsert(server_preferences).values(guild_id=guild_id, **chosen)
        await self._execute(row.on_conflict_do_update(set_=chosen))
