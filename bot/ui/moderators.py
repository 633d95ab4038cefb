"""Who may moderate the matches of a server."""

import discord

from bot.matches.errors import Refusal
from bot.ui.answers import Interaction
from bot.ui.edge import Edge


class NotAModerator(Refusal):
    """The matches of a server are its moderators' to look after."""

    key = "refuse-not-a-moderator"


def check_moderator(edge: Edge, interaction: Interaction) -> None:
    """Refuse unless the person may do so now: Manage Messages, Manage Server or the role that the server chose.

    What a press reports is of this moment: a panel opened earlier gives nothing to whoever may not any more.
    """
    granted = interaction.permissions
    if interaction.guild_id is None:
        raise NotAModerator
    if granted.manage_messages or granted.manage_guild or granted.administrator:
        return
    role, member = edge.preferences.server(interaction.guild_id).moderator_role, interaction.user
    if role is None or not isinstance(member, discord.Member) or role not in {held.id for held in member.roles}:
        raise NotAModerator
