"""What happened. Cards drawn, shuffled or put back face down are redacted for whoever may not know them."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.monopoly_deal.state import ChargeKind, EndReason


class DeckShuffled(Event, frozen=True):
    """The draw pile, top card first. Nobody sees its order."""

    reversible: ClassVar[bool] = False
    cards: tuple[str, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event:
        """How many, to everybody."""
        del seat
        return replace(self, cards=())


class PileReshuffled(Event, frozen=True):
    """The used pile became the draw pile (88). Nobody sees its order."""

    reversible: ClassVar[bool] = False
    cards: tuple[str, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event:
        """How many, to everybody."""
        del seat
        return replace(self, cards=())


class CardsDrawn(Event, frozen=True):
    """A seat took the top cards of the draw pile into its hand."""

    reversible: ClassVar[bool] = False
    seat: Seat
    cards: tuple[str, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Which cards to the seat, how many to the others."""
        return self if seat == self.seat else replace(self, cards=())


class CardsReturned(Event, frozen=True):
    """A seat put its surplus face down under the draw pile, the last one lowest (15)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    cards: tuple[str, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Which cards to the seat, how many to the others."""
        return self if seat == self.seat else replace(self, cards=())


class CardsDiscarded(Event, frozen=True):
    """A seat put its surplus openly on the used pile (15)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    cards: tuple[str, ...]


class TurnBegan(Event, frozen=True):
    """It is the seat's turn."""

    reversible: ClassVar[bool] = False
    seat: Seat


class LimitExceeded(Event, frozen=True):
    """The seat ended its turn with `surplus` cards too many and must give them up."""

    seat: Seat
    surplus: int


class TurnEnded(Event, frozen=True):
    """The seat's turn is over."""

    seat: Seat


class CardBanked(Event, frozen=True):
    """A card went from the hand to the bank."""

    seat: Seat
    card: str


class PropertyLaid(Event, frozen=True):
    """A property went from the hand to a stack; the stack is new if nobody has one of that id."""

    seat: Seat
    card: str
    colour: str
    stack: str


class BuildingPlaced(Event, frozen=True):
    """A house or hotel went from the hand onto a set of that colour."""

    seat: Seat
    card: str
    stack: str
    colour: str


class ActionPlayed(Event, frozen=True):
    """An action or rent card went from the hand to the middle, where it is being resolved; one play."""

    seat: Seat
    card: str


class MoneyCharged(Event, frozen=True):
    """Every target owes `amount`; `base` is the rent before doubling. `stack` is the rented stack, if it is rent."""

    seat: Seat
    card: str
    kind: ChargeKind
    targets: tuple[Seat, ...]
    amount: int
    base: int
    stack: str = ""
    colour: str = ""


class TheftDeclared(Event, frozen=True):
    """The target is about to lose `take` (a card, or a stack for a Deal Breaker), and to get `give` if it is a swap.

    `colour` is that of the stack.
    """

    seat: Seat
    card: str
    kind: ChargeKind
    target: Seat
    take: str
    give: str = ""
    colour: str = ""


class NoSaid(Event, frozen=True):
    """A Just Say No in the chain of `defender`; `costs_play` when it used one of the seat's plays."""

    reversible: ClassVar[bool] = False
    seat: Seat
    card: str
    defender: Seat
    costs_play: bool = False


class DoublingCancelled(Event, frozen=True):
    """The seat owes the rent without doubling; a new chain begins (79)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    amount: int


class TargetDone(Event, frozen=True):
    """The seat is done with the charge: it paid or lost what was asked, said no for good, or had nothing."""

    reversible: ClassVar[bool] = False
    seat: Seat
    how: Literal["done", "cancelled", "nothing"]


class Paid(Event, frozen=True):
    """Cards of the payer's table went to the collector; properties among them wait to be placed."""

    reversible: ClassVar[bool] = False
    seat: Seat
    collector: Seat
    cards: tuple[str, ...]
    amount: int


class PropertyTaken(Event, frozen=True):
    """A Sly Deal: the card waits to be placed by the thief."""

    reversible: ClassVar[bool] = False
    seat: Seat
    victim: Seat
    card: str


class PropertiesSwapped(Event, frozen=True):
    """A Forced Deal: both cards wait to be placed by their new owners."""

    reversible: ClassVar[bool] = False
    seat: Seat
    victim: Seat
    take: str
    give: str


class SetTaken(Event, frozen=True):
    """A Deal Breaker: the stack of that colour, with its buildings, changed its owner."""

    reversible: ClassVar[bool] = False
    seat: Seat
    victim: Seat
    stack: str
    colour: str


class CardPlaced(Event, frozen=True):
    """A property received from another seat came to lie on a stack."""

    seat: Seat
    card: str
    colour: str
    stack: str


class CardMoved(Event, frozen=True):
    """A seat moved a property to another of its stacks."""

    seat: Seat
    card: str
    colour: str
    stack: str


class CardsSwapped(Event, frozen=True):
    """A seat exchanged two properties of its stacks."""

    seat: Seat
    card: str
    other: str


class BuildingMoved(Event, frozen=True):
    """A seat put one of its buildings on another of its sets."""

    seat: Seat
    card: str
    stack: str


class BuildingFell(Event, frozen=True):
    """A building lost its set or its house and went to the owner's bank, the used pile or beside the sets (60, 61)."""

    seat: Seat
    card: str
    stack: str
    to: Literal["bank", "discard", "loose"]


class ActionDone(Event, frozen=True):
    """The cards being resolved are spent and lie on the used pile."""

    cards: tuple[str, ...]


class SeatLeft(Event, frozen=True):
    """A seat conceded; everything it had lies openly on the used pile, `hand` included (91)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    hand: tuple[str, ...]


class MatchEnded(Event, frozen=True):
    """The match is over; `places` per seat, 1 is best."""

    reversible: ClassVar[bool] = False
    reason: EndReason
    places: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    DeckShuffled,
    PileReshuffled,
    CardsDrawn,
    CardsReturned,
    CardsDiscarded,
    TurnBegan,
    LimitExceeded,
    TurnEnded,
    CardBanked,
    PropertyLaid,
    BuildingPlaced,
    ActionPlayed,
    MoneyCharged,
    TheftDeclared,
    NoSaid,
    DoublingCancelled,
    TargetDone,
    Paid,
    PropertyTaken,
    PropertiesSwapped,
    SetTaken,
    CardPlaced,
    CardMoved,
    CardsSwapped,
    BuildingMoved,
    BuildingFell,
    ActionDone,
    SeatLeft,
    MatchEnded,
)
