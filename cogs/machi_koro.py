"""Machi Koro: `/machikoro new`; its presses come through `GameCog`."""

from discord import app_commands

from bot.matches.paces import PaceName
from bot.ui.answers import Interaction
from bot.ui.game_cog import GameCog
from bot.ui.opening import opens_table
from bot.ui.translator import worded
from games.machi_koro import RULESETS

MOST = max(ruleset.seats.stop - 1 for ruleset in RULESETS)
BOXES = {
    "machi_koro": worded("ruleset-machi_koro", "Machi Koro"),
    "machi_koro_harbor": worded("ruleset-machi_koro_harbor", "Machi Koro: Harbor"),
    "machi_koro_millionaires_row": worded("ruleset-machi_koro_millionaires_row", "Machi Koro: Millionaire’s Row"),
}


class MachiKoroCog(GameCog):
    """The commands of Machi Koro."""

    words = RULESETS[0].game.words
    machikoro = app_commands.Group(
        name=worded("cmd-machi", "machikoro"), description=worded("cmd-machi.desc", "Play Machi Koro"), guild_only=True
    )

    @machikoro.command(
        name=worded("cmd-machi-new", "new"), description=worded("cmd-machi-new.desc", "Open a table for Machi Koro")
    )
    @opens_table(ruleset=BOXES)
    async def new(
        self,
        interaction: Interaction,
        ruleset: str = RULESETS[0].key,
        seats: app_commands.Range[int, RULESETS[0].seats.start, MOST] | None = None,
        computers: app_commands.Range[int, 0, MOST - 1] = 0,
        clock: PaceName = "live",
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, ruleset, None, seats, computers, clock)
