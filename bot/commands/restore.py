"""`python -m bot restore FILE`: a copy put back in place of the database."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.parsing import Subparsers, subcommand


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "restore", "put a copy back in place of the database; the bot must not run", _run)
    parser.add_argument("file", metavar="FILE", type=Path)


def _run(arguments: argparse.Namespace) -> int:
    from bot.backup.copies import restore
    from bot.settings import load_settings

    folder = load_settings().data_folder
    found, kept = restore(folder, arguments.file, datetime.now(UTC))
    before = f"What was there is kept as {kept}." if kept else "There was none before."
    print(f"{folder} has the database of {arguments.file} now: {found.matches} matches. {before}")
    return 0
