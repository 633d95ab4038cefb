"""What kind of message was pressed."""

import discord


def is_private(message: discord.Message) -> bool:
    """Whether only one person sees it: a DM or a private answer."""
    return message.flags.ephemeral or message.guild is None
