"""The yardstick of a press: the smallest discord.py bot, one command and one button whose callback does nothing."""

import os
from typing import Any

import discord
from discord import app_commands, ui

from bot.ui.redirect import point_at


class Nothing(ui.View):
    """A button that is acknowledged and changes nothing."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Nothing", custom_id="nothing")
    async def nothing(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        """Acknowledge."""
        await interaction.response.defer()


class Noop(discord.Client):
    """Logs in with one command, `/nothing`, that posts the button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Send the command to Discord."""

        @self.tree.command(name="nothing", description="Post a button.")
        async def nothing(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Nothing", view=Nothing())

        await self.tree.sync()


if __name__ == "__main__":
    point_at(os.environ["PARLOUR_API"])
    Noop().run(os.environ["PARLOUR_TOKEN"], log_handler=None)
