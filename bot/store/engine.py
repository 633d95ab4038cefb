"""Connections: one that writes, several that read."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, ExceptionContext, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.errors import StoreBusy, StoreFull

READERS = 4
PATIENCE = 300.0
"""Seconds until a read is given up. After a start a bot with many matches looks at each: reads wait in line."""


@dataclass(frozen=True, slots=True)
class Engines:
    """Both ends of one database. In memory there is only one connection, so they are the same."""

    writer: AsyncEngine
    reader: AsyncEngine

    async def dispose(self) -> None:
        """Close every connection. aiosqlite's threads would keep the process alive otherwise."""
        await self.writer.dispose()
        await self.reader.dispose()


def make_engines(url: str, synchronous: str, busy_ms: int) -> Engines:
    """Engines for a SQLite address. Opens nothing yet.

    The writer begins with BEGIN IMMEDIATE: a transaction that starts by reading and then writes would fail at once
    when another process writes, whatever the busy timeout. Readers run single statements and begin nothing.
    """
    pragmas = ("journal_mode=WAL", f"synchronous={synchronous}", f"busy_timeout={busy_ms}")
    writer = _engine(url, pragmas, "BEGIN IMMEDIATE", 1)
    if in_memory(make_url(url).database):
        return Engines(writer, writer)
    return Engines(writer, _engine(url, pragmas, None, READERS))


def in_memory(database: str | None) -> bool:
    """Whether the database of an address is gone with its connection."""
    return database in {None, "", ":memory:"}


def _engine(url: str, pragmas: tuple[str, ...], begin: str | None, connections: int) -> AsyncEngine:
    # Nothing is left open when a connection goes back: no rollback then, which would be a thread's turn each time.
    options: dict[str, Any] = {"pool_reset_on_return": None}
    if begin is None:
        options |= {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE, **options
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        if begin is not None:
            connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "handle_error", _name_error)
    return engine


def _name_error(context: ExceptionContext) -> None:
    """Raise the operator's troubles as errors of ours, told apart by SQLite's own names for them."""
    name = getattr(context.original_exception, "sqlite_errorname", "")
    if name == "SQLITE_FULL" or name.startswith("SQLITE_IOERR"):
        raise StoreFull("the disk is full or failing: make room in the data folder") from context.original_exception
    if name.startswith("SQLITE_BUSY"):
        raise StoreBusy("another program holds the database: close it") from context.original_exception
