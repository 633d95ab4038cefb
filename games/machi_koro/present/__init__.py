"""What people see of a match, as text keys: the public table, a hand, the log."""

from games.core.asks import Ask
from games.core.game import Event
from games.core.panel import Panel, Section
from games.core.text import Text
from games.machi_koro.options import BaseOptions
from games.machi_koro.view import MachiView


def table(view: MachiView) -> Panel:
    """The public table."""
    del view
    return Panel(Text("ruleset-machi_koro"), ())


def hand(view: MachiView, asks: tuple[Ask, ...]) -> Panel:
    """A seat's city."""
    del view, asks
    return Panel(Text("machi-hand-title"), ())


def guide(seats: int, options: BaseOptions) -> tuple[Section, ...]:
    """What to know before playing."""
    del seats, options
    return ()


def narrate(event: Event) -> Text | None:
    """A line for the log."""
    del event
    return None
