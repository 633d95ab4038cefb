"""Private answers that show a hand, kept up to date while Discord allows it: 15 minutes after the press."""

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.render.artist import Artist
from bot.ui.answers import Answer, Interaction, own_answer, private_answer
from bot.ui.ids import Place
from bot.ui.layout import controls, digest
from bot.ui.pictures import edited, picture_names

KEPT = 1_000
"""So many people at most are remembered, those who pressed last."""


@dataclass(frozen=True, slots=True)
class Whisper:
    """Somebody's newest private hand: the interaction it answered, what it shows, where in a walk it is.

    shown, controls, pictures: the digest of the message, what can be pressed on it, and what its pictures are called.
    """

    interaction: Interaction
    answer: Answer
    shown: str
    controls: str
    pictures: tuple[str, ...]
    place: Place | None


class Whispers:
    """The newest private hand of each person and match. In memory alone: without it hands only grow stale."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist
        self._newest: OrderedDict[tuple[str, int], Whisper] = OrderedDict()

    async def note(self, match_id: str, interaction: Interaction, view: ui.LayoutView, place: Place | None) -> None:
        """The private answer to the interaction shows this hand: a message of its own, or the one that was pressed.

        The one before goes when there is a new one, for nobody would keep it fresh.
        """
        key, before = (match_id, interaction.user.id), self.newest(match_id, interaction.user.id)
        sent = private_answer(interaction)
        answer = sent or own_answer(interaction)
        self._newest[key] = Whisper(interaction, answer, digest(view), controls(view), picture_names(view), place)
        self._newest.move_to_end(key)
        while len(self._newest) > KEPT or next(iter(self._newest.values())).interaction.is_expired():
            self._newest.popitem(last=False)
            if not self._newest:
                break
        if before is not None and sent is not None:
            with suppress(discord.HTTPException):
                await before.answer.delete()

    def newest(self, match_id: str, owner_id: int) -> Whisper | None:
        """What is shown to somebody, if it can still be changed."""
        whisper = self._newest.get((match_id, owner_id))
        return None if whisper is None or whisper.interaction.is_expired() else whisper

    async def show(
        self, match_id: str, owner_id: int, view: ui.LayoutView, place: Place | None, *, spare: bool = False
    ) -> None:
        """Let it show the view. One that cannot be reached (dismissed, too old) is forgotten.

        spare: only if something else can be pressed then; what is merely told is told elsewhere.
        """
        whisper = self.newest(match_id, owner_id)
        if whisper is None or whisper.shown == digest(view) or (spare and whisper.controls == controls(view)):
            return
        key = match_id, owner_id
        try:
            await edited(self._artist, view, whisper.pictures, whisper.answer.edit)
        except discord.HTTPException:
            if self._newest.get(key) is whisper:
                del self._newest[key]
            return
        if self._newest.get(key) is whisper:
            shown, pictures = digest(view), picture_names(view)
            self._newest[key] = replace(whisper, shown=shown, controls=controls(view), pictures=pictures, place=place)
