"""A stored step: the command and its events as JSON."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from games.core.asks import Command, Concede
from games.core.game import Event, Game, Step


class StepCodec:
    """Writes and reads the steps of one game.

    The body is `{"command": {...} | null, "events": [...]}`, each part tagged by its type.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        command: Any = reduce(or_, game.commands, Concede)
        event: Any = reduce(or_, game.events)
        body = msgspec.defstruct("StoredStep", [("command", command | None), ("events", tuple[event, ...])])
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(body)

    def encode(self, step: Step[Any]) -> bytes:
        """The body of a step. Its state is not part of it: it is the fold of the events."""
        return self._encoder.encode({"command": step.command, "events": step.events})

    def decode(self, body: bytes) -> tuple[Command | None, tuple[Event, ...]]:
        """The command and events of a body. Raises msgspec.ValidationError when it is not one of this game's."""
        stored = self._decoder.decode(body)
        return stored.command, stored.events
