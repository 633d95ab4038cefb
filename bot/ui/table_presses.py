"""Presses about who is there: more time, pauses, coming back, taking a free seat."""

from collections.abc import Awaitable, Callable, Mapping

from bot.matches.errors import SeatTaken
from bot.matches.model import User
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.hand_presses import HandPresses
from bot.ui.ids import Address
from bot.ui.logbook import LOG, log_page
from bot.ui.press_cog import Handler
from bot.ui.rematch import REMATCH, Again
from bot.ui.spectating import TEXT, as_text
from bot.ui.surfaces import is_private
from bot.ui.table_answers import show_on_table

Act = Callable[[str, User, int], Awaitable[object]]
"""Something a person does to a match, by an interaction."""


class TablePresses:
    """They stand on the table and, where they matter there, on a hand."""

    def __init__(self, edge: Edge, hand: HandPresses) -> None:
        self._edge = edge
        self._hand = hand
        self._again = Again(edge)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of both messages."""
        return {
            "more": self._more,
            "pause": self._pause,
            "resume": self._resume,
            "back": self._back,
            "take": self._take,
            "reveal": self._reveal,
            REMATCH: self._again.press,
            TEXT: self._text,
            LOG: self._log,
        }

    async def _more(self, interaction: Interaction, address: Address) -> None:
        await self._do(interaction, address, self._edge.service.pauses.extend)

    async def _pause(self, interaction: Interaction, address: Address) -> None:
        await self._do(interaction, address, self._edge.service.pauses.pause)

    async def _resume(self, interaction: Interaction, address: Address) -> None:
        await self._do(interaction, address, self._edge.service.pauses.resume)

    async def _back(self, interaction: Interaction, address: Address) -> None:
        await self._do(interaction, address, self._edge.service.pauses.come_back)

    async def _take(self, interaction: Interaction, address: Address) -> None:
        place = address.place
        if place is None:
            raise SeatTaken
        seat = place.since

        async def take(match_id: str, user: User, interaction_id: int) -> object:
            return await self._edge.service.substitutes.take(match_id, user, seat, interaction_id)

        await self._do(interaction, address, take)

    async def _reveal(self, interaction: Interaction, address: Address) -> None:
        await self._do(interaction, address, self._edge.service.substitutes.show_hands)

    async def _text(self, interaction: Interaction, address: Address) -> None:
        """The table in words, for whoever asks: nothing in it that the table does not show."""
        snapshot = await answers.worked(interaction, self._edge.service.snapshot(address.match_id), private=True)
        page = address.place.since if address.place else 0
        view = as_text(self._edge.screens, snapshot, self._edge.locale_of(interaction), page)
        await answers.privately(interaction, view)

    async def _log(self, interaction: Interaction, address: Address) -> None:
        """The whole public log, for whoever asks."""
        snapshot = await answers.worked(interaction, self._edge.service.snapshot(address.match_id), private=True)
        page = address.place.since if address.place else None
        view = await log_page(self._edge, snapshot, self._edge.locale_of(interaction), address.prefix, page)
        await answers.privately(interaction, view)

    async def _do(self, interaction: Interaction, address: Address, act: Act) -> None:
        """Do it, and show what was pressed as it is then."""
        match_id, user = address.match_id, user_of(interaction)
        change = act(match_id, user, interaction.id)
        if interaction.message is None or not is_private(interaction.message):
            await show_on_table(self._edge, interaction, match_id, change)
            return
        async with self._edge.painter.hold(match_id, "hand", user.id) as held:
            await answers.worked(interaction, change)
            await self._hand.show(interaction, await self._edge.service.snapshot(match_id), None, held=held)
