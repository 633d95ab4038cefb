"""Keeps every message of every match at its newest state: one edit in flight for each, older states dropped."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Literal, TypeAlias
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
from bot.ui.ids import Place
from bot.ui.layout import digest
from bot.ui.screens import Screens

Kind: TypeAlias = Literal["table", "hand"]
Target: TypeAlias = tuple[str, Kind, int]
"""Match, kind, owner (0 for the table)."""

STALE_AFTER = timedelta(minutes=50)
"""Discord refuses frequent edits of messages older than an hour (30046)."""
CLOSED = {50007, 40003, 50278, 50001, 50013, 10003, 10004}
"""The message cannot be there at all: closed DM, no such channel, no permission."""
GONE = {10008}

_log = structlog.get_logger(__name__)


class Painter:
    """The `Presenter` of the match service. A message is edited only when what it shows has changed."""

    def __init__(self, screens: Screens, store: Store, clock: Clock, table_interval: float) -> None:
        self._screens = screens
        self._store = store
        self._clock = clock
        self._table_interval = table_interval
        self._locks: WeakValueDictionary[Target, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[Target] = set()
        self._tasks: dict[Target, asyncio.Task[None]] = {}
        self._service: MatchService | None = None
        self._client: discord.Client | None = None

    def connect(self, service: MatchService, client: discord.Client) -> None:
        """Where snapshots come from and messages go to. Nothing is painted before."""
        self._service, self._client = service, client

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
        self._want((match_id, "table", 0))
        self._want((match_id, "hand", 0))

    async def idle(self) -> None:
        """Wait until nothing is left to paint."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @asynccontextmanager
    async def hold(self, match_id: str, kind: Kind, owner: int) -> AsyncIterator[None]:
        """Keep the painter off a message while a press answers on it."""
        async with self._lock((match_id, kind, owner)):
            yield

    async def painted(self, surface: Surface, snapshot: Snapshot, view: ui.LayoutView, place: Place | None) -> None:
        """A press was answered on the surface itself: nothing is left to do there."""
        await self._store.put_surface(
            replace(surface, version=snapshot.info.changes, digest=digest(view), walk=place.write() if place else None)
        )

    async def placed(self, snapshot: Snapshot, view: ui.LayoutView, channel_id: int, message_id: int) -> None:
        """The table was sent as the answer to a command."""
        await self._store.put_surface(_surface(snapshot, "table", 0, channel_id, message_id, view, self._clock.now()))

    async def bring_table(self, match_id: str, channel_id: int) -> None:
        """Send the table anew at the bottom of the channel and delete the old one."""
        assert self._service is not None
        async with self._lock((match_id, "table", 0)):
            snapshot = await self._service.snapshot(match_id)
            old = await self._store.surface(match_id, "table", 0)
            await self._send(snapshot, "table", 0, channel_id, self._screens.public(snapshot), old)

    def _want(self, target: Target) -> None:
        self._wanted.add(target)
        if target not in self._tasks and self._service is not None:
            self._tasks[target] = asyncio.create_task(self._keep_painting(target))

    async def _keep_painting(self, target: Target) -> None:
        match_id, kind, _ = target
        paint: Callable[[str], Awaitable[None]] = self._paint_table if kind == "table" else self._paint_hands
        try:
            while target in self._wanted:
                self._wanted.discard(target)
                try:
                    await paint(match_id)
                except Exception as error:  # noqa: BLE001 - one match's fault is not the others'
                    _log.error("painting failed", match=match_id, kind=kind, exc_info=error)
                if kind == "table":
                    await asyncio.sleep(self._table_interval)
        finally:
            del self._tasks[target]

    async def _paint_table(self, match_id: str) -> None:
        assert self._service is not None
        async with self._lock((match_id, "table", 0)):
            snapshot = await self._service.snapshot(match_id)
            surface = await self._store.surface(match_id, "table", 0)
            if surface is not None:
                await self._show(snapshot, surface, self._screens.public(snapshot))

    async def _paint_hands(self, match_id: str) -> None:
        assert self._service is not None
        snapshot = await self._service.snapshot(match_id)
        if snapshot.state is None:
            return
        for seat, sitter in enumerate(snapshot.info.sitters):
            if sitter.user is not None:
                await self._paint_hand(match_id, seat, sitter.user)

    async def _paint_hand(self, match_id: str, seat: int, owner: User) -> None:
        assert self._service is not None
        async with self._lock((match_id, "hand", owner.id)):
            snapshot = await self._service.snapshot(match_id)
            surface = await self._store.surface(match_id, "hand", owner.id)
            place = Place.read(surface.walk) if surface and surface.walk else None
            try:
                view = self._screens.hand(snapshot, seat, owner.locale, place)
            except AskGone:
                view = self._screens.hand(snapshot, seat, owner.locale)
                surface = replace(surface, walk=None) if surface else None
            if surface is None:
                await self._open_hand(snapshot, owner.id, view)
            elif not surface.closed:
                await self._show(snapshot, surface, view)

    async def _open_hand(self, snapshot: Snapshot, owner: int, view: ui.LayoutView) -> None:
        assert self._client is not None
        try:
            channel = await self._client.create_dm(discord.Object(owner))
            await self._send(snapshot, "hand", owner, channel.id, view, None)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            closed = _surface(snapshot, "hand", owner, 0, 0, view, self._clock.now())
            await self._store.put_surface(replace(closed, closed=True))

    async def _show(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Bring one message to a view: nothing, an edit, or sent anew when it is old or gone."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))
        if surface.digest == now.digest:
            if surface != now:
                await self._store.put_surface(now)
            return
        kind: Kind = "table" if surface.kind == "table" else "hand"
        try:
            if self._clock.now() - surface.sent_at > STALE_AFTER:
                await self._send(snapshot, kind, surface.owner_id, surface.channel_id, view, surface)
                return
            await self._message(surface.channel_id, surface.message_id).edit(view=view)
            await self._store.put_surface(now)
        except discord.HTTPException as error:
            if error.code in GONE:
                await self._send(snapshot, kind, surface.owner_id, surface.channel_id, view, surface)
            elif error.code in CLOSED:
                await self._store.put_surface(replace(now, closed=True))
            else:
                raise

    async def _send(
        self, snapshot: Snapshot, kind: Kind, owner: int, channel_id: int, view: ui.LayoutView, old: Surface | None
    ) -> None:
        assert self._client is not None
        channel = self._client.get_partial_messageable(channel_id)
        nonce = _nonce(snapshot, kind, owner, old.message_id if old else 0)
        sent = await channel.send(view=view, nonce=nonce)
        await self._store.put_surface(
            replace(
                _surface(snapshot, kind, owner, channel_id, sent.id, view, self._clock.now()),
                walk=old.walk if old else None,
            )
        )
        if old is not None and old.message_id:
            try:
                await self._message(old.channel_id, old.message_id).delete()
            except discord.HTTPException as error:
                if error.code not in GONE | CLOSED:
                    raise

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        assert self._client is not None
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    def _lock(self, target: Target) -> asyncio.Lock:
        lock = self._locks.get(target)
        if lock is None:
            lock = self._locks[target] = asyncio.Lock()
        return lock


def _surface(
    snapshot: Snapshot, kind: Kind, owner: int, channel_id: int, message_id: int, view: Any, now: datetime
) -> Surface:
    info = snapshot.info
    return Surface(
        info.id, kind, owner, channel_id, message_id, info.changes, digest(view), now, walk=None, closed=False
    )


def _nonce(snapshot: Snapshot, kind: Kind, owner: int, old: int) -> str:
    """The same for the same sending, so that Discord drops a repeated one (at most 25 characters)."""
    sending = f"{snapshot.info.id} {kind} {owner} {snapshot.info.changes} {old}"
    return hashlib.sha256(sending.encode()).hexdigest()[:24]
