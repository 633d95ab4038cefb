"""What can happen."""

from typing import ClassVar

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from tests.games.toy.cards import HIDDEN, backs


class Dealt(Event, frozen=True, tag=True):
    """The shuffled cards: a hand per seat, the rest face down."""

    reversible: ClassVar[bool] = False
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """Only the own hand."""
        hands = tuple(hand if owner == seat else backs(hand) for owner, hand in enumerate(self.hands))
        return Dealt(hands, backs(self.deck))


class DeckShuffled(Event, frozen=True, tag=True):
    """The cards face down in another order."""

    reversible: ClassVar[bool] = False
    deck: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "DeckShuffled":
        """Nobody sees it."""
        del seat
        return DeckShuffled(backs(self.deck))


class TurnBegan(Event, frozen=True, tag=True):
    """A seat's turn."""

    seat: Seat
    round: int


class Drew(Event, frozen=True, tag=True):
    """The top card went to a hand."""

    reversible: ClassVar[bool] = False
    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> "Drew":
        """Its owner alone sees the card."""
        return self if seat == self.seat else replace(self, card=HIDDEN)


class Laid(Event, frozen=True, tag=True):
    """A card went from a hand to its stall."""

    seat: Seat
    card: str


class RaidBegan(Event, frozen=True, tag=True):
    """A card of a stall is wanted."""

    attacker: Seat
    defender: Seat
    card: str


class Refused(Event, frozen=True, tag=True):
    """A shield was played on the raid."""

    reversible: ClassVar[bool] = False
    seat: Seat
    shield: str


class RaidEnded(Event, frozen=True, tag=True):
    """The raid is settled; `taken` says whether the card changed hands."""

    reversible: ClassVar[bool] = False
    taken: bool


class AuctionOpened(Event, frozen=True, tag=True):
    """The top card of the deck is shown and up for auction."""

    reversible: ClassVar[bool] = False
    card: str


class BidMade(Event, frozen=True, tag=True):
    """Somebody offers more."""

    seat: Seat
    amount: int


class AuctionClosed(Event, frozen=True, tag=True):
    """The leader pays and gets the card; without a leader it is used up."""

    reversible: ClassVar[bool] = False


class Proposed(Event, frozen=True, tag=True):
    """A swap is on offer."""

    giver: Seat
    taker: Seat
    mine: str
    theirs: str


class ProposalEnded(Event, frozen=True, tag=True):
    """The offer is gone; `swapped` says whether the cards changed hands."""

    reversible: ClassVar[bool] = False
    swapped: bool


class Buried(Event, frozen=True, tag=True):
    """Cards went from a hand under the deck."""

    reversible: ClassVar[bool] = False
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Buried":
        """The others see how many."""
        return self if seat == self.seat else replace(self, cards=backs(self.cards))


class LeftTable(Event, frozen=True, tag=True):
    """A seat gave up; its hand is shown, and all its cards are used up."""

    reversible: ClassVar[bool] = False
    seat: Seat
    hand: tuple[str, ...]


class Ended(Event, frozen=True, tag=True):
    """The match is over: "deck", "rounds", "time" or "alone"."""

    reversible: ClassVar[bool] = False
    reason: str


EVENTS = (
    *(Dealt, DeckShuffled, TurnBegan, Drew, Laid, RaidBegan, Refused, RaidEnded, AuctionOpened, BidMade, AuctionClosed),
    *(Proposed, ProposalEnded, Buried, LeftTable, Ended),
)
