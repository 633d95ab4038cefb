"""INTERACTION_CREATE's object (interactions/receiving-and-responding, Interaction Structure)."""

from bot.sandbox.attachments import MAX_FILE_BYTES
from bot.sandbox.interactions import Interaction
from bot.sandbox.payloads import channel_object, person_member, user_object
from bot.sandbox.wire import Json
from bot.sandbox.world import World


def interaction_object(world: World, interaction: Interaction, data: Json) -> Json:
    """What the application gets to know about a press, a command or a submission."""
    channel, person = interaction.channel, interaction.person
    payload: Json = {
        "id": interaction.id,
        "application_id": world.application.id,
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": channel_object(world, channel),
        "app_permissions": str(channel.bot_permissions),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": channel.guild_id or "0"},
        "context": 0 if channel.guild_id else 1,
        "attachment_size_limit": MAX_FILE_BYTES,
    }
    if channel.guild_id:
        guild = world.guilds[channel.guild_id]
        features = ["COMMUNITY"] if guild.community else []
        payload["guild_id"] = guild.id
        payload["guild"] = {"id": guild.id, "locale": guild.interaction_locale, "features": features}
        payload["guild_locale"] = guild.interaction_locale
        granted = str(world.permissions_in(channel, person.id))
        payload["member"] = {**person_member(world, guild, person), "permissions": granted}
        payload["channel"]["permissions"] = granted
    else:
        payload["user"] = user_object(person)
    if interaction.source:
        payload["message"] = interaction.source.payload
    return payload


def resolved_objects(world: World, guild_id: str | None, ids: list[str]) -> Json:
    """`resolved` for chosen users, channels and roles."""
    resolved: Json = {}
    guild = world.guilds.get(guild_id or "")
    for identifier in ids:
        if identifier in world.people:
            person = world.people[identifier]
            resolved.setdefault("users", {})[identifier] = user_object(person)
            if guild and identifier in guild.members:
                member = {k: v for k, v in person_member(world, guild, person).items() if k not in ("user", "deaf")}
                resolved.setdefault("members", {})[identifier] = member
        elif identifier in world.channels:
            channel = channel_object(world, world.channels[identifier])
            resolved.setdefault("channels", {})[identifier] = {**channel, "permissions": "0"}
    return resolved
