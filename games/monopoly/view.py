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
    Then,
    Vote,
)


class MonopolyView(View, frozen=True, kw_only=True, gc=False):
    """The open table; fields not named here are those of `MonopolyState`.

    houses, hotels: in stock. decks: how many cards each holds. cards: those of each that came up, in the order in
    which they will come again once all others have. auction: private bids of others read 0. orders: the seat's own.
    """

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
    dice: tuple[int, ...]
    face: str
    total: int
    doubles: int
    again: bool
    then: Then
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
    return MonopolyView(
        seat=seat,
        options=state.options,
        players=state.players,
        owners=state.owners,
        levels=state.levels,
        houses=state.houses,
        hotels=state.hotels,
        pot=state.pot,
        decks=(len(decks[0]), len(decks[1])),
        unseen=unseen,
        turn=state.turn,
        first=state.first,
        round=state.round,
        turns=state.turns,
        phase=state.phase,
        window=state.window,
        dice=state.dice,
        face=state.face,
        total=state.total,
        doubles=state.doubles,
        again=state.again,
        then=state.then,
        order=state.order,
        auction=_auction(state.auction, seat),
        contest=state.contest,
        estate=state.estate,
        debts=state.debts,
        heir=state.heir,
        inherited=state.inherited,
        offers=state.offers,
        orders=NO_ORDERS if seat is None else state.orders[seat],
        vote=state.vote,
        voted=state.voted,
        out=state.out,
        bankrupts=state.bankrupts,
        last_round=state.last_round,
        ended=state.ended,
        cards=(decks[0][unseen[0] :], decks[1][unseen[1] :]),
    )


def _auction(auction: Auction | None, seat: Seat | None) -> Auction | None:
    if auction is None or not auction.sealed:
        return auction
    bids = tuple(bid if bid.seat == seat else Bid(bid.seat, 0) for bid in auction.bids)
    return msgspec.structs.replace(auction, bids=bids)
