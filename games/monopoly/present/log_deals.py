"""The log of what happens between seats: auctions, contests, estates, trades, votes, and the end."""

from games.core.game import Event
from games.core.text import Listing, SeatName, Text
from games.monopoly import events_deals as e
from games.monopoly.names import bargain, building_name, place_name
from games.monopoly.options import Edition
from games.monopoly.present.log_turns import Teller, got, spent
from games.monopoly.present.wording import places
from games.monopoly.state import BANK


def _opened(edition: Edition, event: e.AuctionOpened) -> Text:
    key = "mono-log-auction-sealed" if event.sealed else "mono-log-auction"
    return Text(key, what=lot_text(edition, event.square), least=event.least)


def lot_text(edition: Edition, square: int) -> Text:
    """What is auctioned: a deed, or for -1 a building."""
    if square < 0:
        return Text("mono-auction-building")
    return Text("mono-auction-deed", place=place_name(edition, square))


def _skipped(edition: Edition, event: e.AuctionSkipped) -> Text:
    return Text("mono-log-auction-skipped", what=lot_text(edition, event.square), least=event.least)


def _bid(_edition: Edition, event: e.BidMade) -> Text:
    return Text("mono-log-bid", seat=SeatName(event.seat), amount=event.amount)


def _sealed_bid(_edition: Edition, event: e.SealedBidMade) -> Text:
    return Text("mono-log-bid-sealed", seat=SeatName(event.seat))


def _closed(edition: Edition, event: e.AuctionClosed) -> Text:
    if event.seat == BANK:
        return Text("mono-log-unsold", what=lot_text(edition, event.square))
    if event.owes:
        return Text("mono-log-won-owing", seat=SeatName(event.seat), what=_won(edition, event), price=event.price)
    cash = spent(event.price, event.balance)
    return Text("mono-log-won", seat=SeatName(event.seat), what=_won(edition, event), cash=cash)


def _won(edition: Edition, event: e.AuctionClosed) -> Text:
    if event.square >= 0:
        return lot_text(edition, event.square)
    building = building_name(edition, "hotel" if event.hotel else "house")
    return Text("mono-log-won-building", building=building, place=place_name(edition, event.lot))


def _contest(edition: Edition, event: e.ContestOpened) -> Text:
    building = building_name(edition, event.kind)
    return Text("mono-log-contest", seat=SeatName(event.seat), building=building, count=len(event.squares))


def _joined(_edition: Edition, event: e.ContestJoined) -> Text:
    return Text("mono-log-contest-joined", seat=SeatName(event.seat), count=len(event.squares))


def _withdrew(_edition: Edition, event: e.ContestLeft) -> Text:
    return Text("mono-log-contest-left", seat=SeatName(event.seat))


def _bankrupt(edition: Edition, event: e.WentBankrupt) -> Text:
    seat = SeatName(event.seat)
    deeds = places(edition, event.deeds) if event.deeds else Text("mono-nothing")
    if event.creditor != BANK:
        cash = got(event.cash, event.creditor_balance)
        return Text("mono-log-bankrupt", seat=seat, creditor=SeatName(event.creditor), deeds=deeds, cash=cash)
    return Text("mono-log-bankrupt-bank" if event.counts else "mono-log-returned", seat=seat, deeds=deeds)


def _left(_edition: Edition, event: e.SeatLeft) -> Text:
    return Text("mono-log-left", seat=SeatName(event.seat))


def _offered(edition: Edition, event: e.TradeOffered) -> Text:
    key = "mono-log-countered" if event.counters else "mono-log-offered"
    return Text(key, number=event.offer.id, bargain=bargain(edition, event.offer))


def _traded(edition: Edition, event: e.TradeMade) -> Text:
    offer = event.offer
    sides = zip((offer.by, offer.to), event.balances, event.fees, strict=True)
    balances = Listing(tuple(_balance(seat, balance, fee) for seat, balance, fee in sides))
    done = Text("mono-log-traded", number=offer.id, bargain=bargain(edition, offer), balances=balances)
    return (
        Text("mono-log-traded-redeemed", line=done, deeds=places(edition, event.redeemed)) if event.redeemed else done
    )


def _balance(seat: int, balance: int, fee: int) -> Text:
    if fee:
        return Text("mono-log-balance", seat=SeatName(seat), balance=balance, fee=fee)
    return Text("mono-log-balance-plain", seat=SeatName(seat), balance=balance)


def _refused(_edition: Edition, event: e.TradeRefused) -> Text:
    return Text("mono-log-refused", number=event.offer, by=SeatName(event.by), to=SeatName(event.to))


def _withdrawn(_edition: Edition, event: e.TradeWithdrawn) -> Text:
    return Text("mono-log-withdrawn", number=event.offer, by=SeatName(event.by), to=SeatName(event.to))


def _died(_edition: Edition, event: e.TradeDied) -> Text:
    return Text("mono-log-void", number=event.offer, by=SeatName(event.by), to=SeatName(event.to))


def _stop(_edition: Edition, event: e.StopProposed) -> Text:
    return Text("mono-log-stop", seat=SeatName(event.seat))


def _agreed(_edition: Edition, event: e.StopAgreed) -> Text:
    return Text("mono-log-stop-agreed", seat=SeatName(event.seat))


def _play_on(_edition: Edition, event: e.StopRefused) -> Text:
    return Text("mono-log-stop-refused", seat=SeatName(event.seat))


def _time(_edition: Edition, event: e.LastRoundCalled) -> Text:
    return Text("mono-log-last-round", round=event.round)


def _ended(_edition: Edition, event: e.MatchEnded) -> Text:
    worth = tuple(
        Text("mono-log-worth-of", seat=SeatName(seat), worth=event.worth[seat])
        for seat in sorted(range(len(event.places)), key=lambda seat: event.places[seat])
        if event.worth[seat]
    )
    return Text("mono-log-worth", worth=Listing(worth))


DEALS: dict[type[Event], Teller] = {
    e.AuctionOpened: _opened,
    e.AuctionSkipped: _skipped,
    e.BidMade: _bid,
    e.SealedBidMade: _sealed_bid,
    e.AuctionClosed: _closed,
    e.ContestOpened: _contest,
    e.ContestJoined: _joined,
    e.ContestLeft: _withdrew,
    e.WentBankrupt: _bankrupt,
    e.SeatLeft: _left,
    e.TradeOffered: _offered,
    e.TradeMade: _traded,
    e.TradeRefused: _refused,
    e.TradeWithdrawn: _withdrawn,
    e.TradeDied: _died,
    e.StopProposed: _stop,
    e.StopAgreed: _agreed,
    e.StopRefused: _play_on,
    e.LastRoundCalled: _time,
    e.MatchEnded: _ended,
}
"""Each begins a line."""
