"""JSON as it goes over the wire."""

import json
from collections.abc import Mapping
from typing import Any

from aiohttp import web

Json = dict[str, Any]


def clone(value: Any) -> Any:
    """A deep copy of JSON data; several times quicker than `copy.deepcopy`."""
    return json.loads(json.dumps(value))


def json_response(data: object, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """A JSON answer whose content type is exactly `application/json`: discord.py compares the bare header."""
    body = json.dumps(data, ensure_ascii=False).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json", **(headers or {})})
