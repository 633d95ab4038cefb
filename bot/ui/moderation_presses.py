"""Presses on the moderators' panels: each is judged by who presses it and by how the match stands then."""

from collections.abc import Mapping

from bot.matches.errors import AskGone, MatchOver, NoSuchSeat, NotPlaying, Refusal, TurnOver
from bot.matches.model import MatchInfo, Snapshot
from bot.ui import answers, ids
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.ids import Address, Place
from bot.ui.layout import Words, message
from bot.ui.logbook import LOG, log_page
from bot.ui.modals import values_of
from bot.ui.moderation import WORDS, ModerationScreens
from bot.ui.moderation_forms import (
    END,
    PAUSE,
    REPLACE,
    SKIP,
    TURN,
    BeginTurnAgain,
    EndMatch,
    PauseMatch,
    ReplaceSeat,
    ResumeMatch,
    SkipSeat,
    asks_of,
)
from bot.ui.moderators import check_moderator
from bot.ui.press_cog import Handler
from bot.ui.walker import Finished, pressed
from games.core.asks import Command
from games.core.text import Text


class NotThisServer(Refusal):
    """No open match of this server is named so."""

    key = "refuse-not-this-server"


class ModerationPresses:
    """Walks through the moderators' questions and carries out what is answered."""

    def __init__(self, edge: Edge, screens: ModerationScreens) -> None:
        self._edge = edge
        self._screens = screens

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of the panels."""
        return {ids.WALK: self._walk, SKIP: self._walk, REPLACE: self._walk, PAUSE: self._walk, LOG: self._turn_page}

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not; to a moderator, while the match goes on, with the questions as they are now."""
        place, locale = address.place, self._edge.locale_of(interaction)
        try:
            snapshot = await self._here(interaction, address.match_id)
            check_playing(snapshot.info)
            if place is None or place.kind == END or address.verb == LOG:
                raise NotPlaying
            view = self._screens.ask(address.verb, snapshot, locale, notice=text)
        except Refusal:
            view = message([Words(self._edge.speaker(interaction).say(text))])
        await answers.privately(interaction, view)

    async def _turn_page(self, interaction: Interaction, address: Address) -> None:
        snapshot = await self._here(interaction, address.match_id)
        page = address.place.since if address.place else None
        view = await log_page(self._edge, snapshot, self._edge.locale_of(interaction), WORDS, page)
        await answers.privately(interaction, view)

    async def _walk(self, interaction: Interaction, address: Address) -> None:
        snapshot, place, done = await answers.worked(interaction, self._go(interaction, address))
        locale = self._edge.locale_of(interaction)
        if done is not None:
            view = self._screens.done(snapshot.info, done, locale)
        else:
            view = self._screens.ask(address.verb, snapshot, locale, place)
        await answers.privately(interaction, view)

    async def _go(self, interaction: Interaction, address: Address) -> tuple[Snapshot, Place | None, str | None]:
        """The match, where the press leads, and which question was answered if one was."""
        snapshot, place = await self._here(interaction, address.match_id), address.place
        asks = asks_of(address.verb, snapshot, place)
        if place is not None and place.kind == TURN and place.since != snapshot.turn:
            raise TurnOver
        try:
            place, reached = pressed(asks, place, values_of(interaction))
        except AskGone:
            raise (NoSuchSeat if address.verb == REPLACE else AskGone) from None
        if not isinstance(reached, Finished):
            check_playing(snapshot.info)
            return snapshot, place, None
        form = next(form for ask in asks for form in ask.forms if form.key == reached.press.form)
        await self._carry_out(interaction, snapshot.info, form.build(0, reached.press.filled), reached.press.since)
        return snapshot, None, reached.press.kind

    async def _carry_out(self, interaction: Interaction, info: MatchInfo, command: Command, since: int) -> None:
        moderation, user = self._edge.service.moderation, user_of(interaction)
        match command:
            case EndMatch():
                await moderation.end(info.id, user, interaction.id)
            case BeginTurnAgain():
                await moderation.begin_turn_again(info.id, user, since, interaction.id)
            case SkipSeat(key=key):
                await moderation.skip(info.id, user, key, interaction.id)
            case ReplaceSeat(of=of, new=new):
                await moderation.replace(info.id, user, of, new, interaction.id)
            case PauseMatch():
                await moderation.pause(info.id, user, interaction.id)
            case ResumeMatch():
                await moderation.resume(info.id, user, interaction.id)
            case _:
                await moderation.deal_again(info.id, user, interaction.id)

    async def _here(self, interaction: Interaction, match_id: str) -> Snapshot:
        """The match of a panel, if it is this server's and the person may moderate it now."""
        snapshot = await self._edge.service.snapshot(match_id)
        if interaction.guild_id is None or snapshot.info.place.guild_id != interaction.guild_id:
            raise NotThisServer
        check_moderator(self._edge, interaction, snapshot.info.place.channel_id)
        return snapshot


def check_playing(info: MatchInfo) -> None:
    """Only what is in play can be stopped, skipped or reset."""
    if info.status == "lobby":
        raise NotPlaying
    if info.status != "playing":
        raise MatchOver
