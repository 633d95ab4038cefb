"""`python -m bot migrate`: the database brought to the tables of this version, for a job that runs before the bot."""

import argparse
import asyncio

from bot.commands.parsing import Subparsers, subcommand


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    subcommand(subparsers, "migrate", "bring the database to the newest schema and stop", _run)


def _run(arguments: argparse.Namespace) -> int:
    del arguments
    from bot.app import migrate
    from bot.settings import load_settings

    asyncio.run(migrate(load_settings()))
    return 0
