"""What the bot must be allowed in a channel to keep a table there."""

import discord

from bot.ui.answers import Interaction
from bot.ui.speaker import Speaker

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")


def lacking(interaction: Interaction, say: Speaker) -> str:
    """The permissions the bot lacks where somebody pressed or typed, in their language; empty when it has them all."""
    granted = interaction.app_permissions
    return ", ".join(
        say.say(f"ui-permission-{name}") for name in _needed(interaction.channel) if not getattr(granted, name)
    )


def may_write(interaction: Interaction) -> bool:
    """Whether whoever typed may write in the channel themselves."""
    _, sending = _needed(interaction.channel)
    return bool(getattr(interaction.permissions, sending))


def _needed(channel: object) -> tuple[str, str]:
    return NEEDED_IN_THREAD if isinstance(channel, discord.Thread) else NEEDED
