"""A state with what follows from it, worked out once."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from pydantic import BaseModel

from games.core.asks import Ask, Command, Concede, Due, Seat
from games.core.errors import IllegalMove
from games.core.game import Game, State
from games.core.walk import admits


def _plain(options: BaseModel) -> object:
    return options.model_dump()


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def imprint(state: State) -> bytes:
    """The state as bytes, to see whether it is still exactly what it was. Options in it are pydantic models."""
    return _encoder.encode(state)


@dataclass(frozen=True)
class Position:
    """What a game says about one state."""

    game: Game[Any, Any]
    state: Any

    @cached_property
    def asks(self) -> tuple[Ask, ...]:
        return self.game.asks(self.state)

    @cached_property
    def due(self) -> tuple[Due, ...]:
        return self.game.due(self.state)

    @cached_property
    def live(self) -> tuple[Seat, ...]:
        return self.game.live(self.state)

    @cached_property
    def census(self) -> tuple[object, ...]:
        return self.game.census(self.state)

    @cached_property
    def imprint(self) -> bytes:
        """What the state was when this was first asked."""
        return imprint(self.state)

    @cached_property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def of(self, seat: Seat | None) -> tuple[Ask, ...]:
        """The open asks of a seat."""
        return tuple(ask for ask in self.asks if ask.seat == seat)

    def ask_for(self, command: Command) -> Ask | None:
        """The open ask that the command answers."""
        for ask in self.of(command.seat):
            if any(admits(form, command) for form in ask.forms):
                return ask
        return None

    def offers(self, command: Command) -> bool:
        """Whether the command is among those open now: an answer, a concession, or one of the table's that is due."""
        if type(command) is Concede:
            return command.seat in self.live and not self.over
        if command.seat < 0:
            return any(due.command == command for due in self.due)
        return self.ask_for(command) is not None

    def accepts(self, command: Command) -> bool:
        """What `check` says."""
        try:
            self.game.check(self.state, command)
        except IllegalMove:
            return False
        return True
