"""Facts of the match itself, beside its game's steps: taken back, reset, called off."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.records import StepRow
from games.core.asks import Seat
from games.core.game import Event, Step

REWOUND = "rewound"
CANCELLED = "cancelled"
RESET = "reset."
"""How the kinds of resets begin; the game's key follows."""
SKIPPED = "skip."
"""How the kinds of steps begin that a moderator had played for a seat; the game's key follows."""
BEFORE_THE_DEAL = -1


class Moderator(msgspec.Struct, frozen=True):
    """Who stepped in, and what they were called then."""

    id: int
    name: str


class Rewound(msgspec.Struct, frozen=True):
    """The steps after version `to` do not count any more: `seat` took them back."""

    to: int
    seat: Seat


class Reset(msgspec.Struct, frozen=True):
    """A moderator took back the steps after version `to`, all of them with `BEFORE_THE_DEAL`.

    Its row holds what was drawn anew as well, written as in a step of the game, so that the same upcasts serve.
    """

    to: int
    by: Moderator


class Cancelled(msgspec.Struct, frozen=True):
    """The match was called off by a seat or by a moderator; by neither when nobody touched it for too long."""

    seat: Seat | None
    by: Moderator | None = None


def encode(fact: Rewound | Cancelled) -> bytes:
    """The body of a row of kind `REWOUND` or `CANCELLED`."""
    return msgspec.json.encode(fact)


def encode_reset(fact: Reset, events: tuple[Event, ...]) -> bytes:
    """The body of a row of a kind that begins with `RESET`."""
    return msgspec.json.encode({"to": fact.to, "by": fact.by, "command": None, "events": events})


def encode_skip(step: Step[Any], by: Moderator) -> bytes:
    """The body of a row of a kind that begins with `SKIPPED`: a step of the game and who had it played."""
    return msgspec.json.encode({"by": by, "command": step.command, "events": step.events})


def is_skip(row: StepRow) -> bool:
    """Whether a moderator had this step played."""
    return row.kind.startswith(SKIPPED)


def skipped_by(row: StepRow) -> Moderator:
    """Who had the step played."""
    return msgspec.json.decode(row.body, type=_Skipped).by


class _Skipped(msgspec.Struct, frozen=True):
    by: Moderator


def decode_rewound(row: StepRow) -> Rewound:
    """What a row of kind `REWOUND` says."""
    return msgspec.json.decode(row.body, type=Rewound)


def decode_reset(row: StepRow) -> Reset:
    """What a row of a kind that begins with `RESET` says, beside its events."""
    return msgspec.json.decode(row.body, type=Reset)


def decode_cancelled(row: StepRow) -> Cancelled:
    """What a row of kind `CANCELLED` says."""
    return msgspec.json.decode(row.body, type=Cancelled)


def is_reset(row: StepRow) -> bool:
    """Whether a moderator reset the match."""
    return row.kind.startswith(RESET)


def taken_back_to(row: StepRow) -> int | None:
    """The version after which nothing counts any more; None when the row takes nothing back."""
    if is_reset(row):
        return decode_reset(row).to
    return decode_rewound(row).to if row.kind == REWOUND else None


def kept(rows: Iterable[StepRow]) -> list[StepRow]:
    """The rows without those that a later one takes back."""
    return _sorted_out(rows)[0]


def taken_back(rows: Iterable[StepRow]) -> dict[int, tuple[StepRow, ...]]:
    """The rows that no longer count, oldest first, by the version of the one that took them back."""
    return _sorted_out(rows)[1]


def _sorted_out(rows: Iterable[StepRow]) -> tuple[list[StepRow], dict[int, tuple[StepRow, ...]]]:
    standing: list[StepRow] = []
    gone: dict[int, tuple[StepRow, ...]] = {}
    for row in rows:
        to = taken_back_to(row)
        if to is not None:
            gone[row.version] = tuple(each for each in standing if each.version > to)
            standing = [each for each in standing if each.version <= to]
        standing.append(row)
    return standing, gone
