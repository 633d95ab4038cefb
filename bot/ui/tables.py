"""The public table of each match: sent, brought to the bottom, painted, so that it stands there once."""

from contextlib import suppress
from dataclasses import replace

import discord
from discord import ui

from bot.matches.errors import NoSuchMatch
from bot.matches.faults import report
from bot.matches.model import Snapshot
from bot.matches.preferences import Preferences
from bot.matches.surfaces import Surface, Target
from bot.ui.messages import Messages
from bot.ui.screens import Screens


class Tables:
    """Paints them.

    Args:
        messages: the messages they stand on.
        screens: draws them.
        preferences: who wants to be called.
    """

    def __init__(self, messages: Messages, screens: Screens, preferences: Preferences) -> None:
        self._messages = messages
        self._screens = screens
        self._preferences = preferences

    async def placed(self, snapshot: Snapshot, view: ui.LayoutView, channel_id: int, message_id: int) -> None:
        """The table was sent as the answer to a command."""
        surface = self._messages.out.surface(snapshot, _target(snapshot.info.id), channel_id, message_id, view)
        await self._messages.surfaces.put(surface)

    async def bring(self, match_id: str, channel_id: int) -> bool:
        """Send the table anew at the bottom of the channel and delete the old one. False: it cannot be sent there."""
        target, messages = _target(match_id), self._messages
        async with messages.lock(target):
            snapshot = await messages.snapshot(match_id)
            old = await messages.surfaces.get(*target)
            return await messages.out.send(snapshot, target, channel_id, self._screens.public(snapshot), old)

    async def post(self, match_id: str) -> Surface | None:
        """The table's message, sent now if it never was. None: it cannot be sent there.

        Whoever is invited to it and wants to be called is told.
        """
        target, messages = _target(match_id), self._messages
        async with messages.lock(target):
            table = await messages.surfaces.get(*target)
            if table is None or not table.message_id:
                snapshot = await messages.snapshot(match_id)
                loud = tuple(user for user in snapshot.invited if self._preferences.user(user).pings)
                channel_id, view = snapshot.info.place.channel_id, self._screens.public(snapshot)
                await messages.out.send(snapshot, target, channel_id, view, None, loud)
                table = await messages.surfaces.get(*target)
            return table if table is not None and table.message_id else None

    async def reopen(self, match_id: str) -> bool:
        """Whether one that could not be reached is tried again with the next painting."""
        target = _target(match_id)
        async with self._messages.lock(target):
            surface = await self._messages.surfaces.get(*target)
            if surface is None or not surface.closed:
                return False
            await self._messages.surfaces.put(replace(surface, closed=False, digest=""))
        return True

    async def channel_of(self, match_id: str) -> int | None:
        """Where the table stands, if it does."""
        posted = await self._messages.surfaces.get(*_target(match_id))
        return posted.channel_id if posted is not None else None

    async def paint(self, match_id: str) -> None:
        """Bring the table to its newest. Its lock is held. Raises NoSuchMatch."""
        snapshot = await self._messages.snapshot(match_id)
        surface = await self._messages.surfaces.get(*_target(match_id))
        if surface is not None and not surface.closed:
            await self._messages.show(snapshot, surface, self._screens.public(snapshot))

    async def finish_sending(self, former: Surface) -> None:
        """A table was being sent anew when the program ended: do what is left of it, so that it stands there once."""
        target, messages = _target(former.match_id), self._messages
        with suppress(NoSuchMatch):
            async with messages.lock(target):
                table, snapshot = await messages.surfaces.get(*target), await messages.snapshot(former.match_id)
                try:
                    if table is not None and table.message_id == former.message_id:
                        channel_id, view = snapshot.info.place.channel_id, self._screens.public(snapshot)
                        await messages.out.send(snapshot, target, channel_id, view, table)
                    else:
                        await messages.out.delete(former)
                        await messages.out.forget_former(former)
                except discord.HTTPException as error:
                    report("table-not-sent", error, match=former.match_id)


def _target(match_id: str) -> Target:
    return match_id, "table", 0
