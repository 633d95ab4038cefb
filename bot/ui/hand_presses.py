"""Presses on a hand: walking a form, and playing what it ends in."""

from discord import ui

from bot.matches.errors import AskGone, MatchOver, NotPlaying, NotSeated, NotYours, Refusal, RemovedByModerator
from bot.matches.model import Snapshot
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.ids import WALK, Address, Place
from bot.ui.modals import amount_modal, values_of
from bot.ui.speaker import speaker
from bot.ui.surfaces import is_private
from bot.ui.table_answers import answer_on_table, show_on_table
from bot.ui.walker import Finished, Question, pressed, reach
from games.core.asks import Amount, Ask, Seat
from games.core.text import SeatName, Text


class HandPresses:
    """Presses on one's own hand, in a DM or in a private answer."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    async def undo(self, interaction: Interaction, address: Address) -> None:
        """Take back one's own last step, the one the button was made for."""
        step = address.place.since if address.place else None
        match_id, user = address.match_id, user_of(interaction)
        undo = self.edge.service.undo(match_id, user, interaction.id, step)
        if interaction.message is not None and not is_private(interaction.message):
            await show_on_table(self.edge, interaction, match_id, undo)
            return
        async with self.edge.painter.hold(match_id, "hand", user.id) as held:
            await answers.worked(interaction, undo)
            await self.show(interaction, await self.edge.service.snapshot(match_id), None, held=held)

    async def finish(self, interaction: Interaction, address: Address) -> None:
        """End a lesson."""
        match_id, user, service = address.match_id, user_of(interaction), self.edge.service
        if not (await service.info(match_id)).is_tutorial:
            raise AskGone
        async with self.edge.painter.hold(match_id, "hand", user.id) as held:
            await answers.worked(interaction, service.cancel(match_id, user, interaction.id))
            await self.show(interaction, await service.snapshot(match_id), None, held=held)

    async def walk(self, interaction: Interaction, address: Address) -> None:
        """Go where the press leads; at the end of a form play it, and show the result where it was pressed."""
        if interaction.message is not None and not is_private(interaction.message):
            await self._from_table(interaction, address)
            return
        owner = interaction.user.id
        async with self.edge.painter.hold(address.match_id, "hand", owner) as held:
            snapshot, place = await answers.worked(interaction, self._go(interaction, address))
            await self.show(interaction, snapshot, place, held=held)

    async def _from_table(self, interaction: Interaction, address: Address) -> None:
        """A press on the public table: one press plays, anything deeper goes on in a private panel."""
        match_id, painter = address.match_id, self.edge.painter
        async with painter.hold(match_id, "table", 0) as held:
            snapshot, place = await answers.worked(interaction, self._go(interaction, address))
            if place is None:
                await answer_on_table(self.edge, interaction, snapshot, held=held)
                return
        seat = hand_seat(snapshot, interaction.user.id)
        view = await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction), place)
        await answers.private(interaction, view)
        await painter.whispers.note(match_id, interaction, view, place)

    async def show(self, interaction: Interaction, snapshot: Snapshot, place: Place | None, *, held: bool) -> None:
        """Answer with the hand of whoever pressed, at a place of a walk. held: nobody paints it meanwhile."""
        seat = hand_seat(snapshot, interaction.user.id)
        view = await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction), place)
        await self._answer(interaction, snapshot, view, place, held=held)

    async def _go(self, interaction: Interaction, address: Address) -> tuple[Snapshot, Place | None]:
        service = self.edge.service
        snapshot = await service.snapshot(address.match_id)
        asks = _own_asks(snapshot, interaction.user.id)
        if address.place is None:
            return snapshot, None
        _require_own(snapshot, asks, address.place)
        place, reached = pressed(asks, address.place, values_of(interaction))
        if not isinstance(reached, Finished):
            return snapshot, place
        await service.act(address.match_id, user_of(interaction), reached.press, interaction.id)
        return await service.snapshot(address.match_id), None

    async def open_modal(self, interaction: Interaction, address: Address) -> None:
        """Ask for a number that has too many values for a menu. A modal must be the first answer."""
        snapshot = await self.edge.service.snapshot(address.match_id)
        shown = reach(_own_asks(snapshot, interaction.user.id), address.place)
        if not isinstance(shown, Question) or not isinstance(shown.field, Amount):
            raise AskGone
        say = speaker(self.edge.texts, self.edge.locale_of(interaction), snapshot.info)
        target = str(Address(address.prefix, address.match_id, WALK, address.place))
        await interaction.response.send_modal(amount_modal(say, shown.field, target))

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not, with the fresh state: on the hand itself, or privately when a public message was pressed."""
        try:
            snapshot = await self.edge.service.snapshot(address.match_id)
        except Refusal:
            await answers.refuse(interaction, self.edge.speaker(interaction).say(text))
            return
        words = speaker(self.edge.texts, self.edge.locale_of(interaction), snapshot.info).say(text)
        seat = snapshot.info.seat_of(interaction.user.id)
        if seat is None or snapshot.state is None:
            await answers.refuse(interaction, words)
            return
        if interaction.message is None or not is_private(interaction.message):
            view = await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction), notice=words)
            await answers.private(interaction, view)
            await self.edge.painter.whispers.note(address.match_id, interaction, view, None)
            return
        async with self.edge.painter.hold(address.match_id, "hand", interaction.user.id) as held:
            snapshot = await self.edge.service.snapshot(address.match_id)  # the match may have gone on meanwhile
            seat = hand_seat(snapshot, interaction.user.id)
            view = await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction), notice=words)
            await self._answer(interaction, snapshot, view, None, held=held)

    async def _answer(
        self, interaction: Interaction, snapshot: Snapshot, view: ui.LayoutView, place: Place | None, *, held: bool
    ) -> None:
        """Show the hand; if the message is the one that the painter keeps, it now shows this, if that is sure."""
        painter, match_id = self.edge.painter, snapshot.info.id
        surface = await painter.surfaces.at(match_id, "hand", interaction.user.id, answers.pressed_id(interaction))
        shown = await answers.privately(interaction, view, kept=surface)
        if surface is None:
            await painter.whispers.note(match_id, interaction, view, place)
        elif shown is not None and held:
            painter.painted(surface, snapshot, shown, place, view)
        else:
            painter.doubt(surface)


def _require_own(snapshot: Snapshot, own: tuple[Ask, ...], place: Place) -> None:
    """Say whose question it is, rather than that it is gone."""
    others = [ask for ask in snapshot.asks if (ask.kind, ask.since) == (place.kind, place.since) and ask not in own]
    if others and not any((ask.kind, ask.since) == (place.kind, place.since) for ask in own):
        raise NotYours(seat=SeatName(others[0].seat))


def hand_seat(snapshot: Snapshot, user_id: int) -> Seat:
    """The seat of somebody who was dealt a hand.

    Raises `NotSeated` or `RemovedByModerator`, and `NotPlaying` or `MatchOver` without a deal.
    """
    seat = snapshot.info.seat_of(user_id)
    if seat is None:
        raise RemovedByModerator if user_id in snapshot.attendance.removed else NotSeated
    if snapshot.state is None:
        raise NotPlaying if snapshot.info.status == "lobby" else MatchOver
    return seat


def _own_asks(snapshot: Snapshot, user_id: int) -> tuple[Ask, ...]:
    seat = hand_seat(snapshot, user_id)
    return tuple(ask for ask in snapshot.asks if ask.seat == seat)
