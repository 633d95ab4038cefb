"""Making offers and answering them (R101–R107)."""

from collections.abc import Iterator

from games.core.asks import Choice, Field, Filled, Form, Option, Seat
from games.core.text import SeatName, Text
from games.monopoly import commands as c
from games.monopoly import losses
from games.monopoly.board import others
from games.monopoly.forms import fields, items_field, partner_field, redeem_field, sum_field
from games.monopoly.guards import may_start_trade
from games.monopoly.items import items_of, mortgaged_among
from games.monopoly.state import MonopolyState, Offer
from games.monopoly.trading import has_room, is_fresh, may_counter, may_offer, why_not

Names = tuple[str, ...]


def trade(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """Buy, sell, swap, give; and take an own offer back."""
    partners = [
        other for other in others(state, seat) if may_start_trade(state, seat, other) and has_room(state, other)
    ]
    if partners and may_offer(state, seat):
        yield from _offers(state, seat, partners)
    own = tuple(offer for offer in state.offers if offer.by == seat and may_start_trade(state, offer.by, offer.to))
    if own:
        options = tuple(
            Option(offer.id, Text("mono-label-offer", number=offer.id, seat=SeatName(offer.to))) for offer in own
        )
        field = Choice("offer", Text("mono-prompt-offer"), options)
        yield Form("take_back", Text("mono-form-take_back"), c.WithdrawOffer, fields(lambda _filled: field))


def _offers(state: MonopolyState, seat: Seat, partners: list[Seat]) -> Iterator[Form]:
    mine, cash = items_of(state, seat), state.players[seat].cash
    holders = [other for other in partners if items_of(state, other)]

    def give(_filled: tuple[Filled, ...]) -> Field:
        return items_field(state, "give", mine)

    def take(filled: tuple[Filled, ...]) -> Field:
        return items_field(state, "take", items_of(state, _partner(filled)))

    def ask(filled: tuple[Filled, ...]) -> Field:
        most = 0 if len(filled) > 3 and filled[3] else state.players[_partner(filled)].cash
        return sum_field("ask", 0, most)

    if cash and holders:
        makers = fields(
            lambda _filled: partner_field(state, holders),
            take,
            lambda _filled: sum_field("pay", 1, cash),
            lambda filled: _redeem(state, _names(filled[1])),
        )
        yield Form("offer_buy", Text("mono-form-offer_buy"), c.OfferToBuy, makers)
    if mine:
        makers = fields(lambda _filled: partner_field(state, partners), give, ask)
        yield Form("offer_sell", Text("mono-form-offer_sell"), c.OfferToSell, makers)
    if mine and holders:
        makers = fields(
            lambda _filled: partner_field(state, holders),
            give,
            take,
            lambda _filled: sum_field("pay", 0, cash, "mono-prompt-pay-or-ask"),
            ask,
            lambda filled: _redeem(state, _names(filled[2])),
        )
        yield Form("offer_swap", Text("mono-form-offer_swap"), c.OfferSwap, makers)
    if cash:
        makers = fields(lambda _filled: partner_field(state, partners), lambda _filled: sum_field("pay", 1, cash))
        yield Form("offer_cash", Text("mono-form-offer_cash"), c.OfferCash, makers)


def _partner(filled: tuple[Filled, ...]) -> Seat:
    return int(str(filled[0]))


def _names(filled: Filled) -> Names:
    return filled if isinstance(filled, tuple) else ()


def _redeem(state: MonopolyState, received: Names) -> Field | None:
    """Which of the mortgaged deeds received to redeem at once, where that is a choice (R106)."""
    mortgaged = mortgaged_among(state, received)
    if not mortgaged or state.options.mortgage_transfer == "must_redeem":
        return None
    return redeem_field(state, mortgaged)


def answers(state: MonopolyState, offer: Offer) -> Iterator[Form]:
    """Accept, if it is possible as things stand; another sum; or no."""
    number = (offer.id,)
    cash, theirs = state.players[offer.to].cash, state.players[offer.by].cash
    if is_fresh(state, offer) and why_not(state, offer) is None:
        makers = fields(lambda _filled: _redeem(state, offer.give))
        confirm = losses.of_trading(state, offer)
        yield Form("accept", Text("mono-form-accept"), c.AcceptOffer, makers, confirm, given=number)
    if may_counter(state, offer):
        makers = fields(
            lambda _filled: sum_field("pay", 0, cash, "mono-prompt-pay-or-ask"),
            lambda filled: sum_field("ask", 0, 0 if filled[0] else theirs),
            lambda _filled: _redeem(state, offer.give),
        )
        yield Form("counter", Text("mono-form-counter"), c.CounterOffer, makers, given=number)
    yield Form("reject", Text("mono-form-reject"), c.RejectOffer, given=number)
