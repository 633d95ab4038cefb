"""Stored facts that name a person: what moderators did, who took a seat. The steps of a game name seats only."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Text, cast, select

from bot.store.records import ANONYMOUS, FINAL, NAMELESS
from bot.store.schema import matches, steps
from bot.store.sql import SqlStore

GAME_STEPS = "step.%"
SEATS = {"vacated", "replaced"}
"""The kinds of facts that say whose a seat was. When the match ends, they say of whom its result is."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A row of the log that names somebody. `final`: its match is over."""

    match_id: str
    version: int
    kind: str
    at: datetime
    body: bytes
    final: bool


async def facts_naming(store: SqlStore, user_id: int) -> tuple[Fact, ...]:
    """The facts of all matches that name a person. Looks at every row, beside the writer and not in its way."""
    columns = (steps.c.match_id, steps.c.version, steps.c.kind, steps.c.at, steps.c.body, matches.c.status)
    rows = await store.read(
        select(*columns)
        .join(matches, matches.c.id == steps.c.match_id)
        .where(steps.c.kind.not_like(GAME_STEPS), cast(steps.c.body, Text).contains(str(user_id)))
        .order_by(steps.c.match_id, steps.c.version)
    )
    facts = (Fact(row.match_id, row.version, row.kind, row.at, row.body, row.status in FINAL) for row in rows)
    return tuple(fact for fact in facts if nameless(fact.body, user_id) != fact.body)


def removed_from(user_id: int) -> ColumnElement[bool]:
    """Whether a match is a lobby that the person was removed from."""
    return (" " + matches.c.removed + " ").contains(f" {user_id} ")


def nameless(body: bytes, user_id: int) -> bytes:
    """The body of a fact with nobody's name where it named this person."""
    return msgspec.json.encode(_without(msgspec.json.decode(body), lambda found: found == user_id))


def naming_only(body: bytes, user_id: int) -> dict[str, Any]:
    """What a fact says, with nobody's name where it named another person."""
    said: dict[str, Any] = _without(msgspec.json.decode(body), lambda found: found != user_id)
    return said


def _without(value: Any, whom: Callable[[object], bool]) -> Any:
    match value:
        case {"id": found, "name": _}:
            return {**value, "id": ANONYMOUS, "name": NAMELESS} if whom(found) else value
        case dict():
            return {key: _without(inner, whom) for key, inner in value.items()}
        case list():
            return [_without(inner, whom) for inner in value]
        case _:
            return value
