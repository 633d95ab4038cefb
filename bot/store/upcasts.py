"""Old bodies made new: each upcast turns the dict of one version of a kind into the next version's."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
Upcasts: TypeAlias = Mapping[tuple[str, int], Upcast]
"""By the kind and the version that is read; the result is one version on."""

UPCASTS: Upcasts = {}
"""Add ("step.monopoly_deal", 1) when the shape of that game's stored steps changes; never change an entry."""


def current(kind: str, upcasts: Upcasts) -> int:
    """The version in which bodies of this kind are written: one more than the newest that is upcast, else 1."""
    return 1 + max((version for name, version in upcasts if name == kind), default=0)


def upcast(kind: str, version: int, body: bytes, upcasts: Upcasts) -> bytes:
    """The body in the current version of its kind. Raises KeyError when a step of the way is missing."""
    newest = current(kind, upcasts)
    if version == newest:
        return body
    value: dict[str, Any] = msgspec.json.decode(body)
    for step in range(version, newest):
        value = upcasts[kind, step](value)
    return msgspec.json.encode(value)
