"""The link that invites the bot, asking for no more than it needs."""

import discord

from bot.ui.access import NEEDED

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """For whoever may manage a server."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=SCOPES)
