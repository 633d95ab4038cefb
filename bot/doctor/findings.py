"""What a check finds, and the checks that need nothing but facts."""

import shutil
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias

from bot.folder import DATABASE, FolderInUseError, locked
from bot.store.inspection import UnusableFileError, inspect
from games.core.text import Text

Verdict: TypeAlias = Literal["good", "warning", "bad"]

LEAST_FREE = 200
"""Megabytes: with less on the disk the database may soon not grow any more."""
LARGEST_SKEW = 3.0
"""Seconds this machine's clock may be off before deadlines are shown wrong."""
MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the words say how to mend it. `detail` is for whoever hosts the bot only: it may name files."""

    verdict: Verdict
    text: Text
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Application:
    """How the application is set up in Discord's developer portal."""

    endpoint: str | None
    code_grant: bool


def check_application(application: Application) -> tuple[Finding, ...]:
    """Whether commands come over the gateway, and whether a plain link invites the bot."""
    found = []
    if application.endpoint:
        found.append(Finding("bad", Text("doctor-endpoint-set")))
    if application.code_grant:
        found.append(Finding("bad", Text("doctor-grant-required")))
    return tuple(found) or (Finding("good", Text("doctor-application-good")),)


def check_clock(ours: datetime, theirs: datetime) -> Finding:
    """Whether this machine's clock agrees with Discord's."""
    seconds = abs((ours - theirs).total_seconds())
    if seconds <= LARGEST_SKEW:
        return Finding("good", Text("doctor-clock-good"))
    return Finding("bad", Text("doctor-clock-off", seconds=round(seconds)))


def check_disk(folder: Path) -> tuple[Finding, ...]:
    """Whether there is room; nothing to say when there is."""
    free = shutil.disk_usage(folder).free // MEGABYTE
    return () if free >= LEAST_FREE else (Finding("warning", Text("doctor-disk-low", megabytes=free)),)


def check_database(folder: Path) -> tuple[Finding, ...]:
    """Whether the database is sound, and of which revision. Reads all of it, also while a bot runs."""
    file = folder / DATABASE
    if not file.exists():
        return (Finding("good", Text("doctor-database-none")),)
    try:
        found = inspect(file)
    except UnusableFileError as error:
        return (Finding("bad", Text("doctor-database-damaged"), str(error)),)
    schema: dict[str, tuple[Verdict, Text]] = {
        "current": ("good", Text("doctor-schema-good", revision=found.revision)),
        "older": ("warning", Text("doctor-schema-older", revision=found.revision)),
        "newer": ("bad", Text("doctor-schema-newer", revision=found.revision)),
    }
    return Finding("good", Text("doctor-database-good")), Finding(*schema[found.age])


def check_folder(folder: Path) -> tuple[Finding, ...]:
    """Whether the data folder can be used, and whether a bot uses it now."""
    trial = folder / "doctor.trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as error:
        return (Finding("bad", Text("doctor-folder-closed"), str(error)),)
    try:
        with locked(folder):
            pass
    except FolderInUseError:
        return (Finding("good", Text("doctor-folder-running")),)
    return (Finding("good", Text("doctor-folder-free")),)
