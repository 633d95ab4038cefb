"""What has had its time: old matches, servers that are gone, presses that cannot come again."""

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.records import FINAL
from bot.store.schema import (
    EPOCH,
    MILLISECOND,
    departures,
    dues,
    interactions,
    matches,
    results,
    secrets,
    server_preferences,
    sitters,
    steps,
    surfaces,
)
from bot.store.sql import SqlStore

AT_ONCE = 20
"""Matches deleted in one transaction, so that no press waits long for it."""
DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds from 1970 to the year 2015, from which Discord's ids count."""

_last_step = (
    select(steps.c.at)
    .where(steps.c.match_id == matches.c.id)
    .order_by(steps.c.version.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)
_IS_FINAL = matches.c.status.in_(FINAL)


async def drop_matches(store: SqlStore, ids: Sequence[str]) -> None:
    """Delete matches with all that belongs to them; which presses changed their lobbies goes with `drop_presses`."""
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]

        def work(connection: Connection, some: Sequence[str] = some) -> None:
            for table in (steps, dues, secrets, surfaces, sitters, results):
                connection.execute(delete(table).where(table.c.match_id.in_(some)))
            connection.execute(delete(matches).where(matches.c.id.in_(some)))

        await store.write(work)


async def finished_before(store: SqlStore, moment: datetime) -> tuple[str, ...]:
    """The matches that ended earlier."""
    return await _ids(store, _IS_FINAL & (_last_step < moment))


async def never_begun_before(store: SqlStore, moment: datetime) -> tuple[str, ...]:
    """The lobbies opened earlier that closed without a match."""
    return await _ids(store, _IS_FINAL & _last_step.is_(None) & (matches.c.created_at < moment))


async def matches_of_server(store: SqlStore, guild_id: int, *, all_of_them: bool) -> tuple[str, ...]:
    """The finished matches of a server, or all of them."""
    of_server = matches.c.guild_id == guild_id
    return await _ids(store, of_server if all_of_them else of_server & _IS_FINAL)


async def drop_presses(store: SqlStore, moment: datetime) -> None:
    """Forget which interactions made before the moment changed a lobby: their ids count time, so no column is needed.

    Discord gives an interaction up after 15 minutes; a second delivery comes within seconds.
    """
    milliseconds = (moment - EPOCH) // MILLISECOND - DISCORD_EPOCH

    def work(connection: Connection) -> None:
        connection.execute(delete(interactions).where(interactions.c.id < max(milliseconds, 0) << 22))

    await store.write(work)


async def known_servers(store: SqlStore) -> set[int]:
    """The servers of which something is kept."""
    of_matches = select(matches.c.guild_id).where(matches.c.guild_id.is_not(None))
    rows = await store.read(of_matches.union(select(server_preferences.c.guild_id)))
    return {row[0] for row in rows}


async def note_departures(store: SqlStore, guild_ids: Collection[int], at: datetime) -> None:
    """Remember since when the bot is not in the servers any more; an earlier note stays."""
    if not guild_ids:
        return

    def work(connection: Connection) -> None:
        values = [{"guild_id": guild_id, "at": at} for guild_id in sorted(guild_ids)]
        connection.execute(upsert(departures).on_conflict_do_nothing(), values)

    await store.write(work)


async def forget_departures(store: SqlStore, guild_ids: Collection[int]) -> None:
    """The bot is in the servers (again)."""

    def work(connection: Connection) -> None:
        connection.execute(delete(departures).where(departures.c.guild_id.in_(guild_ids)))

    if guild_ids:
        await store.write(work)


async def departed(store: SqlStore) -> dict[int, datetime]:
    """The servers that the bot has left, and since when."""
    return {row.guild_id: row.at for row in await store.read(select(departures))}


async def drop_server_settings(store: SqlStore, guild_id: int) -> None:
    """Delete what a server chose."""

    def work(connection: Connection) -> None:
        connection.execute(delete(server_preferences).where(server_preferences.c.guild_id == guild_id))

    await store.write(work)


async def _ids(store: SqlStore, which: ColumnElement[bool]) -> tuple[str, ...]:
    return tuple(row.id for row in await store.read(select(matches.c.id).where(which).order_by(matches.c.id)))
