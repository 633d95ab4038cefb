"""A computer player that buys what it can: every deed, every house, every auction below the price."""

from random import Random

from games.core.asks import Ask, Command, Seat
from games.monopoly.auctions import needed
from games.monopoly.board import groups_of, wealth
from games.monopoly.commands import ROW, Bid, Build, Buy, Pass, PayFlatTax, PayTenth, RaiseByOne
from games.monopoly.lots import growing, is_whole, why_not
from games.monopoly.policies.bargains import answer
from games.monopoly.squares import FLAT_TAX, PRICE, SQUARES, tenth
from games.monopoly.view import MonopolyView


def greedy_policy(view: MonopolyView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """Spend as long as there is cash, take offers that do no harm; anything else as the clock would."""
    del rng
    ask = next(ask for ask in asks if ask.required)
    seat = ask.seat
    match ask.kind:
        case "roll" if (house := first_house(view, seat)) is not None:
            return house
        case "buy" if view.players[seat].cash >= PRICE[view.players[seat].square]:
            return Buy(seat)
        case "auction":
            return _bid(view, seat)
        case "tax":
            return cheaper_tax(view, seat)
    if ask.kind.startswith("offer_"):
        return answer(view, ask)
    assert ask.default is not None
    return ask.default


def first_house(view: MonopolyView, seat: Seat) -> Command | None:
    """The first thing that can be built."""
    for group in groups_of(view, seat):
        if not group.house or view.players[seat].cash < group.house or not is_whole(view, seat, group):
            continue
        lots = growing(view, group)
        if len(lots) > 1 and why_not(view, seat, lots) is None:
            return Build(seat, group.id, ROW)
        for lot in lots:
            if why_not(view, seat, (lot,)) is None:
                return Build(seat, group.id, SQUARES[lot].id)
    return None


def cheaper_tax(view: MonopolyView, seat: Seat) -> Command:
    """200, or a tenth of everything if that is less (R62)."""
    return PayTenth(seat) if tenth(wealth(view, seat)) < FLAT_TAX else PayFlatTax(seat)


def _bid(view: MonopolyView, seat: Seat) -> Command:
    auction = view.auction
    assert auction is not None
    most = min(view.players[seat].cash, PRICE[auction.square] if auction.square >= 0 else 0)
    if most < needed(auction):
        return Pass(seat)
    return Bid(seat, most) if auction.sealed else RaiseByOne(seat)
