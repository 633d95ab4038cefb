"""A seat's own cards by letter: properties, money, actions, each with its value and what it does. Not the table."""

from collections.abc import Iterator
from itertools import groupby

from games.core.asks import Ask
from games.core.panel import Panel, Section
from games.core.text import Listing, SeatName, Text
from games.monopoly_deal.cards import CARDS, VALUE
from games.monopoly_deal.lettering import letters
from games.monopoly_deal.present.lines import card_lines, lettered
from games.monopoly_deal.present.names import note
from games.monopoly_deal.view import DealView


def hand(view: DealView, asks: tuple[Ask, ...]) -> Panel:
    """The hand of the view's seat. The questions themselves stand with their controls."""
    del asks
    return Panel(Text("deal-hand-title", count=len(view.hand)), (Section((_status(view),)), *_groups(view.hand)))


def _groups(held: tuple[str, ...]) -> Iterator[Section]:
    marks = letters(held)
    properties = [card for card in marks if CARDS[card].is_property]
    money = [card for card in marks if CARDS[card].family == "money"]
    actions = [card for card in marks if card not in money and card not in properties]
    if properties:
        lines = tuple(line for line, _ in card_lines(properties, letters=marks))
        yield Section(lines, Text("deal-hand-properties"))
    if money:
        alike = [list(group) for _, group in groupby(money, VALUE.__getitem__)]
        notes = Listing(tuple(lettered(note(VALUE[cards[0]], len(cards)), cards, marks) for cards in alike))
        total = sum(VALUE[card] for card in money)
        yield Section((Text("deal-hand-notes", notes=notes, total=total),), Text("deal-hand-money"))
    if actions:
        yield Section(tuple(line for line, _ in card_lines(actions, letters=marks)), Text("deal-hand-actions"))


def _status(view: DealView) -> Text:
    count = len(view.hand)
    if view.ended is not None:
        return Text("deal-hand-over", count=count)
    if view.seat != view.turn:
        return Text("deal-hand-waiting", count=count, seat=SeatName(view.turn))
    if view.phase == "discard":
        return Text("deal-hand-discarding", count=count)
    return Text("deal-hand-turn", count=count, plays=view.plays)
