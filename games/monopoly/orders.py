"""Standing orders, for matches whose answers take hours; private (K3, rules D)."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly import commands as c
from games.monopoly.events_deals import OrdersGiven
from games.monopoly.squares import GROUP, GROUPS
from games.monopoly.state import NO_ORDERS, BuyOrder, JailOrder, MonopolyState, Orders

Tx = Transaction[MonopolyState]

HIGHEST_LIMIT = 5000
BUYING: tuple[BuyOrder, ...] = ("ask", "buy", "decline")
IN_JAIL: tuple[JailOrder, ...] = ("ask", "pay", "card", "roll")


def has_orders(state: MonopolyState) -> bool:
    """Whether the match takes standing orders."""
    return state.options.auction_style == "sealed"


def _require(state: MonopolyState) -> None:
    if not has_orders(state):
        raise IllegalMove("mono-refuse-orders")


def _scope(scope: str) -> tuple[int, ...]:
    """The groups that an order is for, by number."""
    if scope == c.ALL:
        return tuple(range(len(GROUPS)))
    return (GROUP[scope].index,) if scope in GROUP else ()


def check_buying(state: MonopolyState, command: c.OrderBuying) -> None:
    """At any time."""
    _require(state)
    if command.policy not in BUYING or not _scope(command.scope):
        raise IllegalMove("mono-refuse-orders")


def order_buying(tx: Tx, command: c.OrderBuying) -> None:
    """For these groups from now on."""
    orders = tx.state.orders[command.seat]
    scope = _scope(command.scope)
    buying = tuple(command.policy if place in scope else old for place, old in enumerate(orders.buying))
    _give(tx, command.seat, replace(orders, buying=buying))


def check_bids(state: MonopolyState, command: c.OrderBids) -> None:
    """At any time."""
    _require(state)
    if not 0 <= command.limit <= HIGHEST_LIMIT or not _scope(command.scope):
        raise IllegalMove("mono-refuse-orders")


def order_bids(tx: Tx, command: c.OrderBids) -> None:
    """For these groups from now on."""
    orders = tx.state.orders[command.seat]
    scope = _scope(command.scope)
    limits = tuple(command.limit if place in scope else old for place, old in enumerate(orders.limits))
    _give(tx, command.seat, replace(orders, limits=limits))


def check_jail(state: MonopolyState, command: c.OrderJail) -> None:
    """At any time."""
    _require(state)
    if command.policy not in IN_JAIL:
        raise IllegalMove("mono-refuse-orders")


def order_jail(tx: Tx, command: c.OrderJail) -> None:
    """From the next turn in jail on."""
    _give(tx, command.seat, replace(tx.state.orders[command.seat], jail=command.policy))


def check_clear(state: MonopolyState, command: c.ClearOrders) -> None:
    """At any time."""
    _require(state)


def clear(tx: Tx, command: c.ClearOrders) -> None:
    """Asked again from now on."""
    _give(tx, command.seat, NO_ORDERS)


def _give(tx: Tx, seat: Seat, orders: Orders) -> None:
    tx.emit(OrdersGiven(seat, orders))
