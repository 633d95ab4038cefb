"""The state after a seat is out, and what its creditor does about mortgaged deeds."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.core.piles import replaced
from games.monopoly import events_deals as d
from games.monopoly.apply_cash import stock_of, with_cash
from games.monopoly.apply_turns import with_jail_card
from games.monopoly.board import can_raise
from games.monopoly.state import BANK, Auction, Contest, MonopolyState, Player, Vote


def _went_bankrupt(state: MonopolyState, event: d.WentBankrupt) -> MonopolyState:
    seat = event.seat
    state = _without(_estate_moved(state, event), seat)
    debts = tuple(debt for debt in state.debts if seat not in {debt.debtor, debt.creditor})
    changes: dict[str, Any] = {"heir": BANK, "inherited": ()} if state.heir == seat else {}
    if seat == state.turn:
        changes |= {"phase": "moving", "throw": replace(state.throw, again=False, then="")}
    return replace(
        state,
        debts=debts,
        estate=(*state.estate, *event.estate),
        out=(*state.out, seat),
        bankrupts=state.bankrupts + event.counts,
        offers=tuple(offer for offer in state.offers if seat not in {offer.by, offer.to}),
        raised=state.step,
        **changes,
    )


def _estate_moved(state: MonopolyState, event: d.WentBankrupt) -> MonopolyState:
    """Buildings to stock, everything else to the creditor, or to the bank free of mortgage."""
    seat, creditor = event.seat, event.creditor
    owners, levels = list(state.owners), list(state.levels)
    before = tuple(levels[square] for square in event.deeds)
    for square in event.deeds:
        owners[square] = creditor if creditor >= 0 else BANK
        levels[square] = min(levels[square], 0) if creditor >= 0 else 0
    houses, hotels = stock_of(state, before, (0,) * len(before))
    had = state.players[seat]
    players = replaced(state.players, seat, Player(0, had.square))
    bank, seen = state.bank - event.sold, state.seen
    if creditor >= 0:
        heir = players[creditor]
        players = replaced(players, creditor, replace(heir, cards=(*heir.cards, *event.cards)))
        players = with_cash(players, creditor, event.cash)
    else:
        bank += event.cash
        for deck in event.cards:
            seen = with_jail_card(seen, deck)
    return replace(
        state,
        owners=tuple(owners),
        levels=tuple(levels),
        houses=houses,
        hotels=hotels,
        players=players,
        bank=bank,
        seen=seen,
    )


def _without(state: MonopolyState, seat: Seat) -> MonopolyState:
    """Auction, contest and vote without the seat (R38, I8)."""
    auction, contest, vote = state.auction, state.contest, state.vote
    if auction is not None:
        auction = _auction_without(state, auction, seat)
    if contest is not None:
        contest = Contest(
            contest.kind,
            tuple(request for request in contest.requests if request.seat != seat),
            tuple(other for other in contest.asked if other != seat),
            contest.since,
        )
    if vote is not None:
        vote = Vote(vote.by, tuple(other for other in vote.agreed if other != seat), vote.since)
    return replace(state, auction=auction, contest=contest, vote=vote)


def _auction_without(state: MonopolyState, auction: Auction, seat: Seat) -> Auction:
    bids = tuple(bid for bid in auction.bids if bid.seat != seat)
    passed = tuple(other for other in auction.passed if other != seat)
    if auction.sealed or auction.lead is None or auction.lead.seat != seat:
        return replace(auction, bids=bids, passed=passed)
    while bids and not can_raise(state, bids[-1].seat, bids[-1].amount):
        bids = bids[:-1]
    return replace(auction, bids=bids, passed=(), since=state.step)


def _heir_asked(state: MonopolyState, event: d.HeirAsked) -> MonopolyState:
    return replace(state, heir=event.seat, inherited=event.deeds, raised=state.step, window=-1)


def _heir_answered(state: MonopolyState, event: d.HeirAnswered) -> MonopolyState:
    del event
    return replace(state, heir=BANK, inherited=(), raised=state.step)


def _unchanged(state: MonopolyState, event: d.SeatLeft) -> MonopolyState:
    del event
    return state


ESTATES: dict[type[Event], Callable[[MonopolyState, Any], MonopolyState]] = {
    d.WentBankrupt: _went_bankrupt,
    d.SeatLeft: _unchanged,
    d.HeirAsked: _heir_asked,
    d.HeirAnswered: _heir_answered,
}
