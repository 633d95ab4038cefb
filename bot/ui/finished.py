"""Which finished match somebody means: the one they name, else this channel's last, else their last."""

from discord import app_commands

from bot.matches.errors import NotOver, Refusal
from bot.matches.model import MatchInfo
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.finding import CHOICES, NoMatchCalledSo, called, suggestions


class NothingFinished(Refusal):
    """The person has played no match to its end."""

    key = "refuse-nothing-finished"


async def find_finished(edge: Edge, interaction: Interaction, named: str | None) -> MatchInfo:
    """The finished match meant, one of those in which the person sat.

    Raises `NotOver` when it is one in play, `NothingFinished`, `NoMatchCalledSo`.
    """
    user_id = interaction.user.id
    found = await edge.service.archive.matches_of(user_id, CHOICES)
    going = tuple(info for info in await edge.service.matches_of(user_id) if info.status == "playing")
    if named is not None:
        meant = called(edge.speaker(interaction), (*found, *going), named)
        if not meant:
            raise NoMatchCalledSo
    else:
        here = tuple(info for info in (*found, *going) if info.place.channel_id == interaction.channel_id)
        meant = here or found or going
        if not meant:
            raise NothingFinished
    if meant[0] in going:
        raise NotOver
    return meant[0]


async def suggested_finished(edge: Edge, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The person's last finished matches by their short names, newest first, for an autocomplete."""
    infos = await edge.service.archive.matches_of(interaction.user.id, CHOICES)
    return suggestions(edge.speaker(interaction), infos, typed)
