"""Panels, log lines and the outcome."""

from games.core.asks import Ask
from games.core.game import Event, Outcome
from games.core.panel import Panel, Section
from games.core.text import Listing, Name, SeatName, Text
from tests.games.toy import events as ev
from tests.games.toy.cards import VALUES, kind_of, value_of
from tests.games.toy.state import BazaarState
from tests.games.toy.view import BazaarView


def _names(cards: tuple[str, ...]) -> Listing:
    return Listing(tuple(Name(f"toy-{kind_of(card)}") for card in cards))


def table(view: BazaarView) -> Panel:
    """Everybody's stall."""
    lines = tuple(
        Text("toy-stand", seat=SeatName(seat), cards=stand.cards, coins=stand.coins, stall=_names(stand.stall))
        for seat, stand in enumerate(view.stands)
    )
    return Panel(Text("toy-title"), (Section(lines, Text("toy-deck", count=view.deck)),))


def hand(view: BazaarView, asks: tuple[Ask, ...]) -> Panel:
    """The own cards and questions."""
    sections = (Section((Text("toy-hand", cards=_names(view.hand)),), seat=view.seat),)
    return Panel(Text("toy-title"), (*sections, Section(tuple(ask.prompt for ask in asks))))


def guide() -> tuple[Section, ...]:
    """What the cards are called."""
    return (Section(tuple(Text("toy-card", card=Name(f"toy-{kind}")) for kind in VALUES), Text("toy-title")),)


def narrate(event: Event) -> Text | None:
    """A line for the log."""
    match event:
        case ev.Laid(seat=seat, card=card):
            return Text("toy-log-laid", seat=SeatName(seat), card=Name(f"toy-{kind_of(card)}"))
        case ev.RaidBegan(attacker=seat, defender=other, card=card):
            card_name = Name(f"toy-{kind_of(card)}")
            return Text("toy-log-raid", seat=SeatName(seat), other=SeatName(other), card=card_name)
        case ev.Buried(seat=seat, cards=cards):
            return Text("toy-log-buried", seat=SeatName(seat), count=len(cards))
        case ev.BidMade(seat=seat, amount=amount):
            return Text("toy-log-bid", seat=SeatName(seat), amount=amount)
        case ev.LeftTable(seat=seat):
            return Text("toy-log-left", seat=SeatName(seat))
    return None


ENDS = {
    "rounds": Text("toy-end-rounds"),
    "deck": Text("toy-end-deck"),
    "time": Text("toy-end-time"),
    "alone": Text("toy-end-alone"),
}


def outcome(state: BazaarState) -> Outcome | None:
    """The dearest stall and purse wins; who left comes last."""
    if not state.ended:
        return None
    scores = [sum(map(value_of, p.stall)) + p.coins if p.live else -1 for p in state.players]
    return Outcome(tuple(1 + sum(other > score for other in scores) for score in scores), ENDS[state.ended])
