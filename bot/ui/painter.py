"""Keeps every message of every match at its newest state: one edit in flight for each, older states dropped."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog
from discord import ui

from bot.matches.errors import AskGone
from bot.matches.model import Snapshot, User
from bot.matches.ports import Clock
from bot.matches.service import MatchService
from bot.matches.surfaces import Surface
from bot.store.store import Store
from bot.ui.delivery import Delivery, Target
from bot.ui.ids import Place
from bot.ui.layout import digest
from bot.ui.screens import Screens

Lane: TypeAlias = tuple[str, Literal["table", "hands"]]
"""What is painted one after another: the table of a match, or its hands."""

STALE_AFTER = timedelta(minutes=50)
"""Discord refuses frequent edits of messages older than an hour (30046)."""

_log = structlog.get_logger(__name__)


class Painter:
    """The `Presenter` of the match service. A message is edited only when what it shows has changed.

    Args:
        screens: draws the messages.
        store: remembers what was painted where.
        clock: tells how old a message is.
        table_interval: seconds between two edits of one table.
    """

    def __init__(self, screens: Screens, store: Store, clock: Clock, table_interval: float) -> None:
        self._screens = screens
        self._store = store
        self._clock = clock
        self._table_interval = table_interval
        self._locks: WeakValueDictionary[Target, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[Lane] = set()
        self._tasks: dict[Lane, asyncio.Task[None]] = {}
        self._service: MatchService | None = None
        self._delivery: Delivery | None = None

    def connect(self, service: MatchService, client: discord.Client) -> None:
        """Where snapshots come from and messages go to. Nothing is painted before."""
        self._service, self._delivery = service, Delivery(client, self._store, self._clock)

    async def start(self) -> None:
        """Repaint what changed while nobody painted."""
        for match_id in await self._store.stale_matches():
            self.changed(match_id)

    async def stop(self) -> None:
        """Let the edits in flight finish."""
        self._wanted.clear()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def changed(self, match_id: str) -> None:
        """The match moved on: paint its table and its hands soon."""
        self._want((match_id, "table"))
        self._want((match_id, "hands"))

    async def idle(self) -> None:
        """Wait until nothing is left to paint."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @asynccontextmanager
    async def hold(self, match_id: str, kind: Literal["table", "hand"], owner: int) -> AsyncIterator[None]:
        """Keep the painter off a message while a press answers on it."""
        async with self._lock((match_id, kind, owner)):
            yield

    async def painted(self, surface: Surface, snapshot: Snapshot, view: ui.LayoutView, place: Place | None) -> None:
        """A press was answered on the surface itself: nothing is left to do there."""
        shown = replace(surface, version=snapshot.info.changes, digest=digest(view))
        await self._store.put_surface(replace(shown, walk=place.write() if place else None))

    async def placed(self, snapshot: Snapshot, view: ui.LayoutView, channel_id: int, message_id: int) -> None:
        """The table was sent as the answer to a command."""
        target: Target = (snapshot.info.id, "table", 0)
        await self._store.put_surface(self._out.surface(snapshot, target, channel_id, message_id, view))

    async def bring_table(self, match_id: str, channel_id: int) -> None:
        """Send the table anew at the bottom of the channel and delete the old one."""
        target: Target = (match_id, "table", 0)
        async with self._lock(target):
            snapshot = await self._snapshot(match_id)
            old = await self._store.surface(*target)
            await self._out.send(snapshot, target, channel_id, self._screens.public(snapshot), old)

    @property
    def _out(self) -> Delivery:
        assert self._delivery is not None, "painting before connect"
        return self._delivery

    async def _snapshot(self, match_id: str) -> Snapshot:
        assert self._service is not None, "painting before connect"
        return await self._service.snapshot(match_id)

    def _want(self, lane: Lane) -> None:
        self._wanted.add(lane)
        if lane not in self._tasks and self._service is not None:
            self._tasks[lane] = asyncio.create_task(self._keep_painting(lane))

    async def _keep_painting(self, lane: Lane) -> None:
        match_id, kind = lane
        paint: Callable[[str], Awaitable[None]] = self._paint_table if kind == "table" else self._paint_hands
        try:
            while lane in self._wanted:
                self._wanted.discard(lane)
                try:
                    await paint(match_id)
                except Exception as error:  # noqa: BLE001 - one match's fault is not the others'
                    _log.error("painting failed", match=match_id, kind=kind, exc_info=error)
                if kind == "table":
                    await asyncio.sleep(self._table_interval)
        finally:
            del self._tasks[lane]

    async def _paint_table(self, match_id: str) -> None:
        target: Target = (match_id, "table", 0)
        async with self._lock(target):
            snapshot = await self._snapshot(match_id)
            surface = await self._store.surface(*target)
            if surface is not None and not surface.closed:
                await self._show(snapshot, surface, self._screens.public(snapshot))

    async def _paint_hands(self, match_id: str) -> None:
        snapshot = await self._snapshot(match_id)
        if snapshot.state is None:
            return
        for seat, sitter in enumerate(snapshot.info.sitters):
            if sitter.user is not None:
                await self._paint_hand(match_id, seat, sitter.user)

    async def _paint_hand(self, match_id: str, seat: int, owner: User) -> None:
        target: Target = (match_id, "hand", owner.id)
        async with self._lock(target):
            snapshot = await self._snapshot(match_id)
            surface = await self._store.surface(*target)
            place = Place.read(surface.walk) if surface and surface.walk else None
            try:
                view = self._screens.hand(snapshot, seat, owner.locale, place)
            except AskGone:
                view = self._screens.hand(snapshot, seat, owner.locale)
                surface = replace(surface, walk=None) if surface else None
            if surface is None:
                await self._out.send_private(snapshot, target, view)
            elif not surface.closed:
                await self._show(snapshot, surface, view)

    async def _show(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Bring one message to a view: nothing, an edit, or sent anew when it is old."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))
        if surface.digest == now.digest:
            if surface != now:
                await self._store.put_surface(now)
        elif self._clock.now() - surface.sent_at > STALE_AFTER:
            target: Target = (surface.match_id, surface.kind, surface.owner_id)
            await self._out.send(snapshot, target, surface.channel_id, view, surface)
        else:
            await self._out.edit(snapshot, surface, view)

    def _lock(self, target: Target) -> asyncio.Lock:
        lock = self._locks.get(target)
        if lock is None:
            lock = self._locks[target] = asyncio.Lock()
        return lock
