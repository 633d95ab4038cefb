"""Looks at the gateway and the database the moment somebody asks."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from sqlalchemy import func, select

from bot.store.errors import StoreError
from bot.store.schema import matches
from bot.store.sql import SqlStore

PATIENCE = 2.0
"""Seconds a write may take before the database counts as unusable: a press is given up after three."""


class Line(Protocol):
    """The connection to Discord."""

    @property
    def ready(self) -> bool:
        """Whether events arrive on every shard."""

    @property
    def shard_latencies(self) -> Mapping[int, float]:
        """Seconds between the last heartbeat and its answer, by shard."""


@dataclass(frozen=True, slots=True)
class Health:
    """Whether each part works."""

    gateway: bool
    database: bool

    @property
    def good(self) -> bool:
        """Whether people can play."""
        return self.gateway and self.database


class Probe:
    """Asks the parts how they are.

    Args:
        now: tells the time, in UTC.
    """

    def __init__(self, store: SqlStore, line: Line, now: Callable[[], datetime]) -> None:
        self._store = store
        self._line = line
        self._now = now

    async def health(self) -> Health:
        """How the bot is now."""
        return Health(self._line.ready, await self._writable())

    async def open_matches(self) -> dict[str, int]:
        """How many matches there are of each status that is not final."""
        count = select(matches.c.status, func.count().label("number")).where(matches.c.status.in_(("lobby", "playing")))
        return {row.status: row.number for row in await self._store.read(count.group_by(matches.c.status))}

    async def due_lag(self) -> float:
        """Seconds by which the earliest deadline has passed without being played."""
        earliest = await self._store.upcoming(1)
        return max(0.0, (self._now() - earliest[0].at).total_seconds()) if earliest else 0.0

    def latencies(self) -> dict[int, float]:
        """Of each shard that has had a heartbeat answered, in seconds."""
        return {shard: value for shard, value in self._line.shard_latencies.items() if value < float("inf")}

    async def _writable(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_writing()
        except (StoreError, TimeoutError):
            return False
        return True
