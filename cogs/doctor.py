"""`/doctor`: whether the bot can do in this channel what it needs to, and how to mend what it cannot."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.doctor.findings import Application, Finding, check_application
from bot.ui import answers
from bot.ui.access import lacking, lacking_for_pictures, lacking_for_threads
from bot.ui.answers import Interaction
from bot.ui.delivery import UNREACHABLE
from bot.ui.edge import Edge
from bot.ui.invite import invite_link
from bot.ui.layout import Words, message
from bot.ui.moderators import check_moderator
from bot.ui.speaker import Speaker
from bot.ui.translator import worded
from games.core.text import Text

SIGNS = {"good": "✅", "warning": "⚠️", "bad": "❌"}


class DoctorCog(commands.Cog):
    """For moderators, privately. It names no file and no address of the machine: those are for its host."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    @app_commands.command(
        name=worded("cmd-doctor", "doctor"),
        description=worded(
            "cmd-doctor.desc", "For moderators: whether the bot can work in this channel, and how to mend it"
        ),
    )
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction) -> None:
        """Every check, with a sign and a sentence."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            check_moderator(self.edge, interaction)
            findings = await answers.worked(interaction, self._examine(interaction, say), private=True)
            lines = [f"{SIGNS[finding.verdict]} {say.say(finding.text)}" for finding in findings]
            link = say.say("doctor-invite", link=invite_link(interaction.application_id))
            said = (say.say("doctor-title"), "\n".join(lines), link)
            await answers.private(interaction, message([Words(words) for words in said]))

        await answers.guarded(interaction, say, work)

    async def _examine(self, interaction: Interaction, say: Speaker) -> Sequence[Finding]:
        client: discord.Client = interaction.client
        name = client.user.name if client.user else ""
        info = await client.application_info()
        application = Application(info.interactions_endpoint_url, info.bot_require_code_grant)
        return [
            Finding("good", Text("doctor-token-good", name=name)),
            Finding("good", Text("doctor-intents-good")),
            *check_application(application),
            _permissions(lacking(interaction, say)),
            *_pictures(lacking_for_pictures(interaction, say)),
            *self._threads(interaction, say),
            await self._direct_message(interaction, say),
            *await self.edge.doctor.examine(discord.utils.snowflake_time(interaction.id)),
        ]

    def _threads(self, interaction: Interaction, say: Speaker) -> tuple[Finding, ...]:
        """Where the server wants a thread for each table and the bot cannot make one, tables stand in the channel."""
        wanted = self.edge.preferences.server(interaction.guild_id or 0).threads
        missing = lacking_for_threads(interaction, say)
        return (Finding("warning", Text("doctor-threads-lacking", permissions=missing)),) if wanted and missing else ()

    async def _direct_message(self, interaction: Interaction, say: Speaker) -> Finding:
        """Only a message that arrives shows that they do; it is silent, and gone at once."""
        try:
            sent = await interaction.user.send(say.say("doctor-dm-trial"), silent=True)
            await sent.delete()
        except discord.HTTPException as error:
            closed = error.code in UNREACHABLE
            return Finding("warning", Text("doctor-dm-closed" if closed else "doctor-dm-unknown"))
        return Finding("good", Text("doctor-dm-good"))


def _permissions(missing: str) -> Finding:
    if missing:
        return Finding("bad", Text("doctor-permissions-lacking", permissions=missing))
    return Finding("good", Text("doctor-permissions-good"))


def _pictures(missing: str) -> tuple[Finding, ...]:
    """Without files everything can be played, in words."""
    return (Finding("warning", Text("doctor-pictures-lacking", permissions=missing)),) if missing else ()
