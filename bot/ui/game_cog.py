"""What the cogs of all games share: opening a table, and every press of its messages."""

from collections.abc import Mapping

import discord

from bot.matches.errors import NoSuchRuleset
from bot.matches.model import MatchInfo, NewMatch, Place, Snapshot
from bot.matches.paces import PACES, PaceName
from bot.ui import answers, ids
from bot.ui.access import lacking
from bot.ui.answers import Interaction
from bot.ui.command_errors import NotOffered
from bot.ui.edge import Edge, user_of
from bot.ui.hand_presses import HandPresses, hand_seat
from bot.ui.hand_screen import FINISH
from bot.ui.ids import Address
from bot.ui.layout import Words, message
from bot.ui.lobby_presses import LobbyPresses
from bot.ui.placing import check_channel, night_for, open_thread, server_of
from bot.ui.press_cog import Handler, PressCog
from bot.ui.screens import STAY
from bot.ui.speaker import Speaker, match_name
from bot.ui.table_presses import TablePresses
from games.core.text import Text

WAKING = {"hand", "undo", "more", "pause", ids.WALK}
"""The verbs by which somebody who plays shows that they are there; "back" says so itself."""


class GameCog(PressCog):
    """One game's commands and presses. Subclasses name the game (`words` is `Game.words`) and add their commands."""

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge)
        self._lobby = LobbyPresses(edge)
        self._hand = HandPresses(edge)
        self._table = TablePresses(edge, self._hand)

    async def open_table(
        self,
        interaction: Interaction,
        ruleset: str,
        preset: str | None,
        size: int | None,
        computers: int,
        pace: PaceName,
    ) -> None:
        """Answer a slash command with the lobby of a new match."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            if missing := lacking(interaction, say):
                await answers.refuse(interaction, say.say("ui-permissions-missing", permissions=missing))
                return
            # discord.py does not look whether what came was among the choices.
            if pace not in PACES:
                raise NotOffered
            if ruleset not in self.edge.rulesets:
                raise NoSuchRuleset
            server = server_of(self.edge, interaction)
            check_channel(server, interaction)
            policy = list(self.edge.rulesets[ruleset].game.policies)[-1]
            locale = self.edge.table_locale(interaction)
            new = NewMatch(
                ruleset=ruleset,
                preset=preset,
                size=size,
                policies=(policy,) * computers,
                pace=pace,
                locale=locale,
                host=user_of(interaction),
                place=place_of(interaction),
                night=night_for(server, locale),
                pictures=server.pictures,
                alone=server.one_a_channel,
            )
            info = await answers.worked(interaction, self.edge.service.open(new, interaction.id))
            if server.threads and await self._in_thread(interaction, info, say):
                return
            snapshot = await self.edge.service.snapshot(info.id)
            view = self.edge.screens.public(snapshot)
            message_id = await answers.public(interaction, view)
            channel_id = info.place.channel_id
            if message_id is None:
                await self.edge.painter.bring_table(info.id, channel_id)
                return
            await self.edge.painter.placed(snapshot, view, channel_id, message_id)
            await self.edge.service.set_table_message(info.id, message_id)

        await answers.guarded(interaction, say, work)

    async def _in_thread(self, interaction: Interaction, info: MatchInfo, say: Speaker) -> bool:
        """Give the table a thread of its own, and say in the channel where it is. False: there can be none."""
        name = f"{say.label(f'ruleset-{info.ruleset}')} · {match_name(say, info)}"
        thread = await answers.worked(interaction, open_thread(interaction, name))
        if thread is None:
            return False
        place = Place(info.place.guild_id, info.place.guild_name, thread.id)
        await self.edge.service.move_table(info.id, place, thread.id)
        painter = self.edge.painter
        if await painter.bring_table(info.id, thread.id):
            table = await painter.surfaces.get(info.id, "table")
            if table is not None:
                await self.edge.service.set_table_message(info.id, table.message_id)
        view = message([Words(say.say("ui-table-in-thread", match=match_name(say, info), channel=str(thread.id)))])
        await answers.public(interaction, view)
        return True

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the table, the hand and the lobby."""
        return {
            "hand": self._show_hand,
            "undo": self._hand.undo,
            "concede": self._concede,
            STAY: self._stay,
            FINISH: self._hand.finish,
            ids.TYPE: self._hand.open_modal,
            ids.WALK: self._hand.walk,
            ids.ARRANGE: self._lobby.arrange,
            **self._lobby.verbs,
            **self._table.verbs,
        }

    async def before_press(self, interaction: Interaction, address: Address) -> None:
        """Any press of somebody who was away brings them back, before it is judged."""
        if address.verb in WAKING:
            await answers.worked(interaction, self._wake(interaction, address), private=address.verb == "hand")

    async def _wake(self, interaction: Interaction, address: Address) -> None:
        await self.edge.service.pauses.wake(address.match_id, user_of(interaction))

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not, with the fresh hand if there is one."""
        await self._hand.refused(interaction, address, text)

    async def after_press(self, interaction: Interaction, address: Address) -> None:
        """Somebody is here: try what could not be reached before, and say what the channel lacks."""
        if address.verb == ids.TYPE:  # its window had to be the first answer, so nothing could be waited for before
            await self._wake(interaction, address)
        pressed, say = interaction.message, self.edge.speaker(interaction)
        if pressed is None or pressed.guild is None:
            return
        await self.edge.painter.reopen_hand(address.match_id, interaction.user.id)
        if interaction.app_permissions.attach_files:
            self.edge.painter.pictures_again(pressed.channel.id)
        if pressed.flags.ephemeral:
            return
        if missing := lacking(interaction, say):
            await answers.refuse(interaction, say.say("ui-permissions-lost", permissions=missing))
        else:
            await self.edge.painter.reopen_table(address.match_id)

    async def is_own(self, address: Address) -> bool:
        """Not when it means another game's match. Raises NoSuchMatch."""
        return await self.edge.service.words_of(address.match_id) == self.words

    async def _show_hand(self, interaction: Interaction, address: Address) -> None:
        match_id = address.match_id
        snapshot = await answers.worked(interaction, self.edge.service.snapshot(match_id), private=True)
        view = await self.hand_of(interaction, snapshot)
        await answers.private(interaction, view)
        await self.edge.painter.whispers.note(match_id, interaction, view, None)

    async def hand_of(self, interaction: Interaction, snapshot: Snapshot) -> discord.ui.LayoutView:
        """The hand of whoever asks. Raises as `hand_seat` does."""
        seat = hand_seat(snapshot, interaction.user.id)
        return await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction))

    async def _stay(self, interaction: Interaction, address: Address) -> None:
        """Not to leave after all: go on with the hand."""
        snapshot = await answers.worked(interaction, self.edge.service.snapshot(address.match_id), private=True)
        view = await self.hand_of(interaction, snapshot)
        await answers.privately(interaction, view)
        await self.edge.painter.whispers.note(address.match_id, interaction, view, None)

    async def _concede(self, interaction: Interaction, address: Address) -> None:
        user = user_of(interaction)
        leave = self.edge.service.substitutes.leave(address.match_id, user, interaction.id)
        await answers.worked(interaction, leave)
        await answers.privately(interaction, message([Words(self.edge.speaker(interaction).say("ui-conceded"))]))


def place_of(interaction: Interaction) -> Place:
    """The channel somebody typed in."""
    assert interaction.channel_id is not None
    guild = interaction.guild
    return Place(guild.id if guild else None, guild.name if guild else "", interaction.channel_id)
