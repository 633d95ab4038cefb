"""A look at a database file from outside, also while a bot works on it."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from bot.store.errors import StoreError
from bot.store.migrate import revisions

Age: TypeAlias = Literal["current", "older", "newer"]
"""Beside this program: `older` is migrated at the next start, `newer` cannot be used."""


class UnusableFileError(StoreError):
    """The file is no database of ours, or a damaged one; the message says so."""


@dataclass(frozen=True, slots=True)
class Inspected:
    """A sound file: which revision made it, and how many matches are in it."""

    revision: str
    age: Age
    matches: int


def open_existing(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there. Raises UnusableFileError when it is not."""
    try:
        # Not read-only: the first reader of a database in WAL mode must be able to make the files beside it.
        return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)
    except sqlite3.Error as error:
        if not file.exists():
            raise UnusableFileError(f"There is no {file}") from error
        raise UnusableFileError(f"{file} cannot be opened: {error}") from error


def inspect(file: Path) -> Inspected:
    """Read all of it and say what it is. Raises UnusableFileError."""
    with closing(open_existing(file)) as connection:
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise UnusableFileError(f"{file} is damaged: {verdict}")
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        except (sqlite3.Error, TypeError) as error:
            raise UnusableFileError(f"{file} is no database of Parlour: {error}") from error
    known = revisions()
    age: Age = "newer" if revision not in known else "current" if revision == known[0] else "older"
    return Inspected(revision, age, matches)
