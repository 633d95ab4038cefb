"""A database file copied whole, and put in another's place so that no moment leaves a broken one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from bot.errors import OperatorError
from bot.folder import DATABASE, locked
from bot.store.inspection import Inspected, UnusableFileError, inspect, open_existing

BESIDE = ("-wal", "-shm", "")
"""What belongs to a database file, itself last."""
OWNER_ONLY = 0o600
"""Everybody's ids and the secrets of matches in play are in it."""


class CopyError(OperatorError):
    """Nothing was copied; the message says why and what to do."""


@contextmanager
def _explained() -> Iterator[None]:
    """Raise what the disk refuses as a CopyError."""
    try:
        yield
    except OSError as error:
        raise CopyError(str(error)) from error


@_explained()
def back_up(folder: Path, target: Path) -> Inspected:
    """Copy a data folder's database, as it is at one moment, to a new file; a bot may be writing meanwhile.

    Raises CopyError, or UnusableFileError when there is no database or it is damaged.
    """
    if target.exists():
        raise CopyError(f"{target} is there already and stays as it is. Choose another name.")
    if not target.parent.is_dir():
        raise CopyError(f"There is no folder {target.parent}. Make it first, or choose another.")
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(folder / DATABASE, unfinished)
        found = inspect(unfinished)
        unfinished.rename(target)
    finally:
        for suffix in BESIDE:
            _beside(unfinished, suffix).unlink(missing_ok=True)
    _settle(target.parent)
    return found


@_explained()
def restore(folder: Path, source: Path, now: datetime) -> tuple[Inspected, Path | None]:
    """Put a copy in the place of a data folder's database; what was there is kept beside it, and its place returned.

    Raises CopyError when the copy cannot be used, FolderInUseError while a bot runs on the folder.
    """
    try:
        found = inspect(source)
    except UnusableFileError as error:
        raise CopyError(f"{error}. Nothing was changed.") from error
    if found.age == "newer":
        raise CopyError(
            f"{source} is at revision {found.revision}, which this version does not know: use the version that made it."
        )
    database = folder / DATABASE
    if database.exists() and source.samefile(database):
        raise CopyError(f"{source} is the database of that folder itself. Nothing was changed.")
    with locked(folder):
        ready = database.with_name(f"{DATABASE}.restoring")
        _copy(source, ready)
        _have_painted(ready)
        kept = _put_aside(database, database.with_name(f"{DATABASE}.{now:%Y%m%d-%H%M%S}.old"))
        ready.rename(database)
        _settle(folder)
    return found, kept


def _copy(source: Path, target: Path) -> None:
    """Through SQLite, which takes along what still lies in the WAL; the copy is one file, on the disk for good.

    Raises CopyError and UnusableFileError.
    """
    target.unlink(missing_ok=True)
    with closing(open_existing(source)) as original:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        with closing(sqlite3.connect(target)) as copy:
            try:
                original.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
            except sqlite3.Error as error:
                raise CopyError(f"{source} cannot be copied: {error}.") from error


def _have_painted(copy: Path) -> None:
    """What stands in Discord is newer than the copy: have the next start paint every message of open matches."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(
            "UPDATE surfaces SET digest = '', version = -1"
            " WHERE match_id IN (SELECT id FROM matches WHERE status IN ('lobby', 'playing'))"
        )


def _put_aside(database: Path, kept: Path) -> Path | None:
    if not database.exists():
        return None
    with suppress(sqlite3.Error, UnusableFileError), closing(open_existing(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # one file to rename, unless it is damaged
    while kept.exists():
        kept = kept.with_name(f"{kept.name}.old")
    for suffix in BESIDE:
        if _beside(database, suffix).exists():
            _beside(database, suffix).rename(_beside(kept, suffix))
    return kept


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _settle(folder: Path) -> None:
    """Names are durable only when their folder is synced."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
