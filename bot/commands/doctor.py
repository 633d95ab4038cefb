"""`python -m bot doctor`: everything that can be checked from here, and how to mend it. Changes nothing."""

import argparse
import asyncio
import re
from datetime import UTC, datetime
from typing import Any

from bot.commands.parsing import Subparsers, subcommand

SIGNS = {"good": "ok  ", "warning": "warn", "bad": "BAD "}
INDENT = "\n      "
MARKDOWN = re.compile(r"\*+|`")


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    text = "check token, Discord, clock, data folder and database, and say how to mend what is wrong"
    subcommand(subparsers, "doctor", text, _run)


def _run(arguments: argparse.Namespace) -> int:
    del arguments
    from bot.doctor.findings import Finding
    from bot.settings import SettingsError, load_settings
    from games.core.text import Text

    try:
        settings = load_settings()
    except SettingsError as error:
        return _told([Finding("bad", Text("doctor-settings-wrong"), INDENT.join(error.lines))])
    return asyncio.run(examine(settings))


async def examine(settings: Any) -> int:
    """Check, print, and return the exit status: 1 when something is bad."""
    from bot.doctor.discord_api import Refused, Unreachable, look_up
    from bot.doctor.findings import (
        Finding,
        check_application,
        check_clock,
        check_database,
        check_disk,
        check_folder,
    )
    from bot.ui.invite import invite_link
    from games.core.text import Text

    found: list[Finding] = []
    token = settings.token.get_secret_value() if settings.token else ""
    if token:
        try:
            account = await look_up(token, settings.api)
        except Refused:
            found.append(Finding("bad", Text("doctor-token-refused")))
        except Unreachable as error:
            found.append(Finding("bad", Text("doctor-discord-unreachable"), str(error)))
        else:
            found += [
                Finding("good", Text("doctor-token-good", name=account.name)),
                Finding("good", Text("doctor-intents-good")),
                *check_application(account.application),
                check_clock(datetime.now(UTC), account.at),
                Finding("good", Text("doctor-invite", link=invite_link(account.id))),
            ]
    else:
        found.append(Finding("bad", Text("doctor-token-missing")))
    folder = check_folder(settings.data_folder)
    found += folder
    if folder[0].verdict == "good":
        found += [*check_disk(settings.data_folder), *check_database(settings.data_folder)]
    return _told(found)


def _told(findings: Any) -> int:
    from bot.text import load_texts

    texts = load_texts()
    for finding in findings:
        said = MARKDOWN.sub("", texts.say(finding.text, "en-US", plain=True))
        print(f"{SIGNS[finding.verdict]}  {said}" + (f"{INDENT}{finding.detail}" if finding.detail else ""))
    return 1 if any(finding.verdict == "bad" for finding in findings) else 0
