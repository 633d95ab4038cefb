"""`python -m bot backup FILE` and `restore FILE`."""

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def add_parsers(subparsers: Any) -> None:
    """Add the subcommands; they set `run`, a function of the parsed arguments."""
    _add(subparsers, "backup", "copy the database to a new file, also while the bot runs", _back_up)
    _add(subparsers, "restore", "put a copy back in place of the database; the bot must not run", _restore)


def _add(subparsers: Any, name: str, text: str, run: Callable[[argparse.Namespace], int]) -> None:
    parser = subparsers.add_parser(name, help=text, description=text)
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.set_defaults(run=run)


def _back_up(arguments: argparse.Namespace) -> int:
    from bot.backup.copies import back_up
    from bot.settings import load_settings

    folder = load_settings().data_folder

    def work() -> str:
        found = back_up(folder, arguments.file)
        return f"{arguments.file} holds {found.matches} matches at revision {found.revision}."

    return _explained(work)


def _restore(arguments: argparse.Namespace) -> int:
    from bot.backup.copies import restore
    from bot.settings import load_settings

    folder = load_settings().data_folder

    def work() -> str:
        found, kept = restore(folder, arguments.file, datetime.now(UTC))
        before = f"What was there is kept as {kept}." if kept else "There was none before."
        return f"{folder} has the database of {arguments.file} now: {found.matches} matches. {before}"

    return _explained(work)


def _explained(work: Callable[[], str]) -> int:
    """The exit status; what the disk refuses is told without a traceback, as what is wrong with the files is."""
    try:
        print(work())
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    return 0
