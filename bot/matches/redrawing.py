"""Carrying out again what a step did, with the chance it had: judged by the rules, or for its draws alone."""

from dataclasses import dataclass
from typing import Any

from games.core.asks import Command, Concede, Seat
from games.core.chance import Chance
from games.core.game import Event, Game, Step, Transaction, raised_anew


class CountedChance(Chance):
    """Counts the outcomes drawn: a number, a roll of several dice and a shuffle are one each."""

    __slots__ = ("drawn",)

    def __init__(self, secret: bytes, step: int) -> None:
        super().__init__(secret, step)
        self.drawn = 0

    def below(self, bound: int) -> int:
        """One number."""
        self.drawn += 1
        return super().below(bound)

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """One roll."""
        before = self.drawn
        faces = super().roll(dice, sides)
        self.drawn = before + 1
        return faces

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        """One shuffle."""
        before = self.drawn
        order = super().shuffled(items)
        self.drawn = before + 1
        return order


@dataclass(frozen=True, slots=True)
class Act:
    """What made a game's step.

    Args:
        version: the step's number.
        before: the state it was made in; a blank one for a deal.
        command: None when the game was dealt or a turn began again.
        deal: the former.
        left: seats that were gone already.
    """

    version: int
    before: Any
    command: Command | None = None
    deal: bool = False
    left: tuple[Seat, ...] = ()

    def judged(self, game: Game[Any, Any], seats: int, options: Any, chance: Chance) -> Step[Any]:
        """The step by the rules of today. Raises IllegalMove."""
        if self.command is not None:
            return game.decide(self.before, self.command, chance)
        if self.deal:
            return game.start(seats, options, chance, self.version, self.left)
        return game.reset(self.before, chance, self.version, self.left)

    def recorded(self, game: Game[Any, Any], events: tuple[Event, ...]) -> Step[Any]:
        """The step as it is said to have been."""
        return Step(self.command, events, game.replay(self._begun(), self.command, events))

    def draws(self, game: Game[Any, Any], chance: CountedChance) -> tuple[Event, ...]:
        """The events in which the rules of today put something drawn, whether the command is legal or not."""
        drawn: list[Event] = []
        known = 0

        def apply(state: Any, event: Event) -> Any:
            nonlocal known
            if chance.drawn > known:
                drawn.append(event)
                known = chance.drawn
            return game.apply(state, event)

        reducers = dict.fromkeys(game.events, apply)
        if self.command is not None:
            game.resolve(Transaction(reducers, game.replay(self.before, self.command, ()), chance), self.command)
            return tuple(drawn)
        tx = Transaction(reducers, self._begun(), chance)
        (game.setup if self.deal else game.reshuffle)(tx)
        for seat in self.left:
            if game.outcome(tx.state) is None:
                game.resolve(tx, Concede(seat))
        return tuple(drawn)

    def _begun(self) -> Any:
        return self.before if self.command is not None else raised_anew(self.before, self.version)
