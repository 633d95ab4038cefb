"""Machi Koro with cities and dice that are known, so that a test can say what happens."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from games.core.asks import Command
from games.core.game import Ruleset, Transaction
from games.machi_koro import RULESETS
from games.machi_koro.commands import RollOne, RollTwo
from games.machi_koro.events import TurnBegan
from games.machi_koro.game import MachiKoro
from games.machi_koro.market import open_market
from games.machi_koro.options import BaseOptions
from games.machi_koro.state import City, MachiState
from tests.games.machi_koro.positions import Loaded


class RiggedMachi(MachiKoro):
    """Seat 0 begins; the seats have these cities, and whatever a seat rolls shows the dice of its place in the list."""

    def __init__(self, cities: tuple[City, ...], rolls: tuple[tuple[int, ...], ...]) -> None:
        self._cities = cities
        self._rolls = rolls

    def blank(self, seats: int, options: BaseOptions) -> MachiState:
        """With the cities."""
        assert seats == len(self._cities)
        return msgspec.structs.replace(super().blank(seats, options), cities=self._cities)

    def setup(self, tx: Transaction[MachiState]) -> None:
        """No coins are dealt: they are in the cities."""
        open_market(tx)
        tx.emit(TurnBegan(0))

    def resolve(self, tx: Transaction[MachiState], command: Command) -> None:
        """As the real one, with the known dice."""
        if isinstance(command, RollOne | RollTwo):
            tx.chance = Loaded(self._rolls[tx.state.turn % len(self._rolls)])
        super().resolve(tx, command)


def rigged_machi(key: str, cities: tuple[City, ...], *rolls: tuple[int, ...]) -> Mapping[str, Ruleset[Any, Any]]:
    """The rulesets of a bot whose only game is this one, rigged. One roll is everybody's."""
    ruleset = next(ruleset for ruleset in RULESETS if ruleset.key == key)
    return {key: replace(ruleset, game=RiggedMachi(cities, rolls))}
