"""`python -m bot backup FILE`: a copy of the database, also while the bot runs."""

import argparse
from pathlib import Path

from bot.commands.parsing import Subparsers, subcommand


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "backup", "copy the database to a new file, also while the bot runs", _run)
    parser.add_argument("file", metavar="FILE", type=Path)


def _run(arguments: argparse.Namespace) -> int:
    from bot.backup.copies import back_up
    from bot.settings import load_settings

    found = back_up(load_settings().data_folder, arguments.file)
    print(f"{arguments.file} holds {found.matches} matches at revision {found.revision}.")
    return 0
