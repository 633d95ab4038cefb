"""A computer player with a plan: groups, the third house first, a reserve, fair trades, jail by the board (rules E)."""

from random import Random

from games.core.asks import Ask, Command, Seat
from games.monopoly.auctions import needed
from games.monopoly.board import deeds_of, live_seats, worth
from games.monopoly.commands import (
    AgreeToStop,
    Bid,
    Buy,
    Decline,
    GoAnywhere,
    JoinContest,
    Pass,
    PayFine,
    RaiseByOne,
    RaiseByTen,
    Roll,
    StayOut,
    UseJailCard,
)
from games.monopoly.contests import joinable, most_wanted
from games.monopoly.jail import may_pay
from games.monopoly.policies.appraisal import danger, worth_to
from games.monopoly.policies.bargains import answer, best_offer
from games.monopoly.policies.greedy import cheaper_tax
from games.monopoly.policies.spending import investment, mortgage_for, reserve, spends
from games.monopoly.squares import HOUSE_PRICE, PRICE, SQUARES
from games.monopoly.state import BANK
from games.monopoly.view import MonopolyView

OFFERS = 0.25
"""How often a turn begins with an offer, if there is one to make: nobody likes to be asked every time."""
SAFE = 25.0
"""Expected rent a roll above which jail is the better place once nothing is left to buy."""
LONG = 20
"""Rounds after which it agrees to stop and count."""
FREE = 4
"""With so many deeds still to be had, nobody stays in jail."""


def steady_policy(view: MonopolyView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The answer that serves the plan; what there is no plan for as the clock would."""
    ask = next(ask for ask in asks if ask.required)
    if ask.kind.startswith("offer_"):
        return answer(view, ask)
    command = _planned(view, ask.seat, ask.kind, rng) or ask.default
    assert command is not None
    return command


def steady_plan(view: MonopolyView, rng: Random) -> Command | None:
    """The same answer, while nothing is asked that the table does not show at once."""
    seat = view.seat
    if seat is None or view.offers or view.vote is not None:
        return None
    if view.window >= 0:
        return _before_rolling(view, seat, rng) if view.phase == "roll" else _planned(view, seat, view.phase, rng)
    if view.debts or view.heir >= 0:
        return None
    if view.auction is not None:
        return _bid(view, seat)
    return None if view.contest is not None else _planned(view, seat, view.phase, rng)


def _planned(view: MonopolyView, seat: Seat, kind: str, rng: Random) -> Command | None:
    """The answer to what the rules themselves ask; None: as the clock would."""
    match kind:
        case "roll":
            return _before_rolling(view, seat, rng)
        case "buy":
            return _purchase(view, seat)
        case "auction":
            return _bid(view, seat)
        case "jail":
            return _in_jail(view, seat)
        case "tax":
            return cheaper_tax(view, seat)
        case "contest":
            return _contest(view, seat)
        case "anywhere":
            return _anywhere(view, seat)
        case "stop" if _may_stop(view, seat):
            return AgreeToStop(seat)
    return None


def _before_rolling(view: MonopolyView, seat: Seat, rng: Random) -> Command:
    command = investment(view, seat)
    if command is None and rng.random() < OFFERS:
        command = best_offer(view, seat)
    return Roll(seat) if command is None else command


def _purchase(view: MonopolyView, seat: Seat) -> Command:
    """At its price unless that leaves too little for a deed of no consequence; groups are worth a mortgage."""
    player = view.players[seat]
    price, value = PRICE[player.square], worth_to(view, seat, player.square)
    if player.cash >= price and (value > price or spends(view, seat, price) == price):
        return Buy(seat)
    if value > price and player.cash < price:
        return mortgage_for(view, seat, price - player.cash) or Decline(seat)
    return Decline(seat)


def _bid(view: MonopolyView, seat: Seat) -> Command:
    """Up to what the deed is worth; ten at a time while that is far."""
    auction = view.auction
    assert auction is not None
    least = needed(auction)
    if auction.square < 0:
        most = min(_house_value(view, seat), view.players[seat].cash - reserve(view, seat))
    elif (value := worth_to(view, seat, auction.square)) > PRICE[auction.square]:
        most = min(value, view.players[seat].cash)
    else:
        most = spends(view, seat, value) if value >= least else value
    if most < least:
        return Pass(seat)
    if auction.sealed:
        return Bid(seat, most)
    return RaiseByTen(seat) if auction.bids and least + 9 <= most else RaiseByOne(seat)


def _house_value(view: MonopolyView, seat: Seat) -> int:
    contest = view.contest
    assert contest is not None
    own = [request.squares[0] for request in contest.requests if request.seat == seat]
    return HOUSE_PRICE[own[0]] if own else 0


def _in_jail(view: MonopolyView, seat: Seat) -> Command:
    """Out while there are deeds to be had or little to fear (E.1)."""
    if len(deeds_of(view, BANK)) >= FREE or danger(view, seat) < SAFE:
        cards = view.players[seat].cards
        if cards:
            return UseJailCard(seat, cards[0])
        if may_pay(view, seat):
            return PayFine(seat)
    return Roll(seat)


def _contest(view: MonopolyView, seat: Seat) -> Command:
    contest = view.contest
    assert contest is not None
    spare = view.players[seat].cash - reserve(view, seat)
    for group in reversed(joinable(view, seat, contest.kind)):
        count = min(most_wanted(view, seat, group, contest.kind), spare // group.house)
        if count > 0:
            return JoinContest(seat, group.id, count)
    return StayOut(seat)


def _anywhere(view: MonopolyView, seat: Seat) -> Command:
    """To the deed that is worth most, if there is one to buy."""
    cash = view.players[seat].cash
    free = [square for square in deeds_of(view, BANK) if PRICE[square] <= cash]
    best = max(free, key=lambda square: worth_to(view, seat, square), default=0)
    return GoAnywhere(seat, SQUARES[best].id)


def _may_stop(view: MonopolyView, seat: Seat) -> bool:
    """When it leads, or has played long enough for anybody's taste."""
    return view.round >= LONG or worth(view, seat) >= max(worth(view, other) for other in live_seats(view))
