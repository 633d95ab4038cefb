"""A seat's own cards: money, properties, actions, each with its value and what it does. Not the table."""

from games.core.asks import Ask
from games.core.panel import Panel, Section
from games.core.text import SeatName, Text
from games.monopoly_deal.cards import ALL_COLOURS, CARDS, KIND, VALUE
from games.monopoly_deal.present.lines import card_lines
from games.monopoly_deal.present.names import notes
from games.monopoly_deal.view import DealView


def hand(view: DealView, asks: tuple[Ask, ...]) -> Panel:
    """The hand of the view's seat. The questions themselves stand with their controls."""
    del asks
    money = [card for card in view.hand if CARDS[card].family == "money"]
    properties = [card for card in view.hand if CARDS[card].is_property]
    actions = [card for card in view.hand if card not in money and card not in properties]
    sections = [Section((_status(view),))]
    if money:
        total = sum(VALUE[card] for card in money)
        sections.append(Section((Text("deal-hand-notes", notes=notes(money), total=total),), Text("deal-hand-money")))
    if properties:
        properties.sort(key=lambda card: (CARDS[card].is_wild, ALL_COLOURS.index(CARDS[card].colours[0]), card))
        sections.append(Section(tuple(card_lines(properties)), Text("deal-hand-properties")))
    if actions:
        actions.sort(key=lambda card: (-VALUE[card], KIND[card]))
        sections.append(Section(tuple(card_lines(actions)), Text("deal-hand-actions")))
    return Panel(Text("deal-hand-title", count=len(view.hand)), tuple(sections))


def _status(view: DealView) -> Text:
    count = len(view.hand)
    if view.ended is not None:
        return Text("deal-hand-over", count=count)
    if view.seat != view.turn:
        return Text("deal-hand-waiting", count=count, seat=SeatName(view.turn))
    if view.phase == "discard":
        return Text("deal-hand-discarding", count=count)
    return Text("deal-hand-turn", count=count, plays=view.plays)
