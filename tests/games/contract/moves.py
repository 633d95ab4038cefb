"""Moves for a match: mostly sensible, now and then a concession or a deadline; and mutated ones to be refused."""

from collections.abc import Iterable, Sequence
from random import Random

import msgspec
from msgspec.structs import fields

from games.core.asks import TABLE, Command, Concede
from games.core.walk import fill
from tests.games.contract.position import Position

OPTIONAL_SHARE = 0.15
DUE_SHARE = 0.02
IDLE_SHARE = 0.3


def any_move(position: Position, rng: Random, concede_share: float) -> Command:
    """A legal move by anybody."""
    required = [ask for ask in position.asks if ask.required]
    optional = [ask for ask in position.asks if not ask.required]
    if rng.random() < concede_share:
        return Concede(rng.choice(position.live))
    if not required and (not optional or rng.random() < IDLE_SHARE):
        return position.due[0].command
    if position.due and rng.random() < DUE_SHARE:
        return rng.choice(position.due).command
    pool = required
    if optional and (not required or rng.random() < OPTIONAL_SHARE):
        pool = [ask for ask in optional if ask.forms] or required
    if not pool:
        return position.due[0].command
    ask = rng.choice(pool)
    form = rng.choice(ask.forms)
    return form.build(ask.seat, fill(form, rng))


def patient_move(position: Position) -> Command:
    """The default of the first seat that is waited for; a deadline of the table only when nobody is."""
    seated = [due for due in position.due if due.command.seat >= 0]
    return (seated or position.due)[0].command


def bare_kinds(kinds: Iterable[type[Command]]) -> list[type[Command]]:
    """The commands that need no more than a seat."""
    return [kind for kind in kinds if all(f.name == "seat" or not f.required for f in fields(kind))]


class Mutator:
    """Remembers accepted commands and the values in them, and makes wrong ones from both."""

    def __init__(self, seats: int, rng: Random) -> None:
        self._rng = rng
        self._commands: list[Command] = []
        self._words: list[str] = []
        self._seats = [*range(seats), TABLE, TABLE - 1, seats, 99]

    def learn(self, commands: Iterable[Command]) -> None:
        """Take in commands that were legal once."""
        for command in commands:
            self._commands.append(command)
            for value in msgspec.structs.astuple(command)[1:]:
                self._words.extend([value] if isinstance(value, str) else value if isinstance(value, tuple) else ())

    def commands(self, count: int) -> list[Command]:
        """Old commands: some as they were, some by another seat, most with another value somewhere."""
        if not self._commands:
            return []
        return [self._mutated(self._rng.choice(self._recent())) for _ in range(count)]

    def _recent(self) -> Sequence[Command]:
        return self._commands[-60:] if self._rng.random() < 0.8 else self._commands

    def _mutated(self, command: Command) -> Command:
        values = list(msgspec.structs.astuple(command))
        kind = self._rng.random()
        if kind < 0.15:
            return command
        if kind < 0.4 or len(values) == 1:
            return type(command)(self._rng.choice(self._seats), *values[1:])
        place = self._rng.randrange(1, len(values))
        values[place] = self._other(values[place])
        return type(command)(*values)

    def _other(self, value: object) -> object:
        match value:
            case bool():
                return not value
            case int():
                return self._rng.choice([value + 1, value - 1, 0, -1, 10**6, *self._seats])
            case str():
                return self._rng.choice(self._words[-200:])
            case tuple():
                return self._other_tuple(value)
        return value

    def _other_tuple(self, value: tuple[str, ...]) -> tuple[str, ...]:
        words = self._words[-200:] or ["?"]
        kind = self._rng.randrange(5)
        if kind == 0:
            return value[:-1]
        if kind == 1:
            return (*value, self._rng.choice(words))
        if kind == 2:
            return (*value, *value[:1])
        if kind == 3:
            return tuple(self._rng.sample(value, len(value)))
        return (*value[:-1], self._rng.choice(words))
