"""The people's API below /sandbox: what the page and the tests use to act and to see."""

import asyncio
import json
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.control_fields import optional_object, read_object, require_text
from bot.sandbox.errors import ApiError, missing_permissions
from bot.sandbox.middleware import error_response
from bot.sandbox.payloads import bot_user_object, guild_roles, user_object
from bot.sandbox.people import People
from bot.sandbox.permissions import Permission, has
from bot.sandbox.services import Services, services_of
from bot.sandbox.wire import Json, json_response
from bot.sandbox.world import Person

KEEP_ALIVE_SECONDS = 15.0
SEEN_HEADER = "X-Sandbox-Seen"
ACTOR = web.RequestKey("actor", Person)


@web.middleware
async def control_middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn refusals into JSON, and say up to which event a person's stream must be read to see the effect."""
    try:
        if request.method == "POST" and request.content_type != "application/json":
            raise ApiError(415, 0, "Content-Type must be application/json")
        response = await handler(request)
    except ApiError as error:
        response = error_response(error)
    person = request.get(ACTOR)
    if person and not response.prepared:
        response.headers[SEEN_HEADER] = str(services_of(request).events.last_number(person.id))
    return response


async def _read(request: web.Request) -> tuple[People, Json]:
    return People(services_of(request)), await read_object(request)


def _actor(request: web.Request, people: People, key: Any) -> Person:
    person = people.find(key)
    request[ACTOR] = person
    return person


def world_view(services: Services, person: Person) -> Json:
    """Everything a person sees when they open their client; ephemerals are gone by then."""
    world = services.world
    guilds = world.guilds_of(person.id)
    dm = world.dm(person.id)
    channels = [channel for guild in guilds for channel in guild.channels] + [dm]
    return {
        "me": {**user_object(person), "locale": person.locale},
        "people": [
            {
                "id": p.id,
                "username": p.username,
                "global_name": p.global_name,
                "locale": p.locale,
                "dms_open": p.dms_open,
            }
            for p in world.people.values()
        ],
        "guilds": [
            {
                "id": guild.id,
                "name": guild.name,
                "preferred_locale": guild.preferred_locale,
                "community": guild.community,
                "permissions": str(guild.members[person.id]),
                "members": list(guild.members),
                "roles": [{"id": role["id"], "name": role["name"]} for role in guild_roles(world, guild)],
                "channels": [{"id": channel.id, "name": channel.name} for channel in guild.channels],
            }
            for guild in guilds
        ],
        "dm": {"id": dm.id},
        "bot": bot_user_object(world.application),
        "commands": services.commands.known_to(guilds),
        "messages": {c.id: [m.payload for m in services.messages.listing(c)] for c in channels},
        "modal": None,
        "bot_online": services.gateway.online,
    }


async def get_world(request: web.Request) -> web.Response:
    """GET /sandbox/world?as=USER."""
    people = People(services_of(request))
    person = _actor(request, people, request.query.get("as"))
    return json_response(world_view(people.services, person))


async def stream_events(request: web.Request) -> web.StreamResponse:
    """GET /sandbox/events?as=USER: server-sent events, numbered per person."""
    services = services_of(request)
    person = People(services).find(request.query.get("as"))
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
    stream = services.events.open(person.id)
    try:
        await response.prepare(request)
        await response.write(b": open\n\n")
        while True:
            try:
                item = await asyncio.wait_for(stream.get(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if item is None:
                break
            number, event = item
            await response.write(f"id: {number}\ndata: {json.dumps(event)}\n\n".encode())
    except ConnectionError:
        pass  # the page was closed
    finally:
        services.events.close(person.id, stream)
    return response


async def slash(request: web.Request) -> web.Response:
    """POST /sandbox/slash."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    channel = people.channel(person, require_text(data, "channel_id"))
    return json_response(
        await people.slash(person, channel, require_text(data, "name"), optional_object(data, "options"))
    )


async def autocomplete(request: web.Request) -> web.Response:
    """POST /sandbox/autocomplete."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    channel = people.channel(person, require_text(data, "channel_id"))
    name, focused = require_text(data, "name"), require_text(data, "focused")
    choices = await people.autocomplete(person, channel, name, optional_object(data, "options"), focused)
    return json_response({"choices": choices})


async def press(request: web.Request) -> web.Response:
    """POST /sandbox/press."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    message_id, custom_id = require_text(data, "message_id"), require_text(data, "custom_id")
    return json_response(await people.press(person, message_id, custom_id, data.get("values")))


async def submit(request: web.Request) -> web.Response:
    """POST /sandbox/submit."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    return json_response(await people.submit(person, require_text(data, "modal_id"), optional_object(data, "values")))


async def dismiss(request: web.Request) -> web.Response:
    """POST /sandbox/dismiss: an ephemeral goes from its addressee's view."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    stored = people.services.messages.visible_to(person.id, require_text(data, "message_id"))
    if not stored.viewer_id:
        raise missing_permissions()
    await people.services.messages.delete(stored)
    return json_response({})


async def delete(request: web.Request) -> web.Response:
    """POST /sandbox/delete: a person with Manage Messages deletes a message."""
    people, data = await _read(request)
    person = _actor(request, people, data.get("as"))
    stored = people.services.messages.visible_to(person.id, require_text(data, "message_id"))
    channel, world = stored.channel, people.services.world
    granted = world.permissions_in(channel, person.id) if channel.guild_id else 0
    if stored.viewer_id or not has(granted, Permission.MANAGE_MESSAGES):
        raise missing_permissions()
    await people.services.messages.delete(stored)
    return json_response({})


ROUTES = (
    web.get("/world", get_world),
    web.get("/events", stream_events),
    web.post("/slash", slash),
    web.post("/autocomplete", autocomplete),
    web.post("/press", press),
    web.post("/submit", submit),
    web.post("/dismiss", dismiss),
    web.post("/delete", delete),
)
