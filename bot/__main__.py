"""The command line: `python -m bot --help`."""

import argparse
import sys
from collections.abc import Sequence

from bot.commands import (
    backup,
    doctor,
    export,
    health,
    migrate,
    play,
    restore,
    rulesets,
    run,
    sandbox,
    simulate,
    verify,
)
from bot.errors import OperatorError
from bot.version import version

COMMANDS = (run, play, sandbox, migrate, simulate, rulesets, verify, export, health, backup, restore, doctor)
"""In the order of `--help`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; returns the exit status. What only the operator can put right is told without a traceback."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games with friends inside Discord.")
    parser.add_argument("--version", action="version", version=f"Parlour {version()}")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    arguments = parser.parse_args(argv)
    try:
        status: int = arguments.run(arguments)
    except OperatorError as error:
        print(error, file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    raise SystemExit(main())
