"""Presses on a hand: walking a form, and playing what it ends in."""

from discord import ui

from bot.matches.errors import AskGone, NotSeated, Refusal
from bot.matches.model import Snapshot
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.ids import WALK, Address, Place
from bot.ui.modals import amount_modal, values_of
from bot.ui.speaker import speaker
from bot.ui.surfaces import is_private
from bot.ui.walker import Finished, Question, answered, reach
from games.core.asks import Amount, Ask


class HandPresses:
    """Presses on one's own hand, in a DM or in a private answer."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    async def undo(self, interaction: Interaction, address: Address) -> None:
        """Take back one's own last step, the one the button was made for."""
        step = address.place.since if address.place else None
        match_id, user = address.match_id, user_of(interaction)
        async with self.edge.painter.hold(match_id, "hand", user.id) as held:
            await answers.worked(interaction, self.edge.service.undo(match_id, user, interaction.id, step))
            await self._show(interaction, await self.edge.service.snapshot(match_id), None, held=held)

    async def walk(self, interaction: Interaction, address: Address) -> None:
        """Go where the press leads; at the end of a form play it, and show the result where it was pressed."""
        owner = interaction.user.id
        async with self.edge.painter.hold(address.match_id, "hand", owner) as held:
            snapshot, place = await answers.worked(interaction, self._go(interaction, address))
            await self._show(interaction, snapshot, place, held=held)

    async def _show(self, interaction: Interaction, snapshot: Snapshot, place: Place | None, *, held: bool) -> None:
        seat = _own_seat(snapshot, interaction.user.id)
        view = self.edge.screens.hand(snapshot, seat, self.edge.locale_of(interaction), place)
        there = await answers.update(interaction, view)
        await self._remember(interaction, snapshot, view, place, sure=there and held)

    async def _go(self, interaction: Interaction, address: Address) -> tuple[Snapshot, Place | None]:
        service = self.edge.service
        snapshot = await service.snapshot(address.match_id)
        asks = _own_asks(snapshot, interaction.user.id)
        place = address.place
        if place is None:
            return snapshot, None
        values = values_of(interaction)
        if values is not None:
            place = answered(asks, place, values)
        reached = reach(asks, place)
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

    async def refused(self, interaction: Interaction, address: Address, words: str) -> None:
        """Say why not, with the fresh state: on the hand itself, or privately when a public message was pressed."""
        try:
            snapshot = await self.edge.service.snapshot(address.match_id)
            seat = _own_seat(snapshot, interaction.user.id)
        except Refusal:
            await answers.refuse(interaction, words)
            return
        if snapshot.state is None:
            await answers.refuse(interaction, words)
            return
        view = self.edge.screens.hand(snapshot, seat, self.edge.locale_of(interaction), notice=words)
        if interaction.message is None or not is_private(interaction.message):
            await answers.private(interaction, view)
            return
        async with self.edge.painter.hold(address.match_id, "hand", interaction.user.id) as held:
            there = await answers.update(interaction, view)
            await self._remember(interaction, snapshot, view, None, sure=there and held)

    async def _remember(
        self, interaction: Interaction, snapshot: Snapshot, view: ui.LayoutView, place: Place | None, *, sure: bool
    ) -> None:
        """If the message is the hand that the painter keeps, it now shows this, unless that is not `sure`."""
        painter, match_id = self.edge.painter, snapshot.info.id
        surface = await self.edge.store.surface(match_id, "hand", interaction.user.id)
        if surface is None or interaction.message is None or interaction.message.id != surface.message_id:
            painter.whispers.note(match_id, interaction, view, place)
        elif sure:
            await painter.painted(surface, snapshot, view, place)
        else:
            painter.changed(match_id)


def _own_seat(snapshot: Snapshot, user_id: int) -> int:
    seat = snapshot.info.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def _own_asks(snapshot: Snapshot, user_id: int) -> tuple[Ask, ...]:
    seat = _own_seat(snapshot, user_id)
    return tuple(ask for ask in snapshot.asks if ask.seat == seat)
