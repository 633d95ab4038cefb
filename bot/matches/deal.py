"""The first row of a match: who sits where, and the setup of its game."""

import msgspec

from games.core.game import Event


class Seated(msgspec.Struct, frozen=True):
    """Per seat, the chair in the lobby of whoever drew it. Its row holds the setup as well, as a step of the game."""

    chairs: tuple[int, ...]


def encode_deal(seated: Seated, events: tuple[Event, ...]) -> bytes:
    """The body of version 0."""
    return msgspec.json.encode({"chairs": seated.chairs, "command": None, "events": events})
