"""A deed of the bank is offered to whoever stops there (R22–R25)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.auctions import open_auction
from games.monopoly.commands import Buy, Decline
from games.monopoly.events import DeedBought, PurchaseDeclined, PurchaseOffered
from games.monopoly.guards import asked_for
from games.monopoly.squares import GROUP_OF, PRICE
from games.monopoly.state import BuyOrder, MonopolyState

Tx = Transaction[MonopolyState]


def offer_deed(tx: Tx, seat: Seat, square: int) -> None:
    """Ask, unless a standing order answers; before the first lap is over nothing is offered where that is agreed."""
    state = tx.state
    if state.options.first_lap_no_buy and not state.players[seat].lapped:
        return
    order = standing_order(state, seat, square)
    tx.emit(PurchaseOffered(seat, square, order))
    if order == "buy":
        _buy(tx, seat, square)
    elif order == "decline":
        _decline(tx, seat, square)


def standing_order(state: MonopolyState, seat: Seat, square: int) -> BuyOrder:
    """What the seat's order says about the deed; it is asked when it has none, or not the cash."""
    group = GROUP_OF[square]
    order = state.orders[seat].buying[group.index] if group is not None else "ask"
    return "ask" if order == "buy" and state.players[seat].cash < PRICE[square] else order


check_decline = asked_for("buy")
"""The deed is on offer."""


def check_buy(state: MonopolyState, command: Buy) -> None:
    """The deed is on offer and its price there (R22, R24)."""
    check_decline(state, command)
    player = state.players[command.seat]
    if player.cash < PRICE[player.square]:
        raise IllegalMove("mono-refuse-cash", price=PRICE[player.square], cash=player.cash)


def buy(tx: Tx, command: Buy) -> None:
    """Pay the printed price."""
    _buy(tx, command.seat, tx.state.players[command.seat].square)


def decline(tx: Tx, command: Decline) -> None:
    """Let it be auctioned, where that is agreed (R25)."""
    _decline(tx, command.seat, tx.state.players[command.seat].square)


def _buy(tx: Tx, seat: Seat, square: int) -> None:
    tx.emit(DeedBought(seat, square, PRICE[square], tx.state.players[seat].cash - PRICE[square]))


def _decline(tx: Tx, seat: Seat, square: int) -> None:
    auctioned = tx.state.options.auctions
    tx.emit(PurchaseDeclined(seat, square, kept=not auctioned))
    if auctioned:
        open_auction(tx, square)
