"""Auctions of deeds, and of buildings that are short: open bidding, or one private highest sum each (R27–R41)."""

from collections.abc import Iterator

from games.core.asks import TABLE, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly import commands as c
from games.monopoly.board import can_raise, live_seats, raisable, top
from games.monopoly.events import DebtOpened
from games.monopoly.events_deals import (
    AuctionClosed,
    AuctionOpened,
    AuctionSkipped,
    BidMade,
    BidPassed,
    SealedBidMade,
)
from games.monopoly.squares import GROUP_OF
from games.monopoly.state import BANK, Auction, Bid, MonopolyState

Tx = Transaction[MonopolyState]

BUILDING = -1
"""Stands for the deed while a building is auctioned."""
RAISES: dict[type, int] = {c.RaiseByOne: 1, c.RaiseByTen: 10, c.RaiseByFifty: 50}


def open_auction(tx: Tx, square: int, least: int | None = None) -> None:
    """Begin, unless nobody could raise the opening (R35)."""
    state = tx.state
    least = state.options.auction_open if least is None else least
    seats = candidates(state, square)
    if not any(can_raise(state, seat, least) for seat in seats):
        tx.emit(AuctionSkipped(square, least))
        return
    sealed = state.options.auction_style == "sealed"
    tx.emit(AuctionOpened(square, least, sealed, _standing_bids(state, square, least) if sealed else ()))


def candidates(state: MonopolyState, square: int) -> tuple[Seat, ...]:
    """Who may bid at all, from seat 0: everybody for a deed (R28), for a building those who asked for one (R88)."""
    if square != BUILDING:
        return live_seats(state)
    return tuple(sorted(request.seat for request in state.contest.requests)) if state.contest is not None else ()


def _standing_bids(state: MonopolyState, square: int, least: int) -> tuple[Bid, ...]:
    group = GROUP_OF[square] if square != BUILDING else None
    if group is None:
        return ()
    limits = ((seat, state.orders[seat].limits[group.index]) for seat in live_seats(state))
    return tuple(
        Bid(seat, min(limit, raisable(state, seat)) if limit >= least else 0)
        for seat, limit in limits
        if limit >= 0 and can_raise(state, seat, least)
    )


def needed(auction: Auction) -> int:
    """The least sum of the next bid (R29)."""
    return auction.bids[-1].amount + 1 if auction.bids and not auction.sealed else auction.least


def may_bid(state: MonopolyState, auction: Auction, seat: Seat) -> bool:
    """Whether a live seat could still bid: not who leads, nor who could not raise it (R31, R34); privately once."""
    if auction.square == BUILDING and seat not in candidates(state, BUILDING):
        return False
    return seat not in _standing(auction) and can_raise(state, seat, needed(auction))


def undecided(state: MonopolyState, auction: Auction) -> Iterator[Seat]:
    """All who could still bid and have not passed, from seat 0."""
    seats = candidates(state, BUILDING) if auction.square == BUILDING else range(len(state.players))
    done, least = (*state.out, *_standing(auction), *auction.passed), needed(auction)
    for seat in seats:
        if seat not in done and can_raise(state, seat, least):
            yield seat


def _standing(auction: Auction) -> list[Seat]:
    """Whose bids stand: in private everybody's, else the last one."""
    bids = auction.bids
    if auction.sealed:
        return [bid.seat for bid in bids]
    return [bids[-1].seat] if bids else []


def limit(state: MonopolyState, auction: Auction, seat: Seat) -> int:
    """The highest sum the seat may bid (R32, K21); in private what it could raise by the close."""
    if auction.sealed or state.options.bid_limit == "liquidation":
        return raisable(state, seat)
    return state.players[seat].cash


def raised_bid(auction: Auction, step: int) -> int:
    """The sum of a bid that much above the lead; before the first one, of the opening."""
    if auction.bids:
        return auction.bids[-1].amount + step
    return auction.least + (step if step > 1 else 0)


def check_raise(state: MonopolyState, command: c.RaiseByOne | c.RaiseByTen | c.RaiseByFifty) -> None:
    """In an open auction."""
    auction = require_bidder(state, command.seat)
    if auction.sealed:
        raise IllegalMove("mono-refuse-sealed")
    _require_sum(state, auction, command.seat, raised_bid(auction, RAISES[type(command)]))


def raise_bid(tx: Tx, command: c.RaiseByOne | c.RaiseByTen | c.RaiseByFifty) -> None:
    """Lead with that sum."""
    auction = tx.state.auction
    assert auction is not None
    tx.emit(BidMade(command.seat, raised_bid(auction, RAISES[type(command)])))


def check_bid(state: MonopolyState, command: c.Bid) -> None:
    """High enough, and covered (R29, R32)."""
    _require_sum(state, require_bidder(state, command.seat), command.seat, command.amount)


def bid(tx: Tx, command: c.Bid) -> None:
    """Lead with it, or name it in private."""
    auction = tx.state.auction
    assert auction is not None
    kind = SealedBidMade if auction.sealed else BidMade
    tx.emit(kind(command.seat, command.amount))


def check_pass(state: MonopolyState, command: c.Pass) -> None:
    """Once after each bid."""
    auction = require_bidder(state, command.seat)
    if command.seat in auction.passed:
        raise IllegalMove("mono-refuse-passed")


def pass_bid(tx: Tx, command: c.Pass) -> None:
    """Not now (R34); in private, not at all."""
    auction = tx.state.auction
    assert auction is not None
    tx.emit(SealedBidMade(command.seat, 0) if auction.sealed else BidPassed(command.seat))


def require_bidder(state: MonopolyState, seat: Seat) -> Auction:
    """An auction runs, and the seat may bid."""
    auction = state.auction
    if auction is None:
        raise IllegalMove("mono-refuse-auction")
    if not may_bid(state, auction, seat):
        raise IllegalMove("mono-refuse-bidder")
    return auction


def _require_sum(state: MonopolyState, auction: Auction, seat: Seat, amount: int) -> None:
    least, most = needed(auction), limit(state, auction, seat)
    if amount < least:
        raise IllegalMove("mono-refuse-bid-low", least=least)
    if amount > most:
        raise IllegalMove("mono-refuse-bid-cash", most=most)


def check_close(state: MonopolyState, command: c.CloseAuction) -> None:
    """By the table, of an open auction."""
    if command.seat != TABLE or state.auction is None or state.auction.sealed:
        raise IllegalMove("mono-refuse-auction")


def close(tx: Tx, command: c.CloseAuction) -> None:
    """Time is up: who leads wins (R34)."""
    del command
    _close(tx)


def close_if_done(tx: Tx) -> bool:
    """Close when nobody is left who could or would bid (R34)."""
    auction = tx.state.auction
    assert auction is not None
    if next(undecided(tx.state, auction), None) is not None:
        return False
    _close(tx)
    return True


def _close(tx: Tx) -> None:
    state, auction = tx.state, tx.state.auction
    assert auction is not None
    won = _sealed_result(state, auction) if auction.sealed else auction.lead
    if won is None:
        tx.emit(AuctionClosed(BANK, auction.square, BUILDING, 0, 0))
        return
    seat, price = won.seat, won.amount
    lot, hotel = BUILDING, False
    if auction.square == BUILDING:
        assert state.contest is not None
        lot = next(request.squares[0] for request in state.contest.requests if request.seat == seat)
        hotel = state.levels[lot] + 1 == top(state)
    cash = state.players[seat].cash
    owes = price > cash
    balance = cash if owes else cash - price
    tx.emit(AuctionClosed(seat, auction.square, lot, price, balance, hotel, owes))
    if owes:
        tx.emit(DebtOpened(seat, BANK, price, "auction", ""))


def _sealed_result(state: MonopolyState, auction: Auction) -> Bid | None:
    """The highest wins at one more than the second, at least the opening; of equals the earlier. Cash is the limit."""
    sums = [Bid(each.seat, min(each.amount, state.players[each.seat].cash)) for each in auction.bids]
    sums = [each for each in sums if each.amount >= auction.least]
    if not sums:
        return None
    best = max(sums, key=lambda each: each.amount)
    second = max((each.amount + 1 for each in sums if each is not best), default=auction.least)
    return Bid(best.seat, min(best.amount, second))
