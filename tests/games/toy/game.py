"""The rules of the bazaar, put together."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.asks import Ask, Command, Due, Seat
from games.core.chance import Chance
from games.core.game import Event, Game, Outcome, Policy, Transaction
from games.core.panel import Panel, Section
from games.core.policy import random_policy
from games.core.text import Text
from tests.games.toy import apply, asks, check, commands, events, present, resolve, view
from tests.games.toy.options import BazaarOptions
from tests.games.toy.state import BazaarState, Player
from tests.games.toy.view import BazaarView


class Bazaar(Game[BazaarState, BazaarOptions]):
    """The toy game."""

    key: ClassVar[str] = "bazaar"
    words: ClassVar[str] = "toy"
    commands: ClassVar[tuple[type[Command], ...]] = commands.COMMANDS
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    policies: ClassVar[Mapping[str, Policy]] = {"random": random_policy}

    def blank(self, seats: int, options: BazaarOptions) -> BazaarState:
        return BazaarState(
            acted=(0,) * seats,
            players=(Player(),) * seats,
            hand=options.hand,
            rounds=options.rounds,
            clock=options.clock,
        )

    def setup(self, tx: Transaction[BazaarState]) -> None:
        resolve.setup(tx)

    def check(self, state: BazaarState, command: Command) -> None:
        check.check(state, command)

    def resolve(self, tx: Transaction[BazaarState], command: Command) -> None:
        resolve.resolve(tx, command)

    def apply(self, state: BazaarState, event: Event) -> BazaarState:
        return apply.apply(state, event)

    def asks(self, state: BazaarState) -> tuple[Ask, ...]:
        return asks.asks(state)

    def due(self, state: BazaarState) -> tuple[Due, ...]:
        return (*super().due(state), *asks.table_due(state))

    def live(self, state: BazaarState) -> tuple[Seat, ...]:
        return state.live

    def view(self, state: BazaarState, seat: Seat | None) -> BazaarView:
        return view.view(state, seat)

    def table(self, view: BazaarView) -> Panel:
        return present.table(view)

    def hand(self, view: BazaarView, asks: tuple[Ask, ...]) -> Panel:
        return present.hand(view, asks)

    def guide(self, seats: int, options: BazaarOptions) -> tuple[Section, ...]:
        del seats, options
        return present.guide()

    def narrate(self, event: Event) -> Text | None:
        return present.narrate(event)

    def outcome(self, state: BazaarState) -> Outcome | None:
        return present.outcome(state)

    def census(self, state: BazaarState) -> tuple[object, ...]:
        return view.census(state)

    def redeal(self, state: BazaarState, seat: Seat | None, chance: Chance) -> BazaarState:
        return view.redeal(state, seat, chance)

    def turn_began(self, state: BazaarState) -> int:
        return state.began

    def reshuffle(self, tx: Transaction[BazaarState]) -> None:
        resolve.reshuffle(tx)
