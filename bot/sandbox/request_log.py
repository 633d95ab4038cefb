"""Every REST call of the application, in order."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.attachments import Upload
from bot.sandbox.wire import Json


@dataclass(frozen=True)
class LoggedRequest:
    """One call. `route` is the template, `at` seconds since the epoch, `files` name, size and SHA-256 of uploads."""

    method: str
    path: str
    route: str
    body: Any
    status: int
    at: float
    files: list[Json] = field(default_factory=list)

    def as_json(self) -> Json:
        """As /sandbox/requests answers it."""
        return dict(vars(self))


def describe(uploads: list[Upload]) -> list[Json]:
    """Uploads by name, size in bytes, and digest."""
    return [{"name": u.filename, "size": len(u.data), "sha256": hashlib.sha256(u.data).hexdigest()} for u in uploads]
