"""What a seat, or the public, may see: all but the order of unseen cards, others' private bids and standing orders."""

import msgspec

from games.core.asks import Seat
from games.core.game import View
from games.monopoly.options import Agreement
from games.monopoly.state import (
    NO_ORDERS,
    Auction,
    Bid,
    Contest,
    Debt,
    Ending,
    MonopolyState,
    Offer,
    Orders,
    Phase,
    Player,
    Throw,
    Vote,
)


class MonopolyView(View, frozen=True, gc=False):
    """The open table; fields not named here are those of `MonopolyState`.

    cards: those of each deck that came up, in the order in which they will come again once all others have. auction:
    private bids of others read 0. orders: the seat's own.
    """

    seat: Seat | None
    options: Agreement
    players: tuple[Player, ...]
    owners: tuple[Seat, ...]
    levels: tuple[int, ...]
    houses: int
    hotels: int
    pot: int
    turn: Seat
    round: int
    phase: Phase
    window: int
    throw: Throw
    order: str
    auction: Auction | None
    contest: Contest | None
    estate: tuple[int, ...]
    debts: tuple[Debt, ...]
    heir: Seat
    offers: tuple[Offer, ...]
    orders: Orders
    vote: Vote | None
    out: tuple[Seat, ...]
    last_round: int
    ended: Ending | None
    cards: tuple[tuple[str, ...], ...]


def view(state: MonopolyState, seat: Seat | None) -> MonopolyView:
    """The state as the seat (None: the public) sees it."""
    return MonopolyView(  # in the order of the fields: by name it takes four times as long, at every move
        seat,
        state.options,
        state.players,
        state.owners,
        state.levels,
        state.houses,
        state.hotels,
        state.pot,
        state.turn,
        state.round,
        state.phase,
        state.window,
        state.throw,
        state.order,
        state.auction if state.auction is None or not state.auction.sealed else _sealed(state.auction, seat),
        state.contest,
        state.estate,
        state.debts,
        state.heir,
        state.offers,
        NO_ORDERS if seat is None else state.orders[seat],
        state.vote,
        state.out,
        state.last_round,
        state.ended,
        state.seen,
    )


def _sealed(auction: Auction, seat: Seat | None) -> Auction:
    bids = tuple(bid if bid.seat == seat else Bid(bid.seat, 0) for bid in auction.bids)
    return msgspec.structs.replace(auction, bids=bids)
