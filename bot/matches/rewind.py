"""Facts of the match itself, beside its game's steps: taken back, called off."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.records import StepRow
from games.core.asks import Seat

REWOUND = "rewound"
CANCELLED = "cancelled"


class Rewound(msgspec.Struct, frozen=True):
    """The steps after version `to` do not count any more. `seat` took them back; None: a moderator did."""

    to: int
    seat: Seat | None


class Cancelled(msgspec.Struct, frozen=True):
    """The match was called off by a seat; None: by a moderator."""

    seat: Seat | None


def encode(fact: Rewound | Cancelled) -> bytes:
    """The body of a row of kind `REWOUND` or `CANCELLED`."""
    return msgspec.json.encode(fact)


def decode_rewound(row: StepRow) -> Rewound:
    """What a row of kind `REWOUND` says."""
    return msgspec.json.decode(row.body, type=Rewound)


def decode_cancelled(row: StepRow) -> Cancelled:
    """What a row of kind `CANCELLED` says."""
    return msgspec.json.decode(row.body, type=Cancelled)


def kept(rows: Iterable[StepRow]) -> list[StepRow]:
    """The rows without those that a later one takes back."""
    standing: list[StepRow] = []
    for row in rows:
        if row.kind == REWOUND:
            to = decode_rewound(row).to
            while standing and standing[-1].version > to:
                standing.pop()
        standing.append(row)
    return standing


def stamped(state: Any, version: int, seat: Seat | None) -> Any:
    """The state after a rewind: its step is the version, and the questions of whoever rewound are raised anew.

    So `since` never names two different questions, and a press on a message from before finds its ask gone.
    """
    acted = tuple(version if seat in {None, index} else step for index, step in enumerate(state.acted))
    return msgspec.structs.replace(state, step=version, acted=acted)
