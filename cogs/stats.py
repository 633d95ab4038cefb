"""`/stats`: what somebody did in the games of this server, and its leaderboards."""

import asyncio
from collections.abc import Mapping

import discord
from discord import app_commands, ui

from bot.matches.errors import AskGone
from bot.stats.standings import Standings, standings
from bot.store.records import NAMELESS
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.finding import game_called, suggested_games
from bot.ui.ids import Address
from bot.ui.modals import values_of
from bot.ui.press_cog import Handler, PressCog
from bot.ui.statistics import BOARD, PERSON, WORDS, Reader, board_view, person_view
from bot.ui.translator import worded


class StatsCog(PressCog):
    """Private, in the reader's language, of this server alone."""

    words = WORDS

    @app_commands.command(
        name=worded("cmd-stats", "stats"),
        description=worded("cmd-stats.desc", "Results, ratings and leaderboards of this server"),
    )
    @app_commands.guild_only()
    @app_commands.rename(who=worded("cmd-stats-who", "who"), game=worded("cmd-stats-game", "game"))
    @app_commands.describe(
        who=worded("cmd-stats-who.desc", "Whose results; yours when you leave it out"),
        game=worded("cmd-stats-game.desc", "The leaderboard of which game"),
    )
    async def stats(self, interaction: Interaction, who: discord.User | None = None, game: str | None = None) -> None:
        """Somebody's results, or the leaderboard of a game."""

        async def work() -> None:
            board = None if game is None else game_called(self.edge, interaction, game)
            found = await answers.worked(interaction, self._standings(interaction), private=True)
            if board is not None and who is None:
                view = board_view(found, board, self._reader(interaction), self.edge.speaker(interaction))
            else:
                only = found if board is None else {key: people for key, people in found.items() if key == board}
                person = who or interaction.user
                view = self._person(interaction, only, person.id, person.display_name)
            await answers.private(interaction, view)

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

    @stats.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        return suggested_games(self.edge, interaction, typed)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """To a leaderboard, to one's own results, to a page of somebody's."""
        return {PERSON: self._turn, BOARD: self._choose}

    async def _choose(self, interaction: Interaction, address: Address) -> None:
        del address
        match values_of(interaction):
            case (ruleset,) if ruleset in self.edge.rulesets:
                found = await answers.worked(interaction, self._standings(interaction))
                view = board_view(found, ruleset, self._reader(interaction), self.edge.speaker(interaction))
                await answers.privately(interaction, view)
            case _:
                raise AskGone

    async def _turn(self, interaction: Interaction, address: Address) -> None:
        if not (address.match_id.isascii() and address.match_id.isdecimal()):
            raise AskGone
        found = await answers.worked(interaction, self._standings(interaction))
        user_id, page = int(address.match_id), address.place.since if address.place else 0
        name = interaction.user.display_name if user_id == interaction.user.id else self._name(found, user_id)
        await answers.privately(interaction, self._person(interaction, found, user_id, name, page))

    def _person(
        self, interaction: Interaction, found: Standings, user_id: int, name: str, page: int = 0
    ) -> ui.LayoutView:
        return person_view(found, user_id, name, self._reader(interaction), self.edge.speaker(interaction), page)

    def _name(self, found: Standings, user_id: int) -> str:
        """What somebody was called in a match, unless that is nobody's business."""
        if user_id in self.edge.preferences.kept_out():
            return NAMELESS
        return next((people[user_id].name for people in found.values() if user_id in people), NAMELESS)

    async def _standings(self, interaction: Interaction) -> Standings:
        """Folded beside the event loop: it takes a while where many matches are kept."""
        if interaction.guild_id is None:
            raise AskGone
        return await asyncio.to_thread(standings, await self.edge.store.results(interaction.guild_id))

    def _reader(self, interaction: Interaction) -> Reader:
        server = interaction.guild.name if interaction.guild else ""
        return Reader(interaction.user.id, server, self.edge.preferences.kept_out())
