"""A match that is played step by step: legal commands, refused ones, and what came of them."""

import pytest

from games.core.asks import TABLE, Ask, Command, Concede, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Step
from games.core.walk import admits
from games.monopoly import commands as c
from games.monopoly.game import Monopoly
from games.monopoly.squares import INDEX, SQUARES
from games.monopoly.state import MonopolyState
from games.monopoly.turns import FACES
from tests.games.monopoly.money import LETTERS, moved

A, B, C, D = range(4)
GAMES = {"classic": Monopoly("classic"), "hoi_an": Monopoly("hoi_an")}


class Loaded(Chance):
    """Dice that fall as told, one throw after another; the faces of the third die too. Shuffles are any."""

    __slots__ = ("_faces", "_rolls")

    def __init__(self, *rolls: tuple[int, ...], faces: tuple[str, ...] = ()) -> None:
        super().__init__(bytes(32), 1)
        self._rolls = list(rolls)
        self._faces = list(faces)

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        rolled = self._rolls.pop(0)
        assert len(rolled) == dice
        assert all(1 <= face <= sides for face in rolled)
        return rolled

    def below(self, bound: int) -> int:
        return FACES.index(self._faces.pop(0)) if self._faces else super().below(bound)

    def spent(self) -> bool:
        """Whether everything fell."""
        return not self._rolls and not self._faces


class Match:
    """A match from a position: `roll`, `do` what is legal, ask what is `refused`, look at what came of it."""

    def __init__(self, state: MonopolyState) -> None:
        self.state = state
        self.game = GAMES[state.options.edition]
        self.events: tuple[Event, ...] = ()
        self.last: Step[MonopolyState] | None = None

    def do(self, *commands: Command, dice: tuple[tuple[int, ...], ...] = (), face: str = "") -> "Match":
        """Play legal commands; each must be offered, replay to the same state, and keep what there is."""
        for command in commands:
            if not isinstance(command, Concede):
                assert self.offers(command), f"not offered: {command}, asked {self.asked()}"
            chance = Loaded(*dice, faces=(face,) if face else ())
            step = self.game.decide(self.state, command, chance)
            assert chance.spent(), "fewer dice were thrown than told"
            assert self.game.replay(self.state, command, step.events) == step.state
            assert self.game.census(step.state) == self.game.census(self.state)
            assert all(player.cash >= 0 for player in step.state.players)
            self.state, self.events, self.last = step.state, step.events, step
        return self

    def refused(self, command: Command) -> str:
        """What the refusal is about, "cash" for `mono-refuse-cash`; nothing offers it and nothing changes."""
        before = self.state
        assert not self.offers(command), f"offered: {command}"
        with pytest.raises(IllegalMove) as caught:
            self.game.decide(self.state, command, Loaded())
        assert self.state == before
        return caught.value.text.key.removeprefix("mono-refuse-")

    def offers(self, command: Command) -> bool:
        """Whether a form of the seat can build the command, or a deadline of the table plays it."""
        if command.seat == TABLE:
            return any(due.command == command for due in self.game.due(self.state))
        return any(admits(form, command) for ask in self.asks(command.seat) for form in ask.forms)

    # What is played most. Dice after the first pair are those of a card that has them thrown anew.

    def roll(self, *dice: int, anew: tuple[int, int] | None = None, face: str = "") -> "Match":
        """The seat on turn rolls these dice, in jail too."""
        thrown = (dice,) if anew is None else (dice, anew)
        return self.do(c.Roll(self.state.turn), dice=thrown, face=face)

    def buy(self) -> "Match":
        return self.do(c.Buy(self.state.turn))

    def decline(self) -> "Match":
        return self.do(c.Decline(self.state.turn))

    def bid(self, seat: Seat, amount: int) -> "Match":
        return self.do(c.Bid(seat, amount))

    def pass_by(self, *seats: Seat) -> "Match":
        """These seats do not bid for now."""
        return self.do(*(c.Pass(seat) for seat in seats))

    def close(self) -> "Match":
        """The auction's time is up."""
        return self.do(c.CloseAuction(TABLE))

    def mortgage(self, seat: Seat, *squares: int) -> "Match":
        return self.do(*(mortgage(seat, square) for square in squares))

    def redeem(self, seat: Seat, *squares: int) -> "Match":
        return self.do(*(redeem(seat, square) for square in squares))

    def build(self, seat: Seat, *squares: int) -> "Match":
        """One building more on each, one command per lot."""
        return self.do(*(build(seat, square) for square in squares))

    def sell(self, seat: Seat, *squares: int) -> "Match":
        """One level off each, one command per lot."""
        return self.do(*(sell(seat, square) for square in squares))

    def default(self, seat: Seat, kind: str = "") -> Command:
        """What is played for the seat if it never answers."""
        (found,) = (ask.default for ask in self.asks(seat) if ask.required and kind in {"", ask.kind})
        assert found is not None
        return found

    # What there is to see.

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        return tuple(ask for ask in self.game.asks(self.state) if ask.seat == seat)

    def asked(self) -> str:
        """Who must answer what, by seat: "a roll", "b auction c auction"; nothing when the match is over."""
        required = sorted((ask.seat, ask.kind) for ask in self.game.asks(self.state) if ask.required)
        return " ".join(f"{LETTERS[seat]} {kind}" for seat, kind in required)

    def forms(self, seat: Seat, kind: str) -> list[str]:
        """The keys of the ways to answer."""
        return [form.key for ask in self.asks(seat) if ask.kind == kind for form in ask.forms]

    def cash(self) -> tuple[int, ...]:
        return tuple(player.cash for player in self.state.players)

    def square(self, seat: Seat = A) -> int:
        return self.state.players[seat].square

    def jailed(self, seat: Seat = A) -> bool:
        return self.state.players[seat].jailed

    def deeds(self, seat: Seat) -> list[int]:
        return [square for square, owner in enumerate(self.state.owners) if owner == seat]

    def levels(self, *squares: int) -> list[int]:
        """-1 mortgaged, 0 bare, houses, then the hotel."""
        return [self.state.levels[square] for square in squares]

    def money(self) -> list[str]:
        """What cash moved in the last step, and why: "rent a>b 50"; the bank is "$", the free square's money "*"."""
        return [line for event in self.events for line in moved(event)]

    def happened(self, kind: type[Event]) -> bool:
        """Whether the last step has such an event."""
        return any(isinstance(event, kind) for event in self.events)

    def places(self) -> tuple[int, ...]:
        """How it ended, per seat; nothing while it goes on."""
        outcome = self.game.outcome(self.state)
        return outcome.places if outcome else ()


def _named(square: int) -> tuple[str, str]:
    return SQUARES[square].group, SQUARES[square].id


def mortgage(seat: Seat, square: int) -> c.Mortgage:
    return c.Mortgage(seat, *_named(square))


def redeem(seat: Seat, square: int) -> c.Redeem:
    return c.Redeem(seat, *_named(square))


def build(seat: Seat, square: int) -> c.Build:
    return c.Build(seat, *_named(square))


def sell(seat: Seat, square: int) -> c.SellBuildings:
    return c.SellBuildings(seat, *_named(square))


def ids(*squares: int) -> tuple[str, ...]:
    """The deeds as an offer names them."""
    names = {index: name for name, index in INDEX.items()}
    return tuple(names[square] for square in squares)
