"""Monopoly Deal: `/deal new`; its presses come through `GameCog`."""

from discord import app_commands

from bot.matches.paces import PaceName
from bot.ui.answers import Interaction
from bot.ui.game_cog import GameCog
from bot.ui.opening import opens_table
from bot.ui.translator import worded
from games.monopoly_deal import RULESETS

RULESET = RULESETS[0]
EDITIONS = {
    "classic": worded("deal-preset-classic", "Classic"),
    "modern2018": worded("deal-preset-modern2018", "Modern (2018)"),
    "refresh2024": worded("deal-preset-refresh2024", "Refresh (2024)"),
    "quick": worded("deal-preset-quick", "Quick"),
}


class MonopolyDealCog(GameCog):
    """The commands of Monopoly Deal."""

    words = RULESET.game.words
    deal = app_commands.Group(
        name=worded("cmd-deal", "deal"), description=worded("cmd-deal.desc", "Play Monopoly Deal"), guild_only=True
    )

    @deal.command(
        name=worded("cmd-deal-new", "new"), description=worded("cmd-deal-new.desc", "Open a table for Monopoly Deal")
    )
    @opens_table(preset=EDITIONS)
    async def new(
        self,
        interaction: Interaction,
        preset: str | None = None,
        seats: app_commands.Range[int, RULESET.seats.start, RULESET.seats.stop - 1] | None = None,
        computers: app_commands.Range[int, 0, RULESET.seats.stop - 2] = 0,
        clock: PaceName = "live",
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, RULESET.key, preset, seats, computers, clock)
