"""The link that invites the bot, asking for no more than it uses."""

import discord

from bot.ui.access import NEEDED, WANTED

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """For whoever may manage a server."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED + WANTED, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=SCOPES)
