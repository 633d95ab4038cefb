"""Connections: one that writes, several that read, each on a thread of its own."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, ExceptionContext, StaticPool, create_engine, event, make_url

from bot.store.errors import StoreBusy, StoreError, StoreFull, StoreUnusable

READERS = 4
TROUBLES: tuple[tuple[str, type[StoreError], str], ...] = (
    ("SQLITE_FULL", StoreFull, "the disk is full or failing: make room in the data folder"),
    ("SQLITE_IOERR", StoreFull, "the disk is full or failing: make room in the data folder"),
    ("SQLITE_BUSY", StoreBusy, "another program holds the database: close it"),
    ("SQLITE_CANTOPEN", StoreUnusable, "the database cannot be opened: see who may read and write the data folder"),
    ("SQLITE_READONLY", StoreUnusable, "the database cannot be written: see who may write in the data folder"),
    ("SQLITE_NOTADB", StoreUnusable, "the file in the data folder is no database: put a backup back"),
    ("SQLITE_CORRUPT", StoreUnusable, "the database is damaged: put a backup back"),
)
"""By how SQLite's name for it begins: what the operator has to do about it."""

T = TypeVar("T")


class Worker(aiosqlite.Connection):
    """aiosqlite's thread with SQLAlchemy's connection on it: a piece of work goes there whole and comes back once.

    SQLAlchemy's own asyncio layer goes there and back for every cursor, statement and fetch: some fifteen times for a
    commit, which cost more than the commit (README, `make bench`).
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._connected, iter_chunk_size=64)
        self._engine = engine
        self._opening: asyncio.Task[None] | None = None
        self._stopped: asyncio.Future[Any] | None = None
        self.waiting = 0
        """Pieces of work given and not yet done."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction. Raises what it raises, and nothing is stored then."""
        return await self._run(self._in_transaction, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do the work outside of transactions: every statement sees what is stored when it begins."""
        return await self._run(self._outside, work)

    async def close(self) -> None:
        """Close the connection and let the thread end. Twice does no harm."""
        await super().close()
        if self._stopped is not None:
            await self._stopped

    def stop(self) -> "asyncio.Future[Any] | None":
        """Let the thread end; `close` waits until it has. aiosqlite does this as well when it could not open."""
        self._stopped = super().stop()
        return self._stopped

    async def _run(self, run: Callable[[Callable[[Connection], T]], T], work: Callable[[Connection], T]) -> T:
        self.waiting += 1
        try:
            if self._opening is None:
                self._opening = asyncio.create_task(self._open())
            await asyncio.shield(self._opening)  # whoever comes meanwhile waits too
            result: T = await self._execute(run, work)  # type: ignore[no-untyped-call]
        finally:
            self.waiting -= 1
        return result

    async def _open(self) -> None:
        await self

    def _connected(self) -> sqlite3.Connection:
        """Open the connection; on the thread, as everything below."""
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            return driver

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _outside(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)


@dataclass(frozen=True, slots=True)
class Workers:
    """Everybody at work on one database. In memory there is only one connection: the writer reads too."""

    writer: Worker
    readers: tuple[Worker, ...]

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Have a reader do it, the one with least to do."""
        return await min(self.readers, key=lambda reader: reader.waiting).read(work)

    async def close(self) -> None:
        """Close every connection. Their threads would keep the process alive otherwise."""
        for worker in (self.writer, *self.readers):
            await worker.close()


def make_workers(url: str, synchronous: str, busy_ms: int) -> Workers:
    """Workers for a SQLite address. Opens nothing yet.

    The writer begins with BEGIN IMMEDIATE: a transaction that starts by reading and then writes would fail at once
    when another process writes, whatever the busy timeout. Readers begin nothing.
    """
    pragmas = ("journal_mode=WAL", f"synchronous={synchronous}", f"busy_timeout={busy_ms}")
    writer = Worker(_engine(url, pragmas, "BEGIN IMMEDIATE"))
    if in_memory(make_url(url).database):
        return Workers(writer, (writer,))
    return Workers(writer, tuple(Worker(_engine(url, pragmas, None)) for _ in range(READERS)))


def make_readers(url: str, busy_ms: int) -> Workers:
    """A worker for a SQLite address of which nothing is changed, not even the mode. Opens nothing yet."""
    reader = Worker(_engine(url, ("query_only=ON", f"busy_timeout={busy_ms}"), None))
    return Workers(reader, (reader,))


def in_memory(database: str | None) -> bool:
    """Whether the database of an address is gone with its connection."""
    return database in {None, "", ":memory:"}


def _engine(url: str, pragmas: tuple[str, ...], begin: str | None) -> Engine:
    # The address names aiosqlite, whose thread this runs on; there the connection is the standard library's.
    address = make_url(url).set(drivername="sqlite+pysqlite")
    # Parameters in an error would end in the log, and with them hands and secrets.
    engine = create_engine(address, poolclass=StaticPool, pool_reset_on_return=None, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        if begin is not None:
            connection.exec_driver_sql(begin)

    event.listen(engine, "handle_error", _name_error)
    return engine


def _name_error(context: ExceptionContext) -> None:
    """Raise the operator's troubles as errors of ours, told apart by SQLite's own names for them."""
    name = getattr(context.original_exception, "sqlite_errorname", "")
    for beginning, kind, what in TROUBLES:
        if name.startswith(beginning):
            raise kind(what) from context.original_exception
