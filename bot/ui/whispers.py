"""Private answers that show a hand, kept up to date while Discord allows it: 15 minutes after the press."""

from collections import OrderedDict
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.render.artist import Artist
from bot.ui.answers import Interaction
from bot.ui.ids import Place
from bot.ui.layout import digest
from bot.ui.pictures import edited, picture_names

KEPT = 1_000
"""So many people at most are remembered, those who pressed last."""


@dataclass(frozen=True, slots=True)
class Whisper:
    """Somebody's newest private hand: the interaction it answered, what it shows, where in a walk it is.

    shown, pictures: the digest of the message and what the pictures in it are called.
    """

    interaction: Interaction
    shown: str
    pictures: tuple[str, ...]
    place: Place | None


class Whispers:
    """The newest private hand of each person and match. In memory alone: without it hands only grow stale."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist
        self._newest: OrderedDict[tuple[str, int], Whisper] = OrderedDict()

    def note(self, match_id: str, interaction: Interaction, view: ui.LayoutView, place: Place | None) -> None:
        """The answer to the interaction shows this hand."""
        key = match_id, interaction.user.id
        self._newest[key] = Whisper(interaction, digest(view), picture_names(view), place)
        self._newest.move_to_end(key)
        while len(self._newest) > KEPT or next(iter(self._newest.values())).interaction.is_expired():
            self._newest.popitem(last=False)
            if not self._newest:
                return

    def newest(self, match_id: str, owner_id: int) -> Whisper | None:
        """What is shown to somebody, if it can still be changed."""
        whisper = self._newest.get((match_id, owner_id))
        return None if whisper is None or whisper.interaction.is_expired() else whisper

    async def show(self, match_id: str, owner_id: int, view: ui.LayoutView, place: Place | None) -> None:
        """Let it show the view. One that cannot be reached (dismissed, too old) is forgotten."""
        whisper = self.newest(match_id, owner_id)
        if whisper is None or whisper.shown == digest(view):
            return
        key = match_id, owner_id
        try:
            await edited(self._artist, view, whisper.pictures, whisper.interaction.edit_original_response)
        except discord.HTTPException:
            if self._newest.get(key) is whisper:
                del self._newest[key]
            return
        if self._newest.get(key) is whisper:
            self._newest[key] = replace(whisper, shown=digest(view), pictures=picture_names(view), place=place)
