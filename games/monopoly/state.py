"""A match of Monopoly as data. Deeds are squares (0–39), seats are numbers, money is whole."""

from typing import Literal, TypeAlias

import msgspec

from games.core.asks import Seat
from games.core.game import State
from games.monopoly.cards import Deck
from games.monopoly.options import Agreement
from games.monopoly.squares import HOTELS, HOUSES

BANK: Seat = -1
"""Who owns what nobody bought, and whom taxes are paid to."""
POT: Seat = -2
"""The free square's money, where that is agreed."""
MORTGAGED = -1
"""The level of a mortgaged deed. Others: 0 bare, then houses, the highest one being the hotel."""

Phase: TypeAlias = Literal[
    "roll",
    "jail",  # the start of a prisoner's turn: pay, card or roll
    "bus",  # speed die: which of the white dice
    "anywhere",  # speed die: three alike
    "buy",  # the deed one stands on, or not
    "tax",  # 200, or a tenth
    "end",  # nothing left but to end the turn
    "moving",  # nothing is asked of the seat on turn; what is pending is settled, then the turn goes on
]
"""What the seat on turn is asked, once nothing else is pending."""
Then: TypeAlias = Literal["", "forced_move", "guide"]
"""What follows in this turn when everything is settled: the move after a third miss, the guide's second move."""
BuyOrder: TypeAlias = Literal["ask", "buy", "decline"]
JailOrder: TypeAlias = Literal["ask", "pay", "card", "roll"]
Reason: TypeAlias = Literal[
    "rent",
    "card",
    "income_tax",
    "luxury_tax",
    "jail",  # the fine
    "transfer_fee",  # a tenth of the mortgages that came with an estate or a trade
    "purchase",
    "auction",
    "building",
    "sale",
    "mortgage",
    "redemption",
    "salary",
    "start",
    "estate",
    "trade",
    "pot",
    "snake_eyes",
]
"""Why cash changed hands (T70)."""
BuildingKind: TypeAlias = Literal["house", "hotel"]
EndReason: TypeAlias = Literal["last_seat", "bankruptcies", "rounds", "clock", "vote"]


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat's own things. Deeds are in `owners` and `levels`.

    tries: misses in jail so far. cards: the decks whose jail card it holds. lapped: the turn in which it first reached
    or passed square 0 (R137). keeps: its turn stays open until it says so (R16).
    """

    cash: int
    square: int = 0
    jailed: bool = False
    tries: int = 0
    cards: tuple[Deck, ...] = ()
    lapped: int = 0
    keeps: bool = False


class Bid(msgspec.Struct, frozen=True, gc=False):
    """So much was bid by a seat; in a sealed auction its highest sum, 0 for none."""

    seat: Seat
    amount: int


class Auction(msgspec.Struct, frozen=True, gc=False):
    """One thing under the hammer: a deed, or one building for a lot that each bidder names.

    square: the deed, -1 for a building. least: the opening. bids: all of them, the last one leads; in a sealed auction
    everybody's own. passed: since the last bid. opened, since: the steps of the opening and of the last bid.
    """

    square: int
    least: int
    opened: int
    since: int
    sealed: bool = False
    bids: tuple[Bid, ...] = ()
    passed: tuple[Seat, ...] = ()

    @property
    def lead(self) -> Bid | None:
        """The bid that leads an open auction."""
        return self.bids[-1] if self.bids and not self.sealed else None


class Request(msgspec.Struct, frozen=True, gc=False):
    """Buildings that a seat wants while they are short, lot by lot in the order in which they would be built."""

    seat: Seat
    squares: tuple[int, ...]


class Contest(msgspec.Struct, frozen=True, gc=False):
    """A shortage (R87). asked: seats that may still join."""

    kind: BuildingKind
    requests: tuple[Request, ...]
    asked: tuple[Seat, ...]
    since: int


class Debt(msgspec.Struct, frozen=True, gc=False):
    """What a seat owes another, or the bank (R110). subject: the square or card it is for, or ""."""

    debtor: Seat
    creditor: Seat
    amount: int
    reason: Reason
    subject: str = ""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A trade on offer (R104). Items are deed ids and `jail_<deck>`. redeem: mortgaged deeds the maker would redeem.

    levels: of the deeds named, as they were, in board order. turn: the number of the turn it was made in.
    """

    id: int
    by: Seat
    to: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]
    pay: int
    ask: int
    redeem: tuple[str, ...]
    levels: tuple[int, ...]
    since: int
    turn: int


class Orders(msgspec.Struct, frozen=True, gc=False):
    """Standing orders, private. Per group: whether to buy, and the highest bid in a sealed auction (-1: ask)."""

    buying: tuple[BuyOrder, ...] = ("ask",) * 10
    limits: tuple[int, ...] = (-1,) * 10
    jail: JailOrder = "ask"


NO_ORDERS = Orders()


class Vote(msgspec.Struct, frozen=True, gc=False):
    """Whether to stop and count (R136)."""

    by: Seat
    agreed: tuple[Seat, ...]
    since: int


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How the match ended; per seat its place, 1 is best, and its worth."""

    reason: EndReason
    places: tuple[int, ...]
    worth: tuple[int, ...]


class Throw(msgspec.Struct, frozen=True, gc=False):
    """What was rolled in this turn. Apart, because it changes as one and a state of fewer fields is copied faster.

    dice: white ones; face: the third; total: what utilities count. doubles: in this turn. again: another roll follows.
    then: what else does.
    """

    dice: tuple[int, ...] = ()
    face: str = ""
    total: int = 0
    doubles: int = 0
    again: bool = False
    then: Then = ""


NO_THROW = Throw()


class MonopolyState(State, frozen=True, kw_only=True, gc=False):
    """The whole match.

    owners, levels: per square. houses, hotels: in stock. bank: what it has, counted below zero. pot: on the free
    square. unseen: the cards of each deck that nobody has seen yet, top first. seen: those below them, in the order in
    which they come again; jail cards that are held are in neither.
    turn, first: the seat on turn, the one that began. round: 1 and up. turns: how many began. phase: what is asked;
    raised: since which step. window: since when anybody may build (R94), -1 while they may not. began: the turn's step.
    throw: what was rolled in it. order: what a standing order answered. estate: deeds to be auctioned. heir: whom
    mortgaged deeds fell to, and inherited: those it may redeem at once. voted: the round in which each seat last asked
    to stop. out: seats that are out, in that order; bankrupts: how many went bankrupt. last_round: after which it ends.
    """

    players: tuple[Player, ...]  # what changes most comes first: `replace` looks for names in this order
    phase: Phase = "roll"
    throw: Throw = NO_THROW
    raised: int = 0
    window: int = 0
    turn: Seat = 0
    round: int = 1
    turns: int = 0
    began: int = 0
    order: str = ""
    options: Agreement
    owners: tuple[Seat, ...] = (BANK,) * 40
    levels: tuple[int, ...] = (0,) * 40
    houses: int = HOUSES
    hotels: int = HOTELS
    bank: int = 0
    pot: int = 0
    unseen: tuple[tuple[str, ...], ...] = ((), ())
    seen: tuple[tuple[str, ...], ...] = ((), ())
    first: Seat = 0
    auction: Auction | None = None
    contest: Contest | None = None
    estate: tuple[int, ...] = ()
    debts: tuple[Debt, ...] = ()
    heir: Seat = BANK
    inherited: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    offered: int = 0
    orders: tuple[Orders, ...] = ()
    vote: Vote | None = None
    voted: tuple[int, ...] = ()
    out: tuple[Seat, ...] = ()
    bankrupts: int = 0
    last_round: int = 100
    ended: Ending | None = None

    @property
    def decks(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each deck, top first."""
        return tuple([(*unseen, *seen) for unseen, seen in zip(self.unseen, self.seen, strict=True)])
