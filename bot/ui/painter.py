"""Keeps every message of every match at its newest state: one edit in flight for each, older states dropped."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.matches.errors import AskGone, NoSuchMatch
from bot.matches.faults import report
from bot.matches.model import Snapshot
from bot.matches.ports import Clock
from bot.matches.preferences import Preferences
from bot.matches.service import MatchService
from bot.matches.surfaces import Surface, Surfaces, Target
from bot.render.artist import Artist
from bot.store.records import ANONYMOUS
from bot.store.store import Store
from bot.ui.calls import Calls
from bot.ui.channelpace import ChannelPace
from bot.ui.delivery import Delivery
from bot.ui.ids import Place
from bot.ui.lanes import Lanes
from bot.ui.layout import digest
from bot.ui.pictures import picture_names
from bot.ui.pings import IDLE, waiting
from bot.ui.precedence import Precedence
from bot.ui.screens import Screens
from bot.ui.whispers import Whispers

Lane: TypeAlias = tuple[str, Literal["table", "people"] | int]
"""What is painted one after another: the table of a match, the call for those it waits for, the hand of a user."""

STALE_AFTER = timedelta(minutes=50)
"""Discord refuses frequent edits of messages older than an hour (30046)."""
HOLD_PATIENCE = 1.0
"""Seconds a press waits for a message that is being painted; Discord gives up after 3."""
AT_ONCE = 16
"""Messages looked at or painted at the same time after a start, at most."""
FIRST_LOOK, LOOK_EVERY = 5.0, 0.05
"""Seconds after a start before it is looked whom a match still waits for, and between two matches."""
TRY_AGAIN_AFTER = timedelta(minutes=5)
"""How long a closed DM is left alone while its owner plays in private answers."""


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
        self._screens = screens
        self._store = store
        self._preferences = preferences
        self._clock = clock
        self._table_interval = table_interval
        self._measured = measured
        self._artist = artist
        self.whispers = Whispers(artist)
        self.surfaces = Surfaces(store)
        self._calls = Calls(screens, preferences, self.surfaces)
        self._pace = ChannelPace(table_interval * 0.7)
        self._locks: WeakValueDictionary[Target, asyncio.Lock] = WeakValueDictionary()
        self._lanes: Lanes[Lane] = Lanes(self._paint, self._rest)
        self._precedence = Precedence()
        self._called: set[Target] = set()
        self._doubted: set[Target] = set()
        self._reworded: set[Target] = set()
        self._postponed: set[str] = set()
        self._catching_up: asyncio.Task[None] | None = None
        self._service: MatchService | None = None
        self._delivery: Delivery | None = None

    def connect(self, service: MatchService, client: discord.Client) -> None:
        """Where snapshots come from and messages go to. Nothing is painted before."""
        self._service, self._delivery = service, Delivery(client, self._artist, self.surfaces, self._clock)

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
        if self._service is not None:
            self._lanes.want((match_id, "table"))
            self._lanes.want((match_id, "people"))

    def postponed(self, match_id: str) -> None:
        """What shows a deadline is out of date, though the match has not moved on."""
        self._postponed.add(match_id)
        self.changed(match_id)

    def reworded(self, match_id: str, owner_id: int) -> None:
        """Somebody reads another language from now on, or wants to be called: paint the match, their hand anew."""
        self._reworded.add((match_id, "hand", owner_id))
        self.changed(match_id)

    async def idle(self) -> None:
        """Wait until nothing is left to paint."""
        if self._catching_up is not None:
            await asyncio.wait({self._catching_up})
        await self._lanes.idle()

    async def _catch_up(self, stale: tuple[str, ...]) -> None:
        """A few matches at a time, for the bot has presses to answer and Discord counts its edits."""
        for former in await self._store.former_tables():
            await self._finish_sending(former)
        for match_id in stale:
            await self._lanes.room(AT_ONCE)
            self.changed(match_id)
        for place, record in enumerate(await self._store.open_matches()):
            if record.status == "playing" and record.pace != "off":  # somebody may have to be reminded
                self._lanes.want_later((record.id, "people"), FIRST_LOOK + place * LOOK_EVERY)

    async def _finish_sending(self, former: Surface) -> None:
        """A table was being sent anew when the program ended: do what is left of it, so that it stands there once."""
        target: Target = (former.match_id, "table", 0)
        with suppress(NoSuchMatch):
            async with self._lock(target):
                table, snapshot = await self.surfaces.get(*target), await self._snapshot(former.match_id)
                try:
                    if table is not None and table.message_id == former.message_id:
                        channel_id, view = snapshot.info.place.channel_id, self._screens.public(snapshot)
                        await self._out.send(snapshot, target, channel_id, view, table)
                    else:
                        await self._out.delete(former)
                        await self._out.forget_former(former)
                except discord.HTTPException as error:
                    report("table-not-sent", error, match=former.match_id)

    @asynccontextmanager
    async def hold(self, match_id: str, kind: Literal["table", "hand"], owner: int) -> AsyncIterator[bool]:
        """Keep the painter off a message while a press answers on it.

        False: the painter hangs in an edit of it (a rate limit, an outage), so what is answered may be painted over.
        """
        lock = self._lock((match_id, kind, owner))
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
        self._doubted.add((surface.match_id, surface.kind, surface.owner_id))
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
        target: Target = (snapshot.info.id, "table", 0)
        await self.surfaces.put(self._out.surface(snapshot, target, channel_id, message_id, view))

    async def bring_table(self, match_id: str, channel_id: int) -> bool:
        """Send the table anew at the bottom of the channel and delete the old one. False: it cannot be sent there."""
        target: Target = (match_id, "table", 0)
        async with self._lock(target):
            snapshot = await self._snapshot(match_id)
            old = await self.surfaces.get(*target)
            return await self._out.send(snapshot, target, channel_id, self._screens.public(snapshot), old)

    async def post_table(self, match_id: str) -> Surface | None:
        """The table's message, sent now if it never was. None: it cannot be sent there.

        Whoever is invited to it and wants to be called is told.
        """
        target: Target = (match_id, "table", 0)
        async with self._lock(target):
            table = await self.surfaces.get(*target)
            if table is None or not table.message_id:
                snapshot = await self._snapshot(match_id)
                loud = tuple(user for user in snapshot.invited if self._preferences.user(user).pings)
                channel_id, view = snapshot.info.place.channel_id, self._screens.public(snapshot)
                await self._out.send(snapshot, target, channel_id, view, None, loud)
                table = await self.surfaces.get(*target)
            return table if table is not None and table.message_id else None

    def pictures_again(self, channel_id: int) -> None:
        """The bot may send files to the channel."""
        self._out.pictures_again(channel_id)

    async def reopen_table(self, match_id: str) -> None:
        """The channel may be reachable again: show the table there if it was not."""
        target: Target = (match_id, "table", 0)
        async with self._lock(target):
            surface = await self.surfaces.get(*target)
            if surface is None or not surface.closed:
                return
            await self.surfaces.put(replace(surface, closed=False, digest=""))
        self._lanes.want((match_id, "table"))

    def bring_hand(self, match_id: str, owner_id: int) -> None:
        """Send somebody's hand anew at the bottom of their DM, unless it has just been sent."""
        self._called.add((match_id, "hand", owner_id))
        self._lanes.want((match_id, owner_id))

    async def reopen_hand(self, match_id: str, owner_id: int, *, at_once: bool = False) -> None:
        """Its owner is here: try a closed DM again, `at_once` or when it has been left alone for a while."""
        target: Target = (match_id, "hand", owner_id)
        async with self._lock(target):
            surface = await self.surfaces.get(*target)
            if surface is None or not surface.closed:
                return
            if not at_once and self._clock.now() - surface.sent_at < TRY_AGAIN_AFTER:
                return
            await self.surfaces.put(replace(surface, closed=False, digest=""))
        self._called.add(target)
        self._lanes.want((match_id, owner_id))

    @property
    def _out(self) -> Delivery:
        assert self._delivery is not None, "painting before connect"
        return self._delivery

    async def _snapshot(self, match_id: str) -> Snapshot:
        assert self._service is not None, "painting before connect"
        return await self._service.snapshot(match_id)

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
                await (self._paint_people(match_id) if what == "people" else self._paint_hand(match_id, what))

    async def _paint_table(self, match_id: str) -> None:
        target: Target = (match_id, "table", 0)
        posted = await self.surfaces.get(*target)
        if posted is not None:
            await self._pace.turn(posted.channel_id)
        async with self._lock(target):
            with self._measured("table"):
                snapshot = await self._snapshot(match_id)
                surface = await self.surfaces.get(*target)
                if surface is not None and not surface.closed:
                    await self._show(snapshot, surface, self._screens.public(snapshot))

    async def _paint_people(self, match_id: str) -> None:
        """Have the hands painted, and call whom the match waits for in one message in the channel (design 4.5)."""
        snapshot = await self._snapshot(match_id)
        if snapshot.state is None:
            return
        people = waiting(snapshot, self._clock.now())
        old = await self.surfaces.get(match_id, "ping", 0)
        calling = bool(people.idle) and (old is None or old.digest != people.digest)
        if match_id in self._postponed:
            self._postponed.discard(match_id)
            self._doubted |= {(match_id, "hand", sitter.user.id) for sitter in snapshot.info.sitters if sitter.user}
        for seat, sitter in enumerate(snapshot.info.sitters):
            if sitter.user is not None and sitter.user.id != ANONYMOUS:
                if calling and seat in people.idle and self._preferences.user(sitter.user.id).pings:
                    self._called.add((match_id, "hand", sitter.user.id))
                self._lanes.want((match_id, sitter.user.id))
        if old is not None and old.digest != people.digest:
            await self._calls.end(self._out, old)
        if calling:
            await self._calls.ring(self._out, snapshot, people)
        if people.next_look is not None:
            seconds = (people.next_look - self._clock.now()).total_seconds()
            self._lanes.want_later((match_id, "people"), seconds)
        if snapshot.attendance.reseated:
            await self._close_hands(snapshot)

    async def _close_hands(self, snapshot: Snapshot) -> None:
        """Whoever left their seat in the middle sees nothing of it any more."""
        info = snapshot.info
        for surface in await self.surfaces.all(info.id):
            owner = surface.owner_id
            if surface.kind == "hand" and info.seat_of(owner) is None:
                view = self._screens.closed_hand(snapshot, owner, self._preferences.user(owner).locale or info.locale)
                async with self._lock((info.id, "hand", owner)):
                    await self.whispers.show(info.id, owner, view, None)
                    if surface.message_id and not surface.closed:
                        await self._out.edit_last(surface, view)
                    await self.surfaces.drop(info.id, "hand", owner)

    async def _paint_hand(self, match_id: str, owner_id: int) -> None:
        target: Target = (match_id, "hand", owner_id)
        async with self._lock(target):
            snapshot = await self._snapshot(match_id)
            seat = snapshot.info.seat_of(owner_id)
            if seat is None or snapshot.state is None:
                return
            surface = await self.surfaces.get(*target)
            closed = surface is not None and surface.closed
            if not closed:
                await self._paint_dm(snapshot, seat, target, surface)
            await self._paint_whisper(snapshot, seat, owner_id, spare=not closed)

    async def _paint_dm(self, snapshot: Snapshot, seat: int, target: Target, surface: Surface | None) -> None:
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
            await self._out.send_private(snapshot, target, view)
        elif called and (not surface.digest or self._clock.now() - surface.sent_at > IDLE):
            await self._out.send(snapshot, target, surface.channel_id, view, surface)
        else:
            await self._show(snapshot, surface, view)
        self._called.discard(target)
        self._reworded.discard(target)

    async def _paint_whisper(self, snapshot: Snapshot, seat: int, owner_id: int, *, spare: bool) -> None:
        """The newest private answer: the hand of whoever has a closed DM, a spare one beside an open DM.

        A spare one is not painted for words alone: whom the match waits for changes with every step.
        """
        whisper = self.whispers.newest(snapshot.info.id, owner_id)
        if whisper is not None:
            view, place = await self._hand(snapshot, seat, whisper.place)
            await self.whispers.show(snapshot.info.id, owner_id, view, place, spare=spare)

    async def _hand(self, snapshot: Snapshot, seat: int, place: Place | None) -> tuple[ui.LayoutView, Place | None]:
        """A person's hand, as far in a walk as that is still open."""
        owner = snapshot.info.sitters[seat].user
        assert owner is not None, "computer players have no message"
        locale, table = self._preferences.locale_of(owner), await self.surfaces.get(snapshot.info.id, "table")
        try:
            return self._screens.hand(snapshot, seat, locale, place, table=table), place
        except AskGone:
            return self._screens.hand(snapshot, seat, locale, table=table), None

    async def _show(self, snapshot: Snapshot, surface: Surface, view: ui.LayoutView) -> None:
        """Bring one message to a view: nothing, an edit, or sent anew when it is old."""
        now = replace(surface, version=snapshot.info.changes, digest=digest(view))
        if surface.digest == now.digest:  # which its pictures are part of
            if surface != now:
                self.surfaces.note(now)
            return
        if self._clock.now() - surface.sent_at > STALE_AFTER:
            target: Target = (surface.match_id, surface.kind, surface.owner_id)
            if await self._out.send(snapshot, target, surface.channel_id, view, surface):
                return
            kept = await self.surfaces.get(*target)
            if kept is None or kept.closed:
                return
            surface = replace(surface, sent_at=self._clock.now())  # nothing can be sent, but this can be edited
        await self._out.edit(snapshot, surface, view)

    def _lock(self, target: Target) -> asyncio.Lock:
        lock = self._locks.get(target)
        if lock is None:
            lock = self._locks[target] = asyncio.Lock()
        return lock
