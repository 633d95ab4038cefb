"""Learning by playing: a lesson in the learner's DM, or in private answers where that is closed."""

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.matches.errors import NoSuchRuleset
from bot.matches.model import MatchInfo, NewMatch, Place
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.hand_presses import hand_seat
from bot.ui.ids import Address
from bot.ui.layout import Button, Words, message
from bot.ui.links import channel_link
from bot.ui.speaker import Speaker
from games.core.coach import Lesson
from games.core.game import Ruleset

LEARN = "learn"
"""Begins the component ids, `learn:<ruleset>:learn`, and is their verb."""


def lesson_of(rulesets: Mapping[str, Ruleset[Any, Any]], key: str) -> str | None:
    """The ruleset by which the game of this one is learnt."""
    words = rulesets[key].game.words
    return next((other for other, ruleset in rulesets.items() if ruleset.lesson and ruleset.game.words == words), None)


def learn_button(key: str, label: str) -> Button:
    """Begins the lesson of a ruleset."""
    return Button(label, str(Address(LEARN, key, LEARN)), ButtonStyle.success)


class Tutorials:
    """Begins lessons. Somebody has one of each game at most: beginning it again brings it back."""

    def __init__(self, edge: Edge) -> None:
        self._edge = edge
        self._beginning = asyncio.Lock()

    @property
    def rulesets(self) -> tuple[str, ...]:
        """Those with a lesson."""
        return tuple(key for key, ruleset in self._edge.rulesets.items() if ruleset.lesson)

    def choice(self, say: Speaker) -> ui.LayoutView:
        """Which game to learn."""
        buttons = tuple(learn_button(key, say.label(f"ruleset-{key}")) for key in self.rulesets)
        return message([Words(say.say("tutorial-which")), buttons])

    async def begin(self, interaction: Interaction, key: str) -> None:
        """Answer with the way to the lesson, or with the lesson itself."""
        lesson = self._edge.rulesets[key].lesson if key in self._edge.rulesets else None
        if lesson is None:
            raise NoSuchRuleset
        say, painter = self._edge.speaker(interaction), self._edge.painter
        info, reached = await answers.worked(interaction, self._begun(interaction, key, lesson), private=True)
        if reached:
            words = say.say("tutorial-in-dm", link=channel_link(info.place))
            await answers.private(interaction, message([Words(words)]))
            return
        snapshot = await self._edge.service.snapshot(info.id)
        seat, notice = hand_seat(snapshot, interaction.user.id), say.say("tutorial-here")
        view = await self._edge.hand(snapshot, seat, say.locale, notice=notice)
        await answers.private(interaction, view)
        await painter.whispers.note(info.id, interaction, view, None)

    async def _begun(self, interaction: Interaction, key: str, lesson: Lesson) -> tuple[MatchInfo, bool]:
        """The lesson, and whether its messages could be sent to the learner."""
        service, painter, user = self._edge.service, self._edge.painter, user_of(interaction)
        channel = await interaction.user.create_dm()
        async with self._beginning:
            info = await self._running(user.id, key)
            if info is None:
                new = NewMatch(
                    ruleset=key,
                    preset=None,
                    size=2,
                    policies=(lesson.policy,),
                    pace="off",
                    locale=self._edge.locale_of(interaction),
                    host=user,
                    place=Place(None, "", channel.id),
                    lesson=True,
                )
                info = await service.open(new, interaction.id)
            async with painter.hold(info.id, "hand", user.id):  # the table first, the hand below it
                if info.version < 0:
                    info = await service.start_lesson(info.id, user)
                reached = await self._posted(info)
        painter.bring_hand(info.id, user.id)
        return info, reached

    async def _running(self, user_id: int, key: str) -> MatchInfo | None:
        found = await self._edge.service.matches_of(user_id)
        return next((info for info in found if info.is_tutorial and info.ruleset == key), None)

    async def _posted(self, info: MatchInfo) -> bool:
        """Whether the table stands in the DM; closed DMs are remembered as such, so the hand is not tried either."""
        try:
            return await self._edge.painter.bring_table(info.id, info.place.channel_id)
        except discord.HTTPException:
            return False
