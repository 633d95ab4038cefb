"""Records to write, back ends to write them to."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.store.records import Commit, DueRow, MatchRecord, ResultRow, SitterRecord, StepRow, Surface
from bot.store.store import Store

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)
SECRET = bytes(range(32))


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def record(match_id: str = "match001", **values: object) -> MatchRecord:
    base = MatchRecord(
        id=match_id,
        name=("fox", "lantern"),
        ruleset="bazaar",
        revision=1,
        preset=None,
        options='{"hand":2}',
        status="lobby",
        guild_id=7,
        guild_name="Guild",
        channel_id=70,
        locale="ko",
        host_id=1,
        size=3,
        pace="live",
        commitment="c" * 64,
        created_at=NOON,
        lobby_version=0,
        sitters=(SitterRecord(1, "Ann", "en-US"), SitterRecord(policy="random")),
    )
    return replace(base, **values)  # type: ignore[arg-type]


def step(version: int, interaction_id: int | None = None, body: bytes = b"{}", kind: str = "step") -> StepRow:
    return StepRow(version, kind, body, later(version), interaction_id)


def surface(match_id: str = "match001", **values: object) -> Surface:
    base = Surface(match_id, "table", 0, 70, 700, version=0, digest="d", sent_at=NOON)
    return replace(base, **values)  # type: ignore[arg-type]


def result(seat: int, place: int, match_id: str = "match001", **values: object) -> ResultRow:
    """Somebody's place among three on server 7."""
    return replace(ResultRow(match_id, seat, 7, "bazaar", NOON, 3, place), **values)  # type: ignore[arg-type]


async def outcomes(store: Store, commits: Sequence[Commit]) -> list[str]:
    """What became of commits made at the same moment: "stored" or the name of the refusal."""
    results = await asyncio.gather(*(store.commit(commit) for commit in commits), return_exceptions=True)
    return ["stored" if result is None else type(result).__name__ for result in results]


def due(key: str, seconds: float, match_id: str = "match001") -> DueRow:
    return DueRow(match_id, key, later(seconds))
