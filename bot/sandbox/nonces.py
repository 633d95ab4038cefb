"""Nonces of sent messages: a second send with the same enforced nonce returns the first message."""

from bot.sandbox.clock import ShiftableClock

NONCE_SECONDS = 180.0


class Nonces:
    """Remembers enforced nonces per channel for a few minutes."""

    def __init__(self, clock: ShiftableClock) -> None:
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[str, float]] = {}

    def message_id(self, channel_id: str, nonce: object) -> str | None:
        """The id of the message sent with this nonce a short time ago, or None."""
        message_id, at = self._seen.get((channel_id, str(nonce)), (None, 0.0))
        return message_id if self._clock.now() - at <= NONCE_SECONDS else None

    def remember(self, channel_id: str, nonce: object, message_id: str) -> None:
        """Record the message sent with a nonce."""
        self._seen[channel_id, str(nonce)] = (message_id, self._clock.now())
