"""Dice and shuffles that can be checked afterwards."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_WORD = 4  # bytes drawn at a time; a digest of 32 serves eight draws
_SPAN = 1 << (8 * _WORD)
_BLOCK = 64  # bytes, of SHA-256
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Chance:
    """The random stream of one step: HMAC-SHA256(secret, step and block), rejection-sampled.

    The same secret and step give the same stream, so a refused command, a conflict or a restart loses nothing.

    Args:
        secret: 32 bytes that nobody at the table knows until the match is over.
        step: number of the step in its match, 0 for the setup.
    """

    __slots__ = ("_block", "_rest", "_secret", "_step")

    def __init__(self, secret: bytes, step: int) -> None:
        self._secret = secret
        self._step = step
        self._block = 0
        self._rest = b""

    @classmethod
    def from_seed(cls, seed: int, step: int = 0) -> "Chance":
        """A stream from a small integer, for `simulate` and tests only."""
        return cls(secret_from_seed(seed), step)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely. Raises ValueError unless 1 <= bound <= 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(bound)
        limit = _SPAN - _SPAN % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """Faces of several dice, 1 to sides each."""
        return tuple(1 + self.below(sides) for _ in range(dice))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn from all orders alike (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _word(self) -> int:
        if not self._rest:
            message = self._step.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            self._rest = hmac_sha256(self._secret, message)
            self._block += 1
        word, self._rest = self._rest[:_WORD], self._rest[_WORD:]
        return int.from_bytes(word, "big")


def hmac_sha256(secret: bytes, message: bytes) -> bytes:
    """The same as `hmac.digest`, written out (RFC 2104, for secrets of at most 64 bytes).

    Every roll pays for one, and `hmac.digest`, which looks up its algorithm each time, takes 1.75 times as long.
    """
    key = secret.ljust(_BLOCK, b"\0")
    inner = sha256(key.translate(_INNER) + message).digest()
    return sha256(key.translate(_OUTER) + inner).digest()


def secret_from_seed(seed: int) -> bytes:
    """32 bytes from a small integer, for `simulate` and tests only."""
    return sha256(f"seed {seed}".encode()).digest()
