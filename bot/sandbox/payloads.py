"""Discord's JSON objects for users, members, guilds and channels (resources/user, guild, channel)."""

from bot.sandbox.permissions import BOT_DEFAULT, MEMBER_DEFAULT
from bot.sandbox.snowflakes import iso_time
from bot.sandbox.wire import Json
from bot.sandbox.world import Application, Channel, Guild, Person, World

JOINED_AT = iso_time(1_735_689_600)


def user_object(person: Person) -> Json:
    """A user as other users see them."""
    return _user(person.id, person.username, person.global_name, is_bot=False)


def bot_user_object(application: Application) -> Json:
    """The application's own user."""
    return _user(application.id, application.name, None, is_bot=True)


def _user(user_id: str, username: str, global_name: str | None, *, is_bot: bool) -> Json:
    return {
        "id": user_id,
        "username": username,
        "global_name": global_name,
        "discriminator": "0000" if is_bot else "0",
        "avatar": None,
        "bot": is_bot,
        "system": False,
        "public_flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "clan": None,
        "primary_guild": None,
    }


def member_object(user: Json, permissions: int | None = None, roles: list[str] | None = None) -> Json:
    """A guild member; `permissions` (interactions only) is the total in the channel."""
    member: Json = {
        "user": user,
        "nick": None,
        "avatar": None,
        "roles": roles or [],
        "joined_at": JOINED_AT,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    if permissions is not None:
        member["permissions"] = str(permissions)
    return member


def role_id(guild: Guild, holder_id: str) -> str:
    """The id of the role that carries one holder's own permissions."""
    return str(int(guild.id) + int(holder_id) % 1_000_003 + 1)


def member_roles(guild: Guild, person_id: str) -> list[str]:
    """Role ids of a member: one of their own if their permissions differ from everyone's."""
    return [role_id(guild, person_id)] if guild.members.get(person_id, MEMBER_DEFAULT) != MEMBER_DEFAULT else []


def person_member(world: World, guild: Guild, person: Person) -> Json:
    """The member object of a person in interactions, with total permissions."""
    return member_object(user_object(person), guild.members[person.id], member_roles(guild, person.id))


def _role(identifier: str, name: str, permissions: int, position: int, *, managed: bool = False) -> Json:
    return {
        "id": identifier,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }


def guild_roles(world: World, guild: Guild) -> list[Json]:
    """@everyone, the application's role, and a role for each member with permissions of their own."""
    application = world.application
    roles = [
        _role(guild.id, "@everyone", MEMBER_DEFAULT, 0),
        _role(role_id(guild, application.id), application.name, BOT_DEFAULT, 1, managed=True),
    ]
    special = [person_id for person_id in guild.members if member_roles(guild, person_id)]
    for position, person_id in enumerate(special, start=2):
        name = f"{world.people[person_id].global_name}'s permissions"
        roles.append(_role(role_id(guild, person_id), name, guild.members[person_id], position))
    return roles


def channel_object(world: World, channel: Channel) -> Json:
    """A channel; permissions of the application and of members that differ here show as overwrites for each."""
    if channel.recipient_id:
        recipients = [user_object(world.people[channel.recipient_id])]
        return {"id": channel.id, "type": channel.type, "recipients": recipients, "last_message_id": None, "flags": 0}
    assert channel.guild_id
    guild = world.guilds[channel.guild_id]
    overwrites = [_overwrite(world.application.id, BOT_DEFAULT, channel.bot_permissions)]
    overwrites += [_overwrite(holder, guild.members[holder], here) for holder, here in channel.permissions.items()]
    position = next(i for i, other in enumerate(guild.channels) if other.id == channel.id)
    return {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild_id,
        "name": channel.name,
        "topic": None,
        "position": position,
        "parent_id": channel.parent_id,
        "nsfw": False,
        "permission_overwrites": [each for each in overwrites if (each["allow"], each["deny"]) != ("0", "0")],
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
        **(_thread(world, channel) if channel.parent_id else {}),
    }


def _overwrite(holder_id: str, everywhere: int, here: int) -> Json:
    """What somebody gains and loses in a channel."""
    return {"id": holder_id, "type": 1, "allow": str(here & ~everywhere), "deny": str(everywhere & ~here)}


def _thread(world: World, channel: Channel) -> Json:
    """What threads have beside the fields of a channel."""
    return {
        "owner_id": world.application.id,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": 10080,
            "archive_timestamp": JOINED_AT,
            "locked": channel.locked,
            "create_timestamp": JOINED_AT,
        },
    }


def guild_object(world: World, guild: Guild, *, all_members: bool) -> Json:
    """GUILD_CREATE's object; without the members intent it lists only the application itself."""
    own = member_object(bot_user_object(world.application), roles=[role_id(guild, world.application.id)])
    people = [
        member_object(user_object(world.people[i]), roles=member_roles(guild, i)) for i in guild.members if all_members
    ]
    return {
        **_GUILD_CONSTANTS,
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.preferred_locale,
        "features": ["COMMUNITY"] if guild.community else [],
        "roles": guild_roles(world, guild),
        "channels": [channel_object(world, channel) for channel in guild.channels if not channel.parent_id],
        "members": [own, *people],
        "member_count": len(guild.members) + 1,
        "joined_at": JOINED_AT,
        "threads": [
            channel_object(world, channel) for channel in guild.channels if channel.parent_id and not channel.archived
        ],
        "emojis": [],
        "stickers": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


_GUILD_CONSTANTS: Json = {
    "unavailable": False,
    "large": False,
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "vanity_url_code": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "safety_alerts_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "max_members": 500_000,
    "application_id": None,
    "nsfw": False,
}
