"""What the table waits for besides the turn: auctions, shortages, debts, offers, votes."""

from collections.abc import Iterator

from games.core.text import Listing, Name, SeatName, Text
from games.monopoly.board import raisable
from games.monopoly.names import bargain, building_name
from games.monopoly.present.log_deals import lot_text
from games.monopoly.present.log_turns import reason_text
from games.monopoly.present.wording import party
from games.monopoly.squares import PRICE
from games.monopoly.state import Auction, Contest, Debt, Vote
from games.monopoly.view import MonopolyView

OFFERS = 2
"""So many offers are told on the table, the newest ones; the others are counted."""


def pending(view: MonopolyView) -> Iterator[Text]:
    """A line for each, most pressing first."""
    if view.debts:
        yield debt_line(view, view.debts[0])
        if more := len(view.debts) - 1:
            yield Text("mono-table-debts", more=more)
    if view.auction is not None:
        yield from _auction(view, view.auction)
    if view.contest is not None:
        yield _contest(view, view.contest)
    if view.estate:
        yield Text("mono-table-estate", count=len(view.estate))
    if view.heir >= 0:
        yield Text("mono-table-heir", seat=SeatName(view.heir))
    hidden = len(view.offers) - OFFERS
    yield from (
        Text("mono-table-offer", number=offer.id, bargain=bargain(view.options.edition, offer))
        for offer in view.offers[-OFFERS:]
    )
    if hidden > 0:
        yield Text("mono-table-offers", more=hidden)
    if view.vote is not None:
        yield _vote(view.vote)


def debt_line(view: MonopolyView, debt: Debt) -> Text:
    """To whom, how much, what for, and how much can still be raised."""
    return Text(
        "mono-table-debt",
        debtor=SeatName(debt.debtor),
        creditor=party(debt.creditor),
        amount=debt.amount,
        reason=reason_text(view.options.edition, debt.reason, debt.subject),
        cash=view.players[debt.debtor].cash,
        raisable=raisable(view, debt.debtor),
    )


def _auction(view: MonopolyView, auction: Auction) -> Iterator[Text]:
    what = lot_text(view.options.edition, auction.square)
    if auction.square >= 0:
        what = Text("mono-table-lot", what=what, price=PRICE[auction.square])
    if auction.sealed:
        yield Text("mono-table-auction-sealed", what=what, least=auction.least)
        answered = (*(bid.seat for bid in auction.bids), *auction.passed)
        if answered:
            yield Text("mono-table-answered", seats=Listing(tuple(SeatName(seat) for seat in dict.fromkeys(answered))))
        return
    lead = auction.lead
    if lead is None:
        yield Text("mono-table-auction", what=what, least=auction.least)
    else:
        yield Text("mono-table-auction-lead", what=what, seat=SeatName(lead.seat), amount=lead.amount)
    if auction.passed:
        yield Text("mono-table-passed", seats=Listing(tuple(SeatName(seat) for seat in auction.passed)))


def _contest(view: MonopolyView, contest: Contest) -> Text:
    wishes = tuple(
        Text("mono-table-wish", seat=SeatName(request.seat), count=len(request.squares)) for request in contest.requests
    )
    building: Name = building_name(view.options.edition, contest.kind)
    left = view.houses if contest.kind == "house" else view.hotels
    return Text("mono-table-contest", building=building, left=left, wishes=Listing(wishes))


def _vote(vote: Vote) -> Text:
    return Text("mono-table-vote", seats=Listing(tuple(SeatName(seat) for seat in vote.agreed)))
