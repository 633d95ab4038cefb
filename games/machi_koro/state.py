"""A match of Machi Koro as data. Cards are ids (see `cards`), seats are numbers, money is in coins."""

from typing import Literal, TypeAlias

import msgspec

from games.core.asks import Seat
from games.core.game import State
from games.machi_koro.cards import CITY_HALL
from games.machi_koro.options import Agreement

Phase: TypeAlias = Literal[
    "roll",  # how many dice
    "reroll",  # Radio Tower
    "harbor",  # add 2
    "order",  # which card fires next, where the active player may choose
    "tuna",  # the boats' dice
    "victim",  # TV Station
    "swap",  # Business Center
    "demolish",  # Demolition Company
    "give",  # Moving Company
    "renovate",  # Renovation Company
    "exhibit",  # Exhibit Hall
    "build",
    "invest",  # Tech Startup
]
"""What the seat whose turn it is, is asked."""
Stage: TypeAlias = Literal["red", "bank", "purple", "exhibit", "hall"]
"""exhibit: what an Exhibit Hall lets act; hall: the Exhibit Hall goes back to the market."""
EndReason: TypeAlias = Literal["landmarks", "last_seat", "idle"]


class City(msgspec.Struct, frozen=True, gc=False):
    """What a seat has. `cards` are open establishments, `closed` those under renovation, each copy once.

    landmarks: those built, City Hall too. invested: coins on the Tech Startup. dice: how many it rolled last.
    """

    coins: int
    cards: tuple[str, ...]
    landmarks: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    invested: int = 0
    dice: int = 1

    @property
    def built(self) -> int:
        """How many landmarks count: all but City Hall (R100)."""
        return len(self.landmarks) - (CITY_HALL in self.landmarks)

    def owns(self, card: str) -> int:
        """How many copies of a card, open or closed."""
        return self.cards.count(card) + self.closed.count(card)


class Stack(msgspec.Struct, frozen=True, gc=False):
    """Copies of one card for sale."""

    card: str
    count: int


class Firing(msgspec.Struct, frozen=True, gc=False):
    """So many copies of one seat's card that act, or reopen, when their turn in the queue comes.

    They are counted when the roll is settled: what is moved or closed later changes nothing (R104, R126, R144).
    """

    card: str
    seat: Seat
    stage: Stage
    copies: int = 1
    reopens: bool = False


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A roll that everything has acted on: the cities when it was rolled and after it, City Hall's coin included."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    before: tuple[City, ...]
    after: tuple[City, ...]


class Ending(msgspec.Struct, frozen=True):
    """How the match ended; `places` per seat, 1 is best."""

    reason: EndReason
    places: tuple[int, ...]


class MachiState(State, frozen=True, kw_only=True):
    """The whole match.

    cities: per seat. market: in order of activation. decks: top card first; none when all stacks lie open, three for
    the 5-5-2 market. removed: cards out of play. bank: what it has; counted below zero when it is unlimited. lost:
    coins out of play. rolled: the last roll that has acted. thrown: the cities when the dice were thrown last.
    turn: whose. phase: what they are asked. raised, began: the steps that asked it and that began
    the turn. dice: as they lie; total: their sum, with what the Harbor added. rerolled: the Radio Tower was used.
    extra: another turn follows. tuna: the boats' sum, 0 before it is rolled. queue: what has still to act, in order;
    empty outside choices. picked: the kind the active player lets act now. built: something was built this turn.
    idle: turns in a row without building (R149). left: seats that conceded, in that order.
    """

    options: Agreement
    cities: tuple[City, ...]
    market: tuple[Stack, ...] = ()
    decks: tuple[tuple[str, ...], ...] = ()
    removed: tuple[str, ...] = ()
    bank: int = 0
    lost: int = 0
    rolled: Roll | None = None
    thrown: tuple[City, ...] = ()
    turn: Seat = 0
    phase: Phase = "roll"
    raised: int = 0
    began: int = 0
    dice: tuple[int, ...] = ()
    total: int = 0
    rerolled: bool = False
    extra: bool = False
    tuna: int = 0
    queue: tuple[Firing, ...] = ()
    picked: str = ""
    built: bool = False
    idle: int = 0
    left: tuple[Seat, ...] = ()
    ended: Ending | None = None
