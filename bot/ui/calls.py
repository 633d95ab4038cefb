"""The one message of a match that calls those whom it waits for."""

from dataclasses import replace

from bot.matches.model import Snapshot
from bot.matches.preferences import Preferences
from bot.matches.surfaces import Surface, Surfaces, Target
from bot.ui.delivery import Delivery
from bot.ui.pings import Waiting
from bot.ui.screens import Screens


class Calls:
    """Sends it and deletes it; an edit would notify nobody.

    Args:
        screens: draws it.
        preferences: who wants to be called.
        surfaces: remembers where it is, and whom it called.
    """

    def __init__(self, screens: Screens, preferences: Preferences, surfaces: Surfaces) -> None:
        self._screens = screens
        self._preferences = preferences
        self._surfaces = surfaces

    async def end(self, out: Delivery, call: Surface) -> None:
        """Nobody is waited for any more, or others are."""
        if call.message_id:
            await out.delete(call)
        await self._surfaces.drop(call.match_id, "ping", 0)

    async def ring(self, out: Delivery, snapshot: Snapshot, people: Waiting) -> None:
        """Call those of them who want it, where the table is."""
        info = snapshot.info
        target: Target = (info.id, "ping", 0)
        users = [user.id for seat in people.seats if (user := info.sitters[seat].user) is not None]
        loud = tuple(user for user in users if self._preferences.user(user).pings)
        if not loud:
            return
        view = self._screens.ping(snapshot, loud, again=bool(people.urgent))
        table = await self._surfaces.get(info.id, "table", 0)
        if table is None or not table.closed:
            await out.send(snapshot, target, info.place.channel_id, view, None, loud)
            ping = await self._surfaces.get(*target)
        else:  # nobody can be called in a channel that cannot be reached
            ping = replace(out.surface(snapshot, target, info.place.channel_id, 0, view), closed=True)
        if ping is not None:
            await self._surfaces.put(replace(ping, digest=people.digest))
