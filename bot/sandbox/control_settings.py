"""The people's API, settings: people, channels, faults, and the log of the application's calls."""

from dataclasses import fields
from typing import Any

from aiohttp import web

from bot.sandbox.archiving import bring_back, put_away
from bot.sandbox.control_fields import optional_object, read_object, require_integer, require_number, require_text
from bot.sandbox.errors import ApiError, unknown
from bot.sandbox.faults import Faults, HttpFault
from bot.sandbox.payloads import channel_object, guild_object
from bot.sandbox.people import People
from bot.sandbox.services import Services, services_of
from bot.sandbox.validation.command_names import LOCALES
from bot.sandbox.wire import json_response
from bot.sandbox.world import Channel, Person

_ONLY_AT_CREATION = frozenset({"channels", "members", "threads", "joined_at", "large", "member_count", "unavailable"})


async def set_person(request: web.Request) -> web.Response:
    """POST /sandbox/person: locale, whether direct messages are open, permissions per guild."""
    services, data = services_of(request), await read_object(request)
    person = People(services).find(data.get("id"))
    locale = data.get("locale", person.locale)
    if locale not in LOCALES:
        raise ApiError(400, 50035, f"Unknown locale {locale!r}")
    person.locale = locale
    person.dms_open = bool(data.get("dms_open", person.dms_open))
    for guild_id, permissions in optional_object(data, "permissions").items():
        await set_permissions(services, person, guild_id, require_integer({guild_id: permissions}, guild_id))
    services.events.publish(services.world.people, {"type": "world"})
    return json_response({})


async def set_permissions(services: Services, person: Person, guild_id: str, permissions: int) -> None:
    """Give a member other permissions in a guild. Raises 404 if they are no member."""
    guild = services.world.guilds.get(guild_id)
    if guild is None or person.id not in guild.members:
        raise unknown("Guild")
    guild.members[person.id] = permissions
    everything = guild_object(services.world, guild, all_members=False)
    payload = {name: value for name, value in everything.items() if name not in _ONLY_AT_CREATION}
    await services.gateway.dispatch("GUILD_UPDATE", payload, guild_id=guild.id, intent=1)


async def set_channel(request: web.Request) -> web.Response:
    """POST /sandbox/channel {"id", "bot_permissions", "permissions"}: what the application and members may do there."""
    services, data = services_of(request), await read_object(request)
    channel_id, members = require_text(data, "id"), optional_object(data, "permissions")
    for person_id in members:
        person = People(services).find(person_id)
        await set_permissions_in(services, channel_id, person, require_integer(members, person_id))
    if not members or "bot_permissions" in data:
        await set_bot_permissions(services, channel_id, require_integer(data, "bot_permissions"))
    return json_response({})


async def set_bot_permissions(services: Services, channel_id: str, permissions: int) -> None:
    """Change the application's permissions in a channel. Raises 404 for an unknown one."""
    channel = _channel(services, channel_id)
    channel.bot_permissions = permissions
    await _tell_of_channel(services, channel)


async def set_permissions_in(services: Services, channel_id: str, person: Person, permissions: int) -> None:
    """Change what a member may do in a guild's channel. Raises 404 for an unknown one, or when they are no member."""
    channel = _channel(services, channel_id)
    guild = services.world.guilds.get(channel.guild_id or "")
    if guild is None or person.id not in guild.members:
        raise unknown("Guild")
    channel.permissions[person.id] = permissions
    await _tell_of_channel(services, channel)


async def set_thread(request: web.Request) -> web.Response:
    """POST /sandbox/thread {"id", "archived", "locked"}: put a thread away, or bring it back."""
    services, data = services_of(request), await read_object(request)
    thread = _channel(services, require_text(data, "id"))
    if not thread.parent_id:
        raise unknown("Channel")
    if data.get("archived"):
        await put_away(services, thread, locked=bool(data.get("locked")))
    else:
        await bring_back(services, thread)
    return json_response({})


def _channel(services: Services, channel_id: str) -> Channel:
    channel = services.world.channels.get(channel_id)
    if channel is None:
        raise unknown("Channel")
    return channel


async def _tell_of_channel(services: Services, channel: Channel) -> None:
    payload = channel_object(services.world, channel)
    await services.gateway.dispatch("CHANNEL_UPDATE", payload, guild_id=channel.guild_id, intent=1)


async def inject_fault(request: web.Request) -> web.Response:
    """POST /sandbox/fault {"kind": ..., ...}: see `apply_fault`."""
    await apply_fault(services_of(request).faults, await read_object(request))
    return json_response({})


async def apply_fault(faults: Faults, data: dict[str, Any]) -> None:
    """Arm or cause the fault of a request. Raises 400 for an unknown kind or field.

    Kinds: http (fields of HttpFault), drop and invalid_session ("resumable"), reconnect, heartbeats ("on"),
    clock ("seconds"), clear.
    """
    kind, rest = data.get("kind"), {name: value for name, value in data.items() if name != "kind"}
    known = {field.name for field in fields(HttpFault)} - {"until"}
    if kind == "http" and "route" in rest and rest.keys() <= known:
        faults.add(HttpFault(**rest))
    elif kind == "drop":
        await faults.drop_socket(resumable=bool(rest.get("resumable", True)))
    elif kind == "invalid_session":
        await faults.invalid_session(resumable=bool(rest.get("resumable", False)))
    elif kind == "reconnect":
        await faults.reconnect()
    elif kind == "heartbeats":
        faults.acknowledge_heartbeats(on=bool(rest.get("on")))
    elif kind == "clock":
        faults.jump_clock(require_number(rest, "seconds"))
    elif kind == "clear":
        faults.clear()
    else:
        raise ApiError(400, 50035, f"Unknown fault {data!r}")


async def list_requests(request: web.Request) -> web.Response:
    """GET /sandbox/requests."""
    return json_response([entry.as_json() for entry in services_of(request).requests])


async def clear_requests(request: web.Request) -> web.Response:
    """POST /sandbox/requests/clear."""
    services_of(request).requests.clear()
    return json_response({})


ROUTES = (
    web.post("/person", set_person),
    web.post("/channel", set_channel),
    web.post("/thread", set_thread),
    web.post("/fault", inject_fault),
    web.get("/requests", list_requests),
    web.post("/requests/clear", clear_requests),
)
