"""The checks of a running bot that need what it holds: its folder, its database, its clock."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from bot.doctor.findings import Finding, check_clock, check_database, check_disk
from bot.store.errors import StoreError
from bot.store.sql import SqlStore
from games.core.text import Text


class Doctor:
    """Looks at the machine it runs on.

    Args:
        now: tells this machine's time, in UTC.
    """

    def __init__(self, folder: Path, store: SqlStore, now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._store = store
        self._now = now

    async def examine(self, theirs: datetime) -> tuple[Finding, ...]:
        """Everything about this machine; `theirs` is Discord's time at this moment."""
        clock = check_clock(self._now(), theirs)
        file = await asyncio.to_thread(check_database, self._folder)
        disk = await asyncio.to_thread(check_disk, self._folder)
        return await self._writing(), *file, *disk, clock

    async def _writing(self) -> Finding:
        try:
            await self._store.try_writing()
        except StoreError as error:
            return Finding("bad", Text("doctor-database-held"), str(error))
        return Finding("good", Text("doctor-database-writable"))
