"""Which message shows what, at which change of the match: in memory at once, in the store in time for a restart."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

from bot.matches.faults import report
from bot.store.errors import StoreError
from bot.store.records import Surface, SurfaceKind
from bot.store.store import Store

__all__ = ["Surface", "SurfaceKind", "Surfaces", "Target"]

Target: TypeAlias = tuple[str, SurfaceKind, int]
"""Match, kind of message, owner (0 for the channel)."""
KEPT = 1_000
"""Matches whose messages are kept in memory, some 1 kB each."""
UNSURE = "?"
"""The digest and the picture in what a message showed last, according to the store: the process that wrote it may have
been killed after it showed something else. No message has it, so the next thing to show is shown."""
SOON = 1.0
"""Seconds until what was noted is stored."""
LONGEST_PAUSE = 30.0
"""Seconds between two tries on a database that cannot be written to."""


class Surfaces:
    """The messages of all matches, for the one process that works on the store.

    Where a message is, only the store can tell after a restart: `put` returns when it is there. What a message shows
    can be seen to again, so `note` waits for nothing: many notes go into one transaction, and whoever is killed before
    paints once more. (Before, every press of a walk made a transaction of its own, and looked at the store twice.)
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, dict[tuple[SurfaceKind, int], Surface]] = OrderedDict()
        self._noted: dict[Target, Surface] = {}
        self._storing: asyncio.Task[None] | None = None
        self._open = True

    async def get(self, match_id: str, kind: SurfaceKind, owner_id: int = 0) -> Surface | None:
        """One message of a match."""
        noted = self._noted.get((match_id, kind, owner_id))
        return noted or (await self._of(match_id)).get((kind, owner_id))

    async def at(self, match_id: str, kind: SurfaceKind, owner_id: int, message_id: int | None) -> Surface | None:
        """The message of a match, if it is this one."""
        surface = await self.get(match_id, kind, owner_id)
        return surface if surface is not None and surface.message_id == message_id else None

    async def all(self, match_id: str) -> tuple[Surface, ...]:
        """Every message of a match."""
        return tuple((await self._of(match_id)).values())

    async def put(self, surface: Surface) -> None:
        """Remember a message, in place of the one of the same match, kind and owner."""
        self._noted.pop(_target(surface), None)
        await self._store.put_surface(surface)
        (await self._of(surface.match_id))[surface.kind, surface.owner_id] = surface

    def note(self, surface: Surface) -> None:
        """What a message that is known already shows from now on."""
        self._noted[_target(surface)] = surface
        if (kept := self._kept.get(surface.match_id)) is not None:
            kept[surface.kind, surface.owner_id] = surface
        if self._storing is None and self._open:
            self._storing = asyncio.create_task(self._store_soon(), name="surfaces")

    async def drop(self, match_id: str, kind: SurfaceKind, owner_id: int = 0) -> None:
        """Forget a message."""
        self._noted.pop((match_id, kind, owner_id), None)
        await self._store.drop_surface(match_id, kind, owner_id)
        (await self._of(match_id)).pop((kind, owner_id), None)

    def forget(self, match_ids: Iterable[str]) -> None:
        """Somebody else deleted the matches, or people from them: read them again."""
        gone = set(match_ids)
        for match_id in gone:
            self._kept.pop(match_id, None)
        self._noted = {target: surface for target, surface in self._noted.items() if target[0] not in gone}

    async def flush(self) -> None:
        """Store what was noted. Raises StoreError, and nothing is forgotten then."""
        noted = dict(self._noted)
        if noted:
            await self._store.note_surfaces(tuple(noted.values()))
        for target, surface in noted.items():
            if self._noted.get(target) is surface:
                del self._noted[target]

    async def close(self) -> None:
        """Store what was noted, if that is possible. What is noted later is lost, as by a kill."""
        self._open = False
        if self._storing is not None:
            self._storing.cancel()
            with suppress(asyncio.CancelledError):
                await self._storing
        try:
            await self.flush()
        except StoreError as error:
            report("surfaces-not-stored", error)

    async def _of(self, match_id: str) -> dict[tuple[SurfaceKind, int], Surface]:
        if match_id not in self._kept:
            found = {(each.kind, each.owner_id): _read(each) for each in await self._store.surfaces(match_id)}
            self._kept.setdefault(match_id, found)  # whoever was faster may have put something since
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(match_id)
        return self._kept[match_id]

    async def _store_soon(self) -> None:
        pause = SOON
        try:
            while self._noted:
                await asyncio.sleep(pause)
                try:
                    await self.flush()
                except StoreError as error:
                    report("surfaces-not-stored", error)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._storing = None


def _read(surface: Surface) -> Surface:
    """As far as it can be trusted. A call for people shows what it was sent with, for good."""
    if surface.kind == "ping":
        return surface
    return replace(surface, digest=UNSURE if surface.digest else "", pictures=(UNSURE,))


def _target(surface: Surface) -> Target:
    return surface.match_id, surface.kind, surface.owner_id
