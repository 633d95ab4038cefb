"""`verify`: is the log of a finished match what its secret and the rules make of it? Needs no database."""

import argparse
import sys
from pathlib import Path

from bot.commands.parsing import Subparsers, subcommand
from bot.matches.logfile import LogFile, Unreadable, read
from bot.matches.verifying import Differs, Verdict, verify
from games.registry import rulesets


def verify_main(arguments: argparse.Namespace) -> int:
    """Say what was found: 0 when nothing differs, 1 when something does, 2 when the file cannot be read."""
    path = Path(arguments.file)
    try:
        file = read(path.read_bytes())
        verdict = verify(file, rulesets())
    except OSError as error:
        return _unreadable(path, str(error.strerror))
    except Unreadable as error:
        return _unreadable(path, str(error))
    except Differs as difference:
        sys.stdout.write(f"not verified: {difference}\n")
        return 1
    sys.stdout.write(_said(file, verdict))
    return 0


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "verify", "check the log of a finished match, as /export gives it", verify_main)
    parser.add_argument("file", metavar="FILE")


def _said(file: LogFile, verdict: Verdict) -> str:
    found = f"{verdict.steps} steps, {verdict.outcomes} outcomes"
    if verdict.judged:
        said = f"verified: {found}\n"
    else:
        said = (
            f"not judged: the match was played by revision {file.revision} of {file.ruleset}, and this program has "
            f"revision {verdict.revision}. Only the outcomes were checked, and they are right: {found}\n"
        )
    return f"{said}The lobby must have shown this: {file.commitment}\n"


def _unreadable(path: Path, why: str) -> int:
    sys.stderr.write(f"{path} cannot be read: {why}\n")
    return 2
