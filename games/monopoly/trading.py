"""Trades: offers that reserve nothing, judged again whole when they are accepted (R101–R107)."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.piles import replaced
from games.monopoly import commands as c
from games.monopoly.apply_cash import with_cash
from games.monopoly.board import Board, live_seats, raisable
from games.monopoly.events_deals import TradeDied, TradeMade, TradeOffered, TradeRefused, TradeWithdrawn
from games.monopoly.guards import may_start_trade, may_trade, settling
from games.monopoly.items import (
    card_of,
    gives,
    mortgaged_among,
    raisable_of,
    squares_among,
)
from games.monopoly.squares import MORTGAGE, tenth
from games.monopoly.state import MonopolyState, Offer

Tx = Transaction[MonopolyState]

MOST_OFFERS = 3
"""A seat's own offers that may be open at once, and those made to it: a hand has to be drawn."""


def offer_of(state: MonopolyState, number: int) -> Offer | None:
    """The open offer of that number."""
    return next((offer for offer in state.offers if offer.id == number), None)


def may_offer(state: MonopolyState, seat: Seat) -> bool:
    """Whether the seat may make one more offer."""
    return sum(offer.by == seat for offer in state.offers) < MOST_OFFERS


def has_room(state: MonopolyState, seat: Seat) -> bool:
    """Whether one more offer may be made to the seat."""
    return sum(offer.to == seat for offer in state.offers) < MOST_OFFERS


def check_offer(state: MonopolyState, command: c.OfferToBuy | c.OfferToSell | c.OfferSwap | c.OfferCash) -> None:
    """Both play, the time is right, each has what it would give, and something changes hands (R101–R103)."""
    seat, partner = command.seat, command.partner
    if type(partner) is not int or partner == seat or partner not in live_seats(state):
        raise IllegalMove("mono-refuse-partner")
    if not may_start_trade(state, seat, partner):
        raise IllegalMove("mono-refuse-trade-now")
    if not may_offer(state, seat):
        raise IllegalMove("mono-refuse-offers", count=MOST_OFFERS)
    if not has_room(state, partner):
        raise IllegalMove("mono-refuse-partner-busy", count=MOST_OFFERS)
    offer = _drafted(state, command)
    _require_items(state, offer)
    _require_sums(state, offer)
    fits = {
        c.OfferToBuy: bool(offer.take) and offer.pay > 0,
        c.OfferToSell: bool(offer.give),
        c.OfferSwap: bool(offer.give) and bool(offer.take),
        c.OfferCash: offer.pay > 0,
    }
    if not fits[type(command)]:
        raise IllegalMove("mono-refuse-nothing")


def _drafted(state: MonopolyState, command: c.OfferToBuy | c.OfferToSell | c.OfferSwap | c.OfferCash) -> Offer:
    give: tuple[str, ...] = getattr(command, "give", ())
    take: tuple[str, ...] = getattr(command, "take", ())
    pay, ask, redeem = getattr(command, "pay", 0), getattr(command, "ask", 0), getattr(command, "redeem", ())
    return _offer(state, command.seat, command.partner, give, take, (pay, ask), redeem)


def _offer(
    state: MonopolyState,
    by: Seat,
    to: Seat,
    give: tuple[str, ...],
    take: tuple[str, ...],
    sums: tuple[int, int],
    redeem: tuple[str, ...],
) -> Offer:
    levels = tuple(state.levels[square] for square in squares_among((*give, *take)))
    number = state.offered + 1
    return Offer(number, by, to, give, take, *sums, redeem, levels, state.step, state.turns)


def _require_items(state: MonopolyState, offer: Offer) -> None:
    for seat, items in ((offer.by, offer.give), (offer.to, offer.take)):
        if len(set(items)) < len(items) or not gives(state, seat, items):
            raise IllegalMove("mono-refuse-items")
    _require_redeem(state, offer.take, offer.redeem)


def _require_redeem(state: MonopolyState, received: tuple[str, ...], redeem: tuple[str, ...]) -> None:
    """Mortgaged deeds among what is received, each once; none where all must be redeemed anyway."""
    choice = mortgaged_among(state, received) if state.options.mortgage_transfer == "choice" else ()
    if len(set(redeem)) < len(redeem) or not set(redeem) <= set(choice):
        raise IllegalMove("mono-refuse-deed")


def _require_sums(state: MonopolyState, offer: Offer) -> None:
    for seat, amount in ((offer.by, offer.pay), (offer.to, offer.ask)):
        if type(amount) is not int or not 0 <= amount <= state.players[seat].cash:
            raise IllegalMove("mono-refuse-sum", most=state.players[seat].cash)
    if offer.pay and offer.ask:
        raise IllegalMove("mono-refuse-both-pay")


def make_offer(tx: Tx, command: c.OfferToBuy | c.OfferToSell | c.OfferSwap | c.OfferCash) -> None:
    """It stands until it is answered or dies."""
    tx.emit(TradeOffered(_drafted(tx.state, command)))


def require_own(state: MonopolyState, seat: Seat, number: int) -> Offer:
    """An open offer to the seat, which may be answered now."""
    offer = offer_of(state, number)
    if offer is None or offer.to != seat or not may_trade(state, offer.by, offer.to):
        raise IllegalMove("mono-refuse-offer-gone")
    return offer


def fee_of(board: Board, received: tuple[str, ...]) -> int:
    """What a receiver of mortgaged deeds must at least pay the bank right after (R106)."""
    squares = squares_among(mortgaged_among(board, received))
    whole = board.options.mortgage_transfer == "must_redeem"
    return sum(tenth(MORTGAGE[square]) + (MORTGAGE[square] if whole else 0) for square in squares)


def check_accept(state: MonopolyState, command: c.AcceptOffer) -> None:
    """Everything once more: items, cash, fees, and what a debtor could still raise (R104, R106, R107)."""
    offer = require_own(state, command.seat, command.offer)
    if not is_fresh(state, offer):
        raise IllegalMove("mono-refuse-offer-gone")
    _require_redeem(state, offer.give, command.redeem)
    refusal = why_not(state, offer)
    if refusal is not None:
        raise refusal


def why_not(state: MonopolyState, offer: Offer) -> IllegalMove | None:
    """What speaks against an offer as things stand; None when nothing does."""
    if settling(state):
        debt = state.debts[0]
        before, after = raisable(state, debt.debtor), raisable_after(state, offer, debt.debtor)
        if after < debt.amount and after <= before:
            return IllegalMove("mono-refuse-debtor", amount=debt.amount, raisable=after)
    return too_dear(state, offer)


def too_dear(board: Board, offer: Offer) -> IllegalMove | None:
    """Who could not pay what they give, or not the fees after it (R103, R106); None when both could."""
    for seat, pays, gets, received in (
        (offer.by, offer.pay, offer.ask, offer.take),
        (offer.to, offer.ask, offer.pay, offer.give),
    ):
        cash = board.players[seat].cash
        if pays > cash or cash - pays + gets < fee_of(board, received):
            return IllegalMove("mono-refuse-short", price=pays + fee_of(board, received), cash=cash)
    return None


def raisable_after(state: MonopolyState, offer: Offer, seat: Seat) -> int:
    """What a party could raise right after the swap (R107)."""
    mine, theirs = (offer.give, offer.take) if seat == offer.by else (offer.take, offer.give)
    balance = offer.ask - offer.pay if seat == offer.by else offer.pay - offer.ask
    change = raisable_of(state, theirs) - raisable_of(state, mine)
    tenths = sum(tenth(MORTGAGE[square]) for square in squares_among(mortgaged_among(state, theirs)))
    return raisable(state, seat) + balance + change - tenths


def accept(tx: Tx, command: c.AcceptOffer) -> None:
    """Swap at once; deeds are redeemed in board order as far as cash goes (R104, R106)."""
    state = tx.state
    offer = offer_of(state, command.offer)
    assert offer is not None
    maker = state.players[offer.by].cash - offer.pay + offer.ask
    other = state.players[offer.to].cash - offer.ask + offer.pay
    redeemed_by, fee_by = _redemption(state, offer.take, offer.redeem, maker)
    redeemed_to, fee_to = _redemption(state, offer.give, command.redeem, other)
    balances = (maker - fee_by, other - fee_to)
    tx.emit(TradeMade(offer, (*redeemed_by, *redeemed_to), (fee_by, fee_to), balances))


def _redemption(
    state: MonopolyState, received: tuple[str, ...], wanted: tuple[str, ...], cash: int
) -> tuple[tuple[int, ...], int]:
    """Which deeds are redeemed, and everything that is paid to the bank."""
    mortgaged = mortgaged_among(state, received)
    if state.options.mortgage_transfer == "must_redeem":
        return squares_among(mortgaged), fee_of(state, received)
    fee, done = fee_of(state, received), []
    for square in sorted(squares_among(wanted)):
        if cash - fee >= MORTGAGE[square]:
            fee += MORTGAGE[square]
            done.append(square)
    return tuple(done), fee


def swapped(state: MonopolyState, offer: Offer, redeemed: tuple[int, ...], fees: tuple[int, int]) -> MonopolyState:
    """The state after the swap."""
    owners, levels, players = list(state.owners), list(state.levels), state.players
    for giver, receiver, items in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.take)):
        for item in items:
            deck = card_of(item)
            if deck is None:
                owners[squares_among((item,))[0]] = receiver
                continue
            had, gets = players[giver], players[receiver]
            players = replaced(players, giver, replace(had, cards=tuple(x for x in had.cards if x != deck)))
            players = replaced(players, receiver, replace(gets, cards=(*gets.cards, deck)))
    for square in redeemed:
        levels[square] = 0
    players = with_cash(players, offer.by, offer.ask - offer.pay - fees[0])
    players = with_cash(players, offer.to, offer.pay - offer.ask - fees[1])
    return replace(state, owners=tuple(owners), levels=tuple(levels), players=players, bank=state.bank + sum(fees))


def check_reject(state: MonopolyState, command: c.RejectOffer) -> None:
    """An open offer to the seat."""
    require_own(state, command.seat, command.offer)


def reject(tx: Tx, command: c.RejectOffer) -> None:
    """It stands no more."""
    offer = offer_of(tx.state, command.offer)
    assert offer is not None
    tx.emit(TradeRefused(offer.id, offer.by, offer.to))


def may_counter(state: MonopolyState, offer: Offer) -> bool:
    """Whether the offer has items to name another sum for."""
    free = may_offer(state, offer.to) and has_room(state, offer.by)
    return bool(offer.give or offer.take) and free and is_fresh(state, offer)


def check_counter(state: MonopolyState, command: c.CounterOffer) -> None:
    """An open offer to the seat, with another sum."""
    offer = require_own(state, command.seat, command.offer)
    if not may_counter(state, offer):
        raise IllegalMove("mono-refuse-counter")
    counter = _countered(state, command, offer)
    _require_items(state, counter)
    _require_sums(state, counter)


def _countered(state: MonopolyState, command: c.CounterOffer, offer: Offer) -> Offer:
    sums = (command.pay, command.ask)
    return _offer(state, offer.to, offer.by, offer.take, offer.give, sums, command.redeem)


def counter(tx: Tx, command: c.CounterOffer) -> None:
    """The offer is answered by one the other way round."""
    offer = offer_of(tx.state, command.offer)
    assert offer is not None
    tx.emit(TradeRefused(offer.id, offer.by, offer.to))
    tx.emit(TradeOffered(_countered(tx.state, command, offer), offer.id))


def check_withdraw(state: MonopolyState, command: c.WithdrawOffer) -> None:
    """An own open offer, whenever offers may be made."""
    offer = offer_of(state, command.offer)
    if offer is None or offer.by != command.seat or not may_start_trade(state, offer.by, offer.to):
        raise IllegalMove("mono-refuse-offer-gone")


def withdraw(tx: Tx, command: c.WithdrawOffer) -> None:
    """It stands no more."""
    offer = offer_of(tx.state, command.offer)
    assert offer is not None
    tx.emit(TradeWithdrawn(offer.id, offer.by, offer.to))


def is_fresh(state: MonopolyState, offer: Offer) -> bool:
    """Whether nothing in it has changed and it is no older than a round (R105)."""
    squares = squares_among((*offer.give, *offer.take))
    if tuple(state.levels[square] for square in squares) != offer.levels:
        return False
    if not gives(state, offer.by, offer.give) or not gives(state, offer.to, offer.take):
        return False
    return state.turns - offer.turn <= len(live_seats(state))


def prune(tx: Tx) -> None:
    """Offers that died (R105)."""
    for offer in tx.state.offers:
        if not is_fresh(tx.state, offer):
            tx.emit(TradeDied(offer.id, offer.by, offer.to))
