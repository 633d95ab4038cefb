"""`/tutorial`: learn a game by playing it."""

from collections.abc import Mapping

from discord import app_commands

from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.finding import game_called, suggested_games
from bot.ui.ids import Address
from bot.ui.press_cog import Handler, PressCog
from bot.ui.translator import worded
from bot.ui.tutorials import LEARN, Tutorials, lesson_of


class TutorialCog(PressCog):
    """A lesson of each game, here and from the button of `/rules`."""

    words = LEARN

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge)
        self._tutorials = Tutorials(edge)

    @app_commands.command(
        name=worded("cmd-tutorial", "tutorial"),
        description=worded("cmd-tutorial.desc", "Learn a game in a few minutes, by playing it against a computer"),
    )
    @app_commands.rename(game=worded("cmd-tutorial-game", "game"))
    @app_commands.describe(game=worded("cmd-tutorial-game.desc", "Which game to learn"))
    async def tutorial(self, interaction: Interaction, game: str | None = None) -> None:
        """Begin the lesson of a game, or ask which one."""
        say = self.edge.speaker(interaction)

        async def work() -> None:
            if game is None:
                await answers.private(interaction, self._tutorials.choice(say))
                return
            key = game_called(self.edge, interaction, game)
            await self._tutorials.begin(interaction, lesson_of(self.edge.rulesets, key) or key)

        await answers.guarded(interaction, say, work)

    @tutorial.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        lessons = self._tutorials.rulesets
        return [choice for choice in suggested_games(self.edge, interaction, typed) if choice.value in lessons]

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """The only one."""
        return {LEARN: self._learn}

    async def _learn(self, interaction: Interaction, address: Address) -> None:
        await self._tutorials.begin(interaction, address.match_id)
