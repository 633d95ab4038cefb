"""Sending, editing and deleting the messages of a match, and what Discord's refusals mean for them."""

import hashlib
from dataclasses import replace
from typing import TypeAlias

import discord
from discord import ui

from bot.matches.model import Snapshot
from bot.matches.ports import Clock
from bot.matches.surfaces import Surface, SurfaceKind
from bot.store.store import Store
from bot.ui.layout import digest

Target: TypeAlias = tuple[str, SurfaceKind, int]
"""Match, kind of message, owner (0 for the channel)."""

CLOSED = {50007, 40003, 50278, 50001, 50013, 10003, 10004}
"""Nothing can be sent there: closed DM, no such channel or guild, no permission."""
GONE = {10008}
"""Somebody deleted the message."""


class Delivery:
    """Brings messages to Discord and remembers what they show."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock

    async def send(
        self,
        snapshot: Snapshot,
        target: Target,
        channel_id: int,
        view: ui.LayoutView,
        old: Surface | None,
        mentions: tuple[int, ...] = (),
    ) -> None:
        """Send a message; the old one it replaces is deleted. A refusal for good marks the surface closed.

        mentions: users whom mentions in the message notify; nobody else is ever notified.
        """
        surface = self.surface(snapshot, target, channel_id, 0, view)
        nonce = _nonce(snapshot, target, old.message_id if old else 0)
        try:
            channel = self._client.get_partial_messageable(channel_id)
            sent = await channel.send(view=view, nonce=nonce, allowed_mentions=_only(mentions))
        except discord.HTTPException as error:
            await self._close(surface, error)
            return
        await self._store.put_surface(replace(surface, message_id=sent.id, walk=old.walk if old else None))
        if old is not None and old.message_id:
            await self.delete(old)

    async def send_private(self, snapshot: Snapshot, target: Target, view: ui.LayoutView) -> None:
        """Send the first message to somebody's DM, or mark it closed."""
        try:
            channel = await self._client.create_dm(discord.Object(target[2]))
        except discord.HTTPException as error:
            await self._close(self.surface(snapshot, target, 0, 0, view), error)
            return
        await self.send(snapshot, target, channel.id, view, None)

    async def edit(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Let a message show the view; one that was deleted is sent again."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))
        try:
            await self._message(surface).edit(view=view)
        except discord.HTTPException as error:
            if error.code in GONE:
                target = (surface.match_id, surface.kind, surface.owner_id)
                await self.send(snapshot, target, surface.channel_id, view, replace(surface, message_id=0))
            else:
                await self._close(now, error)
            return
        await self._store.put_surface(now)

    async def delete(self, surface: Surface) -> None:
        """Delete a message; whether it was there does not matter."""
        try:
            await self._message(surface).delete()
        except discord.HTTPException as error:
            if error.code not in GONE | CLOSED:
                raise

    def surface(
        self, snapshot: Snapshot, target: Target, channel_id: int, message_id: int, view: ui.LayoutView
    ) -> Surface:
        """What a message that is sent now shows."""
        match_id, kind, owner = target
        changes, now = snapshot.info.changes, self._clock.now()
        return Surface(match_id, kind, owner, channel_id, message_id, changes, digest(view), now)

    async def _close(self, surface: Surface, error: discord.HTTPException) -> None:
        if error.code not in CLOSED:
            raise error
        await self._store.put_surface(replace(surface, closed=True))

    def _message(self, surface: Surface) -> discord.PartialMessage:
        return self._client.get_partial_messageable(surface.channel_id).get_partial_message(surface.message_id)


def _only(users: tuple[int, ...]) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def _nonce(snapshot: Snapshot, target: Target, old: int) -> str:
    """The same for the same sending, so that Discord drops a repeated one (at most 25 characters)."""
    match_id, kind, owner = target
    sending = f"{match_id} {kind} {owner} {snapshot.info.changes} {old}"
    return hashlib.sha256(sending.encode()).hexdigest()[:24]
