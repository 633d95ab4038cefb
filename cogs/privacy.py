"""`/privacy` and `/data export|delete`: what is kept of whoever types them."""

import io
from collections.abc import Mapping

import discord
from discord import ButtonStyle, app_commands

from bot.matches.errors import AskGone
from bot.privacy.kept import written
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.ids import Address
from bot.ui.layout import Attachment, Block, Button, Words, message
from bot.ui.press_cog import Handler, PressCog
from bot.ui.speaker import Speaker
from bot.ui.translator import worded

FILE = "parlour-data.json"
MINE, DELETE = "me", "delete"
KEPT = ("matches", "hands", "results", "settings", "moderators", "else")
"""What is told of what is kept, in this order."""


class PrivacyCog(PressCog):
    """Everybody's, everywhere, and seen by nobody else."""

    words = "data"
    data = app_commands.Group(
        name=worded("cmd-data", "data"),
        description=worded("cmd-data.desc", "Get what is kept about you, or have it deleted"),
    )

    @app_commands.command(
        name=worded("cmd-privacy", "privacy"),
        description=worded("cmd-privacy.desc", "What is kept about you, and for how long"),
    )
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept, how long, who sees it, what to do about it."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            kept = "\n".join(say.say(f"privacy-kept-{what}") for what in KEPT)
            said = (say.say("privacy-title"), kept, self._time(say), say.say("privacy-who"), say.say("privacy-yours"))
            await answers.private(interaction, message([Words(words) for words in said]))

        await answers.guarded(interaction, say, work)

    @data.command(
        name=worded("cmd-data-export", "export"),
        description=worded("cmd-data-export.desc", "Everything kept about you, as a file that only you see"),
    )
    async def export(self, interaction: Interaction) -> None:
        """The file, privately."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            kept = self.edge.keeper.kept_of(interaction.user.id)
            data = written(await answers.worked(interaction, kept, private=True))
            blocks: list[Block] = [Words(say.say("data-export-title")), Words(say.say("data-export-explained"))]
            file = discord.File(io.BytesIO(data), FILE)
            await answers.private(interaction, message([*blocks, Attachment(FILE)]), file)

        await answers.guarded(interaction, say, work)

    @data.command(
        name=worded("cmd-data-delete", "delete"),
        description=worded("cmd-data-delete.desc", "Have what is kept about you deleted"),
    )
    async def delete(self, interaction: Interaction) -> None:
        """Asks first."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            open_matches = self.edge.keeper.open_matches_of(interaction.user.id)
            running = await answers.worked(interaction, open_matches, private=True)
            name = say.say("ui-nameless", number=1)
            said = [say.say("data-delete-title"), say.say("data-delete-ask", name=name), *self._running(say, running)]
            button = Button(
                say.label("data-delete-form"), str(Address(self.words, MINE, DELETE)), style=ButtonStyle.danger
            )
            blocks: list[Block] = [Words(words) for words in (*said, say.say("data-delete-rest"))]
            await answers.private(interaction, message([*blocks, (button,)]))

        await answers.guarded(interaction, say, work)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the question before the deletion."""
        return {DELETE: self._delete}

    async def _delete(self, interaction: Interaction, address: Address) -> None:
        if address.match_id != MINE:
            raise AskGone
        say = self.edge.speaker(interaction)
        erased = await answers.worked(interaction, self.edge.keeper.erase(interaction.user.id))
        said = [say.say("data-delete-done", count=len(erased.finished)), *self._running(say, erased.running)]
        await answers.privately(interaction, message([Words(words) for words in said]))

    def _time(self, say: Speaker) -> str:
        retention = self.edge.keeper.retention
        return say.say("privacy-time-forever") if retention is None else say.say("privacy-time", days=retention.days)

    @staticmethod
    def _running(say: Speaker, count: int) -> list[str]:
        return [say.say("data-delete-running", count=count)] if count else []
