"""What happened between seats: auctions, contests, estates, trades, orders, votes, and the end."""

from typing import ClassVar

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.monopoly.cards import Deck
from games.monopoly.events import TURN_EVENTS
from games.monopoly.state import Bid, BuildingKind, EndReason, Offer, Orders, Reason


class AuctionOpened(Event, frozen=True):
    """A deed, or for `square` -1 one building, is auctioned. `answers`: what standing orders bid in private."""

    reversible: ClassVar[bool] = False
    square: int
    least: int
    sealed: bool
    answers: tuple[Bid, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        """That they answered, and only their own sum."""
        shown = tuple(bid if bid.seat == seat else Bid(bid.seat, 0) for bid in self.answers)
        return replace(self, answers=shown)


class AuctionSkipped(Event, frozen=True):
    """Nobody could raise the opening (R35)."""

    square: int
    least: int


class BidMade(Event, frozen=True):
    """The seat leads with this sum."""

    reversible: ClassVar[bool] = False
    seat: Seat
    amount: int


class SealedBidMade(Event, frozen=True):
    """The seat named its highest sum, in private; 0 for none."""

    reversible: ClassVar[bool] = False
    seat: Seat
    amount: int

    def seen_by(self, seat: Seat | None) -> Event:
        """To others, that it did."""
        return self if seat == self.seat else replace(self, amount=0)


class BidPassed(Event, frozen=True):
    """The seat does not bid for now (R34)."""

    reversible: ClassVar[bool] = False
    seat: Seat


class AuctionClosed(Event, frozen=True):
    """The winner pays the bank and has the deed, or builds on its lot (R37, R88); `BANK`: nobody bid (R36).

    owes: it has yet to raise the cash (`bid_limit`). hotel: what was built is one.
    """

    reversible: ClassVar[bool] = False
    seat: Seat
    square: int
    lot: int
    price: int
    balance: int
    hotel: bool = False
    owes: bool = False
    reason: Reason = "auction"


class AuctionDropped(Event, frozen=True):
    """What is left suffices for whoever still wants it: no auction."""

    reversible: ClassVar[bool] = False


class ContestOpened(Event, frozen=True):
    """Buildings are short: others may ask too (R87)."""

    reversible: ClassVar[bool] = False
    kind: BuildingKind
    seat: Seat
    squares: tuple[int, ...]
    asked: tuple[Seat, ...]


class ContestJoined(Event, frozen=True):
    """The seat asks too, for these lots in order."""

    reversible: ClassVar[bool] = False
    seat: Seat
    squares: tuple[int, ...]


class ContestLeft(Event, frozen=True):
    """The seat wants none, or no more."""

    reversible: ClassVar[bool] = False
    seat: Seat


class ContestClosed(Event, frozen=True):
    """It is over."""

    reversible: ClassVar[bool] = False
    kind: BuildingKind


class WentBankrupt(Event, frozen=True):
    """Everything went to the creditor, or back to the bank (R119, R122).

    sold: what the buildings brought. cash, deeds, cards: what went over. estate: deeds that will be auctioned.
    counts: it was a bankruptcy and not a seat that left owing nothing.
    """

    reversible: ClassVar[bool] = False
    seat: Seat
    creditor: Seat
    sold: int
    cash: int
    deeds: tuple[int, ...]
    cards: tuple[Deck, ...]
    estate: tuple[int, ...]
    counts: bool
    creditor_balance: int
    reason: Reason = "estate"


class SeatLeft(Event, frozen=True):
    """The seat gave up (R118); what it had follows."""

    reversible: ClassVar[bool] = False
    seat: Seat


class HeirAsked(Event, frozen=True):
    """The creditor may redeem these deeds of the estate (R120)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    deeds: tuple[int, ...]


class HeirAnswered(Event, frozen=True):
    """It is done with that."""

    reversible: ClassVar[bool] = False
    seat: Seat


class TradeOffered(Event, frozen=True):
    """An offer stands (R104); `counters` is the offer that it answers, 0 for none."""

    reversible: ClassVar[bool] = False
    offer: Offer
    counters: int = 0


class TradeMade(Event, frozen=True):
    """Both sides swapped at once. fees: what maker and other paid the bank for mortgaged deeds, redeemed ones too."""

    reversible: ClassVar[bool] = False
    offer: Offer
    redeemed: tuple[int, ...]
    fees: tuple[int, int]
    balances: tuple[int, int]
    reason: Reason = "trade"


class TradeRefused(Event, frozen=True):
    """The offer was refused, or answered by another one."""

    reversible: ClassVar[bool] = False
    offer: int
    by: Seat
    to: Seat


class TradeWithdrawn(Event, frozen=True):
    """Its maker took it back."""

    reversible: ClassVar[bool] = False
    offer: int
    by: Seat
    to: Seat


class TradeDied(Event, frozen=True):
    """The offer stands no more (R105)."""

    reversible: ClassVar[bool] = False
    offer: int
    by: Seat
    to: Seat


class OrdersGiven(Event, frozen=True):
    """The seat's standing orders, private."""

    reversible: ClassVar[bool] = False
    seat: Seat
    orders: Orders | None

    def seen_by(self, seat: Seat | None) -> Event:
        """To others, nothing but that there was something."""
        return self if seat == self.seat else replace(self, orders=None)


class StopProposed(Event, frozen=True):
    """The seat asks to stop and count (R136)."""

    reversible: ClassVar[bool] = False
    seat: Seat


class StopAgreed(Event, frozen=True):
    """The seat agrees."""

    reversible: ClassVar[bool] = False
    seat: Seat


class StopRefused(Event, frozen=True):
    """The seat would rather play on: so it is."""

    reversible: ClassVar[bool] = False
    seat: Seat


class LastRoundCalled(Event, frozen=True):
    """Time is up: this round is the last (R131)."""

    reversible: ClassVar[bool] = False
    round: int


class MatchEnded(Event, frozen=True):
    """It is over; per seat its place and its worth (R133–R135)."""

    reversible: ClassVar[bool] = False
    reason: EndReason
    places: tuple[int, ...]
    worth: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    *TURN_EVENTS,
    AuctionOpened,
    AuctionSkipped,
    BidMade,
    SealedBidMade,
    BidPassed,
    AuctionClosed,
    AuctionDropped,
    ContestOpened,
    ContestJoined,
    ContestLeft,
    ContestClosed,
    WentBankrupt,
    SeatLeft,
    HeirAsked,
    HeirAnswered,
    TradeOffered,
    TradeMade,
    TradeRefused,
    TradeWithdrawn,
    TradeDied,
    OrdersGiven,
    StopProposed,
    StopAgreed,
    StopRefused,
    LastRoundCalled,
    MatchEnded,
)
