"""Monopoly Deal: `/deal new`; its presses come through `GameCog`."""

from discord import app_commands

from bot.matches.paces import PaceName
from bot.ui.answers import Interaction
from bot.ui.gamecog import GameCog, pace_choices
from bot.ui.translator import worded
from games.monopoly_deal import RULESETS

RULESET = RULESETS[0]


class MonopolyDealCog(GameCog):
    """The commands of Monopoly Deal."""

    words = RULESET.game.words
    deal = app_commands.Group(
        name=worded("cmd-deal", "deal"), description=worded("cmd-deal.desc", "Play Monopoly Deal"), guild_only=True
    )

    @deal.command(
        name=worded("cmd-deal-new", "new"), description=worded("cmd-deal-new.desc", "Open a table for Monopoly Deal")
    )
    @app_commands.rename(
        preset=worded("cmd-preset", "preset"),
        seats=worded("cmd-seats", "seats"),
        computers=worded("cmd-computers", "computers"),
        clock=worded("cmd-clock", "clock"),
    )
    @app_commands.describe(
        preset=worded("cmd-preset.desc", "Which edition's rules"),
        seats=worded("cmd-seats.desc", "How many chairs"),
        computers=worded("cmd-computers.desc", "How many of them are computer players"),
        clock=worded("cmd-clock.desc", "How long a decision may take"),
    )
    @app_commands.choices(
        preset=[app_commands.Choice(name=worded(f"deal-preset-{key}", key), value=key) for key in RULESET.presets],
        clock=pace_choices(),
    )
    async def new(
        self,
        interaction: Interaction,
        preset: str | None = None,
        seats: app_commands.Range[int, RULESET.seats.start, RULESET.seats.stop - 1] = 4,
        computers: app_commands.Range[int, 0, RULESET.seats.stop - 2] = 0,
        clock: PaceName = "live",
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, RULESET.key, preset, seats, computers, clock)
