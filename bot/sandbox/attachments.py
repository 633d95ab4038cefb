"""Uploaded files: limits, storage, and `attachment://` references."""

import mimetypes
import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.sandbox.components import media_of, walk_with_path
from bot.sandbox.errors import too_large
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.wire import Json

MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
REFERENCE = "attachment://"
# A file stays readable this many replacements longer, as on Discord's own servers: a page may just be about to load it.
LATELY_DISCARDED = 64
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Upload:
    """One `files[index]` of a multipart request."""

    index: int
    filename: str
    data: bytes


class FileStore:
    """Keeps uploaded files and serves them below /cdn."""

    def __init__(self, snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self._files: dict[str, tuple[bytes, str]] = {}
        self._discarded: deque[str] = deque()
        self.base_url = ""

    def get(self, path: str) -> tuple[bytes, str] | None:
        """Content and media type of a path below /cdn, or None."""
        return self._files.get(path)

    def discard(self, attachment: Json) -> None:
        """Forget the file of an attachment that no message has any more, once `LATELY_DISCARDED` others have gone."""
        self._discarded.append(str(attachment["url"]).removeprefix(f"{self.base_url}/cdn/"))
        if len(self._discarded) > LATELY_DISCARDED:
            self._files.pop(self._discarded.popleft(), None)

    def save(self, channel_id: str, upload: Upload, declared: Json) -> Json:
        """Store an upload; returns its attachment object."""
        attachment_id = self._snowflakes.next()
        filename = clean_filename(declared.get("filename") or upload.filename)
        path = f"attachments/{channel_id}/{attachment_id}/{filename}"
        media_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        self._files[path] = (upload.data, media_type)
        attachment: Json = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": f"{self.base_url}/cdn/{path}",
            "proxy_url": f"{self.base_url}/cdn/{path}",
            "content_type": media_type,
            "flags": 0,
        }
        if declared.get("description"):
            attachment["description"] = declared["description"]
        if upload.data.startswith(_PNG):
            attachment["width"] = int.from_bytes(upload.data[16:20])
            attachment["height"] = int.from_bytes(upload.data[20:24])
        return attachment


def clean_filename(name: str) -> str:
    """A file name as Discord keeps it: spaces become underscores, odd characters go."""
    return re.sub(r"[^\w.\-]", "", name.replace(" ", "_")) or "file"


def check_sizes(uploads: Iterable[Upload]) -> None:
    """Raise 413/40005 if a file is over 10 MiB, or all together over 25 MiB."""
    sizes = [len(upload.data) for upload in uploads]
    if any(size > MAX_FILE_BYTES for size in sizes) or sum(sizes) > MAX_REQUEST_BYTES:
        raise too_large()


def _references(message: Json) -> Iterable[tuple[Path, Json, str]]:
    for path, component in walk_with_path(message.get("components"), ("components",)):
        for inner, media in media_of(component):
            yield (*path, *inner), media, "url"
    for index, embed in enumerate(message.get("embeds") or ()):
        for name, key in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
            if isinstance(embed.get(name), dict):
                yield ("embeds", index, name), embed[name], key


def check_references(message: Json, filenames: Sequence[str]) -> None:
    """Raise 50035 if an `attachment://` reference names no file of the message."""
    errors = FormErrors()
    known = {clean_filename(name) for name in filenames}
    for path, media, key in _references(message):
        target = media.get(key) or ""
        if target.startswith(REFERENCE) and clean_filename(target.removeprefix(REFERENCE)) not in known:
            name = target.removeprefix(REFERENCE)
            errors.add(
                (*path, key), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment is named {name!r}."
            )
    errors.raise_if_any()


def resolve_references(message: Json) -> None:
    """Replace `attachment://` references by the stored files' URLs and sizes; changes the message in place."""
    by_name = {attachment["filename"]: attachment for attachment in message["attachments"]}
    for _, media, key in _references(message):
        target = media.get(key) or ""
        if not target.startswith(REFERENCE):
            continue
        found = by_name[clean_filename(target.removeprefix(REFERENCE))]
        media[key] = found["url"]
        if key == "url":
            media.update(proxy_url=found["url"], content_type=found["content_type"], attachment_id=found["id"])
            media.update(width=found.get("width"), height=found.get("height"))
