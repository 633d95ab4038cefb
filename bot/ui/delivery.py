"""Sending, editing and deleting the messages of a match, and what Discord's refusals mean for them."""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import discord
import structlog
from discord import ui

from bot.matches.model import Snapshot
from bot.matches.ports import Clock
from bot.matches.surfaces import Surface, Surfaces, Target
from bot.render.artist import Artist
from bot.ui.layout import digest, shows, without_pictures
from bot.ui.pictures import edited, for_sending, picture_names

T = TypeVar("T")

ARCHIVED, LOCKED = 50083, 160005
"""What stands in a thread that is put away cannot be changed, but sending brings it back, unless it is locked."""
UNREACHABLE = {50007, 50278, 10013, 50001, 50013, 10003, 10004, ARCHIVED, LOCKED}
"""Nothing can be shown there until somebody changes it: closed DM, no such person, channel or server, no permission,
locked thread. Anything else (5xx, too many DMs opened) passes by itself, so whoever called tries again."""
MAY_NOT_SEND = 50013
"""Nothing new, or no file, can be sent to the channel, but what stands there can still be edited."""
GONE = {10008}
"""Somebody deleted the message."""

_log = structlog.get_logger(__name__)


class Delivery:
    """Brings messages to Discord and remembers what they show."""

    def __init__(self, client: discord.Client, artist: Artist, surfaces: Surfaces, clock: Clock) -> None:
        self._client = client
        self._artist = artist
        self._wordy: set[int] = set()
        self._surfaces = surfaces
        self._clock = clock

    async def send(
        self,
        snapshot: Snapshot,
        target: Target,
        channel_id: int,
        view: ui.LayoutView,
        old: Surface | None,
        mentions: tuple[int, ...] = (),
    ) -> bool:
        """Send a message; the old one it replaces is deleted. False: it was refused, which the surface remembers.

        mentions: users whom mentions in the message notify; nobody else is ever notified.
        """
        surface = self.surface(snapshot, target, channel_id, 0, view)
        if old is not None and old.message_id and target[1] == "table":
            await self._surfaces.put(_former(old))  # so that a kill from here on leaves no second table
        nonce = _nonce(snapshot, target, old.message_id if old else 0, view)
        channel = self._client.get_partial_messageable(channel_id)

        async def post(shown: ui.LayoutView) -> discord.Message:
            pictures = await for_sending(self._artist, shown)
            return await channel.send(view=shown, nonce=nonce, allowed_mentions=_only(mentions), **pictures)

        try:
            sent, shown = await self._allowed(channel_id, view, post)
        except discord.HTTPException as error:
            await self._refused(surface, old, error)
            await self.forget_former(old)
            return False
        now = replace(surface, message_id=sent.id, walk=old.walk if old else None, pictures=picture_names(shown))
        if not shows(sent, shown):  # the message of an earlier try whose answer was lost, with what was new then
            there = {attachment.filename for attachment in sent.attachments}
            await edited(self._artist, shown, there, self._message(now).edit)
        await self._surfaces.put(now)
        if old is not None and old.message_id:
            await self.delete(old)
            await self.forget_former(old)
        return True

    async def forget_former(self, old: Surface | None) -> None:
        """The table is where it should be, and nowhere else."""
        if old is not None and old.message_id and old.kind in ("table", "former"):
            await self._surfaces.drop(old.match_id, "former", old.message_id)

    async def send_private(self, snapshot: Snapshot, target: Target, view: ui.LayoutView) -> None:
        """Send the first message to somebody's DM, or mark it closed."""
        try:
            channel = await self._client.create_dm(discord.Object(target[2]))
        except discord.HTTPException as error:
            await self._refused(self.surface(snapshot, target, 0, 0, view), None, error)
            return
        await self.send(snapshot, target, channel.id, view, None)

    async def edit(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Let a message show the view; one that was deleted, or put away with its thread, is sent again, once."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))

        async def change(shown: ui.LayoutView) -> None:
            await edited(self._artist, shown, surface.pictures, self._message(surface).edit)

        try:
            _, shown = await self._allowed(surface.channel_id, view, change)
        except discord.HTTPException as error:
            target = (surface.match_id, surface.kind, surface.owner_id)
            again = error.code in GONE | {ARCHIVED}
            sent = again and await self.send(snapshot, target, surface.channel_id, view, surface)
            if not sent and error.code not in GONE:
                await self._refused(now, None, error)
            return
        self._surfaces.note(replace(now, pictures=picture_names(shown)))

    async def edit_last(self, surface: Surface, view: ui.LayoutView) -> None:
        """Let a message show the view and be done with it, also when nobody can be reached there."""
        try:
            await edited(self._artist, view, surface.pictures, self._message(surface).edit)
        except discord.HTTPException as error:
            if error.code not in GONE | UNREACHABLE:
                raise

    async def delete(self, surface: Surface) -> None:
        """Delete a message; whether it was there does not matter."""
        try:
            await self._message(surface).delete()
        except discord.HTTPException as error:
            if error.code not in GONE | UNREACHABLE:
                raise

    def surface(
        self, snapshot: Snapshot, target: Target, channel_id: int, message_id: int, view: ui.LayoutView
    ) -> Surface:
        """What a message that is sent now shows."""
        match_id, kind, owner = target
        changes, now = snapshot.info.changes, self._clock.now()
        shown = digest(view)
        return Surface(match_id, kind, owner, channel_id, message_id, changes, shown, now, pictures=picture_names(view))

    def pictures_again(self, channel_id: int) -> None:
        """Files may be sent to the channel, as far as anybody knows."""
        self._wordy.discard(channel_id)

    async def _allowed(
        self, channel_id: int, view: ui.LayoutView, show: Callable[[ui.LayoutView], Awaitable[T]]
    ) -> tuple[T, ui.LayoutView]:
        """Show a message; where no files may be sent, in words alone. What came of it, and what is shown."""
        if channel_id not in self._wordy:
            try:
                return await show(view), view
            except discord.HTTPException as error:
                if error.code != MAY_NOT_SEND or not picture_names(view):
                    raise
                self._wordy.add(channel_id)
        words = without_pictures(view)
        return await show(words), words

    async def _refused(self, surface: Surface, old: Surface | None, error: discord.HTTPException) -> None:
        """Remember that nobody can be reached there. Raises the error when that may pass by itself."""
        if error.code not in UNREACHABLE:
            raise error
        if old is not None and old.message_id and error.code in (MAY_NOT_SEND, LOCKED):
            return
        closed = replace(old or surface, closed=True, sent_at=self._clock.now())
        _log.info("unreachable", match=closed.match_id, kind=closed.kind, code=error.code)
        await self._surfaces.put(closed)

    def _message(self, surface: Surface) -> discord.PartialMessage:
        return self._client.get_partial_messageable(surface.channel_id).get_partial_message(surface.message_id)


def _former(table: Surface) -> Surface:
    return replace(table, kind="former", owner_id=table.message_id, closed=True)


def _only(users: tuple[int, ...]) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def _nonce(snapshot: Snapshot, target: Target, old: int, view: ui.LayoutView) -> str:
    """The same for the same sending, so that Discord drops a repeated one (at most 25 characters).

    A table or hand is sent once to begin with and once in place of each older message, whatever it shows by then; a
    call once after each change, and once more as a reminder.
    """
    match_id, kind, owner = target
    sending = f"{match_id} {kind} {owner} {f'{snapshot.info.changes} {digest(view)}' if kind == 'ping' else old}"
    return hashlib.sha256(sending.encode()).hexdigest()[:24]
