"""`/match list|show|log|pause|skip|replace|reset|end`: moderators and the matches of their server."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.matches.errors import NotPlaying, Refusal
from bot.matches.model import MatchInfo, Snapshot
from bot.ui import answers, ids, which
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.finding import MATCH, called, nearest, suggestions
from bot.ui.ids import Address, Place
from bot.ui.logbook import log_page
from bot.ui.moderation import LISTED, WORDS, ModerationScreens
from bot.ui.moderation_forms import PAUSE, REPLACE, SKIP
from bot.ui.moderation_presses import ModerationPresses, NotThisServer, check_playing
from bot.ui.moderators import check_moderator, may_moderate
from bot.ui.press_cog import Handler, PressCog
from bot.ui.translator import worded
from bot.ui.which import Which
from games.core.text import Text

WHICH = {"match": worded("moderation-which", "Which match of this server")}


class WhichOpenMatch(Which):
    """Several matches could be meant."""

    key = "refuse-which-open-match"
    option = "match"


class NoOpenMatch(Refusal):
    """The server has no open match that the person may moderate."""

    key = "refuse-no-open-match"


class ModerationCog(PressCog):
    """For members with Manage Messages in a match's channel, or the server's role for it. Answers are private.

    Whatever is done goes through the matches that the person may moderate, which is asked anew at every press: nobody
    reaches another server's, or those of a channel they may not see.
    """

    words = WORDS
    match = app_commands.Group(
        name=worded("cmd-match", "match"),
        description=worded("moderation-commands", "For moderators: the matches of this server"),
        guild_only=True,
    )

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge)
        self._screens = ModerationScreens(edge.screens)
        self._presses = ModerationPresses(edge, self._screens)

    @match.command(
        name=worded("cmd-match-list", "list"),
        description=worded("cmd-match-list.desc", "The open matches of this server"),
    )
    async def list_matches(self, interaction: Interaction) -> None:
        """The open matches of the server."""

        async def work() -> None:
            snapshots, more = await answers.worked(interaction, self._listed(interaction), private=True)
            server = interaction.guild.name if interaction.guild else ""
            view = self._screens.listed(snapshots, more, server, self.edge.locale_of(interaction))
            await answers.private(interaction, view)

        await which.guarded(self.edge, interaction, work)

    @match.command(
        name=worded("cmd-match-show", "show"),
        description=worded("cmd-match-show.desc", "See a table and its log; only you see them"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def show(self, interaction: Interaction, match: str | None = None) -> None:
        """The public table and its log."""

        async def work() -> None:
            snapshot = await answers.worked(interaction, self._meant(interaction, match), private=True)
            await answers.privately(interaction, self._screens.shown(snapshot, self.edge.locale_of(interaction)))

        await which.guarded(self.edge, interaction, work)

    @match.command(
        name=worded("cmd-match-log", "log"),
        description=worded("cmd-match-log.desc", "Everything that happened in a match; only you see it"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """The whole public log, the newest page first."""

        async def work() -> None:
            snapshot = await answers.worked(interaction, self._meant(interaction, match), private=True)
            _check_begun(snapshot)
            view = await log_page(self.edge, snapshot, self.edge.locale_of(interaction), WORDS)
            await answers.privately(interaction, view)

        await which.guarded(self.edge, interaction, work)

    @match.command(
        name=worded("cmd-match-end", "end"),
        description=worded("cmd-match-end.desc", "End a match, or close a lobby"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def end(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks first."""

        async def work() -> None:
            snapshot = await answers.worked(interaction, self._meant(interaction, match), private=True)
            await answers.privately(interaction, self._screens.end(snapshot.info, self.edge.locale_of(interaction)))

        await which.guarded(self.edge, interaction, work)

    @match.command(
        name=worded("cmd-match-reset", "reset"),
        description=worded("cmd-match-reset.desc", "Go back to the start of the turn, or deal again"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def reset(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks back to where, and whether that is meant."""
        await self._ask(interaction, match, ids.WALK)

    @match.command(
        name=worded("cmd-match-skip", "skip"),
        description=worded("cmd-match-skip.desc", "Wait no longer for somebody"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def skip(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks for whom, and whether that is meant."""
        await self._ask(interaction, match, SKIP)

    @match.command(
        name=worded("cmd-match-replace", "replace"),
        description=worded("cmd-match-replace.desc", "Give a seat to a computer player or a substitute"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def replace(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks which seat, to whom, and whether that is meant."""
        await self._ask(interaction, match, REPLACE)

    @match.command(
        name=worded("cmd-match-pause", "pause"),
        description=worded("cmd-match-pause.desc", "Let a match stand still, or go on"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks first."""
        await self._ask(interaction, match, PAUSE)

    @show.autocomplete("match")
    @log.autocomplete("match")
    @end.autocomplete("match")
    @reset.autocomplete("match")
    @skip.autocomplete("match")
    @replace.autocomplete("match")
    @pause.autocomplete("match")
    async def open_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The open matches that the person may moderate, by their short names."""
        return suggestions(self.edge.speaker(interaction), await self._infos(interaction), typed)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the panels."""
        return self._presses.verbs

    async def _ask(self, interaction: Interaction, match: str | None, verb: str) -> None:
        """Open a panel about a match in play."""

        async def work() -> None:
            snapshot = await answers.worked(interaction, self._meant(interaction, match), private=True)
            check_playing(snapshot.info)
            place = Place(0, verb, verb) if verb in (SKIP, REPLACE) else None  # only one thing can be asked there
            view = self._screens.ask(verb, snapshot, self.edge.locale_of(interaction), place)
            await answers.privately(interaction, view)

        await which.guarded(self.edge, interaction, work)

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not, with the questions as they are now."""
        await self._presses.refused(interaction, address, text)

    async def _infos(self, interaction: Interaction) -> tuple[MatchInfo, ...]:
        """The open matches of the server that the person may moderate, oldest first."""
        if interaction.guild_id is None:
            return ()
        infos = await self.edge.service.moderation.matches_of(interaction.guild_id)
        return tuple(info for info in infos if may_moderate(self.edge, interaction, info.place.channel_id))

    async def _some(self, interaction: Interaction) -> tuple[MatchInfo, ...]:
        """The same, at least one. Raises NotAModerator, NoOpenMatch."""
        infos = await self._infos(interaction)
        if not infos:
            check_moderator(self.edge, interaction)
            raise NoOpenMatch
        return infos

    async def _listed(self, interaction: Interaction) -> tuple[Sequence[Snapshot], int]:
        """The matches that a list has room for, and how many more there are. Raises as `_some` does."""
        infos = await self._some(interaction)
        return [await self.edge.service.snapshot(info.id) for info in infos[:LISTED]], len(infos[LISTED:])

    async def _meant(self, interaction: Interaction, named: str | None) -> Snapshot:
        """The match named, else this channel's only one, else the only one. Raises refusals."""
        found = await self._some(interaction)
        if named is not None:
            found = called(self.edge.speaker(interaction), found, named)
            if not found:
                raise NotThisServer
        meant = nearest(interaction, found)
        if meant is None:
            raise WhichOpenMatch(suggestions(self.edge.speaker(interaction), found))
        return await self.edge.service.snapshot(meant.id)


def _check_begun(snapshot: Snapshot) -> None:
    """Only what was dealt has a log."""
    if snapshot.state is None:
        raise NotPlaying
