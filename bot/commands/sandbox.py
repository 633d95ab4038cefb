"""`python -m bot sandbox`: a local Discord without the bot."""

import argparse

from bot.commands.parsing import Subparsers, subcommand


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "sandbox", "only the local Discord", _run)
    parser.add_argument("--port", type=int, default=8765)


def _run(arguments: argparse.Namespace) -> int:
    from bot.sandbox.__main__ import main

    return main(["--port", str(arguments.port)])
