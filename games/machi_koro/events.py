"""What happened. All is public but the order of the market's decks.

A step with dice, cards turned up, or coins and cards moved between seats is not taken back.
"""

from typing import ClassVar

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.machi_koro.state import EndReason, Firing, Phase, Stack


class MarketOpened(Event, frozen=True):
    """All stacks lie open (R004)."""

    stacks: tuple[Stack, ...]


class DecksShuffled(Event, frozen=True):
    """The decks of the market, top card first (R005). Nobody sees their order."""

    reversible: ClassVar[bool] = False
    decks: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """How many, to everybody."""
        del seat
        return replace(self, decks=())


class CardsTurnedUp(Event, frozen=True):
    """The top cards of a deck came to the market (R005, R006)."""

    reversible: ClassVar[bool] = False
    deck: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Which cards, but not in which order: the market that everybody sees does not tell it either."""
        del seat
        return replace(self, cards=tuple(sorted(self.cards)))


class CardRemoved(Event, frozen=True):
    """A purple card that every seat owns left the market, all its copies (R008, R009)."""

    card: str
    count: int


class CoinsDealt(Event, frozen=True):
    """Every seat got its first coins (R001)."""

    amount: int


class TurnBegan(Event, frozen=True):
    """It is the seat's turn; `extra`: again, by the Amusement Park (R035)."""

    seat: Seat
    extra: bool = False


class DiceRolled(Event, frozen=True):
    """The dice of the turn; `again` by the Radio Tower, then the first ones are void (R032).

    extra: they are a double with an Amusement Park (R035, R036). ask: what the seat is asked before the roll stands.
    """

    reversible: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]
    again: bool
    extra: bool
    ask: Phase | None = None


class RollKept(Event, frozen=True):
    """The Radio Tower was not used; `ask`: the Harbor's question, if there is one."""

    seat: Seat
    ask: Phase | None = None


class TwoAdded(Event, frozen=True):
    """The Harbor made the total what it is now (R038)."""

    seat: Seat
    total: int


class Asked(Event, frozen=True):
    """A card that acts needs an answer of the seat whose turn it is; `queue` begins with that card."""

    phase: Phase
    queue: tuple[Firing, ...]


class CardPicked(Event, frozen=True):
    """The active player let this kind of card act next (R056, R057)."""

    seat: Seat
    card: str


class Declined(Event, frozen=True):
    """The seat did without what it was offered."""

    seat: Seat
    phase: Phase


class TunaRolled(Event, frozen=True):
    """The dice of the Tuna Boats (R084)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]


class Earned(Event, frozen=True):
    """The bank paid `amount` of the `asked` for so many copies of an own card, or for a landmark (0 copies)."""

    seat: Seat
    card: str
    copies: int
    amount: int
    asked: int


class PaidSeat(Event, frozen=True):
    """For the owner's card the payer gave `amount` of the `asked` (R053, R143); the card is so many copies."""

    reversible: ClassVar[bool] = False
    card: str
    copies: int
    payer: Seat
    owner: Seat
    amount: int
    asked: int


class PaidBank(Event, frozen=True):
    """For its own card the seat gave `amount` of the `asked` to the bank (R103)."""

    seat: Seat
    card: str
    copies: int
    amount: int
    asked: int


class CoinsShared(Event, frozen=True):
    """The Park made everybody's coins alike (R109). `before` and `after` per seat."""

    reversible: ClassVar[bool] = False
    seat: Seat
    card: str
    before: tuple[int, ...]
    after: tuple[int, ...]


class CardsClosed(Event, frozen=True):
    """So many copies closed for renovation (R106, R111); `by` is the card that did it."""

    seat: Seat
    card: str
    copies: int
    by: str


class CardsReopened(Event, frozen=True):
    """So many copies opened again and gave nothing (R122)."""

    seat: Seat
    card: str
    copies: int


class CardsSwapped(Event, frozen=True):
    """The seat exchanged cards with the target; tokens travel with them (R074, R076)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    target: Seat
    give: str
    take: str
    give_closed: bool = False
    take_closed: bool = False


class CardGiven(Event, frozen=True):
    """The seat gave a card away; its token travels with it (R104, R125)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    target: Seat
    card: str
    closed: bool = False


class LandmarkDemolished(Event, frozen=True):
    """A landmark is not built any more (R102)."""

    seat: Seat
    landmark: str


class CardExhibited(Event, frozen=True):
    """The Exhibit Hall lets this kind act (R113)."""

    seat: Seat
    card: str


class CardReturned(Event, frozen=True):
    """The seat's card went back to the market (R010, R113)."""

    seat: Seat
    card: str


class BuildBegan(Event, frozen=True):
    """Everything has acted; the seat may build."""

    seat: Seat


class Built(Event, frozen=True):
    """The seat built an establishment or a landmark and paid for it."""

    seat: Seat
    card: str
    cost: int


class NothingBuilt(Event, frozen=True):
    """The seat built nothing."""

    seat: Seat


class InvestAsked(Event, frozen=True):
    """The seat may put a coin on its Tech Startup."""

    seat: Seat


class Invested(Event, frozen=True):
    """A coin went on the Tech Startup, which holds `total` now (R108)."""

    seat: Seat
    total: int


class SeatLeft(Event, frozen=True):
    """A seat conceded; its cards and coins are out of play (R145)."""

    reversible: ClassVar[bool] = False
    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over; `places` per seat, 1 is best."""

    reversible: ClassVar[bool] = False
    reason: EndReason
    places: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    MarketOpened,
    DecksShuffled,
    CardsTurnedUp,
    CardRemoved,
    CoinsDealt,
    TurnBegan,
    DiceRolled,
    RollKept,
    TwoAdded,
    Asked,
    CardPicked,
    Declined,
    TunaRolled,
    Earned,
    PaidSeat,
    PaidBank,
    CoinsShared,
    CardsClosed,
    CardsReopened,
    CardsSwapped,
    CardGiven,
    LandmarkDemolished,
    CardExhibited,
    CardReturned,
    BuildBegan,
    Built,
    NothingBuilt,
    InvestAsked,
    Invested,
    SeatLeft,
    MatchEnded,
)
