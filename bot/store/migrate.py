"""Bring a database to the tables of this program."""

import asyncio
import sqlite3
from contextlib import closing
from functools import cache, partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, make_url

from bot.store.engine import Worker, in_memory
from bot.store.errors import StoreError

SCRIPTS = Path(__file__).parent / "migrations"


async def migrate(writer: Worker, url: str, target: str = "head") -> Path | None:
    """Run the migrations that are missing, all in one transaction, and return where the copy made before lies.

    A new or current database is not copied. Raises StoreError when a newer program made it.
    """
    stored = await writer.read(_stored_revision)
    newest = _scripts_in(SCRIPTS).get_current_head() if target == "head" else target
    if stored == newest:
        return None
    copy = await asyncio.to_thread(_copy, url, stored) if stored is not None else None
    await writer.write(partial(_upgrade, target=target))
    return copy


def revisions() -> tuple[str, ...]:
    """Every revision this program knows, the newest first."""
    return tuple(script.revision for script in _scripts_in(SCRIPTS).walk_revisions())


@cache
def _scripts_in(folder: Path) -> ScriptDirectory:
    """The migrations of a folder; finding them imports each of them."""
    return ScriptDirectory(folder)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def _stored_revision(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None:
        try:
            _scripts_in(SCRIPTS).get_revision(revision)
        except CommandError as error:
            raise StoreError(
                f"the database is at revision {revision}, which this version does not know: run the version that "
                "made it, or put back the copy made before its migration"
            ) from error
    return revision


def _upgrade(connection: Connection, target: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def _copy(url: str, revision: str) -> Path | None:
    """A copy of the file beside it, named after the revision it holds; an earlier one of that revision is replaced."""
    database = make_url(url).database
    if in_memory(database):
        return None
    copy = Path(f"{database}.{revision}.bak")
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(str(database))) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)  # unlike a copy of the file, this takes what still lies in the WAL along
    return copy
