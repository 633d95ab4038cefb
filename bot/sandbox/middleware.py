"""What happens to every REST call: body, authorisation, faults, rate limits, errors, log."""

import asyncio

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.errors import ApiError, not_found, unauthorized
from bot.sandbox.faults import HttpFault
from bot.sandbox.multipart import Body, read_body
from bot.sandbox.rate_limits import refusal
from bot.sandbox.request_log import LoggedRequest, describe
from bot.sandbox.services import BODY, Services, services_of
from bot.sandbox.wire import json_response

API_PREFIX = "/api/v10"
KEPT_REQUESTS = 20_000


def error_response(error: ApiError) -> web.Response:
    """Discord's error body."""
    return json_response(error.body(), error.status)


def _route_template(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return (resource.canonical if resource else request.path).removeprefix(API_PREFIX)


def _fault_response(fault: HttpFault) -> web.Response:
    status = fault.status or 500
    if status == 429:
        verdict = refusal(fault.retry_after, is_global=fault.is_global)
        return json_response(verdict.refusal, 429, verdict.headers)
    return json_response({"message": fault.message, "code": fault.code}, status)


async def _handle(request: web.Request, handler: Handler, services: Services, route: str) -> web.StreamResponse:
    anonymous = route.startswith(("/interactions/", "/webhooks/"))
    if not anonymous and request.headers.get("Authorization") != f"Bot {services.world.application.token}":
        raise unauthorized()
    fault = services.faults.take(request.method, route, request.path)
    if fault and fault.delay:
        await asyncio.sleep(fault.delay)
    if fault and fault.until:
        await fault.until.wait()
    if fault and fault.status and fault.when == "before":
        return _fault_response(fault)
    keys = request.match_info
    major = keys.get("channel_id") or keys.get("token") or keys.get("guild_id") or ""
    verdict = services.rate_limits.take(request.method, route, major)
    if verdict.refusal:
        return json_response(verdict.refusal, 429, verdict.headers)
    try:
        response = await handler(request)
    except ApiError as error:
        response = error_response(error)
    if fault and fault.status and fault.when == "after":
        return _fault_response(fault)
    response.headers.update(verdict.headers)
    return response


@web.middleware
async def api_middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Wrap each call below /api/v10."""
    services, route = services_of(request), _route_template(request)
    request[BODY] = body = Body()
    at = services.clock.now()
    try:
        request[BODY] = body = await read_body(request)
        response = await _handle(request, handler, services, route)
    except ApiError as error:
        response = error_response(error)
    except web.HTTPException as error:
        response = error_response(not_found() if error.status == 404 else ApiError(error.status, 0, str(error.reason)))
    files = describe(body.uploads)
    entry = LoggedRequest(request.method, request.path, route, body.data, response.status, at, files)
    services.requests.append(entry)
    if len(services.requests) > 2 * KEPT_REQUESTS:
        del services.requests[:KEPT_REQUESTS]
    return response
