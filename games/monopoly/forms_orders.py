"""Standing orders: what to answer when one is not there."""

from collections.abc import Iterator

from games.core.asks import Choice, Filled, Form, Option
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly.forms import fields, sums
from games.monopoly.names import group_name
from games.monopoly.options import Edition
from games.monopoly.orders import BUYING, HIGHEST_LIMIT, IN_JAIL
from games.monopoly.squares import GROUPS

_BUYING = Choice(
    "policy", Text("mono-prompt-buying"), tuple(Option(each, Text(f"mono-label-order-{each}")) for each in BUYING)
)
_JAIL = Choice(
    "policy", Text("mono-prompt-jail"), tuple(Option(each, Text(f"mono-label-jail-{each}")) for each in IN_JAIL)
)
_LIMIT = sums("limit", Text("mono-prompt-limit", most=HIGHEST_LIMIT), 0, HIGHEST_LIMIT)


def orders(edition: Edition) -> Iterator[Form]:
    """For buying, for bidding, for jail; or none any more."""

    def scope(_filled: tuple[Filled, ...]) -> Choice:
        groups = (Option(group.id, Text("mono-label-group", group=group_name(edition, group.id))) for group in GROUPS)
        return Choice("scope", Text("mono-prompt-scope"), (Option(c.ALL, Text("mono-label-all")), *groups))

    yield Form("buying", Text("mono-form-order_buying"), c.OrderBuying, fields(scope, lambda _filled: _BUYING))
    yield Form("bids", Text("mono-form-order_bids"), c.OrderBids, fields(scope, lambda _filled: _LIMIT))
    yield Form("jail", Text("mono-form-order_jail"), c.OrderJail, fields(lambda _filled: _JAIL))
    yield Form("clear", Text("mono-form-order_clear"), c.ClearOrders)
