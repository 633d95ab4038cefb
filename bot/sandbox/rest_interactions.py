"""Routes that answer interactions: the callback, follow-ups, and the messages that came of them."""

from typing import Any

from aiohttp import web

from bot.sandbox.components import number_components
from bot.sandbox.errors import unknown
from bot.sandbox.interactions import Answer, Interaction
from bot.sandbox.messages import EPHEMERAL, StoredMessage
from bot.sandbox.modals import OpenModal
from bot.sandbox.multipart import Body
from bot.sandbox.payloads import user_object
from bot.sandbox.services import Services, body_of, services_of
from bot.sandbox.validation.callbacks import (
    CallbackType,
    InteractionType,
    check_autocomplete,
    check_callback_type,
    check_deferral,
)
from bot.sandbox.validation.form import prefixed
from bot.sandbox.validation.modals import check_modal
from bot.sandbox.wire import Json, json_response

_COMMAND_RESPONSE = 20


async def _create_answer(
    services: Services, interaction: Interaction, body: Body, *, loading: bool = False
) -> StoredMessage:
    flags = body.data.get("flags") if isinstance(body.data, dict) else None
    ephemeral = isinstance(flags, int) and bool(flags & EPHEMERAL)
    application_id = services.world.application.id
    metadata = interaction.metadata(user_object(interaction.person))
    extra: Json = {"application_id": application_id, "webhook_id": application_id, "interaction_metadata": metadata}
    if interaction.kind is InteractionType.COMMAND:
        extra["type"] = _COMMAND_RESPONSE
    viewer = interaction.person.id if ephemeral else None
    return await services.messages.create(interaction.channel, body, viewer_id=viewer, loading=loading, extra=extra)


async def _answer(services: Services, interaction: Interaction, kind: CallbackType, body: Body) -> StoredMessage | None:
    """Carry out a first answer; returns the message it made or changed."""
    message: StoredMessage | None = None
    data: Any = None
    given = body.data.get("data")
    inner = Body({} if given is None else given, body.uploads)
    if kind is CallbackType.MESSAGE:
        with prefixed("data"):
            message = await _create_answer(services, interaction, inner)
        interaction.original_id = message.id
    elif kind is CallbackType.DEFERRED_MESSAGE:
        check_deferral(body.data)
        message = await _create_answer(services, interaction, Body({"flags": inner.data.get("flags")}), loading=True)
        interaction.original_id = message.id
    elif kind is CallbackType.DEFERRED_UPDATE:
        check_deferral(body.data)
        interaction.original_id = interaction.source.id if interaction.source else None
    elif kind is CallbackType.UPDATE:
        assert interaction.source
        with prefixed("data"):
            message = await services.messages.edit(services.messages.get(interaction.source.id), inner)
        interaction.original_id = message.id
    elif kind is CallbackType.AUTOCOMPLETE_RESULT:
        check_autocomplete(body.data, interaction.focused_type or 0)
        data = inner.data.get("choices") or []
    else:
        check_modal(body.data.get("data"))
        number_components(inner.data["components"])
        data = OpenModal(services.snowflakes.next(), inner.data, interaction)
        services.modals.add(data)
        services.events.publish([interaction.person.id], {"type": "modal", "modal": data.as_json()})
    services.interactions.acknowledge(interaction, Answer(kind, data))
    return message


async def callback(request: web.Request) -> web.Response:
    """POST the first answer to an interaction."""
    services, body = services_of(request), body_of(request)
    keys = request.match_info
    interaction = services.interactions.for_callback(keys["interaction_id"], keys["token"])
    kind = check_callback_type(body.data, interaction.kind, has_message=interaction.source is not None)
    interaction.answering = True
    try:
        message = await _answer(services, interaction, kind, body)
    finally:
        interaction.answering = False
    acknowledged = {"type": "ack", "interaction_id": interaction.id, "callback_type": int(kind)}
    services.events.publish([interaction.person.id], acknowledged)
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return web.Response(status=204)
    described: Json = {"id": interaction.id, "type": int(interaction.kind)}
    answer: Json = {"interaction": described}
    if message:
        described["response_message_id"] = message.id
        described["response_message_loading"] = message.loading
        described["response_message_ephemeral"] = message.viewer_id is not None
    if kind in (CallbackType.MESSAGE, CallbackType.UPDATE) and message:
        answer["resource"] = {"type": int(kind), "message": message.payload}
    return json_response(answer)


def _interaction(request: web.Request) -> tuple[Services, Interaction]:
    services, keys = services_of(request), request.match_info
    own = services.world.application.id
    return services, services.interactions.for_webhook(keys["application_id"], keys["token"], own)


async def follow_up(request: web.Request) -> web.Response:
    """POST a follow-up. The first one after a deferred message fills that message in."""
    services, interaction = _interaction(request)
    body = body_of(request)
    original = _original(services, interaction)
    if original and original.loading:
        return json_response((await services.messages.edit(original, body)).payload)
    stored = await _create_answer(services, interaction, body)
    return json_response(stored.payload)


def _original(services: Services, interaction: Interaction) -> StoredMessage | None:
    return services.messages.find(interaction.original_id) if interaction.original_id else None


def _webhook_message(request: web.Request) -> tuple[Services, StoredMessage]:
    services, interaction = _interaction(request)
    message_id = request.match_info["message_id"]
    if message_id == "@original":
        stored = _original(services, interaction)
        if stored is None:
            raise unknown("Message")
        return services, stored
    stored = services.messages.get(message_id)
    made_here = stored.payload.get("interaction_metadata", {}).get("id") == interaction.id
    if not made_here and stored.id != interaction.original_id:
        raise unknown("Message")
    return services, stored


async def get_answer(request: web.Request) -> web.Response:
    """GET an answer or follow-up."""
    return json_response(_webhook_message(request)[1].payload)


async def edit_answer(request: web.Request) -> web.Response:
    """PATCH an answer or follow-up."""
    services, stored = _webhook_message(request)
    return json_response((await services.messages.edit(stored, body_of(request))).payload)


async def delete_answer(request: web.Request) -> web.Response:
    """DELETE an answer or follow-up."""
    services, stored = _webhook_message(request)
    await services.messages.delete(stored)
    return web.Response(status=204)


_WEBHOOK = "/webhooks/{application_id}/{token}"
_ANSWER = f"{_WEBHOOK}/messages/{{message_id}}"
ROUTES = (
    web.post("/interactions/{interaction_id}/{token}/callback", callback),
    web.post(_WEBHOOK, follow_up),
    web.get(_ANSWER, get_answer),
    web.patch(_ANSWER, edit_answer),
    web.delete(_ANSWER, delete_answer),
)
