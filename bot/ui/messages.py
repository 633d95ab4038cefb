"""The messages of all matches: where each is, one hand on it at a time, how it is brought to a view."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.matches.model import Snapshot
from bot.matches.ports import Clock
from bot.matches.service import MatchService
from bot.matches.surfaces import Surface, Surfaces, Target
from bot.render.artist import Artist
from bot.store.store import Store
from bot.ui.delivery import Delivery
from bot.ui.layout import digest

STALE_AFTER = timedelta(minutes=50)
"""Discord refuses frequent edits of messages older than an hour (30046)."""


class Messages:
    """What everything that paints works with.

    Args:
        store: remembers what was painted where.
        clock: tells how old a message is.
        artist: draws the pictures in them.
    """

    def __init__(self, store: Store, clock: Clock, artist: Artist) -> None:
        self.surfaces = Surfaces(store)
        self.clock = clock
        self._artist = artist
        self._locks: WeakValueDictionary[Target, asyncio.Lock] = WeakValueDictionary()
        self._service: MatchService | None = None
        self._delivery: Delivery | None = None

    def connect(self, service: MatchService, client: discord.Client) -> None:
        """Where snapshots come from and messages go to."""
        self._service, self._delivery = service, Delivery(client, self._artist, self.surfaces, self.clock)

    @property
    def connected(self) -> bool:
        """Whether anything can be painted."""
        return self._service is not None

    @property
    def out(self) -> Delivery:
        """The way to Discord."""
        assert self._delivery is not None, "painting before connect"
        return self._delivery

    async def snapshot(self, match_id: str) -> Snapshot:
        """What is to be shown. Raises NoSuchMatch."""
        assert self._service is not None, "painting before connect"
        return await self._service.snapshot(match_id)

    def lock(self, target: Target) -> asyncio.Lock:
        """Held by whoever changes the message."""
        lock = self._locks.get(target)
        if lock is None:
            lock = self._locks[target] = asyncio.Lock()
        return lock

    async def show(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Bring one message to a view: nothing, an edit, or sent anew when it is old."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))
        if surface.digest == now.digest:  # which its pictures are part of
            if surface != now:
                self.surfaces.note(now)
            return
        if self.clock.now() - surface.sent_at > STALE_AFTER:
            target: Target = (surface.match_id, surface.kind, surface.owner_id)
            if await self.out.send(snapshot, target, surface.channel_id, view, surface):
                return
            kept = await self.surfaces.get(*target)
            if kept is None or kept.closed:
                return
            surface = replace(surface, sent_at=self.clock.now())  # nothing can be sent, but this can be edited
        await self.out.edit(snapshot, surface, view)
