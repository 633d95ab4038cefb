"""Monopoly: `/monopoly new`; its presses come through `GameCog`."""

from discord import app_commands

from bot.matches.paces import PaceName
from bot.ui.answers import Interaction
from bot.ui.game_cog import GameCog
from bot.ui.opening import opens_table
from bot.ui.translator import worded
from games.monopoly import CLASSIC, HOI_AN

BOARDS = {
    CLASSIC.key: worded("ruleset-monopoly_classic", "Monopoly: classic board"),
    HOI_AN.key: worded("ruleset-monopoly_hoi_an", "Monopoly: Hội An"),
}
EDITIONS = {
    "standard": worded("mono-preset-standard", "Standard"),
    "quick": worded("mono-preset-quick", "Quick"),
    "short": worded("mono-preset-short", "Short"),
    "timed": worded("mono-preset-timed", "Timed"),
}
"""Both boards have the same ones."""
SEATS = CLASSIC.seats


class MonopolyCog(GameCog):
    """The commands of Monopoly."""

    words = CLASSIC.game.words
    monopoly = app_commands.Group(
        name=worded("cmd-mono", "monopoly"), description=worded("cmd-mono.desc", "Play Monopoly"), guild_only=True
    )

    @monopoly.command(
        name=worded("cmd-mono-new", "new"), description=worded("cmd-mono-new.desc", "Open a table for Monopoly")
    )
    @opens_table(ruleset=BOARDS, preset=EDITIONS)
    async def new(
        self,
        interaction: Interaction,
        ruleset: str = CLASSIC.key,
        preset: str | None = None,
        seats: app_commands.Range[int, SEATS.start, SEATS.stop - 1] | None = None,
        computers: app_commands.Range[int, 0, SEATS.stop - 2] = 0,
        clock: PaceName = "live",
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, ruleset, preset, seats, computers, clock)
