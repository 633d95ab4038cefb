"""`/match list|show|end|reset`: moderators and the matches of their server."""

from collections.abc import Mapping

from discord import Permissions, app_commands

from bot.matches.errors import MatchOver, NotPlaying, Refusal, TurnOver
from bot.matches.model import MatchInfo, Snapshot
from bot.ui import answers, ids
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.finding import MATCH, called, nearest, suggestions
from bot.ui.ids import Address
from bot.ui.layout import Words, message
from bot.ui.moderation import END, TURN, WORDS, BeginTurnAgain, EndMatch, ModerationScreens, end_asks, reset_asks
from bot.ui.presscog import Handler, PressCog
from bot.ui.translator import worded
from bot.ui.walker import Finished, reach
from games.core.asks import Command
from games.core.text import Text

WHICH = {"match": worded("moderation-which", "Which match of this server")}


class WhichOpenMatch(Refusal):
    """Several matches of the server could be meant."""

    key = "refuse-which-open-match"


class NoOpenMatch(Refusal):
    """The server has no open match."""

    key = "refuse-no-open-match"


class NotThisServer(Refusal):
    """No open match of this server is named so."""

    key = "refuse-not-this-server"


class ModerationCog(PressCog):
    """Who may use it is Discord's to say: Manage Messages, unless a server decides otherwise. Answers are private.

    Whatever is done goes through the server's own matches, so nobody reaches another server's.
    """

    words = WORDS
    match = app_commands.Group(
        name=worded("cmd-match", "match"),
        description=worded("moderation-commands", "For moderators: the matches of this server"),
        guild_only=True,
        default_permissions=Permissions(manage_messages=True),
    )

    def __init__(self, edge: Edge) -> None:
        super().__init__(edge)
        self._screens = ModerationScreens(edge.screens)

    @match.command(
        name=worded("cmd-match-list", "list"),
        description=worded("cmd-match-list.desc", "The open matches of this server"),
    )
    async def list_matches(self, interaction: Interaction) -> None:
        """Every open match of the server."""

        async def work() -> None:
            snapshots = await answers.worked(interaction, self._snapshots(interaction), private=True)
            if not snapshots:
                raise NoOpenMatch
            server = interaction.guild.name if interaction.guild else ""
            view = self._screens.listed(snapshots, server, self.edge.locale_of(interaction))
            await answers.private(interaction, view)

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

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
            await answers.private(interaction, self._screens.shown(snapshot, self.edge.locale_of(interaction)))

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

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
            await answers.private(interaction, self._screens.end(snapshot.info, self.edge.locale_of(interaction)))

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

    @match.command(
        name=worded("cmd-match-reset", "reset"),
        description=worded("cmd-match-reset.desc", "Go back to the start of the turn, or deal again"),
    )
    @app_commands.rename(**MATCH)
    @app_commands.describe(**WHICH)
    async def reset(self, interaction: Interaction, match: str | None = None) -> None:
        """Asks back to where, and whether that is meant."""

        async def work() -> None:
            snapshot = await answers.worked(interaction, self._meant(interaction, match), private=True)
            _check_playing(snapshot.info)
            await answers.private(interaction, self._screens.reset(snapshot, self.edge.locale_of(interaction)))

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

    @show.autocomplete("match")
    @end.autocomplete("match")
    @reset.autocomplete("match")
    async def open_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The server's open matches by their short names."""
        return suggestions(self.edge.speaker(interaction), await self._infos(interaction), typed)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the panels."""
        return {ids.WALK: self._walk}

    async def _walk(self, interaction: Interaction, address: Address) -> None:
        snapshot, done = await answers.worked(interaction, self._go(interaction, address))
        locale = self.edge.locale_of(interaction)
        if done is not None:
            await answers.privately(interaction, self._screens.done(snapshot.info, done, locale))
        else:
            await answers.privately(interaction, self._screens.reset(snapshot, locale, address.place))

    async def _go(self, interaction: Interaction, address: Address) -> tuple[Snapshot, str | None]:
        """The match, and which question was answered if one was."""
        snapshot, place = await self._here(interaction, address.match_id), address.place
        asks = end_asks() if place is not None and place.kind == END else reset_asks(snapshot)
        if place is not None and place.kind == TURN and place.since != snapshot.turn:
            raise TurnOver
        reached = reach(asks, place)
        if not isinstance(reached, Finished):
            _check_playing(snapshot.info)
            return snapshot, None
        form = next(form for ask in asks for form in ask.forms if form.key == reached.press.form)
        await self._carry_out(interaction, snapshot.info, form.build(0, ()), reached.press.since)
        return snapshot, reached.press.kind

    async def _carry_out(self, interaction: Interaction, info: MatchInfo, command: Command, since: int) -> None:
        moderation, user = self.edge.service.moderation, user_of(interaction)
        match command:
            case EndMatch():
                await moderation.end(info.id, user, interaction.id)
            case BeginTurnAgain():
                await moderation.begin_turn_again(info.id, user, since, interaction.id)
            case _:
                await moderation.deal_again(info.id, user, interaction.id)

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not; while the match goes on, with the questions as they are now."""
        place, locale = address.place, self.edge.locale_of(interaction)
        try:
            snapshot = await self._here(interaction, address.match_id)
            _check_playing(snapshot.info)
        except Refusal:
            place = None
        if place is None or place.kind == END:
            words = self.edge.speaker(interaction).say(text)
            await answers.privately(interaction, message([Words(words)]))
        else:
            await answers.privately(interaction, self._screens.reset(snapshot, locale, notice=text))

    async def _infos(self, interaction: Interaction) -> tuple[MatchInfo, ...]:
        if interaction.guild_id is None:
            return ()
        return await self.edge.service.moderation.matches_of(interaction.guild_id)

    async def _snapshots(self, interaction: Interaction) -> tuple[Snapshot, ...]:
        return tuple([await self.edge.service.snapshot(info.id) for info in await self._infos(interaction)])

    async def _meant(self, interaction: Interaction, named: str | None) -> Snapshot:
        """The match named, else this channel's only one, else the server's. Raises refusals."""
        found = await self._infos(interaction)
        if not found:
            raise NoOpenMatch
        if named is not None:
            found = called(self.edge.speaker(interaction), found, named)
            if not found:
                raise NotThisServer
        meant = nearest(interaction, found)
        if meant is None:
            raise WhichOpenMatch
        return await self.edge.service.snapshot(meant.id)

    async def _here(self, interaction: Interaction, match_id: str) -> Snapshot:
        """The match of a panel, if it is this server's."""
        snapshot = await self.edge.service.snapshot(match_id)
        if interaction.guild_id is None or snapshot.info.place.guild_id != interaction.guild_id:
            raise NotThisServer
        return snapshot


def _check_playing(info: MatchInfo) -> None:
    """Only a match in play can be reset."""
    if info.status == "lobby":
        raise NotPlaying
    if info.status != "playing":
        raise MatchOver
