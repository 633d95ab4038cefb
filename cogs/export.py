"""`/export`: the log of a finished match for those who played it, and how to check it."""

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.matches.logfile import write
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.finding import MATCH, MATCH_WHAT
from bot.ui.finished import find_finished, suggested_finished
from bot.ui.layout import Attachment, Words, message
from bot.ui.speaker import match_name
from bot.ui.translator import worded


class ExportCog(commands.Cog):
    """Acts on the last finished match of this channel in which you sat, else on your last one, else the one named."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    @app_commands.command(
        name=worded("cmd-export", "export"),
        description=worded("cmd-export.desc", "The log of a finished match, with the secret of its shuffles"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**MATCH_WHAT)
    async def export(self, interaction: Interaction, match: str | None = None) -> None:
        """The log as a file, privately."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            info = await find_finished(self.edge, interaction, match)
            log = self.edge.service.archive.log(info.id, interaction.user.id)
            data = write(await answers.worked(interaction, log, private=True))
            name = f"parlour-{'-'.join(info.name)}-{info.id}.json"
            said = f"{say.say('fairness-log', match=match_name(say, info))}\n{say.say('fairness-explained')}"
            file = discord.File(io.BytesIO(data), name)
            await answers.private(interaction, message([Words(said), Attachment(name)]), file)

        await answers.guarded(interaction, say, work)

    @export.autocomplete("match")
    async def my_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Your last finished matches by their short names."""
        return await suggested_finished(self.edge, interaction, typed)
