"""Everybody's own cards: in their DM, and in their newest private answer."""

from dataclasses import replace
from datetime import timedelta

from discord import ui

from bot.matches.errors import AskGone
from bot.matches.model import Snapshot
from bot.matches.preferences import Preferences
from bot.matches.surfaces import Surface, Target
from bot.ui.ids import Place
from bot.ui.messages import Messages
from bot.ui.pings import IDLE
from bot.ui.screens import Screens
from bot.ui.whispers import Whispers
from games.core.asks import Seat

TRY_AGAIN_AFTER = timedelta(minutes=5)
"""How long a closed DM is left alone while its owner plays in private answers."""


class Hands:
    """Paints them; who is called, whose is in doubt is remembered until then.

    Args:
        messages: the messages they stand on.
        whispers: the private answers.
        screens: draws them.
        preferences: in which language a hand is.
    """

    def __init__(self, messages: Messages, whispers: Whispers, screens: Screens, preferences: Preferences) -> None:
        self._messages = messages
        self._whispers = whispers
        self._screens = screens
        self._preferences = preferences
        self._called: set[Target] = set()
        self._doubted: set[Target] = set()
        self._reworded: set[Target] = set()

    def call(self, match_id: str, owner_id: int) -> None:
        """Send it anew at the bottom of the DM with the next painting, unless it has just been sent."""
        self._called.add((match_id, "hand", owner_id))

    def doubt(self, match_id: str, owner_id: int) -> None:
        """It may not show what is stored of it."""
        self._doubted.add((match_id, "hand", owner_id))

    def reword(self, match_id: str, owner_id: int) -> None:
        """Its owner reads another language from now on."""
        self._reworded.add((match_id, "hand", owner_id))

    async def reopen(self, match_id: str, owner_id: int, *, at_once: bool) -> bool:
        """Whether a closed DM is tried again with the next painting.

        at_once: also when it has not been left alone for a while.
        """
        target: Target = (match_id, "hand", owner_id)
        async with self._messages.lock(target):
            surface = await self._messages.surfaces.get(*target)
            if surface is None or not surface.closed:
                return False
            if not at_once and self._messages.clock.now() - surface.sent_at < TRY_AGAIN_AFTER:
                return False
            await self._messages.surfaces.put(replace(surface, closed=False, digest=""))
        self.call(match_id, owner_id)
        return True

    async def paint(self, match_id: str, owner_id: int) -> None:
        """Bring somebody's hand to its newest. Raises NoSuchMatch."""
        target: Target = (match_id, "hand", owner_id)
        async with self._messages.lock(target):
            snapshot = await self._messages.snapshot(match_id)
            seat = snapshot.info.seat_of(owner_id)
            if seat is None or snapshot.state is None:
                return
            surface = await self._messages.surfaces.get(*target)
            closed = surface is not None and surface.closed
            if not closed:
                await self._paint_dm(snapshot, seat, target, surface)
            await self._paint_whisper(snapshot, seat, owner_id, spare=not closed)

    async def close_left(self, snapshot: Snapshot) -> None:
        """Whoever left their seat in the middle sees nothing of it any more."""
        info, messages = snapshot.info, self._messages
        for surface in await messages.surfaces.all(info.id):
            owner = surface.owner_id
            if surface.kind == "hand" and info.seat_of(owner) is None:
                view = self._screens.closed_hand(snapshot, owner, self._preferences.user(owner).locale or info.locale)
                async with messages.lock((info.id, "hand", owner)):
                    await self._whispers.show(info.id, owner, view, None)
                    if surface.message_id and not surface.closed:
                        await messages.out.edit_last(surface, view)
                    await messages.surfaces.drop(info.id, "hand", owner)

    async def _paint_dm(self, snapshot: Snapshot, seat: Seat, target: Target, surface: Surface | None) -> None:
        """The hand in an open DM."""
        called = target in self._called
        if surface is not None and target in self._doubted:
            self._doubted.discard(target)
            surface = replace(surface, digest="")
        if surface and surface.is_current(snapshot.info.changes) and not called and target not in self._reworded:
            return
        place = Place.read(surface.walk) if surface and surface.walk else None
        view, reached = await self._hand(snapshot, seat, place)
        if surface is not None and reached is None:
            surface = replace(surface, walk=None)
        if surface is None or not surface.message_id:
            await self._messages.out.send_private(snapshot, target, view)
        elif called and (not surface.digest or self._messages.clock.now() - surface.sent_at > IDLE):
            await self._messages.out.send(snapshot, target, surface.channel_id, view, surface)
        else:
            await self._messages.show(snapshot, surface, view)
        self._called.discard(target)
        self._reworded.discard(target)

    async def _paint_whisper(self, snapshot: Snapshot, seat: Seat, owner_id: int, *, spare: bool) -> None:
        """The newest private answer: the hand of whoever has a closed DM, a spare one beside an open DM.

        A spare one is not painted for words alone: whom the match waits for changes with every step.
        """
        whisper = self._whispers.newest(snapshot.info.id, owner_id)
        if whisper is not None:
            view, place = await self._hand(snapshot, seat, whisper.place)
            await self._whispers.show(snapshot.info.id, owner_id, view, place, spare=spare)

    async def _hand(self, snapshot: Snapshot, seat: Seat, place: Place | None) -> tuple[ui.LayoutView, Place | None]:
        """A person's hand, as far in a walk as that is still open."""
        owner = snapshot.info.sitters[seat].user
        assert owner is not None, "computer players have no message"
        locale, table = self._preferences.locale_of(owner), await self._messages.surfaces.get(snapshot.info.id, "table")
        try:
            return self._screens.hand(snapshot, seat, locale, place, table=table), place
        except AskGone:
            return self._screens.hand(snapshot, seat, locale, table=table), None
