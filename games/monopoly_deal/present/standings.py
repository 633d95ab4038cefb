"""How each seat stands, in a line that goes with the table's picture, and as one number."""

from games.core.asks import Seat
from games.core.text import Text
from games.monopoly_deal import stacks
from games.monopoly_deal.cards import VALUE
from games.monopoly_deal.state import Table
from games.monopoly_deal.view import DealView

SET_WORTH = 10
"""What a complete set counts beyond its cards, in M: sets win, not money."""


def standings(view: DealView) -> tuple[Text, ...]:
    """Complete sets, bank, properties and cards in hand of each seat."""
    return tuple(_standing(view, seat) for seat in range(len(view.tables)))


def _standing(view: DealView, seat: Seat) -> Text:
    if seat in view.left:
        return Text("deal-standing-left")
    owned = view.tables[seat]
    return Text(
        "deal-standing",
        sets=stacks.complete_colours(owned),
        goal=view.options.sets_to_win,
        bank=_worth(owned.bank),
        properties=sum(len(stack.cards) for stack in owned.stacks),
        cards=view.hands[seat],
    )


def wealth(view: DealView) -> tuple[int, ...]:
    """What lies on each table, in M, and 10M for each complete set."""
    return tuple(_wealth(owned) for owned in view.tables)


def _wealth(owned: Table) -> int:
    laid = sum(stacks.value(stack) for stack in owned.stacks)
    return _worth(owned.bank) + _worth(owned.loose) + laid + SET_WORTH * stacks.complete_colours(owned)


def _worth(cards: tuple[str, ...]) -> int:
    return sum(VALUE[card] for card in cards)
