"""Presses on a lobby and on its rules panel."""

from collections.abc import Mapping
from dataclasses import replace

from discord import ui

from bot.matches.errors import AskGone, NoSuchSeat
from bot.matches.model import MatchInfo
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.ids import Address
from bot.ui.lobby_forms import (
    REMOVE,
    AddPolicy,
    ChoosePreset,
    RemoveSitter,
    SetLeaving,
    SetLocale,
    SetOption,
    SetPace,
    SetPictures,
    SetQuiet,
    SetSize,
    SetZone,
    lobby_ask,
)
from bot.ui.modals import values_of
from bot.ui.option_words import SHOWN
from bot.ui.press_cog import Handler
from bot.ui.table_answers import show_on_table
from bot.ui.walker import Finished, Overview, Shown, pressed
from games.core.asks import Command


class LobbyPresses:
    """Join, leave, start, add a computer player, arrange the rules."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the lobby's message."""
        return {"join": self._join, "leave": self._leave, "start": self._start, "add": self._add, "rules": self._rules}

    async def _join(self, interaction: Interaction, address: Address) -> None:
        join = self.edge.service.join(address.match_id, user_of(interaction), interaction.id)
        await show_on_table(self.edge, interaction, address.match_id, join)

    async def _leave(self, interaction: Interaction, address: Address) -> None:
        leave = self.edge.service.leave(address.match_id, user_of(interaction), interaction.id)
        await show_on_table(self.edge, interaction, address.match_id, leave)

    async def _start(self, interaction: Interaction, address: Address) -> None:
        await self._adopt(interaction, address.match_id)
        start = self.edge.service.start(address.match_id, user_of(interaction), interaction.id)
        await show_on_table(self.edge, interaction, address.match_id, start)

    async def _add(self, interaction: Interaction, address: Address) -> None:
        await show_on_table(self.edge, interaction, address.match_id, self._seat_policy(interaction, address.match_id))

    async def _rules(self, interaction: Interaction, address: Address) -> None:
        info = await answers.worked(interaction, self.edge.service.info(address.match_id), private=True)
        await answers.private(interaction, self._panel(interaction, info, None))

    async def arrange(self, interaction: Interaction, address: Address) -> None:
        """A press on the rules panel: go where it leads, change what is finished, show the panel."""
        info, shown = await answers.worked(interaction, self._go(interaction, address))
        await answers.privately(interaction, self._panel(interaction, info, shown))

    async def _adopt(self, interaction: Interaction, match_id: str) -> None:
        """The message pressed is the table, also when the bot had no time to note so after it was sent."""
        pressed = interaction.message
        assert pressed is not None
        await self.edge.service.set_table_message(match_id, pressed.id)
        if await self.edge.painter.surfaces.get(match_id, "table", 0) is None:
            snapshot = await self.edge.service.snapshot(match_id)
            await self.edge.painter.placed(snapshot, self.edge.screens.public(snapshot), pressed.channel.id, pressed.id)

    async def _seat_policy(self, interaction: Interaction, match_id: str) -> MatchInfo:
        info = await self.edge.service.info(match_id)
        policy = list(self.edge.rulesets[info.ruleset].game.policies)[-1]
        return await self.edge.service.add_policy(match_id, user_of(interaction), policy, interaction.id)

    async def _go(self, interaction: Interaction, address: Address) -> tuple[MatchInfo, Shown | None]:
        info = await self.edge.service.info(address.match_id)
        asks = (lobby_ask(info, self.edge.rulesets[info.ruleset]),)
        place = address.place
        try:
            _, reached = pressed(asks, place, values_of(interaction))
        except AskGone:
            raise (NoSuchSeat if place is not None and place.form == REMOVE else AskGone) from None
        if not isinstance(reached, Finished):
            return info, reached
        form = next(form for form in asks[0].forms if form.key == reached.press.form)
        await self._change(interaction, info, form.build(0, reached.press.filled))
        return await self.edge.service.info(info.id), None

    async def _change(self, interaction: Interaction, info: MatchInfo, command: Command) -> MatchInfo:
        service, user, ident = self.edge.service, user_of(interaction), interaction.id
        match command:
            case SetOption(name=name, value=value):
                return await service.set_option(info.id, user, name, value, ident)
            case ChoosePreset(preset=preset):
                return await service.set_preset(info.id, user, preset, ident)
            case SetSize(size=size):
                return await service.set_size(info.id, user, size, ident)
            case SetPace(pace=pace):
                return await service.set_pace(info.id, user, pace, ident)
            case SetQuiet(hours=hours):
                return await service.set_night(info.id, user, replace(info.night, hours=hours), ident)
            case SetZone(zone=zone):
                return await service.set_night(info.id, user, replace(info.night, zone=zone), ident)
            case SetLeaving(leaving=leaving):
                return await service.set_leaving(info.id, user, leaving, ident)
            case SetPictures(pictures=pictures):
                return await service.set_pictures(info.id, user, pictures == SHOWN, ident)
            case SetLocale(locale=locale):
                return await service.set_locale(info.id, user, locale, ident)
            case AddPolicy(policy=policy):
                return await service.add_policy(info.id, user, policy, ident)
            case RemoveSitter(sitter=whom):
                return await service.remove_sitter(info.id, user, whom, ident)
        raise AskGone

    def _panel(self, interaction: Interaction, info: MatchInfo, shown: Shown | None) -> ui.LayoutView:
        mine = info.status == "lobby" and info.host_id == interaction.user.id
        if mine and shown is None:
            shown = Overview((lobby_ask(info, self.edge.rulesets[info.ruleset]),))
        return self.edge.screens.rules(info, self.edge.locale_of(interaction), shown if mine else None)
