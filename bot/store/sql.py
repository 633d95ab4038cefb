"""The store on SQLAlchemy Core."""

from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from functools import cache
from types import TracebackType
from typing import Any, Self

from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, insert, select, union_all, update

from bot.store.engine import Workers, make_readers, make_workers
from bot.store.errors import Repeated
from bot.store.group import update_record
from bot.store.migrate import migrate
from bot.store.preference_tables import PreferenceTables
from bot.store.records import POLICY_KEY, Commit, DueRow, MatchRecord, ResultRow, Secret, StepRow, Tail
from bot.store.rows import SELECT_TAIL, VERSION, match_values, select_matches, sitter_values, to_records
from bot.store.schema import dues, interactions, matches, results, secrets, sitters, steps
from bot.store.surface_tables import SurfaceTables
from bot.store.upcasts import UPCASTS, Upcasts, upcast
from bot.store.writer import GroupWriter, Work

_SELECT_MATCH = select_matches().where(matches.c.id == bindparam("id"))


async def open_store(
    url: str, *, synchronous: str = "FULL", busy_ms: int = 5_000, upcasts: Upcasts = UPCASTS
) -> "SqlStore":
    """Connect, migrate (after a copy of the file, when there is something to migrate) and begin to write.

    Raises StoreError when a newer version of the program made the database.
    """
    workers = make_workers(url, synchronous, busy_ms)
    try:
        await migrate(workers.writer, url)
    except BaseException:
        await workers.close()
        raise
    return _begun(workers, upcasts)


def open_for_reading(url: str, *, busy_ms: int = 5_000, upcasts: Upcasts = UPCASTS) -> "SqlStore":
    """Connect to a database of this program's own revision as it is, also while a bot works on it.

    Whatever would write raises StoreUnusable.
    """
    return _begun(make_readers(url, busy_ms), upcasts)


def _begun(workers: Workers, upcasts: Upcasts) -> "SqlStore":
    writer = GroupWriter(workers.writer, upcasts)
    writer.start()
    return SqlStore(workers, writer, upcasts)


class SqlStore(SurfaceTables, PreferenceTables):
    """A `Store` in one SQLite file, or in memory for tests. Made by `open_store`; an `async with` closes it."""

    def __init__(self, workers: Workers, writer: GroupWriter, upcasts: Upcasts) -> None:
        super().__init__(workers, writer)
        self._upcasts = upcasts

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def create(
        self,
        record: MatchRecord,
        host_secret: bytes,
        interaction_id: int,
        deadlines: tuple[DueRow, ...] = (),
        former: MatchRecord | None = None,
    ) -> None:
        """Store a new match. Raises `Repeated`; `Conflict` when the match it is the rematch of was changed."""

        def work(connection: Connection) -> None:
            earlier = connection.scalar(select(interactions.c.match_id).where(interactions.c.id == interaction_id))
            if earlier is not None:
                raise Repeated(earlier)
            if former is not None:
                update_record(connection, former)
            connection.execute(insert(interactions), {"id": interaction_id, "match_id": record.id})
            connection.execute(insert(matches), match_values(record))
            connection.execute(insert(secrets), {"match_id": record.id, "host_secret": host_secret})
            connection.execute(insert(sitters), sitter_values(record))
            if deadlines:
                connection.execute(insert(dues), [asdict(due) for due in deadlines])

        await self._writer.write(work)

    async def commit(self, commit: Commit) -> None:
        """Store it whole or, raising `Conflict` or `Repeated`, not at all."""
        await self._writer.write(commit)

    def head(self, match_id: str) -> int | None:
        """The version that this store last stored of a match in play; None when it stored none. Reads nothing."""
        return self._writer.heads.get(match_id)

    async def match(self, match_id: str) -> MatchRecord | None:
        """The record, or None when there is no such match."""
        records = to_records(await self._all(_SELECT_MATCH, {"id": match_id}))
        return records[0] if records else None

    async def open_matches(
        self, *, user_id: int | None = None, channel_id: int | None = None, guild_id: int | None = None
    ) -> tuple[MatchRecord, ...]:
        """Lobbies and matches in play, oldest first: all, those a user sits in, those of a channel or a server."""
        wanted = {"user_id": user_id, "channel_id": channel_id, "guild_id": guild_id}
        given = {name: value for name, value in wanted.items() if value is not None}
        return to_records(await self._all(_select_open(*given), given))

    async def finished_matches(self, user_id: int, limit: int) -> tuple[MatchRecord, ...]:
        """The last matches of a user that began and are over or called off, newest first."""
        last = (
            select(matches.c.id)
            .join(sitters, sitters.c.match_id == matches.c.id)
            .where(sitters.c.user_id == user_id, matches.c.status.in_(("over", "cancelled")), VERSION >= 0)
            .order_by(matches.c.created_at.desc(), matches.c.id.desc())
            .limit(limit)
        )
        return to_records(await self._all(select_matches().where(matches.c.id.in_(last))))[::-1]

    async def results(self, guild_id: int) -> tuple[ResultRow, ...]:
        """Where everybody came in the finished matches of a server that are kept, in the order in which they ended."""
        rows = await self._all(
            select(results)
            .where(results.c.guild_id == guild_id)
            .order_by(results.c.ended_at, results.c.match_id, results.c.seat)
        )
        return tuple(ResultRow(**row._asdict()) for row in rows)

    async def tail(self, match_id: str, after: int) -> Tail:
        """The steps after a version (-1: all), upcast to what the program reads now, and the deadlines."""
        rows = await self._all(SELECT_TAIL, {"match_id": match_id, "after": after})
        found = tuple(
            StepRow(
                row.version,
                row.kind,
                upcast(row.kind, row.body_version, row.body, self._upcasts),
                row.at,
                row.interaction_id,
            )
            for row in rows
            if row.version is not None
        )
        return Tail(found, tuple(DueRow(match_id, row.kind, row.at) for row in rows if row.version is None))

    async def handled(self, interaction_id: int) -> str | None:
        """The match that an interaction changed, or None when it changed none."""
        rows = await self._all(
            union_all(
                select(steps.c.match_id).where(steps.c.interaction_id == interaction_id),
                select(interactions.c.match_id).where(interactions.c.id == interaction_id),
            )
        )
        return rows[0].match_id if rows else None

    async def upcoming(self, limit: int) -> tuple[DueRow, ...]:
        """The earliest deadlines of all matches, earliest first."""
        rows = await self._all(select(dues).order_by(dues.c.at, dues.c.match_id, dues.c.key).limit(limit))
        return tuple(DueRow(row.match_id, row.key, row.at) for row in rows)

    async def postpone(self, before: datetime, to: datetime, pace: str | None = None) -> frozenset[str]:
        """Move the deadlines of people and tables earlier than `before` to `to`; computer seats keep theirs.

        Returns the matches whose deadlines were moved.

        pace: only in matches with this clock.
        """
        moved: list[ColumnElement[bool]] = [dues.c.at < before, dues.c.key.not_like(f"{POLICY_KEY}%")]
        if pace is not None:
            moved.append(dues.c.match_id.in_(select(matches.c.id).where(matches.c.pace == pace)))
        statement = update(dues).where(*moved).values(at=to).returning(dues.c.match_id)
        found: set[str] = set()

        def work(connection: Connection) -> None:
            found.update(connection.scalars(statement))

        await self._writer.write(work)
        return frozenset(found)

    async def secret(self, match_id: str) -> Secret:
        """What the match's chance comes from. Raises KeyError when there is no such match."""
        rows = await self._all(select(secrets).where(secrets.c.match_id == match_id))
        if not rows:
            raise KeyError(match_id)
        return Secret(rows[0].host_secret, rows[0].message_id)

    async def pin_secret(self, match_id: str, message_id: int) -> None:
        """Remember the first table message; later ones change nothing."""
        first = secrets.c.match_id == match_id, secrets.c.message_id.is_(None)
        await self._execute(update(secrets).where(*first).values(message_id=message_id))

    async def close(self) -> None:
        """Finish what was begun and let the database go. Twice does no harm."""
        try:
            await self._writer.close()
        finally:
            await self._workers.close()

    async def read(self, query: Any, values: Mapping[str, Any] | None = None) -> list[Row[Any]]:
        """The rows of a query of somebody who keeps house here (`bot.privacy`)."""
        return await self._all(query, values)

    async def write(self, work: Work) -> None:
        """Do a piece of work of theirs in a transaction, together with whatever else waits to be written."""
        await self._writer.write(work)

    async def try_writing(self) -> None:
        """Write something that changes nothing. Raises StoreError when nothing can be written.

        A real write, for on a full disk transactions begin and end in which nothing is written.
        """
        # Nobody reads it: Alembic keeps the revision in a table.
        await self._writer.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 0").close())


@cache
def _select_open(*by: str) -> Select[Any]:
    """Open matches, of the user, channel or server bound by these names. Built once: that takes longer than to read."""
    query = select_matches().where(matches.c.status.in_(("lobby", "playing")))
    if "user_id" in by:
        sat = select(sitters.c.match_id).where(sitters.c.user_id == bindparam("user_id"))
        query = query.where(matches.c.id.in_(sat))
    for column in (matches.c.channel_id, matches.c.guild_id):
        if column.name in by:
            query = query.where(column == bindparam(column.name))
    return query
