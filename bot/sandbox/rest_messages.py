"""Routes about channels and their messages."""

from aiohttp import web

from bot.sandbox.archiving import bring_back
from bot.sandbox.errors import (
    ApiError,
    archived_thread,
    closed_dm,
    locked_thread,
    missing_access,
    missing_permissions,
    unknown,
)
from bot.sandbox.messages import StoredMessage
from bot.sandbox.payloads import channel_object
from bot.sandbox.permissions import Permission, has
from bot.sandbox.rate_limits import refusal
from bot.sandbox.services import Services, body_of, services_of
from bot.sandbox.validation.form import refuse
from bot.sandbox.wire import json_response
from bot.sandbox.world import Channel

OLD_MESSAGE_SECONDS = 3600.0


def _channel(request: web.Request, services: Services) -> Channel:
    channel = services.world.channels.get(request.match_info["channel_id"])
    if channel is None:
        raise unknown("Channel")
    if not has(channel.bot_permissions, Permission.VIEW_CHANNEL):
        raise missing_access()
    return channel


def _require(channel: Channel, permission: Permission) -> None:
    if not has(channel.bot_permissions, permission):
        raise missing_permissions()


def _require_for_sending(channel: Channel, services: Services, *, embeds: bool, files: bool) -> None:
    _require(channel, Permission.SEND_MESSAGES_IN_THREADS if channel.parent_id else Permission.SEND_MESSAGES)
    if embeds:
        _require(channel, Permission.EMBED_LINKS)
    if files:
        _require(channel, Permission.ATTACH_FILES)
    if channel.recipient_id:
        if not services.world.people[channel.recipient_id].dms_open:
            raise closed_dm()
        if not services.world.shared_guilds(channel.recipient_id):
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def _number(request: web.Request, name: str, default: int) -> int:
    value = request.query.get(name, str(default))
    if not value.isdecimal():
        raise refuse((name,), "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
    return int(value)


def _message(request: web.Request) -> tuple[Services, StoredMessage]:
    services = services_of(request)
    channel = _channel(request, services)
    return services, services.messages.in_channel(channel, request.match_info["message_id"])


async def get_channel(request: web.Request) -> web.Response:
    """GET a channel."""
    services = services_of(request)
    return json_response(channel_object(services.world, _channel(request, services)))


async def start_typing(request: web.Request) -> web.Response:
    """POST the typing indicator."""
    services = services_of(request)
    channel = _channel(request, services)
    _require(channel, Permission.SEND_MESSAGES)
    event = {"type": "typing", "channel_id": channel.id}
    services.events.publish(services.world.audience(channel), event)
    return web.Response(status=204)


async def list_messages(request: web.Request) -> web.Response:
    """GET the newest messages of a channel, newest first; `limit`, `before` and `after` as in Discord."""
    services = services_of(request)
    channel = _channel(request, services)
    _require(channel, Permission.READ_MESSAGE_HISTORY)
    before, after, limit = (_number(request, *q) for q in (("before", 1 << 63), ("after", 0), ("limit", 50)))
    if not 1 <= limit <= 100:
        raise refuse(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    found = [m.payload for m in services.messages.listing(channel) if after < int(m.id) < before]
    chosen = found[:limit] if "after" in request.query else found[-limit:]
    return json_response(chosen[::-1])


async def create_message(request: web.Request) -> web.Response:
    """POST a message. An enforced nonce that was used shortly before returns the message sent with it.

    An archived thread comes back by it, unless it is locked.
    """
    services, body = services_of(request), body_of(request)
    channel = _channel(request, services)
    data = body.data if isinstance(body.data, dict) else {}
    _require_for_sending(channel, services, embeds=bool(data.get("embeds")), files=bool(body.uploads))
    if channel.locked:
        raise locked_thread()
    nonce = data.get("nonce")
    if nonce is not None and data.get("enforce_nonce"):
        earlier = services.nonces.message_id(channel.id, nonce)
        if earlier:
            return json_response({**services.messages.get(earlier).payload, "nonce": nonce})
    stored = await services.messages.create(channel, body)
    if channel.archived:
        await bring_back(services, channel)
    if nonce is None:
        return json_response(stored.payload)
    services.nonces.remember(channel.id, nonce, stored.id)
    return json_response({**stored.payload, "nonce": nonce})


async def get_message(request: web.Request) -> web.Response:
    """GET a message."""
    _, stored = _message(request)
    _require(stored.channel, Permission.READ_MESSAGE_HISTORY)
    return json_response(stored.payload)


async def edit_message(request: web.Request) -> web.Response:
    """PATCH a message. Those older than an hour have a limit of their own (30046)."""
    services, stored = _message(request)
    if stored.channel.archived:
        raise archived_thread()
    if body_of(request).uploads:
        _require(stored.channel, Permission.ATTACH_FILES)
    if services.clock.now() - stored.created_at > OLD_MESSAGE_SECONDS:
        wait = services.rate_limits.take_old_edit(stored.channel.id)
        if wait is not None:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            verdict = refusal(wait)
            return json_response({**(verdict.refusal or {}), "message": text, "code": 30046}, 429, verdict.headers)
    edited = await services.messages.edit(stored, body_of(request))
    return json_response(edited.payload)


async def delete_message(request: web.Request) -> web.Response:
    """DELETE a message of the application's own."""
    services, stored = _message(request)
    await services.messages.delete(stored)
    return web.Response(status=204)


_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = (
    web.get("/channels/{channel_id}", get_channel),
    web.post("/channels/{channel_id}/typing", start_typing),
    web.get("/channels/{channel_id}/messages", list_messages),
    web.post("/channels/{channel_id}/messages", create_message),
    web.get(_MESSAGE, get_message),
    web.patch(_MESSAGE, edit_message),
    web.delete(_MESSAGE, delete_message),
)
