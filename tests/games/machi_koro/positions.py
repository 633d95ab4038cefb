"""Positions in one line per seat, and a match that starts from one.

`position("3: bakery*2 ~winery +harbor $5", "0: cafe")`: coins, then cards; `~` marks a closed copy, `+` a landmark, `$`
coins on the Tech Startup. A has the turn and is about to roll. Every set is in use and every stack open unless said.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import repeat

import pytest
from msgspec.structs import replace

from games.core.asks import Ask, Command, Concede, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Step
from games.core.walk import admits
from games.machi_koro.cards import ORDER, supply
from games.machi_koro.commands import Build, BuildNothing, KeepRoll, RollOne, RollTwo
from games.machi_koro.events import Earned, PaidBank, PaidSeat
from games.machi_koro.game import MachiKoro
from games.machi_koro.options import BaseOptions, RowOptions, agreed
from games.machi_koro.state import City, MachiState, Stack

GAME = MachiKoro()
A, B, C, D = range(4)
LETTERS = "abcde"
EVERYTHING = RowOptions(harbor=True, exhibit_hall=True, market="all")


class Loaded(Chance):
    """Dice that fall as told, one roll after another; shuffles are any."""

    __slots__ = ("_rolls",)

    def __init__(self, *rolls: tuple[int, ...]) -> None:
        super().__init__(bytes(32), 1)
        self._rolls = list(rolls)

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        rolled = self._rolls.pop(0)
        assert len(rolled) == dice
        assert all(1 <= face <= sides for face in rolled)
        return rolled


class Match:
    """A match from a position: `roll`, `do` what is legal, ask what is `refused`, look at what came of it."""

    def __init__(self, state: MachiState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.last: Step[MachiState] | None = None

    def roll(self, *dice: int) -> "Match":
        """The active seat rolls these dice, also as a reroll."""
        seat = self.state.turn
        return self.do(RollOne(seat) if len(dice) == 1 else RollTwo(seat), dice=[dice])

    def settle(self, *dice: int) -> "Match":
        """The dice lie there and stand, whatever landmarks the active seat has."""
        self.state = replace(self.state, phase="reroll", dice=dice, total=sum(dice))
        return self.do(KeepRoll(self.state.turn))

    def do(self, *commands: Command, dice: list[tuple[int, ...]] | None = None) -> "Match":
        """Play legal commands; each must be offered by a form, and replay to the same state."""
        for command in commands:
            if not isinstance(command, Concede):
                assert self.offers(command), f"not offered: {command}, asked {self.asked()}"
            step = GAME.decide(self.state, command, Loaded(*(dice or ())))
            assert GAME.replay(self.state, command, step.events) == step.state
            assert GAME.census(step.state) == GAME.census(self.state)
            self.state, self.events, self.last = step.state, step.events, step
        return self

    def build(self, card: str) -> "Match":
        """The active seat builds; an empty name is nothing."""
        seat = self.state.turn
        return self.do(Build(seat, card) if card else BuildNothing(seat))

    def refused(self, command: Command) -> str:
        """The key of the refusal; nothing offers the command and nothing changes."""
        before = self.state
        assert not self.offers(command), f"offered: {command}"
        with pytest.raises(IllegalMove) as caught:
            GAME.decide(self.state, command, Loaded())
        assert self.state == before
        return caught.value.text.key

    def offers(self, command: Command) -> bool:
        """Whether a form of the seat can build the command."""
        return any(admits(form, command) for ask in self.asks(command.seat) for form in ask.forms)

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        return tuple(ask for ask in GAME.asks(self.state) if ask.seat == seat)

    def asked(self) -> str:
        """Who must answer what: "a build"; nothing when the match is over."""
        return " ".join(f"{LETTERS[ask.seat]} {ask.kind}" for ask in GAME.asks(self.state))

    def forms(self) -> list[str]:
        """The keys of the ways to answer."""
        return [form.key for ask in GAME.asks(self.state) for form in ask.forms]

    def default(self) -> Command:
        """What is played if nobody answers."""
        (ask,) = GAME.asks(self.state)
        assert ask.default is not None
        return ask.default

    def coins(self) -> tuple[int, ...]:
        return tuple(city.coins for city in self.state.cities)

    def cards(self, seat: Seat) -> dict[str, int]:
        """Open copies by kind."""
        return dict(Counter(self.state.cities[seat].cards))

    def closed(self, seat: Seat) -> dict[str, int]:
        return dict(Counter(self.state.cities[seat].closed))

    def landmarks(self, seat: Seat) -> set[str]:
        return set(self.state.cities[seat].landmarks)

    def market(self) -> dict[str, int]:
        return {stack.card: stack.count for stack in self.state.market}

    def money(self) -> list[str]:
        """What moved in the last step: "cafe a>b 1/2" is 1 of 2 from a to b; the bank is "$"."""
        return [line for event in self.events for line in _money(event)]

    def winner(self) -> Seat | None:
        outcome = GAME.outcome(self.state)
        return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None

    def undoable(self) -> bool:
        assert self.last is not None
        return GAME.undoable(self.last)


def _money(event: Event) -> Iterator[str]:
    match event:
        case Earned(seat=seat, card=card, amount=amount, asked=asked):
            yield f"{card} $>{LETTERS[seat]} {amount}/{asked}"
        case PaidBank(seat=seat, card=card, amount=amount, asked=asked):
            yield f"{card} {LETTERS[seat]}>$ {amount}/{asked}"
        case PaidSeat(card=card, payer=payer, owner=owner, amount=amount, asked=asked):
            yield f"{card} {LETTERS[payer]}>{LETTERS[owner]} {amount}/{asked}"


def position(
    *seats: str,
    turn: Seat = A,
    options: BaseOptions = EVERYTHING,
    market: str | None = None,
    decks: tuple[str, ...] = (),
    bank: int = 0,
) -> Match:
    """A match in which `turn` is about to roll. `market` and each of `decks` name cards, top card first."""
    agreement = agreed(options)
    counts = supply(agreement.sets, len(seats)) if market is None else Counter(_many(market.split()))
    state = MachiState(
        step=10,
        acted=(0,) * len(seats),
        options=agreement,
        cities=tuple(_city(text) for text in seats),
        market=tuple(Stack(card, counts[card]) for card in sorted(counts, key=ORDER.__getitem__)),
        decks=tuple(tuple(_many(deck.split())) for deck in decks),
        bank=bank,
        turn=turn,
        raised=10,
        began=10,
    )
    return Match(state)


def started(seats: int, options: BaseOptions, seed: int = 1) -> Match:
    """A match right after its setup."""
    step = GAME.start(seats, options, Chance.from_seed(seed))
    match = Match(step.state)
    match.events = step.events
    return match


def _many(names: list[str]) -> Iterator[str]:
    for name in names:
        card, _, count = name.partition("*")
        yield from repeat(card, int(count or 1))


def _city(text: str) -> City:
    coins, _, names = text.partition(":")
    found = list(_many(names.split()))
    return City(
        int(coins),
        tuple(name for name in found if name[0] not in "~+$"),
        tuple(name[1:] for name in found if name[0] == "+"),
        tuple(name[1:] for name in found if name[0] == "~"),
        sum(int(name[1:]) for name in found if name[0] == "$"),
    )
