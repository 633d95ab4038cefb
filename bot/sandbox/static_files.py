"""Uploaded files below /cdn, and the page for people at /."""

import mimetypes
from pathlib import Path

from aiohttp import web

from bot.sandbox.services import services_of

PAGE = Path(__file__).parent / "page"
_NO_STORE = {"Cache-Control": "no-store"}


async def cdn_file(request: web.Request) -> web.Response:
    """GET an uploaded file."""
    found = services_of(request).files.get(request.match_info["path"])
    if found is None:
        raise web.HTTPNotFound
    data, media_type = found
    return web.Response(body=data, content_type=media_type)


async def page_file(request: web.Request) -> web.Response:
    """GET the page or one of its parts; never cached, so that a change shows on reload."""
    path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
    if not path.is_relative_to(PAGE.resolve()) or not path.is_file():
        raise web.HTTPNotFound
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or media_type == "application/javascript"
    charset = "utf-8" if text else None
    return web.Response(body=path.read_bytes(), content_type=media_type, charset=charset, headers=_NO_STORE)


ROUTES = (web.get("/cdn/{path:.+}", cdn_file), web.get("/{path:.*}", page_file))
