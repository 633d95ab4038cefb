"""The command of each game that opens a table, found in its cog: a new game needs no line here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import COGS
from bot.ui.game_cog import GameCog
from games.core.game import Ruleset
from games.registry import rulesets


@dataclass(frozen=True)
class NewTable:
    """A game's `new` command.

    Args:
        words: begins the ids of the game's controls.
        command: as typed, with its group.
        defaults: its options, and what each is when it is left out.
    """

    words: str
    command: str
    defaults: dict[str, Any]

    @property
    def rulesets(self) -> dict[str, Ruleset[Any, Any]]:
        """Those of the game, the one that opens by default first."""
        own = {key: ruleset for key, ruleset in rulesets().items() if ruleset.game.words == self.words}
        first = self.defaults.get("ruleset") or next(iter(own))
        return {first: own.pop(first), **own}

    def options(self, key: str) -> dict[str, Any]:
        """What chooses a ruleset."""
        return {"ruleset": key} if "ruleset" in self.defaults else {}


def new_tables() -> Iterator[NewTable]:
    """One for each game that has a cog."""
    cogs: tuple[type[commands.Cog], ...] = COGS
    for cog in cogs:
        if issubclass(cog, GameCog):
            groups = (group for group in cog.__cog_app_commands__ if isinstance(group, app_commands.Group))
            found = (command for group in groups for command in group.commands if command.name == "new")
            command = next(command for command in found if isinstance(command, app_commands.Command))
            defaults = {parameter.name: parameter.default for parameter in command.parameters}
            yield NewTable(cog.words, command.qualified_name, defaults)


NEW_TABLES = {key: table for table in new_tables() for key in table.rulesets}
"""By ruleset."""
