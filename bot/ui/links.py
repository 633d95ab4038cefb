"""Where something stands in Discord, as a link."""

from bot.matches.model import Place
from bot.matches.surfaces import Surface


def channel_link(place: Place) -> str:
    """To a channel, or to a conversation with the bot."""
    return f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"


def table_link(place: Place, table: Surface | None) -> str:
    """To a table's message, however far above the channel's newest one; to the channel while there is none."""
    if table is None or not table.message_id or table.channel_id != place.channel_id:
        return channel_link(place)
    return f"{channel_link(place)}/{table.message_id}"
