"""Keeps every message of every match at its newest state: one edit in flight for each, older states dropped."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import replace
from typing import Literal, TypeAlias

import discord
from discord import ui

from bot.matches.errors import NoSuchMatch
from bot.matches.model import Snapshot
from bot.matches.ports import Clock
from bot.matches.preferences import Preferences
from bot.matches.service import MatchService
from bot.matches.surfaces import Surface
from bot.render.artist import Artist
from bot.store.records import ANONYMOUS
from bot.store.store import Store
from bot.ui.calls import Calls
from bot.ui.channel_pace import ChannelPace
from bot.ui.hands import Hands
from bot.ui.ids import Place
from bot.ui.lanes import Lanes
from bot.ui.layout import digest
from bot.ui.messages import Messages
from bot.ui.pictures import picture_names
from bot.ui.pings import waiting
from bot.ui.precedence import Precedence
from bot.ui.screens import Screens
from bot.ui.tables import Tables
from bot.ui.whispers import Whispers

Lane: TypeAlias = tuple[str, Literal["table", "people"] | int]
"""What is painted one after another: the table of a match, the call for those it waits for, the hand of a user."""

HOLD_PATIENCE = 1.0
"""Seconds a press waits for a message that is being painted; Discord gives up after 3."""
AT_ONCE = 16
"""Messages looked at or painted at the same time after a start, at most."""
FIRST_LOOK, LOOK_EVERY = 5.0, 0.05
"""Seconds after a start before it is looked whom a match still waits for, and between two matches."""


class Painter:
    """The `Presenter` of the match service. A message is edited only when what it shows has changed.

    Args:
        screens: draws the messages.
        store: remembers what was painted where.
        preferences: who wants to be called, and in which language a hand is.
        clock: tells how old a message is.
        table_interval: seconds between two edits of one table; tables of one channel take turns a little faster.
        measured: times the painting of a kind of message.
        artist: draws the pictures in them.
    """

    def __init__(
        self,
        screens: Screens,
        store: Store,
        preferences: Preferences,
        clock: Clock,
        table_interval: float,
        measured: Callable[[str], AbstractContextManager[None]],
        artist: Artist,
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._clock = clock
        self._table_interval = table_interval
        self._measured = measured
        self._messages = Messages(store, clock, artist)
        self.surfaces = self._messages.surfaces
        self.whispers = Whispers(artist)
        self._tables = Tables(self._messages, screens, preferences)
        self._hands = Hands(self._messages, self.whispers, screens, preferences)
        self._calls = Calls(screens, preferences, self.surfaces)
        self._pace = ChannelPace(table_interval * 0.7)
        self._lanes: Lanes[Lane] = Lanes(self._paint, self._rest)
        self._precedence = Precedence()
        self._postponed: set[str] = set()
        self._catching_up: asyncio.Task[None] | None = None

    def connect(self, service: MatchService, client: discord.Client) -> None:
        """Where snapshots come from and messages go to. Nothing is painted before."""
        self._messages.connect(service, client)

    async def start(self) -> None:
        """Repaint what changed while nobody painted."""
        stale = await self._store.stale_matches()
        self._catching_up = asyncio.create_task(self._catch_up(stale), name="painter-catching-up")

    async def stop(self) -> None:
        """Let the edits in flight finish."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        await self._lanes.stop()
        await self.surfaces.close()

    def changed(self, match_id: str) -> None:
        """The match moved on: paint its table and its hands, call whom it waits for, soon."""
        if self._messages.connected:
            self._lanes.want((match_id, "table"))
            self._lanes.want((match_id, "people"))

    def postponed(self, match_id: str) -> None:
        """What shows a deadline is out of date, though the match has not moved on."""
        self._postponed.add(match_id)
        self.changed(match_id)

    def reworded(self, match_id: str, owner_id: int) -> None:
        """Somebody reads another language from now on, or wants to be called: paint the match, their hand anew."""
        self._hands.reword(match_id, owner_id)
        self.changed(match_id)

    async def idle(self) -> None:
        """Wait until nothing is left to paint."""
        if self._catching_up is not None:
            await asyncio.wait({self._catching_up})
        await self._lanes.idle()

    async def _catch_up(self, stale: tuple[str, ...]) -> None:
        """A few matches at a time, for the bot has presses to answer and Discord counts its edits."""
        for former in await self._store.former_tables():
            await self._tables.finish_sending(former)
        for match_id in stale:
            await self._lanes.room(AT_ONCE)
            self.changed(match_id)
        for place, record in enumerate(await self._store.open_matches()):
            if record.status == "playing" and record.pace != "off":  # somebody may have to be reminded
                self._lanes.want_later((record.id, "people"), FIRST_LOOK + place * LOOK_EVERY)

    @asynccontextmanager
    async def hold(self, match_id: str, kind: Literal["table", "hand"], owner: int) -> AsyncIterator[bool]:
        """Keep the painter off a message while a press answers on it.

        False: the painter hangs in an edit of it (a rate limit, an outage), so what is answered may be painted over.
        """
        lock = self._messages.lock((match_id, kind, owner))
        held = False
        with self._precedence.answering(match_id):
            with suppress(TimeoutError):
                async with asyncio.timeout(HOLD_PATIENCE):
                    held = await lock.acquire()
            try:
                yield held
            finally:
                if held:
                    lock.release()

    def doubt(self, surface: Surface) -> None:
        """A hand may not show the newest: a press was answered while it was painted, or with an older picture."""
        self._hands.doubt(surface.match_id, surface.owner_id)
        self._lanes.want((surface.match_id, surface.owner_id))

    def painted(
        self, surface: Surface, snapshot: Snapshot, shown: ui.LayoutView, place: Place | None, wanted: ui.LayoutView
    ) -> None:
        """A press was answered on the surface itself: nothing is left to do there but to send new pictures."""
        names = picture_names(shown)
        now = replace(surface, version=snapshot.info.changes, digest=digest(shown), pictures=names)
        self.surfaces.note(replace(now, walk=place.write() if place else None))
        if names == picture_names(wanted):
            return
        if surface.kind == "table":
            self._lanes.want((surface.match_id, "table"))
        else:
            self.doubt(surface)

    async def placed(self, snapshot: Snapshot, view: ui.LayoutView, channel_id: int, message_id: int) -> None:
        """The table was sent as the answer to a command."""
        await self._tables.placed(snapshot, view, channel_id, message_id)

    async def bring_table(self, match_id: str, channel_id: int) -> bool:
        """Send the table anew at the bottom of the channel and delete the old one. False: it cannot be sent there."""
        return await self._tables.bring(match_id, channel_id)

    async def post_table(self, match_id: str) -> Surface | None:
        """The table's message, sent now if it never was. None: it cannot be sent there.

        Whoever is invited to it and wants to be called is told.
        """
        return await self._tables.post(match_id)

    def pictures_again(self, channel_id: int) -> None:
        """The bot may send files to the channel."""
        self._messages.out.pictures_again(channel_id)

    async def reopen_table(self, match_id: str) -> None:
        """The channel may be reachable again: show the table there if it was not."""
        if await self._tables.reopen(match_id):
            self._lanes.want((match_id, "table"))

    def bring_hand(self, match_id: str, owner_id: int) -> None:
        """Send somebody's hand anew at the bottom of their DM, unless it has just been sent."""
        self._hands.call(match_id, owner_id)
        self._lanes.want((match_id, owner_id))

    async def reopen_hand(self, match_id: str, owner_id: int, *, at_once: bool = False) -> None:
        """Its owner is here: try a closed DM again, `at_once` or when it has been left alone for a while."""
        if await self._hands.reopen(match_id, owner_id, at_once=at_once):
            self._lanes.want((match_id, owner_id))

    def _rest(self, lane: Lane) -> float:
        return self._table_interval if lane[1] == "table" else 0

    async def _paint(self, lane: Lane) -> None:
        match_id, what = lane
        await self._precedence.wait(match_id, HOLD_PATIENCE)
        with suppress(NoSuchMatch):  # deleted meanwhile, with its server
            if what == "table":
                await self._paint_table(match_id)
                return
            with self._measured("people" if what == "people" else "hand"):
                await (self._paint_people(match_id) if what == "people" else self._hands.paint(match_id, what))

    async def _paint_table(self, match_id: str) -> None:
        channel_id = await self._tables.channel_of(match_id)
        if channel_id is not None:
            await self._pace.turn(channel_id)
        async with self._messages.lock((match_id, "table", 0)):
            with self._measured("table"):
                await self._tables.paint(match_id)

    async def _paint_people(self, match_id: str) -> None:
        """Have the hands painted, and call whom the match waits for in one message in the channel (design 4.5)."""
        snapshot = await self._messages.snapshot(match_id)
        if snapshot.state is None:
            return
        people = waiting(snapshot, self._clock.now())
        old = await self.surfaces.get(match_id, "ping", 0)
        calling = bool(people.idle) and (old is None or old.digest != people.digest)
        if match_id in self._postponed:
            self._postponed.discard(match_id)
            for sitter in snapshot.info.sitters:
                if sitter.user is not None:
                    self._hands.doubt(match_id, sitter.user.id)
        for seat, sitter in enumerate(snapshot.info.sitters):
            if sitter.user is not None and sitter.user.id != ANONYMOUS:
                if calling and seat in people.idle and self._preferences.user(sitter.user.id).pings:
                    self._hands.call(match_id, sitter.user.id)
                self._lanes.want((match_id, sitter.user.id))
        if old is not None and old.digest != people.digest:
            await self._calls.end(self._messages.out, old)
        if calling:
            await self._calls.ring(self._messages.out, snapshot, people)
        if people.next_look is not None:
            seconds = (people.next_look - self._clock.now()).total_seconds()
            self._lanes.want_later((match_id, "people"), seconds)
        if snapshot.attendance.reseated:
            await self._hands.close_left(snapshot)
