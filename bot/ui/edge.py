"""What cogs work with. Built once, by `bot.app`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.doctor.machine import Doctor
from bot.matches.model import Snapshot, User
from bot.matches.preferences import Preferences
from bot.matches.service import MatchService
from bot.privacy.keeper import Keeper
from bot.store.store import Store
from bot.text import Texts
from bot.ui.answers import Interaction
from bot.ui.ids import Place
from bot.ui.painter import Painter
from bot.ui.screens import Screens
from bot.ui.speaker import Speaker
from games.core.asks import Seat
from games.core.game import Ruleset


@dataclass(frozen=True, slots=True)
class Edge:
    """The match service and what shows its matches."""

    service: MatchService
    store: Store
    texts: Texts
    screens: Screens
    painter: Painter
    rulesets: Mapping[str, Ruleset[Any, Any]]
    preferences: Preferences
    keeper: Keeper
    doctor: Doctor

    async def hand(
        self, snapshot: Snapshot, seat: Seat, locale: str, place: Place | None = None, notice: str | None = None
    ) -> ui.LayoutView:
        """A seat's hand, with the way to where its table stands now. Raises `AskGone`."""
        table = await self.painter.surfaces.get(snapshot.info.id, "table")
        return self.screens.hand(snapshot, seat, locale, place, notice, table)

    def speaker(self, interaction: Interaction) -> Speaker:
        """Says things to whoever pressed or typed."""
        return Speaker(self.texts, self.locale_of(interaction))

    def locale_of(self, interaction: Interaction) -> str:
        """The language of whoever pressed or typed: as they chose, else their Discord's."""
        return self.preferences.user(interaction.user.id).locale or str(interaction.locale)

    def table_locale(self, interaction: Interaction) -> str:
        """The language of a new table: as the server chose, else a Community server's, else the opener's (design 4.7).

        A plain server's `guild_locale` is always en-US, so it says nothing.
        """
        guild = interaction.guild
        chosen = self.preferences.server(guild.id).locale if guild is not None else None
        if chosen is not None:
            return chosen
        if guild is not None and "COMMUNITY" in guild.features and interaction.guild_locale is not None:
            return str(interaction.guild_locale)
        return self.locale_of(interaction)


def user_of(interaction: Interaction) -> User:
    """Whoever pressed or typed, as the service knows people."""
    return User(interaction.user.id, interaction.user.display_name, str(interaction.locale))
