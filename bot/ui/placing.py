"""Where a server wants its tables, and what it chose for new ones."""

from typing import Literal

import discord
import structlog

from bot.matches.errors import Refusal
from bot.matches.quiet import HOME, USUAL, Night
from bot.store.records import ServerPreferences
from bot.text import closest_locale
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from games.core.text import Listing, Text

ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord puts a thread away: the longest it knows."""
NAME = 100
"""Characters of a thread's name."""

_log = structlog.get_logger(__name__)


class WrongChannel(Refusal):
    """The server wants its tables in other channels. Value: channels."""

    key = "refuse-wrong-channel"


def server_of(edge: Edge, interaction: Interaction) -> ServerPreferences:
    """What the server chose in which somebody typed; nothing in a direct message."""
    guild_id = interaction.guild_id
    return ServerPreferences() if guild_id is None else edge.preferences.server(guild_id)


def check_channel(server: ServerPreferences, interaction: Interaction) -> None:
    """Refuse a table where the server wants none. A thread is where its channel is."""
    parent = getattr(interaction.channel, "parent_id", None)
    if server.channels and not {interaction.channel_id, parent} & set(server.channels):
        raise WrongChannel(channels=Listing(tuple(Text("ui-channel", channel=str(each)) for each in server.channels)))


def night_for(server: ServerPreferences, locale: str) -> Night:
    """The quiet hours of a new table: as the server chose, else the usual ones where most of its speakers are."""
    zone = server.time_zone or HOME.get(closest_locale(locale), "UTC")
    return Night(server.quiet_hours or USUAL, zone)


async def open_thread(interaction: Interaction, name: str) -> discord.Thread | None:
    """A thread for a table in the channel somebody typed in; None where there can be none."""
    channel, granted = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel):
        return None
    if not (granted.create_public_threads and granted.send_messages_in_threads):
        return None
    try:
        return await channel.create_thread(
            name=name[:NAME], type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
        )
    except discord.HTTPException as error:  # too many threads, or a permission that an overwrite takes away
        _log.info("no thread", channel=channel.id, code=error.code)
        return None
