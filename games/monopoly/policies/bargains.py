"""Trades of the steady player: what it offers, and what it accepts (rules E.1)."""

from games.core.asks import Ask, Command, Seat
from games.monopoly.board import is_tradable
from games.monopoly.commands import AcceptOffer, OfferSwap, OfferToBuy, RejectOffer
from games.monopoly.items import card_of
from games.monopoly.policies.appraisal import BONUS, harm, position
from games.monopoly.squares import GROUPS, INDEX, MORTGAGE, OF_GROUP, PRICE, SQUARES, STREET_GROUPS, Group, tenth
from games.monopoly.state import MORTGAGED, Offer
from games.monopoly.trading import MOST_OFFERS, too_dear
from games.monopoly.view import MonopolyView

JAIL_CARD = 40
"""What a jail card is worth."""
LEFT = 2
"""Houses that have to be affordable after paying for the deed that completes a group."""


def answer(view: MonopolyView, ask: Ask) -> Command:
    """Take an offer that is good and can be taken."""
    number = int(ask.kind.removeprefix("offer_"))
    offer = next(offer for offer in view.offers if offer.id == number)
    if _can_be_taken(view, ask, offer) and is_good(view, offer):
        return AcceptOffer(ask.seat, number)
    return RejectOffer(ask.seat, number)


def _can_be_taken(view: MonopolyView, ask: Ask, offer: Offer) -> bool:
    """Both can pay; what a debtor may still give away, the forms tell."""
    if view.debts:
        return any(form.command is AcceptOffer for form in ask.forms)
    return too_dear(view, offer) is None


def is_good(view: MonopolyView, offer: Offer) -> bool:
    """Whether taking the offer leaves the seat no worse off, any group that the other completes counted against it."""
    return gain(view, offer, offer.to) >= 0


def gain(view: MonopolyView, offer: Offer, seat: Seat) -> int:
    """What the swap brings a party in money: its own position and cash, less what the other's new groups are worth."""
    other = offer.by if seat == offer.to else offer.to
    owners = _swapped(view.owners, offer)
    groups = [group for group in GROUPS if OF_GROUP[group.index](owners) != OF_GROUP[group.index](view.owners)]
    mine = position(owners, view.levels, seat, groups) - position(view.owners, view.levels, seat, groups)
    received, given = (offer.give, offer.take) if seat == offer.to else (offer.take, offer.give)
    cash = (offer.pay - offer.ask) * (1 if seat == offer.to else -1)
    cards = JAIL_CARD * (_cards(received) - _cards(given))
    fees = sum(tenth(MORTGAGE[square]) for square in _squares(received) if view.levels[square] == MORTGAGED)
    return mine + cash + cards - fees - harm(view.owners, owners, other, groups)


def _swapped(owners: tuple[Seat, ...], offer: Offer) -> tuple[Seat, ...]:
    new = list(owners)
    for receiver, items in ((offer.to, offer.give), (offer.by, offer.take)):
        for square in _squares(items):
            new[square] = receiver
    return tuple(new)


def _squares(items: tuple[str, ...]) -> list[int]:
    return [INDEX[item] for item in items if item in INDEX]


def _cards(items: tuple[str, ...]) -> int:
    return sum(card_of(item) is not None for item in items)


def best_offer(view: MonopolyView, seat: Seat) -> Command | None:
    """An offer that completes an own group on fair terms: a swap of last deeds, else cash; None without one."""
    if view.offers and seat in [offer.by for offer in view.offers]:
        return None
    wanted = _missing(view, seat)
    for group, square, owner in wanted:
        if [offer.to for offer in view.offers].count(owner) >= MOST_OFFERS:
            continue
        command = _swap(view, seat, group, square, owner) or _purchase(view, seat, group, square, owner)
        if command is not None:
            return command
    return None


def _missing(view: MonopolyView, seat: Seat) -> list[tuple[Group, int, Seat]]:
    """Groups of which another live seat has just the last deed, the best group first."""
    owners, found = view.owners, []
    for group, holders_of, all_but_one in _STREETS:
        holders = holders_of(owners)
        if holders.count(seat) == all_but_one:
            (owner,) = {*holders} - {seat}
            missing = group.squares[holders.index(owner)]
            if _may_be_had(view, missing):
                found.append((group, missing, owner))
    return sorted(found, key=lambda each: -BONUS[each[0].index]) if len(found) > 1 else found


_STREETS = tuple((group, OF_GROUP[group.index], len(group.squares) - 1) for group in STREET_GROUPS)


def _may_be_had(view: MonopolyView, square: int) -> bool:
    owner = view.owners[square]
    return owner >= 0 and owner not in view.out and is_tradable(view, square)


def _swap(view: MonopolyView, seat: Seat, group: Group, square: int, owner: Seat) -> Command | None:
    """The last deed of one group for the last of another, evened out in cash."""
    for other, given, holder in _missing(view, owner):
        if holder != seat or other is group:
            continue
        balance = BONUS[group.index] - BONUS[other.index] + _value(view, square) - _value(view, given)
        pay, ask = max(balance, 0), max(-balance, 0)
        if pay <= view.players[seat].cash and ask <= view.players[owner].cash:
            return OfferSwap(seat, owner, (SQUARES[given].id,), (SQUARES[square].id,), pay, ask)
    return None


def _purchase(view: MonopolyView, seat: Seat, group: Group, square: int, owner: Seat) -> Command | None:
    """Cash for the last deed, if enough is left to build."""
    price = _value(view, square) + BONUS[group.index]
    if view.players[seat].cash - price < LEFT * group.house:
        return None
    return OfferToBuy(seat, owner, (SQUARES[square].id,), price)


def _value(view: MonopolyView, square: int) -> int:
    return PRICE[square] - (MORTGAGE[square] if view.levels[square] == MORTGAGED else 0)
