"""What the table, a hand and the log say. A stand-in: the words come later."""

from games.core.asks import Ask
from games.core.game import Event
from games.core.panel import Panel, Section
from games.core.text import Text
from games.monopoly_deal.view import DealView


def table(view: DealView) -> Panel:
    """The public table."""
    del view
    return Panel(Text("ruleset-monopoly_deal"), ())


def hand(view: DealView, asks: tuple[Ask, ...]) -> Panel:
    """A seat's hand and its questions."""
    del view
    return Panel(Text("ruleset-monopoly_deal"), tuple(Section((ask.prompt,)) for ask in asks))


def narrate(event: Event) -> Text | None:
    """A line for the log."""
    del event
    return None
