"""What an event says about cash, in words: "rent a>b 50"."""

from collections.abc import Iterator

from games.core.asks import Seat
from games.core.game import Event
from games.monopoly import events as e
from games.monopoly import events_deals as d
from games.monopoly.state import BANK

LETTERS = "abcdefgh"


def moved(event: Event) -> Iterator[str]:
    """Each sum with its reason, whose it was and whose it is; nothing for a sum of 0."""
    for reason, payer, payee, amount in sums(event):
        if amount:
            yield f"{reason} {_name(payer)}>{_name(payee)} {amount}"


def _name(seat: Seat) -> str:
    return LETTERS[seat] if seat >= 0 else "$" if seat == BANK else "*"


def sums(event: Event) -> Iterator[tuple[str, Seat, Seat, int]]:
    """Why, whose it was, whose it is, how much."""
    match event:
        case e.Moved(reason=reason, seat=seat, salary=amount):
            yield reason, BANK, seat, amount
        case e.Paid(reason=reason, payer=payer, payee=payee, amount=amount):
            yield reason, payer, payee, amount
        case e.DebtPaid(reason=reason, debtor=payer, creditor=payee, amount=amount):
            yield reason, payer, payee, amount
        case e.PotTaken(reason=reason, seat=seat, amount=amount):
            yield reason, -2, seat, amount
        case e.BuildingsSold() | e.Mortgaged() | e.BonusPaid():
            yield event.reason, BANK, event.seat, event.amount
        case e.DeedDealt() | e.DeedBought() | e.Built():
            yield event.reason, event.seat, BANK, event.price
        case e.Redeemed(reason=reason, seat=seat, amount=amount):
            yield reason, seat, BANK, amount
        case _:
            yield from _sums_of_deals(event)


def _sums_of_deals(event: Event) -> Iterator[tuple[str, Seat, Seat, int]]:
    match event:
        case d.AuctionClosed(reason=reason, seat=seat, price=price, owes=owes):
            yield reason, seat, BANK, 0 if owes else price
        case d.WentBankrupt(seat=seat, creditor=creditor, sold=sold, cash=cash):
            yield "sale", BANK, seat, sold
            yield event.reason, seat, creditor, cash
        case d.TradeMade(offer=offer, fees=fees):
            yield event.reason, offer.by, offer.to, offer.pay
            yield event.reason, offer.to, offer.by, offer.ask
            yield "transfer_fee", offer.by, BANK, fees[0]
            yield "transfer_fee", offer.to, BANK, fees[1]
