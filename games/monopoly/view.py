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

    houses, hotels: in stock. decks: how many cards each holds. cards: those of each that came up, in the order in
    which they will come again once all others have. auction: private bids of others read 0. orders: the seat's own.
    """

    seat: Seat | None
    options: Agreement
    players: tuple[Player, ...]
    owners: tuple[Seat, ...]
    levels: tuple[int, ...]
    houses: int
    hotels: int
    pot: int
    decks: tuple[int, ...]
    unseen: tuple[int, ...]
    turn: Seat
    first: Seat
    round: int
    turns: int
    phase: Phase
    window: int
    throw: Throw
    order: str
    auction: Auction | None
    contest: Contest | None
    estate: tuple[int, ...]
    debts: tuple[Debt, ...]
    heir: Seat
    inherited: tuple[int, ...]
    offers: tuple[Offer, ...]
    orders: Orders
    vote: Vote | None
    voted: tuple[int, ...]
    out: tuple[Seat, ...]
    bankrupts: int
    last_round: int
    ended: Ending | None
    cards: tuple[tuple[str, ...], ...]


def view(state: MonopolyState, seat: Seat | None) -> MonopolyView:
    """The state as the seat (None: the public) sees it."""
    decks, unseen = state.decks, state.unseen
    return MonopolyView(  # in the order of the fields: by name it takes four times as long, at every move
        seat,
        state.options,
        state.players,
        state.owners,
        state.levels,
        state.houses,
        state.hotels,
        state.pot,
        (len(decks[0]), len(decks[1])),
        unseen,
        state.turn,
        state.first,
        state.round,
        state.turns,
        state.phase,
        state.window,
        state.throw,
        state.order,
        state.auction if state.auction is None else _auction(state.auction, seat),
        state.contest,
        state.estate,
        state.debts,
        state.heir,
        state.inherited,
        state.offers,
        NO_ORDERS if seat is None else state.orders[seat],
        state.vote,
        state.voted,
        state.out,
        state.bankrupts,
        state.last_round,
        state.ended,
        (decks[0][unseen[0] :], decks[1][unseen[1] :]),
    )


def _auction(auction: Auction, seat: Seat | None) -> Auction:
    if not auction.sealed:
        return auction
    bids = tuple(bid if bid.seat == seat else Bid(bid.seat, 0) for bid in auction.bids)
    return msgspec.structs.replace(auction, bids=bids)
