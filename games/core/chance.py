"""Dice and shuffles that can be checked afterwards."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import pack, unpack
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 32  # words of 32 bits are drawn; a digest serves eight draws
_BLOCK = 64  # bytes, of SHA-256
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Chance:
    """The random stream of one step: HMAC-SHA256(secret, step and block), rejection-sampled.

    The same secret and step give the same stream, so a refused command, a conflict or a restart loses nothing.

    Args:
        secret: 32 bytes that nobody at the table knows until the match is over.
        step: number of the step in its match, 0 for the setup.
    """

    __slots__ = ("_words",)

    def __init__(self, secret: bytes, step: int) -> None:
        self._words = _stream(secret, step)

    @classmethod
    def from_seed(cls, seed: int, step: int = 0) -> "Chance":
        """A stream from a small integer, for `simulate` and tests only."""
        return cls(secret_from_seed(seed), step)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely. Raises ValueError unless 1 <= bound <= 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(bound)
        limit = _SPAN - _SPAN % bound
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
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


def _stream(secret: bytes, step: int) -> Iterator[int]:
    for block in count():
        yield from unpack(">8L", hmac_sha256(secret, pack(">QQ", step, block)))


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
