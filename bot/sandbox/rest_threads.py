"""The route that begins a thread in a text channel."""

from aiohttp import web

from bot.sandbox.errors import missing_permissions, unknown
from bot.sandbox.payloads import channel_object
from bot.sandbox.permissions import Permission, has
from bot.sandbox.services import body_of, services_of
from bot.sandbox.validation.fields import text
from bot.sandbox.validation.form import FormErrors
from bot.sandbox.wire import json_response
from bot.sandbox.world import GUILD_TEXT, PUBLIC_THREAD, Channel

ARCHIVED_AFTER = (60, 1440, 4320, 10080)
"""Minutes that Discord knows (resources/channel)."""


async def start_thread(request: web.Request) -> web.Response:
    """POST a public thread without a message; who sees its channel sees it."""
    services, body = services_of(request), body_of(request)
    parent = services.world.channels.get(request.match_info["channel_id"])
    if parent is None or parent.guild_id is None or parent.type != GUILD_TEXT:
        raise unknown("Channel")
    if not has(parent.bot_permissions, Permission.VIEW_CHANNEL | Permission.CREATE_PUBLIC_THREADS):
        raise missing_permissions()
    data = body.data if isinstance(body.data, dict) else {}
    errors = FormErrors()
    text(1, 100)(data.get("name"), ("name",), errors)
    if data.get("type") != PUBLIC_THREAD:
        errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{PUBLIC_THREAD}}}.")
    if data.get("auto_archive_duration", 1440) not in ARCHIVED_AFTER:
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {set(ARCHIVED_AFTER)}.")
    errors.raise_if_any()
    thread = Channel(
        services.snowflakes.next(),
        data["name"],
        guild_id=parent.guild_id,
        bot_permissions=parent.bot_permissions,
        parent_id=parent.id,
    )
    services.world.guilds[parent.guild_id].channels.append(thread)
    services.world.channels[thread.id] = thread
    payload = channel_object(services.world, thread)
    await services.gateway.dispatch("THREAD_CREATE", payload, guild_id=parent.guild_id, intent=1)
    services.events.publish(services.world.audience(thread), {"type": "world"})
    return json_response(payload, 201)


ROUTES = (web.post("/channels/{channel_id}/threads", start_thread),)
