"""`python -m bot rulesets`: what can be played."""

import argparse
import sys

from bot.commands.parsing import Subparsers, subcommand


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    subcommand(subparsers, "rulesets", "list the registered rulesets", _run)


def _run(arguments: argparse.Namespace) -> int:
    del arguments
    from games.registry import rulesets

    sys.stdout.write("".join(f"{key}\n" for key in rulesets()))
    return 0
