"""Who may moderate a match: whoever may moderate its channel."""

import discord

from bot.matches.errors import Refusal
from bot.ui.answers import Interaction
from bot.ui.edge import Edge


class NotAModerator(Refusal):
    """A match is for the moderators of its channel, or of the server, to look after."""

    key = "refuse-not-a-moderator"


def check_moderator(edge: Edge, interaction: Interaction, channel_id: int | None = None) -> None:
    """Refuse unless the person may moderate matches of that channel now; None: of the one they typed or pressed in.

    What a press reports is of this moment: a panel opened earlier gives nothing to whoever may not any more.
    """
    channel_id = interaction.channel_id if channel_id is None else channel_id
    if channel_id is None or not may_moderate(edge, interaction, channel_id):
        raise NotAModerator


def may_moderate(edge: Edge, interaction: Interaction, channel_id: int) -> bool:
    """Whether the person may manage messages in that channel; or the server, or has the role that the server chose."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    role = edge.preferences.server(member.guild.id).moderator_role
    if member.guild_permissions.manage_guild or role in {held.id for held in member.roles}:
        return True
    return _granted(interaction, member, channel_id).manage_messages


def _granted(interaction: Interaction, member: discord.Member, channel_id: int) -> discord.Permissions:
    """What somebody may do in a channel, by its overwrites; of one that is gone or archived, what holds everywhere."""
    if channel_id == interaction.channel_id:
        return interaction.permissions
    channel = member.guild.get_channel_or_thread(channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return member.guild_permissions
    return channel.permissions_for(member)
