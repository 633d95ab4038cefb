"""Where a match's dice and shuffles come from, so that nobody can pick them and everybody can check them."""

import hashlib
import hmac
from random import Random

LESSON_TABLE = 0
"""In place of the id of a tutorial's table: a lesson is dealt the same every time, and nobody plays for anything."""


def new_host_secret(rng: Random) -> bytes:
    """32 random bytes, made when a lobby opens."""
    return rng.randbytes(32)


def commitment(host_secret: bytes) -> str:
    """SHA-256 in hex: shown in the lobby, so that the secret cannot be changed later."""
    return hashlib.sha256(host_secret).hexdigest()


def match_secret(host_secret: bytes, message_id: int) -> bytes:
    """HMAC-SHA256(host secret, id of the table's message in decimal): Discord picks the id, so no host can aim."""
    return hmac.digest(host_secret, str(message_id).encode(), hashlib.sha256)
