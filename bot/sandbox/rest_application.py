"""Routes about the application itself: its user, its gateway, its commands."""

from aiohttp import web

from bot.sandbox.errors import ApiError, missing_access
from bot.sandbox.payloads import bot_user_object, channel_object, user_object
from bot.sandbox.services import Services, body_of, services_of
from bot.sandbox.validation.commands import check_commands
from bot.sandbox.wire import Json, json_response

_LOCALIZED = ("name_localizations", "description_localizations")


async def own_user(request: web.Request) -> web.Response:
    """GET /users/@me: what login checks the token with."""
    return json_response({**bot_user_object(services_of(request).world.application), "verified": True})


async def own_application(request: web.Request) -> web.Response:
    """GET /oauth2/applications/@me."""
    world = services_of(request).world
    owner = user_object(next(iter(world.people.values())))
    return json_response(
        {
            "id": world.application.id,
            "name": world.application.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": owner,
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
        }
    )


async def gateway_address(request: web.Request) -> web.Response:
    """GET /gateway/bot: used by sharded clients."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return json_response({"url": services_of(request).gateway.url, "shards": 1, "session_start_limit": limit})


def _scope(request: web.Request) -> tuple[Services, str | None]:
    services = services_of(request)
    if request.match_info["application_id"] != services.world.application.id:
        raise missing_access()
    guild_id = request.match_info.get("guild_id")
    if guild_id is not None and guild_id not in services.world.guilds:
        raise missing_access()
    return services, guild_id


async def list_commands(request: web.Request) -> web.Response:
    """GET the commands of a scope; localisations only with `?with_localizations=true`."""
    services, guild_id = _scope(request)
    commands = services.commands.scope(guild_id)
    if request.query.get("with_localizations", "").lower() not in ("1", "true"):
        commands = [{k: v for k, v in command.items() if k not in _LOCALIZED} for command in commands]
    return json_response(commands)


async def overwrite_commands(request: web.Request) -> web.Response:
    """PUT the commands of a scope."""
    services, guild_id = _scope(request)
    body = body_of(request).data
    check_commands(body)
    stored = services.commands.overwrite(guild_id, body)
    for person_id in services.world.people:
        known: list[Json] = services.commands.known_to(services.world.guilds_of(person_id))
        services.events.publish([person_id], {"type": "commands", "commands": known})
    return json_response(stored)


async def open_dm(request: web.Request) -> web.Response:
    """POST /users/@me/channels: the direct messages with one person, opened or found."""
    services = services_of(request)
    data = body_of(request).data
    recipient = str(data.get("recipient_id")) if isinstance(data, dict) else ""
    if recipient not in services.world.people:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    return json_response(channel_object(services.world, services.world.dm(recipient)))


ROUTES = (
    web.get("/users/@me", own_user),
    web.get("/oauth2/applications/@me", own_application),
    web.get("/gateway/bot", gateway_address),
    web.post("/users/@me/channels", open_dm),
    web.get("/applications/{application_id}/commands", list_commands),
    web.put("/applications/{application_id}/commands", overwrite_commands),
    web.get("/applications/{application_id}/guilds/{guild_id}/commands", list_commands),
    web.put("/applications/{application_id}/guilds/{guild_id}/commands", overwrite_commands),
)
