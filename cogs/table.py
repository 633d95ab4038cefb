"""Commands about the match you sit in: `/hand`, `/table`, `/leave`."""

from discord import app_commands
from discord.ext import commands

from bot.matches.errors import ChannelBusy
from bot.matches.model import MatchInfo
from bot.ui import answers, which
from bot.ui.access import lacking, may_write
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.finding import MATCH, MATCH_WHAT, find_match, suggested_matches
from bot.ui.game_cog import place_of
from bot.ui.hand_presses import hand_seat
from bot.ui.layout import Words, message
from bot.ui.placing import check_channel, server_of
from bot.ui.speaker import Speaker, escaped, match_name
from bot.ui.translator import worded


class TableCog(commands.Cog):
    """Acts on the match you name, else on the nearest in which you sit; the table may be one that you only watch."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    @app_commands.command(name=worded("cmd-hand", "hand"), description=worded("cmd-hand.desc", "Show your hand to you"))
    @app_commands.rename(**MATCH)
    @app_commands.describe(**MATCH_WHAT)
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        """The hand, privately."""

        async def work() -> None:
            info = await find_match(self.edge, interaction, match)
            wake = self.edge.service.pauses.wake(info.id, user_of(interaction))
            await answers.worked(interaction, wake, private=True)
            snapshot = await answers.worked(interaction, self.edge.service.snapshot(info.id), private=True)
            seat = hand_seat(snapshot, interaction.user.id)
            view = await self.edge.hand(snapshot, seat, self.edge.locale_of(interaction))
            await answers.privately(interaction, view)
            await self.edge.painter.whispers.note(info.id, interaction, view, None)
            await self.edge.painter.reopen_hand(info.id, interaction.user.id, at_once=True)

        await which.guarded(self.edge, interaction, work)

    @app_commands.command(
        name=worded("cmd-table", "table"),
        description=worded("cmd-table.desc", "Bring the table to the bottom of the channel"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**MATCH_WHAT)
    async def table(self, interaction: Interaction, match: str | None = None) -> None:
        """The table, sent anew in its channel; when that cannot be reached, in this one."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            info = await find_match(self.edge, interaction, match, anybody=True)
            said = await answers.worked(interaction, self._bring(interaction, info, say), private=True)
            await answers.privately(interaction, message([Words(said)]))

        await which.guarded(self.edge, interaction, work)

    async def _bring(self, interaction: Interaction, info: MatchInfo, say: Speaker) -> str:
        """What to say about it."""
        painter, here = self.edge.painter, place_of(interaction)
        named = {"match": match_name(say, info), "channel": str(info.place.channel_id)}
        if await painter.bring_table(info.id, info.place.channel_id):
            return say.say("ui-table-brought", **named)
        missing = lacking(interaction, say)
        if here.channel_id == info.place.channel_id and missing:
            return say.say("ui-permissions-lost", permissions=missing)
        if here.channel_id == info.place.channel_id or here.guild_id != info.place.guild_id:
            return say.say("ui-table-unreachable", server=escaped(info.place.guild_name), **named)
        if missing:
            return say.say("ui-permissions-missing", permissions=missing)
        if not may_write(interaction):
            return say.say("ui-table-no-write")
        server = server_of(self.edge, interaction)
        check_channel(server, interaction)
        if server.one_a_channel and await self.edge.service.matches_in(here.channel_id):
            raise ChannelBusy
        await self.edge.service.move_table(info.id, here, interaction.id)
        await painter.bring_table(info.id, here.channel_id)
        return say.say("ui-table-moved", match=named["match"], channel=str(here.channel_id))

    @app_commands.command(name=worded("cmd-leave", "leave"), description=worded("cmd-leave.desc", "Leave a match"))
    @app_commands.rename(**MATCH)
    @app_commands.describe(**MATCH_WHAT)
    async def leave(self, interaction: Interaction, match: str | None = None) -> None:
        """A lobby at once; a running match after a second question."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            info = await find_match(self.edge, interaction, match)
            if info.status == "playing":
                snapshot = await answers.worked(interaction, self.edge.service.snapshot(info.id), private=True)
                locale = self.edge.locale_of(interaction)
                await answers.privately(
                    interaction, self.edge.screens.confirm_leave(snapshot, interaction.user.id, locale)
                )
                return
            leave = self.edge.service.leave(info.id, user_of(interaction), interaction.id)
            await answers.worked(interaction, leave, private=True)
            left = say.say("ui-left", match=match_name(say, info))
            await answers.privately(interaction, message([Words(left)]))

        await which.guarded(self.edge, interaction, work)

    @table.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Your matches and this channel's by their short names."""
        return await suggested_matches(self.edge, interaction, typed, anybody=True)

    @hand.autocomplete("match")
    @leave.autocomplete("match")
    async def my_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Your matches by their short names."""
        return await suggested_matches(self.edge, interaction, typed)
