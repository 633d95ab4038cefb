"""How a subcommand is added to the command line."""

import argparse
from collections.abc import Callable
from typing import Any, TypeAlias

Subparsers: TypeAlias = Any
"""What `add_subparsers` returns; argparse keeps its type private."""


def subcommand(
    subparsers: Subparsers, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A new subcommand; `run` gets the parsed arguments and returns the exit status."""
    parser: argparse.ArgumentParser = subparsers.add_parser(name, help=text, description=text)
    parser.set_defaults(run=run)
    return parser
