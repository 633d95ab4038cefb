"""What a seat may ask for. The fields after `seat` are the fields of its form, in order.

Deeds and groups are named by their ids; an item of a trade is a deed's id or `jail_<deck>`.
"""

from games.core.asks import Command, Seat
from games.monopoly.cards import Deck
from games.monopoly.state import BuyOrder, JailOrder

ROW = "row"
"""Builds on every lot of the lowest level."""
ALL = "all"
"""Every group, in standing orders."""


class Roll(Command, frozen=True):
    """Roll the dice, in jail too (R8, R66)."""


class EndTurn(Command, frozen=True):
    """End the turn (R16)."""


class PayFine(Command, frozen=True):
    """Pay 50 to leave jail, before rolling (R66)."""


class UseJailCard(Command, frozen=True):
    """Leave jail with the card of that deck, before rolling (R66)."""

    deck: Deck


class TakeBus(Command, frozen=True):
    """Go on by one white die, the other, or both (R139)."""

    steps: int


class GoAnywhere(Command, frozen=True):
    """Go forward to any square (R140)."""

    square: str


class Buy(Command, frozen=True):
    """Buy the deed one stands on at its price (R22)."""


class Decline(Command, frozen=True):
    """Do not buy it (R22)."""


class PayFlatTax(Command, frozen=True):
    """Income tax: 200 (R62)."""


class PayTenth(Command, frozen=True):
    """Income tax: a tenth of everything (R62)."""


class RaiseByOne(Command, frozen=True):
    """Bid one more, or the opening (R29)."""


class RaiseByTen(Command, frozen=True):
    """Bid ten more, or ten above the opening (R29)."""


class RaiseByFifty(Command, frozen=True):
    """Bid fifty more, or fifty above the opening (R29)."""


class Bid(Command, frozen=True):
    """Bid any sum; in a sealed auction the highest one would pay (R29)."""

    amount: int


class Pass(Command, frozen=True):
    """Do not bid for now; in a sealed auction, not at all (R34)."""


class CloseAuction(Command, frozen=True):
    """The auction has lasted long enough (R34). Of the table."""


class Build(Command, frozen=True):
    """Build on one lot of the group, or with `ROW` on all of the lowest level (R75–R84)."""

    group: str
    lot: str


class SellBuildings(Command, frozen=True):
    """Sell one level of a lot, or so many levels that `left` remain on the group (R91, R108)."""

    group: str
    left: str | int


class Mortgage(Command, frozen=True):
    """Mortgage a deed (R95)."""

    group: str
    deed: str


class Redeem(Command, frozen=True):
    """Redeem a mortgaged deed (R97)."""

    group: str
    deed: str


class JoinContest(Command, frozen=True):
    """Ask for so many of the scarce buildings on a group (R87)."""

    group: str
    count: int


class StayOut(Command, frozen=True):
    """Ask for none of them (R87)."""


class Withdraw(Command, frozen=True):
    """Give up the own request for scarce buildings (R87)."""


class Liquidate(Command, frozen=True):
    """Raise what is owed in the published order, and pay (R115)."""


class DeclareBankruptcy(Command, frozen=True):
    """Give up before a debt (R111)."""


class RedeemInherited(Command, frozen=True):
    """Redeem these deeds of an estate for the mortgage alone, as far as cash goes (R120)."""

    deeds: tuple[str, ...] = ()


class OfferToBuy(Command, frozen=True):
    """Offer cash for items (R101)."""

    partner: Seat
    take: tuple[str, ...]
    pay: int
    redeem: tuple[str, ...] = ()


class OfferToSell(Command, frozen=True):
    """Offer items for cash, or for nothing (R101)."""

    partner: Seat
    give: tuple[str, ...]
    ask: int


class OfferSwap(Command, frozen=True):
    """Offer items for items, with cash on one side or none (R101)."""

    partner: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]
    pay: int
    ask: int
    redeem: tuple[str, ...] = ()


class OfferCash(Command, frozen=True):
    """Offer cash for nothing (R101)."""

    partner: Seat
    pay: int


class AcceptOffer(Command, frozen=True):
    """Take the offer (R104); redeem these of the mortgaged deeds received, as far as cash goes (R106)."""

    offer: int
    redeem: tuple[str, ...] = ()


class RejectOffer(Command, frozen=True):
    """Refuse it."""

    offer: int


class CounterOffer(Command, frozen=True):
    """The same deeds and cards for another sum, paid by the one who counters (`pay`) or to them (`ask`)."""

    offer: int
    pay: int
    ask: int
    redeem: tuple[str, ...] = ()


class WithdrawOffer(Command, frozen=True):
    """Take an own offer back."""

    offer: int


class KeepTurns(Command, frozen=True):
    """From now on, end the own turn only by hand (R16)."""


class EndTurnsAlone(Command, frozen=True):
    """From now on, let the own turn end by itself (R16)."""


class OrderBuying(Command, frozen=True):
    """Standing order: buy, decline or ask, for a group or `ALL`."""

    scope: str
    policy: BuyOrder


class OrderBids(Command, frozen=True):
    """Standing order: the highest bid in private auctions, 0 for none, for a group or `ALL`."""

    scope: str
    limit: int


class OrderJail(Command, frozen=True):
    """Standing order: what to do in jail."""

    policy: JailOrder


class ClearOrders(Command, frozen=True):
    """No standing orders any more."""


class ProposeStop(Command, frozen=True):
    """Ask everybody to stop and count (R136)."""


class AgreeToStop(Command, frozen=True):
    """Stop and count."""


class PlayOn(Command, frozen=True):
    """Do not."""


class CallTime(Command, frozen=True):
    """Time is up: the present round is the last (R131). Of the table."""


COMMANDS: tuple[type[Command], ...] = (
    Roll,
    EndTurn,
    PayFine,
    UseJailCard,
    TakeBus,
    GoAnywhere,
    Buy,
    Decline,
    PayFlatTax,
    PayTenth,
    RaiseByOne,
    RaiseByTen,
    RaiseByFifty,
    Bid,
    Pass,
    CloseAuction,
    Build,
    SellBuildings,
    Mortgage,
    Redeem,
    JoinContest,
    StayOut,
    Withdraw,
    Liquidate,
    DeclareBankruptcy,
    RedeemInherited,
    OfferToBuy,
    OfferToSell,
    OfferSwap,
    OfferCash,
    AcceptOffer,
    RejectOffer,
    CounterOffer,
    WithdrawOffer,
    KeepTurns,
    EndTurnsAlone,
    OrderBuying,
    OrderBids,
    OrderJail,
    ClearOrders,
    ProposeStop,
    AgreeToStop,
    PlayOn,
    CallTime,
)
