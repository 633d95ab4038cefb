"""`/rules`: what you can do now, the cards and the options of a match, or of a game outside any match."""

from collections.abc import Mapping
from functools import partial

from discord import app_commands, ui

from bot.ui import answers, which
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.finding import (
    MATCH,
    MATCH_WHAT,
    NoMatch,
    find_match,
    game_called,
    suggested_games,
    suggested_matches,
)
from bot.ui.guide import CARDS, NOW, PARTS, WORDS, Guide
from bot.ui.ids import Address
from bot.ui.press_cog import Handler, PressCog
from bot.ui.translator import worded
from bot.ui.which import Which


class WhichGame(Which):
    """Outside any match it must be said which game is meant."""

    key = "refuse-which-game"
    option = "game"


class RulesCog(PressCog):
    """Private, in the reader's language. Anybody may read the rules of the channel's only table."""

    words = WORDS

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge)
        self._guide = Guide(edge.screens)

    @app_commands.command(
        name=worded("cmd-rules", "rules"),
        description=worded("cmd-rules.desc", "What you can do now, what the cards do, what this table plays by"),
    )
    @app_commands.rename(**MATCH, game=worded("cmd-game", "game"))
    @app_commands.describe(**MATCH_WHAT, game=worded("cmd-game.desc", "Which game, outside any match"))
    async def rules(self, interaction: Interaction, match: str | None = None, game: str | None = None) -> None:
        """The rules of the match meant, else of a game."""

        async def work() -> None:
            meant = await answers.worked(interaction, self._meant(interaction, match, game), private=True)
            part = CARDS if meant in self.edge.rulesets else NOW  # outside a match nothing is going on now
            await answers.privately(interaction, await self._view(interaction, meant, part, 0))

        await which.guarded(self.edge, interaction, work)

    @rules.autocomplete("match")
    async def my_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Your matches and this channel's by their short names."""
        return await suggested_matches(self.edge, interaction, typed, anybody=True)

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        return suggested_games(self.edge, interaction, typed)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """The parts of the message."""
        return {part: partial(self._turn, part) for part in PARTS}

    async def _turn(self, part: str, interaction: Interaction, address: Address) -> None:
        """To a part, or to a page of it."""
        page = address.place.since if address.place else 0
        await answers.privately(interaction, await self._view(interaction, address.match_id, part, page))

    async def _meant(self, interaction: Interaction, match: str | None, game: str | None) -> str:
        """The id of a match or the key of a ruleset. Raises refusals."""
        rulesets = self.edge.rulesets
        if game is not None:
            return game_called(self.edge, interaction, game)
        try:
            return (await find_match(self.edge, interaction, match, anybody=True)).id
        except NoMatch:
            if match is not None:
                raise
            if len(rulesets) > 1:
                raise WhichGame(suggested_games(self.edge, interaction)) from None
            return next(iter(rulesets))

    async def _view(self, interaction: Interaction, meant: str, part: str, page: int) -> ui.LayoutView:
        locale = self.edge.locale_of(interaction)
        if meant in self.edge.rulesets:  # no match is called so: ids of matches have no "l" and no "o"
            return self._guide.of_ruleset(meant, locale, part, page)
        snapshot = await self.edge.service.snapshot(meant)
        return self._guide.of_match(snapshot, interaction.user.id, locale, part, page)
