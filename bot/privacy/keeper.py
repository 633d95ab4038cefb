"""Keeps what is kept within its time, and answers people and servers about theirs."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from bot.privacy import purging
from bot.privacy.erasing import Erased, erase, open_matches_of
from bot.privacy.kept import PersonalData, kept_of
from bot.store.sql import SqlStore

LOBBIES = timedelta(days=1)
"""How long a lobby is kept that closed without a match."""
PRESSES = timedelta(days=1)
"""How long it is kept which presses changed a lobby."""
DEPARTED = timedelta(days=7)
"""How long matches in play of a server that the bot has left may go on by DM; then nothing of the server is kept."""
FIRST, EVERY = 60.0, 6 * 3600.0
"""Seconds after the start, and then between two looks at what has had its time."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Memories:
    """What others remember and must forget when it is deleted: matches, a person, a server."""

    matches: Callable[[Sequence[str]], None]
    user: Callable[[int], None]
    server: Callable[[int], None]


class Keeper:
    """Deletes on request and in time.

    Args:
        retention: how long finished matches are kept; None: for ever.
        now: tells the time, in UTC.
        memories: told of whatever is deleted.
    """

    def __init__(
        self, store: SqlStore, retention: timedelta | None, now: Callable[[], datetime], memories: Memories
    ) -> None:
        self.retention = retention
        self._store = store
        self._now = now
        self._memories = memories
        self._task: asyncio.Task[None] | None = None

    async def kept_of(self, user_id: int) -> PersonalData:
        """Everything that is kept of a person."""
        return await kept_of(self._store, user_id, self._now())

    async def open_matches_of(self, user_id: int) -> int:
        """How many matches of theirs would be left if they had their data deleted now."""
        return await open_matches_of(self._store, user_id)

    async def erase(self, user_id: int) -> Erased:
        """Take a person out of all but their matches in play."""
        erased = await erase(self._store, user_id)
        self._memories.user(user_id)
        self._memories.matches(erased.finished)
        return erased

    async def server_left(self, guild_id: int) -> None:
        """A server removed the bot: its settings and finished matches go at once, the rest after `DEPARTED`."""
        await purging.note_departures(self._store, {guild_id}, self._now())
        await self._drop_server(guild_id, all_of_it=False)

    async def server_joined(self, guild_id: int) -> None:
        """A server invited the bot (again)."""
        await purging.forget_departures(self._store, {guild_id})

    async def in_servers(self, guild_ids: Collection[int]) -> None:
        """All the servers the bot is in: others of which something is kept were left while nobody looked."""
        here = set(guild_ids)
        await purging.forget_departures(self._store, here & (await purging.departed(self._store)).keys())
        gone = await purging.known_servers(self._store) - here
        await purging.note_departures(self._store, gone, self._now())

    async def sweep(self) -> None:
        """Delete whatever has had its time."""
        now = self._now()
        await purging.drop_presses(self._store, now - PRESSES)
        await self._drop(await purging.never_begun_before(self._store, now - LOBBIES))
        if self.retention is not None:
            await self._drop(await purging.finished_before(self._store, now - self.retention))
        for guild_id, since in (await purging.departed(self._store)).items():
            if since < now - DEPARTED:
                await self._drop_server(guild_id, all_of_it=True)
                await purging.forget_departures(self._store, {guild_id})

    async def start(self) -> None:
        """Sweep now and then from now on."""
        self._task = asyncio.create_task(self._run(), name="keeper")

    async def stop(self) -> None:
        """Sweep no more. What is being deleted is deleted whole or not at all."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = EVERY
            try:
                await self.sweep()
            except Exception as error:  # noqa: BLE001 - a held database will be free the next time
                _log.error("sweep failed", exc_info=error)

    async def _drop(self, ids: Sequence[str]) -> None:
        await purging.drop_matches(self._store, ids)
        self._memories.matches(ids)
        if ids:
            _log.info("matches deleted", count=len(ids))

    async def _drop_server(self, guild_id: int, *, all_of_it: bool) -> None:
        await purging.drop_server_settings(self._store, guild_id)
        self._memories.server(guild_id)
        await self._drop(await purging.matches_of_server(self._store, guild_id, all_of_them=all_of_it))
