"""The contract of a game: intent in, facts out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from pydantic import BaseModel

from games.core.asks import Ask, Command, Concede, Due, Seat
from games.core.chance import Chance
from games.core.coach import Hint, Lesson
from games.core.panel import Panel, Section
from games.core.scene import Picture
from games.core.text import Text


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What happened, with every outcome (dice, cards drawn) in it. Subclasses are facts (`DebtPaid`)."""

    reversible: ClassVar[bool] = True
    """False when it drew or showed something hidden or settled something with another seat: no undo goes past it."""

    def seen_by(self, seat: Seat | None) -> "Event":
        """The event as a seat (None: the public) sees it, with nothing in it that they may not know."""
        del seat
        return self


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every game's state begins with.

    step: number of the last accepted step, 0 after the setup. acted: per seat, the step of its last command.
    """

    step: int = 0
    acted: tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: the public) may see, filled field by field, never stripped from the state."""

    seat: Seat | None


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. `places`: per seat, 1 for the winner; equal places are a tie. `reason` says why it ended."""

    places: tuple[int, ...]
    reason: Text

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=BaseModel)  # noqa: E741 - options


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """One accepted command (None: the setup), what happened, and the state after it."""

    command: Command | None
    events: tuple[Event, ...]
    state: S


class Transaction(msgspec.Struct, Generic[S]):
    """Rule code at work: `emit` records an event and applies it at once, so the code reads in rule order."""

    reducers: Mapping[type[Event], Callable[[S, Any], S]]
    state: S
    chance: Chance
    events: list[Event] = msgspec.field(default_factory=list)

    def emit(self, event: Event) -> None:
        """Record what happened; `state` is the state after it."""
        self.events.append(event)
        self.state = self.reducers[type(event)](self.state, event)


class Policy(Protocol):
    """A computer player: it gets its seat's view and asks, nothing more, and a generator of its own."""

    def __call__(self, view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
        """The answer to one of the asks, at least one of which is required."""
        ...


class Plan(Protocol):
    """A policy's short cut for a seat that is asked: its answer where the view alone tells what for, else None."""

    def __call__(self, view: Any, rng: Random) -> Command | None:
        """The policy's very answer, drawn from the generator in the same way, or None with nothing drawn."""
        ...


class Game(ABC, Generic[S, O]):
    """The rules of one game. Without state of its own: everything is in `S`.

    `words` begins every text key of the game and every component id; `commands` and `events` are the tagged structs
    that the game stores. `plans` are of those policies that can do without asks, which whole matches in memory use.
    """

    key: ClassVar[str]
    words: ClassVar[str]
    commands: ClassVar[tuple[type[Command], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    policies: ClassVar[Mapping[str, Policy]]
    plans: ClassVar[Mapping[Policy, Plan]] = {}

    def check_table(self, seats: int, options: O) -> None:
        """Raise `IllegalMove` when these options are not for so many; the ruleset's range says what is possible."""
        del seats, options

    def settled(self, options: O, *, slow: bool) -> O:
        """The options as a match begins with them, what they leave to the clock decided; slow: answers take hours."""
        del slow
        return options

    @abstractmethod
    def blank(self, seats: int, options: O) -> S:
        """The state before anything was shuffled or dealt."""

    @abstractmethod
    def setup(self, tx: Transaction[S]) -> None:
        """Shuffle, deal, begin the first turn."""

    @abstractmethod
    def check(self, state: S, command: Command) -> None:
        """Raise `IllegalMove` unless the command is legal now. The one judge; forms offer only what passes."""

    @abstractmethod
    def resolve(self, tx: Transaction[S], command: Command) -> None:
        """Carry out a command that passed `check`."""

    @abstractmethod
    def apply(self, state: S, event: Event) -> S:
        """The state after an event of this game. Total, without randomness."""

    @cached_property
    def reducers(self) -> Mapping[type[Event], Callable[[S, Any], S]]:
        """`apply` by type of event. A game with a table of its own gives that, which saves each event a call."""
        return dict.fromkeys(self.events, self.apply)

    @abstractmethod
    def asks(self, state: S) -> tuple[Ask, ...]:
        """Every open question. Whether somebody is asked depends on public facts only."""

    def asked(self, state: S) -> tuple[Seat, ...] | None:
        """The seats whose answer is waited for, sorted, without building an ask; None: there is no such short cut."""
        del state
        return None

    def asks_of(self, state: S, seat: Seat) -> tuple[Ask, ...]:
        """One seat's share of `asks`, in the same order."""
        return tuple(ask for ask in self.asks(state) if ask.seat == seat)

    def sample(self, state: S, rng: Random) -> Command | None:
        """An answer drawn at random without building an ask, a form or a word; None: there is no such short cut.

        Computer players at random on all seats play by it, many times as fast as through forms. Every question that
        is open must be answered now and then, and each of its forms be used.
        """
        del state, rng
        return None

    @abstractmethod
    def live(self, state: S) -> tuple[Seat, ...]:
        """The seats that still play."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or the public, may see."""

    @abstractmethod
    def table(self, view: Any) -> Panel:
        """The public table, from the public's view."""

    @abstractmethod
    def hand(self, view: Any, asks: tuple[Ask, ...]) -> Panel:
        """A seat's own cards and its question, from its view; not the table."""

    @abstractmethod
    def guide(self, seats: int, options: O) -> tuple[Section, ...]:
        """What to know before playing, in groups with headings: a turn, every card, its use and its copies."""

    def coach(self, view: Any, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
        """What fits a seat's view and its questions, the most important first; one is told, each a few times at most.

        Only in a lesson, and from what the seat itself may see.
        """
        del view, asks
        return ()

    @abstractmethod
    def narrate(self, event: Event) -> Text | None:
        """A line for the log of the table about an event as the public sees it; None when it says nothing new."""

    def table_picture(self, view: Any) -> Picture | None:
        """The public table, from the public's view; None in a game without pictures."""
        del view
        return None

    def hand_picture(self, view: Any) -> Picture | None:
        """A seat's own cards, from its view; None where nothing is hidden, or nothing is held."""
        del view
        return None

    def standings(self, view: Any) -> tuple[Text, ...]:
        """A line for each seat, in their order, without its name: how it stands. Goes with a picture of the table."""
        del view
        return ()

    def wealth(self, view: Any) -> tuple[int, ...]:
        """How well each seat stands, from the public's view, as one number that the end is plotted by.

        The message `<words>-wealth` says what it counts.
        """
        del view
        return ()

    def story(self, events: tuple[Event, ...]) -> tuple[Text, ...]:
        """The log's lines about a step as the public sees it; games whose steps have many events tell some together."""
        return tuple(line for event in events if (line := self.narrate(event)) is not None)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def census(self, state: S) -> tuple[object, ...]:
        """What no command may change: every card, all the money."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """The state with everything drawn again that the seat cannot know; its view stays the same."""

    @abstractmethod
    def turn_began(self, state: S) -> int:
        """The step that began the present turn; 0 in a game without turns."""

    @abstractmethod
    def reshuffle(self, tx: Transaction[S]) -> None:
        """At the start of a turn: draw again what nobody may know, such as the order of a pile. No view changes."""

    def due(self, state: S) -> tuple[Due, ...]:
        """Every deadline: the default of each required ask. Games with deadlines of the table add theirs."""
        return tuple(
            Due(f"{ask.seat}.{ask.kind}.{ask.since}", ask.pace, ask.fallback)
            for ask in self.asks(state)
            if ask.fallback is not None
        )

    def start(self, seats: int, options: O, chance: Chance, at: int = 0, left: tuple[Seat, ...] = ()) -> Step[S]:
        """The setup, as step `at`. Seats that had `left` before it was dealt again leave this deal at once."""
        return self._begin(self.blank(seats, options), self.setup, chance, at, left)

    def reset(self, state: S, chance: Chance, at: int, left: tuple[Seat, ...] = ()) -> Step[S]:
        """A turn's start once more, as step `at`: asks raised anew, what is hidden from all drawn anew.

        Seats that `left` since then leave again.
        """
        return self._begin(state, self.reshuffle, chance, at, left)

    def decide(self, state: S, command: Command, chance: Chance) -> Step[S]:
        """Judge a command and carry it out whole, or raise `IllegalMove` and change nothing."""
        self.check(state, command)
        tx = Transaction(self.reducers, _stamped(state, command), chance)
        self.resolve(tx, command)
        return Step(command, tuple(tx.events), tx.state)

    def ends_without(self, state: S, seat: Seat) -> bool:
        """Whether the match would be over if the seat conceded now; nothing that it may not know decides the answer."""
        chance = Chance(bytes(32), state.step)
        left = self.decide(self.redeal(state, seat, chance), Concede(seat), chance)
        return self.outcome(left.state) is not None

    def replay(self, state: S, command: Command | None, events: tuple[Event, ...]) -> S:
        """The state after a stored step; `command` is None for the setup and a reset."""
        if command is not None:
            state = _stamped(state, command)
        for event in events:
            state = self.apply(state, event)
        return state

    def _begin(
        self, state: S, deal: Callable[[Transaction[S]], None], chance: Chance, at: int, left: tuple[Seat, ...]
    ) -> Step[S]:
        tx = Transaction(self.reducers, raised_anew(state, at), chance)
        deal(tx)
        for seat in left:
            if self.outcome(tx.state) is None:
                self.resolve(tx, Concede(seat))
        return Step(None, tuple(tx.events), tx.state)

    def undoable(self, step: Step[S]) -> bool:
        """Whether its seat may take the step back while nobody acted since."""
        return all(event.reversible for event in step.events)


def raised_anew(state: S, step: int, seat: Seat | None = None) -> S:
    """The state as that step, in which the asks of a seat (None: of all) are raised anew.

    So `since` never names two different questions, and a press on a message from before finds its ask gone.
    """
    acted = tuple(step if seat in {None, index} else before for index, before in enumerate(state.acted))
    return replace(state, step=step, acted=acted)


def _stamped(state: S, command: Command) -> S:
    step, seat, acted = state.step + 1, command.seat, list(state.acted)
    if seat >= 0:
        acted[seat] = step
    return replace(state, step=step, acted=tuple(acted))


@dataclass(frozen=True)
class Ruleset(Generic[S, O]):
    """A game as people choose it.

    Args:
        key: what commands and stored matches call it.
        game: the rules.
        options: a frozen pydantic model; every field has a default, and is a `Literal`, a `bool` or a bounded `int`.
        seats: how many may play.
        revision: raised whenever a stored match would be judged differently.
        presets: named options; the first is the default.
        lesson: the match by which the game is learnt, in the ruleset that it is learnt by.
    """

    key: str
    game: Game[S, O]
    options: type[O]
    seats: range
    revision: int
    presets: Mapping[str, O]
    lesson: Lesson | None = None
