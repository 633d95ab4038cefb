"""The state after events between seats: auctions, contests, trades, orders, votes, the end."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced
from games.monopoly import events_deals as d
from games.monopoly.apply_cash import at_levels, from_bank
from games.monopoly.apply_estates import ESTATES
from games.monopoly.state import BANK, NO_ORDERS, Auction, Bid, Contest, Ending, MonopolyState, Request, Vote
from games.monopoly.trading import swapped


def _auction_opened(state: MonopolyState, event: d.AuctionOpened) -> MonopolyState:
    step = state.step
    auction = Auction(event.square, event.least, step, step, event.sealed, event.answers)
    estate = tuple(square for square in state.estate if square != event.square)
    return replace(state, auction=auction, estate=estate, window=-1)


def _auction_skipped(state: MonopolyState, event: d.AuctionSkipped) -> MonopolyState:
    if event.square == BANK:
        return _without_requests(state)
    return replace(state, estate=tuple(square for square in state.estate if square != event.square))


def _without_requests(state: MonopolyState) -> MonopolyState:
    """Nobody bids for a building: the contest is over."""
    return replace(state, contest=replace(_contesting(state), requests=()))


def _contesting(state: MonopolyState) -> Contest:
    assert state.contest is not None
    return state.contest


def _running(state: MonopolyState) -> Auction:
    assert state.auction is not None
    return state.auction


def _bid_made(state: MonopolyState, event: d.BidMade) -> MonopolyState:
    auction = _running(state)
    bids = (*auction.bids, Bid(event.seat, event.amount))
    return replace(state, auction=replace(auction, bids=bids, passed=(), since=state.step))


def _sealed_bid_made(state: MonopolyState, event: d.SealedBidMade) -> MonopolyState:
    auction = _running(state)
    return replace(state, auction=replace(auction, bids=(*auction.bids, Bid(event.seat, event.amount))))


def _bid_passed(state: MonopolyState, event: d.BidPassed) -> MonopolyState:
    auction = _running(state)
    return replace(state, auction=replace(auction, passed=(*auction.passed, event.seat)))


def _auction_closed(state: MonopolyState, event: d.AuctionClosed) -> MonopolyState:
    if event.seat == BANK:
        state = replace(state, auction=None, raised=state.step)
        return state if event.square >= 0 else _without_requests(state)
    if not event.owes:
        state = from_bank(state, event.seat, -event.price)
    if event.square >= 0:
        owners = replaced(state.owners, event.square, event.seat)
        return replace(state, auction=None, owners=owners, raised=state.step)
    contest = _contesting(state)
    requests = tuple(
        Request(each.seat, each.squares[1:]) if each.seat == event.seat else each for each in contest.requests
    )
    levels, houses, hotels = at_levels(state, (event.lot,), (state.levels[event.lot] + 1,))
    return replace(
        state,
        auction=None,
        contest=replace(contest, requests=tuple(each for each in requests if each.squares)),
        levels=levels,
        houses=houses,
        hotels=hotels,
        raised=state.step,
    )


def _auction_dropped(state: MonopolyState, event: d.AuctionDropped) -> MonopolyState:
    del event
    return replace(state, auction=None)


def _contest_opened(state: MonopolyState, event: d.ContestOpened) -> MonopolyState:
    contest = Contest(event.kind, (Request(event.seat, event.squares),), event.asked, state.step)
    return replace(state, contest=contest, window=-1)


def _contest_joined(state: MonopolyState, event: d.ContestJoined) -> MonopolyState:
    contest = _contesting(state)
    return replace(
        state,
        contest=replace(
            contest,
            requests=(*contest.requests, Request(event.seat, event.squares)),
            asked=tuple(seat for seat in contest.asked if seat != event.seat),
        ),
    )


def _contest_left(state: MonopolyState, event: d.ContestLeft) -> MonopolyState:
    contest, auction = _contesting(state), state.auction
    if auction is not None:
        auction = replace(auction, bids=tuple(bid for bid in auction.bids if bid.seat != event.seat))
    return replace(
        state,
        auction=auction,
        contest=replace(
            contest,
            requests=tuple(each for each in contest.requests if each.seat != event.seat),
            asked=tuple(seat for seat in contest.asked if seat != event.seat),
        ),
    )


def _contest_closed(state: MonopolyState, event: d.ContestClosed) -> MonopolyState:
    del event
    return replace(state, contest=None, raised=state.step, window=state.step)


def _trade_offered(state: MonopolyState, event: d.TradeOffered) -> MonopolyState:
    return replace(state, offers=(*state.offers, event.offer), offered=event.offer.id)


def _trade_made(state: MonopolyState, event: d.TradeMade) -> MonopolyState:
    state = swapped(state, event.offer, event.redeemed, event.fees)
    return replace(state, offers=tuple(offer for offer in state.offers if offer.id != event.offer.id))


def _trade_gone(state: MonopolyState, event: d.TradeRefused | d.TradeWithdrawn | d.TradeDied) -> MonopolyState:
    return replace(state, offers=tuple(offer for offer in state.offers if offer.id != event.offer))


def _orders_given(state: MonopolyState, event: d.OrdersGiven) -> MonopolyState:
    return replace(state, orders=replaced(state.orders, event.seat, event.orders or NO_ORDERS))


def _stop_proposed(state: MonopolyState, event: d.StopProposed) -> MonopolyState:
    voted = replaced(state.voted, event.seat, state.round)
    return replace(state, vote=Vote(event.seat, (event.seat,), state.step), voted=voted)


def _stop_agreed(state: MonopolyState, event: d.StopAgreed) -> MonopolyState:
    assert state.vote is not None
    return replace(state, vote=replace(state.vote, agreed=(*state.vote.agreed, event.seat)))


def _stop_refused(state: MonopolyState, event: d.StopRefused) -> MonopolyState:
    del event
    return replace(state, vote=None)


def _last_round(state: MonopolyState, event: d.LastRoundCalled) -> MonopolyState:
    return replace(state, last_round=event.round)


def _match_ended(state: MonopolyState, event: d.MatchEnded) -> MonopolyState:
    return replace(
        state,
        ended=Ending(event.reason, event.places, event.worth),
        auction=None,
        contest=None,
        debts=(),
        estate=(),
        heir=BANK,
        inherited=(),
        offers=(),
        vote=None,
        window=-1,
    )


DEALS: dict[type[Event], Callable[[MonopolyState, Any], MonopolyState]] = ESTATES | {
    d.AuctionOpened: _auction_opened,
    d.AuctionSkipped: _auction_skipped,
    d.BidMade: _bid_made,
    d.SealedBidMade: _sealed_bid_made,
    d.BidPassed: _bid_passed,
    d.AuctionClosed: _auction_closed,
    d.AuctionDropped: _auction_dropped,
    d.ContestOpened: _contest_opened,
    d.ContestJoined: _contest_joined,
    d.ContestLeft: _contest_left,
    d.ContestClosed: _contest_closed,
    d.TradeOffered: _trade_offered,
    d.TradeMade: _trade_made,
    d.TradeRefused: _trade_gone,
    d.TradeWithdrawn: _trade_gone,
    d.TradeDied: _trade_gone,
    d.OrdersGiven: _orders_given,
    d.StopProposed: _stop_proposed,
    d.StopAgreed: _stop_agreed,
    d.StopRefused: _stop_refused,
    d.LastRoundCalled: _last_round,
    d.MatchEnded: _match_ended,
}
