"""Monopoly from a known position with dice that are known, so that a test can say what happens."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games.core.asks import Command
from games.core.game import Ruleset, Transaction
from games.monopoly import RULESETS
from games.monopoly.commands import Roll
from games.monopoly.game import Monopoly
from games.monopoly.options import Edition, MonopolyOptions
from games.monopoly.state import MonopolyState
from tests.games.monopoly.match import Loaded
from tests.games.monopoly.positions import position


class RiggedMonopoly(Monopoly):
    """Seat 0 is about to roll in a position, written as `position` reads it; each turn has its dice."""

    def __init__(self, edition: Edition, seats: tuple[str, ...], rolls: tuple[tuple[int, int], ...]) -> None:
        super().__init__(edition)
        self._seats = seats
        self._rolls = rolls

    def blank(self, seats: int, options: MonopolyOptions) -> MonopolyState:
        """The position."""
        assert seats == len(self._seats)
        state = position(*self._seats, options=options, step=0, raised=0, window=0, began=0, turns=0).state
        assert state.options.edition == self.edition
        return state

    def setup(self, tx: Transaction[MonopolyState]) -> None:
        """Nothing is left to do."""

    def resolve(self, tx: Transaction[MonopolyState], command: Command) -> None:
        """As the real one, with the known dice."""
        if isinstance(command, Roll):
            tx.chance = Loaded(self._rolls[tx.state.turns % len(self._rolls)])
        super().resolve(tx, command)


def rigged_monopoly(key: str, seats: tuple[str, ...], *rolls: tuple[int, int]) -> Mapping[str, Ruleset[Any, Any]]:
    """The rulesets of a bot whose only game is this one, rigged."""
    ruleset = next(ruleset for ruleset in RULESETS if ruleset.key == key)
    game = ruleset.game
    assert isinstance(game, Monopoly)
    return {key: replace(ruleset, game=RiggedMonopoly(game.edition, seats, rolls))}
