"""Discord's rate limits (topics/rate-limits): a bucket per route and channel or token, and 50 calls a second."""

import hashlib
import math
from dataclasses import dataclass

from bot.sandbox.clock import ShiftableClock
from bot.sandbox.wire import Json

GLOBAL_LIMIT, GLOBAL_SECONDS = 50, 1.0
OLD_EDIT_LIMIT, OLD_EDIT_SECONDS = 3, 6.0
_MESSAGES = "/channels/{channel_id}/messages"
_FOLLOW_UPS = "/webhooks/{application_id}/{token}"
# Defaults seen in the wild; a client must read the headers and never rely on these.
_ROUTE_LIMITS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", _MESSAGES): (5, 5.0),
    ("PATCH", f"{_MESSAGES}/{{message_id}}"): (5, 5.0),
    ("DELETE", f"{_MESSAGES}/{{message_id}}"): (5, 1.0),
    ("POST", _FOLLOW_UPS): (5, 2.0),
    ("PATCH", f"{_FOLLOW_UPS}/messages/{{message_id}}"): (5, 2.0),
}
_DEFAULT_LIMIT = (50, 1.0)


@dataclass
class Bucket:
    """A window that starts with its first call."""

    limit: int
    seconds: float
    used: int = 0
    reset_at: float = 0.0

    def take(self, now: float) -> bool:
        """Count one call; False if the window is full."""
        if now >= self.reset_at or self.reset_at - now > self.seconds:
            self.used, self.reset_at = 0, now + self.seconds
        if self.used >= self.limit:
            return False
        self.used += 1
        return True


@dataclass(frozen=True)
class Verdict:
    """Headers for the response, and for a refused call the body of the 429."""

    headers: dict[str, str]
    refusal: Json | None = None


def refusal(retry_after: float, *, is_global: bool = False) -> Verdict:
    """A 429. It carries `Via`: without it discord.py takes a 429 for a ban and does not retry."""
    headers = {"Via": "1.1 google", "Retry-After": str(math.ceil(retry_after))}
    headers["X-RateLimit-Scope"] = "global" if is_global else "user"
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": is_global}
    return Verdict(headers, body)


class RateLimiter:
    """Counts calls. When not `enabled`, everything passes and no headers are sent."""

    def __init__(self, clock: ShiftableClock, *, enabled: bool) -> None:
        self._clock = clock
        self._global = Bucket(GLOBAL_LIMIT, GLOBAL_SECONDS)
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._old_edits: dict[str, Bucket] = {}
        self.enabled = enabled

    def take(self, method: str, route: str, major: str) -> Verdict:
        """Count a call to a route template for one major parameter (channel, guild or webhook token)."""
        if not self.enabled:
            return Verdict({})
        now = self._clock.now()
        counts_globally = not route.startswith(("/interactions/", "/webhooks/"))
        if counts_globally and not self._global.take(now):
            return refusal(self._global.reset_at - now, is_global=True)
        if route.startswith("/interactions/"):
            return Verdict({})
        bucket = self._buckets.setdefault(
            (method, route, major), Bucket(*_ROUTE_LIMITS.get((method, route), _DEFAULT_LIMIT))
        )
        allowed = bucket.take(now)
        headers = _headers(bucket, f"{method} {route}", now)
        if allowed:
            return Verdict(headers)
        refused = refusal(bucket.reset_at - now)
        return Verdict({**headers, **refused.headers}, refused.refusal)

    def take_old_edit(self, channel_id: str) -> float | None:
        """Count an edit of a message older than an hour; the seconds to wait if there were too many (30046)."""
        now = self._clock.now()
        bucket = self._old_edits.setdefault(channel_id, Bucket(OLD_EDIT_LIMIT, OLD_EDIT_SECONDS))
        return None if not self.enabled or bucket.take(now) else bucket.reset_at - now


def _headers(bucket: Bucket, name: str, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
        "X-RateLimit-Reset": f"{bucket.reset_at:.3f}",
        "X-RateLimit-Reset-After": f"{bucket.reset_at - now:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
    }
