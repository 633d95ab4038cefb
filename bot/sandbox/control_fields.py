"""Reading the bodies of the people's API."""

from typing import Any

from aiohttp import web

from bot.sandbox.errors import ApiError
from bot.sandbox.wire import Json


async def read_object(request: web.Request) -> Json:
    """A request's JSON object. Raises 400 for anything else."""
    try:
        data = await request.json()
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    if not isinstance(data, dict):
        raise ApiError(400, 50035, "The request body must be a JSON object")
    return data


def require_text(data: Json, name: str) -> str:
    """A text that is not empty. Raises 400."""
    value = data.get(name)
    if not isinstance(value, str) or not value:
        raise ApiError(400, 50035, f"{name!r} must be a text")
    return value


def require_integer(data: Json, name: str) -> int:
    """An integer, or digits in a text as Discord writes permissions. Raises 400."""
    value = data.get(name)
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ApiError(400, 50035, f"{name!r} must be an integer")
    return value


def require_number(data: Json, name: str) -> float:
    """A number. Raises 400."""
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ApiError(400, 50035, f"{name!r} must be a number")
    return float(value)


def optional_object(data: Json, name: str) -> dict[str, Any]:
    """An object, empty if it is left out. Raises 400."""
    value = data.get(name) or {}
    if not isinstance(value, dict):
        raise ApiError(400, 50035, f"{name!r} must be an object")
    return value
