"""What a seat cannot know, drawn again: unseen cards, others' private bids and standing orders."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.chance import Chance
from games.monopoly.board import raisable
from games.monopoly.events import DecksShuffled
from games.monopoly.orders import BUYING, IN_JAIL, has_orders
from games.monopoly.squares import GROUPS
from games.monopoly.state import NO_ORDERS, Auction, Bid, MonopolyState, Orders

_LIMITS = (-1, -1, 0, 50, 150, 400)


def redeal(state: MonopolyState, seat: Seat | None, chance: Chance) -> MonopolyState:
    """The same to the seat (None: the public)."""
    unseen = tuple(chance.shuffled(cards) for cards in state.unseen)
    if not has_orders(state):
        return replace(state, unseen=unseen)
    orders = tuple(own if other == seat else _any_orders(chance) for other, own in enumerate(state.orders))
    return replace(state, unseen=unseen, orders=orders, auction=_rebid(state, seat, chance))


def shuffled(state: MonopolyState, chance: Chance) -> DecksShuffled:
    """The unseen cards of each deck in a new order."""
    unseen = tuple(chance.shuffled(cards) for cards in state.unseen)
    return DecksShuffled(unseen, tuple(len(cards) for cards in unseen))


def _any_orders(chance: Chance) -> Orders:
    """Orders as somebody might give them; none in half of the cases."""
    if chance.below(2):
        return NO_ORDERS
    buying = tuple(BUYING[chance.below(len(BUYING))] for _ in GROUPS)
    limits = tuple(_LIMITS[chance.below(len(_LIMITS))] for _ in GROUPS)
    return Orders(buying, limits, IN_JAIL[chance.below(len(IN_JAIL))])


def _rebid(state: MonopolyState, seat: Seat | None, chance: Chance) -> Auction | None:
    auction = state.auction
    if auction is None or not auction.sealed:
        return auction
    bids = tuple(bid if bid.seat == seat else _any_bid(state, auction, bid, chance) for bid in auction.bids)
    return replace(auction, bids=bids)


def _any_bid(state: MonopolyState, auction: Auction, bid: Bid, chance: Chance) -> Bid:
    most = raisable(state, bid.seat)
    if most < auction.least or not chance.below(3):
        return Bid(bid.seat, 0)
    return Bid(bid.seat, auction.least + chance.below(most - auction.least + 1))
