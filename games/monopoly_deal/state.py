"""A match of Monopoly Deal as data. Cards are ids (see `cards`), seats are numbers, money is in M."""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from games.core.asks import Seat
from games.core.chain import Chain
from games.core.game import State
from games.core.seats import clockwise
from games.monopoly_deal.options import Agreement

HAND_LIMIT = 7
PLAYS = 3
NEW_STACK = "new"
"""Names a stack that does not exist yet."""

ChargeKind: TypeAlias = Literal["rent", "debt_collector", "birthday", "sly_deal", "forced_deal", "deal_breaker"]
EndReason: TypeAlias = Literal["sets", "last_seat", "stalemate", "reshuffle_cap"]


class Stack(msgspec.Struct, frozen=True, gc=False):
    """Properties of one colour that lie together, and what is built on them. `id` is never used twice in a match."""

    id: str
    colour: str
    cards: tuple[str, ...]
    house: str | None = None
    hotel: str | None = None

    @property
    def buildings(self) -> tuple[str, ...]:
        """The house and the hotel on it, as far as they stand."""
        if self.house is None and self.hotel is None:  # as nearly always
            return ()
        return tuple(card for card in (self.house, self.hotel) if card is not None)


class Table(msgspec.Struct, frozen=True, gc=False):
    """What lies open before a seat. `loose`: buildings beside the sets (only under the options of 59 and 61)."""

    bank: tuple[str, ...] = ()
    stacks: tuple[Stack, ...] = ()
    loose: tuple[str, ...] = ()


class Target(msgspec.Struct, frozen=True, gc=False):
    """A seat that a played card is aimed at and that is not done with it.

    amount: what it owes (0 for a theft). base: the rent before doubling. since: the step that asked it last.
    """

    seat: Seat
    amount: int
    base: int
    chain: Chain
    since: int

    @property
    def asked(self) -> Seat:
        """Whose answer is awaited: the target's or, when it said no, the attacker's."""
        return self.chain.asked


class Charge(msgspec.Struct, frozen=True, gc=False):
    """A played card that others must answer, each with a chain of its own (51).

    take: the card a theft is after, or the stack of a Deal Breaker. give: the card offered in a Forced Deal.
    """

    kind: ChargeKind
    attacker: Seat
    card: str
    targets: tuple[Target, ...]
    take: str = ""
    give: str = ""

    @property
    def is_theft(self) -> bool:
        """Whether it takes properties instead of asking for money."""
        return self.kind in {"sly_deal", "forced_deal", "deal_breaker"}


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A property that a seat received from another and has not laid anywhere yet (33)."""

    seat: Seat
    card: str
    giver: Seat
    since: int


class Ending(msgspec.Struct, frozen=True):
    """How the match ended; `places` per seat, 1 is best."""

    reason: EndReason
    places: tuple[int, ...]


class DealState(State, frozen=True, kw_only=True):
    """The whole match.

    hands, tables: per seat. draw: top card first. used: top card last. resolving: played cards that still work.
    turn, plays: whose turn, and how many cards they may still play. played: whether they played one this turn.
    phase: "discard" when the turn is over but for the hand limit. raised: the step that last asked the turn's seat.
    began: the step that began the turn. next_stack: number of the next new stack. idle, dry: turns in a row without a
    play, and those with both piles empty (89). left: seats that conceded, in that order.
    """

    options: Agreement
    hands: tuple[tuple[str, ...], ...]
    tables: tuple[Table, ...]
    draw: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    resolving: tuple[str, ...] = ()
    turn: Seat = 0
    plays: int = 0
    played: bool = False
    phase: Literal["play", "discard"] = "play"
    raised: int = 0
    began: int = 0
    charge: Charge | None = None
    placements: tuple[Placement, ...] = ()
    next_stack: int = 1
    idle: int = 0
    dry: int = 0
    reshuffles: int = 0
    left: tuple[Seat, ...] = ()
    ended: Ending | None = None

    @property
    def seats(self) -> int:
        """How many chairs, left ones included."""
        return len(self.hands)

    @property
    def fresh_stack(self) -> str:
        """The id the next new stack gets."""
        return f"k{self.next_stack}"

    @property
    def pending(self) -> bool:
        """Whether something must be answered before the turn's seat goes on."""
        return self.charge is not None or bool(self.placements)


def live_seats(state: DealState) -> tuple[Seat, ...]:
    """The seats that still play, in turn order from seat 0."""
    seats = range(state.seats)
    return tuple(seat for seat in seats if seat not in state.left) if state.left else tuple(seats)


def opponents(state: DealState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that still play, clockwise from the seat's left."""
    others = clockwise(len(state.hands), seat)
    return tuple(other for other in others if other not in state.left) if state.left else others


def find_stack(table: Table, stack_id: str) -> Stack | None:
    """The stack of that id, if it lies on the table."""
    for stack in table.stacks:
        if stack.id == stack_id:
            return stack
    return None


def stack_with(table: Table, card: str) -> Stack | None:
    """The stack that holds the property, if one does."""
    for stack in table.stacks:
        if card in stack.cards:
            return stack
    return None


def without_target(state: DealState, seat: Seat) -> DealState:
    """The state in which the seat is no longer a target of the charge."""
    if state.charge is None:
        return state
    targets = tuple([target for target in state.charge.targets if target.seat != seat])
    return replace(state, charge=replace(state.charge, targets=targets))
