"""`python -m bot export MATCH FILE`: the log of any match, for a report of what went wrong in it.

Reads what is stored as it is, also while the bot runs.
"""

import argparse
import asyncio
import os
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.commands.parsing import Subparsers, subcommand
from bot.errors import OperatorError

OWNER_ONLY = 0o600
"""The names of those who played are in it, and before the end everybody's cards."""
HIDDEN = (
    "The match still goes on: the file holds everybody's hidden cards and what will be drawn. Give it to nobody who "
    "plays. verify reads it, and says after its last step that the match is not over."
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A match that may be meant."""

    id: str
    name: str
    ruleset: str
    status: str
    created_at: datetime

    def __str__(self) -> str:
        return f"{self.id} ({self.name}, {self.ruleset}, {self.status}, opened {self.created_at:%Y-%m-%d %H:%M} UTC)"


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "export", "write the log of a match to a new file, for verify", _run)
    parser.add_argument("match", metavar="MATCH", help="its id, or its two words as a table shows them or as fox.lemon")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--running", action="store_true", help="also of a match in play, with everybody's hidden cards")


def _run(arguments: argparse.Namespace) -> int:
    from bot.settings import load_settings

    folder = load_settings().data_folder
    meant, data = asyncio.run(_exported(folder, arguments.match, running=arguments.running))
    _write(arguments.file, data)
    print(f"{arguments.file} holds the log of {meant}.")
    if meant.status == "playing":
        print(HIDDEN, file=sys.stderr)
    return 0


async def _exported(folder: Path, named: str, *, running: bool) -> tuple[Candidate, bytes]:
    from bot.folder import DATABASE
    from bot.matches.archive import Archive
    from bot.matches.errors import MatchOver, NotPlaying
    from bot.matches.logfile import write
    from bot.matches.rulebook import Rulebook
    from bot.matches.session import Sessions
    from bot.store.inspection import inspect
    from bot.store.sql import open_for_reading
    from games.registry import rulesets

    database = folder / DATABASE
    found = inspect(database)
    if found.age != "current":
        raise OperatorError(
            f"{database} was made by an {found.age} version: export with the version that runs the bot."
        )
    books = {key: Rulebook(ruleset) for key, ruleset in rulesets().items()}
    async with open_for_reading(f"sqlite+aiosqlite:///{database}") as store:
        meant = _chosen(await _candidates(store), named)
        if meant.ruleset not in books:
            raise OperatorError(f"{meant}: this version has no such game.")
        if meant.status == "playing" and not running:
            raise OperatorError(f"{meant}: it still goes on. With --running its log is written as far as it has come.")
        try:
            log = await Archive(store, books, Sessions(store, books, 1)).whole_log(meant.id)
        except (NotPlaying, MatchOver):
            raise OperatorError(f"{meant}: it never began, so there is nothing to export.") from None
        return meant, write(log)


async def _candidates(store: Any) -> list[Candidate]:
    """Every match there is, the newest first."""
    from sqlalchemy import select

    from bot.store.schema import matches as m

    rows = await store.read(
        select(m.c.id, m.c.name, m.c.ruleset, m.c.status, m.c.created_at).order_by(m.c.created_at.desc(), m.c.id)
    )
    return [Candidate(*row) for row in rows]


def _chosen(candidates: list[Candidate], named: str) -> Candidate:
    """The one of that id, else the only one of that name. Raises OperatorError."""
    wanted = named.strip().casefold()
    if found := [match for match in candidates if match.id == wanted]:
        return found[0]
    called = _called(candidates, wanted)
    if not called:
        raise OperatorError(f"There is no match {named!r} in the database.")
    if len(called) > 1:
        several = "\n".join(f"- {match}" for match in called)
        raise OperatorError(f"Several matches are called {named!r}. Name one by its id:\n{several}")
    return called[0]


def _called(candidates: list[Candidate], wanted: str) -> list[Candidate]:
    """Those of that name, as it is stored or in any language as tables show it."""
    from bot.text import LOCALES, load_texts
    from games.core.text import Name, Text

    texts = load_texts()

    def names(match: Candidate) -> set[str]:
        first, second = (Name(f"word-{noun}") for noun in match.name.split("."))
        shown = Text("ui-match-name", first=first, second=second)
        return {match.name, *(texts.say(shown, locale, plain=True).casefold() for locale in LOCALES)}

    return [match for match in candidates if wanted in names(match)]


def _write(file: Path, data: bytes) -> None:
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as new:
            new.write(data)
    except FileExistsError:
        raise OperatorError(f"{file} is there already and stays as it is. Choose another name.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be written: {error.strerror}.") from error
