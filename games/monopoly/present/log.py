"""The log of the table: a step in as few lines as it takes, each beginning with what somebody did."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from games.core.game import Event
from games.core.text import Listing, SeatName, Text
from games.monopoly import events as e
from games.monopoly.names import place_name
from games.monopoly.options import Edition
from games.monopoly.present.log_deals import DEALS
from games.monopoly.present.log_turns import BEGIN, FOLLOW, spent
from games.monopoly.present.wording import joined
from games.monopoly.squares import SQUARES

PER_LINE = 3
"""What follows from a roll or a card is told in its line, up to so many facts."""
_BEGIN = {**BEGIN, **DEALS}
_Nameless: TypeAlias = e.Moved | e.SentToJail | e.JailMissed | e.ThrownAnew
"""Facts whose words leave out whose they are, because the line began with it."""


def narrate(event: Event, edition: Edition) -> Text | None:
    """The line about one event, or None when another event of the step says it better."""
    return next(iter(story((event,), edition)), None)


def story(events: tuple[Event, ...], edition: Edition) -> tuple[Text, ...]:
    """The lines about a step: deeds, and after each what followed from it."""
    return tuple(_lines(edition, events))


def _lines(edition: Edition, events: Iterable[Event]) -> Iterator[Text]:
    line: list[Text] = []
    head: Event | None = None
    last: Event | None = None
    dealt: list[e.DeedDealt] = []
    for event in events:
        if isinstance(event, e.DeedDealt):
            dealt.append(event)
            continue
        teller = _BEGIN.get(type(event)) or FOLLOW.get(type(event))
        told = teller(edition, _here(event, last)) if teller is not None else None
        if told is None:
            continue
        astray = isinstance(event, _Nameless) and not _goes_on(head, event)
        if line and (astray or type(event) in _BEGIN or len(line) > PER_LINE):
            yield joined(line)
            line = []
        if isinstance(event, _Nameless) and astray:
            line.append(Text("mono-log-goes", seat=SeatName(event.seat)))
        if astray or not line:
            head = event
        line.append(told)
        last = event
    if line:
        yield joined(line)
    yield from _dealt(edition, dealt)


def _here(event: Event, last: Event | None) -> Event:
    """The fact as it is told right after the move to the square that it is about."""
    if isinstance(event, e.Paid) and isinstance(last, e.Moved) and SQUARES[last.square].id == event.subject:
        return replace(event, subject="")
    return event


def _goes_on(head: Event | None, event: _Nameless) -> bool:
    """Whether the line began with something that led the same seat here."""
    return isinstance(head, e.DiceRolled | e.CardDrawn | e.JailLeft | _Nameless) and head.seat == event.seat


def _dealt(edition: Edition, dealt: list[e.DeedDealt]) -> Iterator[Text]:
    """One line for each seat, with what it paid and has left."""
    for seat in dict.fromkeys(event.seat for event in dealt):
        own = [event for event in dealt if event.seat == seat]
        deeds = Listing(tuple(place_name(edition, event.square) for event in own))
        if price := sum(event.price for event in own):
            cash = spent(price, own[-1].balance)
            yield Text("mono-log-dealt-paid", seat=SeatName(seat), deeds=deeds, cash=cash)
        else:
            yield Text("mono-log-dealt", seat=SeatName(seat), deeds=deeds)
