"""The smallest game with dice: everybody rolls until the rolls are used up, and may put a marker first.

Both seats are asked at once; a marker can be taken back, a roll cannot. Its policies misbehave on purpose.
"""

from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict

from games.core.asks import Ask, Choice, Command, Concede, Form, Option, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Game, Outcome, Ruleset, State, Transaction, View
from games.core.panel import Panel, Section
from games.core.piles import replaced
from games.core.text import Text


class DiceOptions(BaseModel):
    model_config = ConfigDict(frozen=True)
    rolls: int = 6


class DiceState(State, frozen=True, kw_only=True):
    totals: tuple[int, ...]
    markers: tuple[str, ...] = ()
    rolls: int


class DiceView(View, frozen=True, kw_only=True):
    totals: tuple[int, ...]


class Roll(Command, frozen=True, tag=True):
    pass


class Mark(Command, frozen=True, tag=True):
    colour: str


class Rolled(Event, frozen=True, tag=True):
    reversible: ClassVar[bool] = False
    seat: Seat
    face: int


class Marked(Event, frozen=True, tag=True):
    colour: str


class Left(Event, frozen=True, tag=True):
    reversible: ClassVar[bool] = False
    seat: Seat


def broken(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    del view, asks, rng
    raise ValueError("the hidden card is 7-of-moons")


def cheating(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    del asks, rng
    return Concede(1 - view.seat)


def illegal(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    del asks, rng
    return Mark(view.seat, "black")


def noting(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    """Marks by its generator: what it does shows which one it got."""
    del asks
    return Mark(view.seat, rng.choice(("red", "green"))) if rng.random() < 0.5 else Roll(view.seat)


class Dice(Game[DiceState, DiceOptions]):
    key: ClassVar[str] = "dice"
    words: ClassVar[str] = "dice"
    commands: ClassVar[tuple[type[Command], ...]] = (Roll, Mark)
    events: ClassVar[tuple[type[Event], ...]] = (Rolled, Marked, Left)
    policies = {"broken": broken, "cheating": cheating, "illegal": illegal, "noting": noting}  # noqa: RUF012

    def blank(self, seats: int, options: DiceOptions) -> DiceState:
        return DiceState(acted=(0,) * seats, totals=(0,) * seats, rolls=options.rolls)

    def setup(self, tx: Transaction[DiceState]) -> None:
        tx.emit(Rolled(0, tx.chance.below(6) + 1))

    def check(self, state: DiceState, command: Command) -> None:
        if command.seat not in self.live(state) or self.outcome(state) is not None:
            raise IllegalMove("dice-not-live")
        if isinstance(command, Mark) and command.colour not in {"red", "green"}:
            raise IllegalMove("dice-no-colour")

    def resolve(self, tx: Transaction[DiceState], command: Command) -> None:
        match command:
            case Roll():
                tx.emit(Rolled(command.seat, tx.chance.below(6) + 1))
            case Mark():
                tx.emit(Marked(command.colour))
            case _:
                tx.emit(Left(command.seat))

    def apply(self, state: DiceState, event: Event) -> DiceState:
        match event:
            case Rolled(seat=seat, face=face):
                total = state.totals[seat] + face
                return replace(state, totals=replaced(state.totals, seat, total), rolls=state.rolls - 1)
            case Marked(colour=colour):
                return replace(state, markers=(*state.markers, colour))
            case Left(seat=seat):
                return replace(state, totals=replaced(state.totals, seat, -1))
        raise AssertionError(event)

    def asks(self, state: DiceState) -> tuple[Ask, ...]:
        if self.outcome(state) is not None:
            return ()
        return tuple(ask for seat in self.live(state) for ask in self._asks(state, seat))

    def _asks(self, state: DiceState, seat: Seat) -> tuple[Ask, ...]:
        since, prompt = state.acted[seat], Text("dice-ask")
        colours = Choice("colour", prompt, (Option("red", prompt), Option("green", prompt)))
        roll = Form("roll", prompt, Roll)
        mark = Form("mark", prompt, Mark, lambda filled: None if filled else colours)
        return (
            Ask(seat, "roll", since, prompt, lambda: (roll,), lambda: Roll(seat)),
            Ask(seat, "mark", since, prompt, lambda: (mark,)),
        )

    def live(self, state: DiceState) -> tuple[Seat, ...]:
        return tuple(seat for seat, total in enumerate(state.totals) if total >= 0)

    def view(self, state: DiceState, seat: Seat | None) -> DiceView:
        return DiceView(seat=seat, totals=state.totals)

    def table(self, view: DiceView) -> Panel:
        del view
        return Panel(Text("dice-table"), ())

    def hand(self, view: DiceView, asks: tuple[Ask, ...]) -> Panel:
        del view, asks
        return Panel(Text("dice-hand"), ())

    def guide(self, seats: int, options: DiceOptions) -> tuple[Section, ...]:
        del seats, options
        return ()

    def narrate(self, event: Event) -> Text | None:
        return Text("dice-rolled", face=event.face) if isinstance(event, Rolled) else None

    def outcome(self, state: DiceState) -> Outcome | None:
        if state.rolls > 0 and len(self.live(state)) > 1:
            return None
        best = max(state.totals)
        return Outcome(tuple(1 if total == best else 2 for total in state.totals), Text("dice-over"))

    def census(self, state: DiceState) -> tuple[object, ...]:
        return (len(state.totals),)

    def redeal(self, state: DiceState, seat: Seat | None, chance: Chance) -> DiceState:
        del seat, chance
        return state

    def turn_began(self, state: DiceState) -> int:
        del state
        return 0

    def reshuffle(self, tx: Transaction[DiceState]) -> None:
        del tx


DICE = Ruleset("dice", Dice(), DiceOptions, range(2, 5), revision=1, presets={"short": DiceOptions()})
