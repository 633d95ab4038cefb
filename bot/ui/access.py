"""What the bot must be allowed in a channel to keep a table there."""

import discord

from bot.ui.answers import Interaction
from bot.ui.speaker import Speaker

NEEDED = ("view_channel", "send_messages")
WANTED = ("attach_files",)
"""Without it tables and private answers are in words alone."""
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def lacking(interaction: Interaction, say: Speaker) -> str:
    """The permissions the bot lacks where somebody pressed or typed, in their language; empty when it has them all."""
    return _lacking(interaction, say, _needed(interaction.channel))


def lacking_for_pictures(interaction: Interaction, say: Speaker) -> str:
    """Those it lacks to show pictures here."""
    return _lacking(interaction, say, WANTED)


def lacking_for_threads(interaction: Interaction, say: Speaker) -> str:
    """Those it lacks to give a table a thread of its own here; none in a thread, where tables stand as they are."""
    return "" if isinstance(interaction.channel, discord.Thread) else _lacking(interaction, say, NEEDED_FOR_THREADS)


def may_write(interaction: Interaction) -> bool:
    """Whether whoever typed may write in the channel themselves."""
    _, sending = _needed(interaction.channel)
    return bool(getattr(interaction.permissions, sending))


def _lacking(interaction: Interaction, say: Speaker, needed: tuple[str, ...]) -> str:
    granted = interaction.app_permissions
    return ", ".join(say.say(f"ui-permission-{name}") for name in needed if not getattr(granted, name))


def _needed(channel: object) -> tuple[str, str]:
    return NEEDED_IN_THREAD if isinstance(channel, discord.Thread) else NEEDED
