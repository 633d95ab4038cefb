"""Request bodies: JSON, or multipart with `payload_json` and `files[n]` (reference, section Uploading Files)."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.attachments import MAX_REQUEST_BYTES, Upload
from bot.sandbox.errors import ApiError, too_large

_FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass
class Body:
    """A parsed request body."""

    data: Any = field(default_factory=dict)
    uploads: list[Upload] = field(default_factory=list)

    @property
    def file_ids(self) -> list[int]:
        """The n of each `files[n]`."""
        return [upload.index for upload in self.uploads]


def _parse_json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


async def read_body(request: web.Request) -> Body:
    """Read a request's body. Raises ApiError 50109 for bad JSON, 40005 if it is too large."""
    if not request.can_read_body:
        return Body()
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        if len(raw) > MAX_REQUEST_BYTES:
            raise too_large()
        return Body(_parse_json(raw)) if raw else Body()
    return await _read_multipart(request)


async def _read_multipart(request: web.Request) -> Body:
    body, total = Body(), 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        raw = bytes(await part.read())
        total += len(raw)
        if total > MAX_REQUEST_BYTES:
            continue  # read on, or the client would not see the answer
        file_field = _FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            body.data = _parse_json(raw)
        elif file_field:
            body.uploads.append(Upload(int(file_field[1]), part.filename or "file", raw))
    if total > MAX_REQUEST_BYTES:
        raise too_large()
    return body
