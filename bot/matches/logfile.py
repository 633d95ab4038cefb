"""The log of a finished match as a JSON file: everything needed to play it again, and nobody's id."""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.matches.model import MatchInfo
from bot.store.records import Secret, StepRow
from bot.store.upcasts import UPCASTS, Upcasts, current, upcast
from games.core.game import Outcome

FORMAT = 1
PEOPLE = ("by", "before", "person")
"""Who is named beside the steps of the game: a moderator, who left a seat, who took one."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Unreadable(Exception):  # noqa: N818 - what is the matter with it
    """The file is no log that this program can read; the message says why."""


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a person by the name shown at the table, or a computer player by its policy."""

    name: str | None
    policy: str | None


class OutcomeEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Per seat its place, and the key of the reason."""

    places: tuple[int, ...]
    reason: str

    @classmethod
    def of(cls, outcome: Outcome) -> "OutcomeEntry":
        """As a game says it."""
        return cls(outcome.places, outcome.reason.key)


class LogFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match.

    Args:
        format: of this file.
        match: the short name, as catalogue words.
        revision: of the ruleset, when the match began.
        seats: in seat order. Names prove nothing: they are what Discord said.
        table_message: the id of the table's first message, in decimal.
        host_secret: 32 bytes in hex.
        commitment: SHA-256 of the host's secret in hex, as the lobby showed it.
        bodies: per kind of step, the version of its shape (`bot.store.upcasts`).
        steps: per stored row its `version`, `kind`, `at`, and what the row says.
        outcome: None when the match was called off.
        checksum: SHA-256 of all the rest. It finds slips; whoever alters a file on purpose can redo it.
    """

    format: int
    match: str
    ruleset: str
    revision: int
    options: dict[str, Any]
    seats: tuple[SeatEntry, ...]
    table_message: str
    host_secret: str
    commitment: str
    bodies: dict[str, int]
    steps: tuple[dict[str, Any], ...]
    outcome: OutcomeEntry | None
    checksum: str = ""


def log_of(
    info: MatchInfo, secret: Secret, rows: Iterable[StepRow], outcome: Outcome | None, upcasts: Upcasts = UPCASTS
) -> LogFile:
    """The file of a match that is over."""
    steps = tuple(rows)
    return sealed(
        LogFile(
            format=FORMAT,
            match=".".join(info.name),
            ruleset=info.ruleset,
            revision=info.revision,
            options=info.options.model_dump(mode="json"),
            seats=tuple(SeatEntry(sitter.user.name if sitter.user else None, sitter.policy) for sitter in info.sitters),
            table_message=str(secret.message_id),
            host_secret=secret.host_secret.hex(),
            commitment=info.commitment,
            bodies={kind: current(kind, upcasts) for kind in sorted({row.kind for row in steps})},
            steps=tuple(to_entry(row) for row in steps),
            outcome=None if outcome is None else OutcomeEntry.of(outcome),
        )
    )


def to_entry(row: StepRow) -> dict[str, Any]:
    """A row as the file has it: without the press that caused it, people by name alone."""
    body: dict[str, Any] = msgspec.json.decode(row.body)
    for role in PEOPLE:
        if isinstance(person := body.get(role), dict):
            body[role] = person["name"]
    return {"version": row.version, "kind": row.kind, "at": row.at.isoformat(timespec="milliseconds"), **body}


def to_row(entry: dict[str, Any], bodies: dict[str, int], upcasts: Upcasts = UPCASTS) -> StepRow:
    """The row of an entry, its body in today's shape; as if pressed by somebody at no time.

    Raises Unreadable when the entry is none, or of a shape that this program does not know.
    """
    body = dict(entry)
    version, kind, at = (body.pop(name, None) for name in ("version", "kind", "at"))
    if type(version) is not int or not isinstance(kind, str) or not isinstance(at, str):
        raise Unreadable("a step has no version, no kind or no time")
    if not 1 <= bodies.get(kind, 0) <= current(kind, upcasts):
        raise Unreadable(f"step {version} is a {kind!r} in a shape that this program does not know")
    for role in PEOPLE:
        if isinstance(name := body.get(role), str):
            body[role] = {"id": 0, "name": name}
    return StepRow(version, kind, upcast(kind, bodies[kind], msgspec.json.encode(body), upcasts), EPOCH, 0)


def write(file: LogFile) -> bytes:
    """The file as JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(data: bytes) -> LogFile:
    """The log in a file. Raises Unreadable."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"it is not JSON: {error}") from error
    if not isinstance(found, dict) or "format" not in found:
        raise Unreadable("it is no log of a match: it has no format")
    if found["format"] != FORMAT:
        raise Unreadable(f"it has format {found['format']!r}, and this program reads format {FORMAT}")
    try:
        return msgspec.convert(found, LogFile)
    except msgspec.ValidationError as error:
        raise Unreadable(f"it is no log of a match: {error}") from error


def sealed(file: LogFile) -> LogFile:
    """The file with the checksum it should have."""
    bare = msgspec.structs.replace(file, checksum="")
    digest = hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()
    return msgspec.structs.replace(file, checksum=digest)
