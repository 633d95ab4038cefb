"""What goes away: a channel that is deleted, a guild that removes the application and may invite it again."""

from bot.sandbox.payloads import guild_object
from bot.sandbox.permissions import BOT_DEFAULT
from bot.sandbox.services import Services
from bot.sandbox.world import Channel, Guild


async def delete_channel(services: Services, channel: Channel) -> None:
    """Delete a guild's channel with everything in it; calls about it are answered with 10003 from then on."""
    assert channel.guild_id is not None, "direct messages cannot be deleted"
    audience = services.world.audience(channel)
    for message in services.messages.listing(channel):
        await services.messages.delete(services.messages.get(message.id))
    services.world.guilds[channel.guild_id].channels.remove(channel)
    del services.world.channels[channel.id]
    payload = {"id": channel.id, "guild_id": channel.guild_id, "type": channel.type, "name": channel.name}
    await services.gateway.dispatch("CHANNEL_DELETE", payload, guild_id=channel.guild_id, intent=1)
    services.events.publish(audience, {"type": "world"})


async def remove_application(services: Services, guild: Guild) -> None:
    """Remove the application from a guild: it sees none of the channels any more, nor shares the guild with anybody."""
    guild.application_removed = True
    for channel in guild.channels:
        channel.bot_permissions = 0
    await services.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild_id=guild.id, intent=1)
    services.events.publish(guild.members, {"type": "world"})


async def add_application(services: Services, guild: Guild) -> None:
    """Invite the application again: it may do in every channel what it could at first."""
    guild.application_removed = False
    for channel in guild.channels:
        channel.bot_permissions = BOT_DEFAULT
    payload = guild_object(services.world, guild, all_members=False)
    payload.pop("unavailable", None)  # only a guild that comes back from an outage has it
    await services.gateway.dispatch("GUILD_CREATE", payload, guild_id=guild.id, intent=1)
    services.events.publish(guild.members, {"type": "world"})
