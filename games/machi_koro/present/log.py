"""The log of the table: a step in as few lines as it takes, each beginning with what somebody did."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from games.core.game import Event
from games.core.text import SeatName, Text
from games.machi_koro import events as e
from games.machi_koro.cards import LANDMARKS
from games.machi_koro.present.gains import PIECES, pieces
from games.machi_koro.present.names import CARD_NAMES, chunks, dice, joined, price

PER_LINE = 4
"""What a roll brings is told in one line up to so many cards."""
_Deed: TypeAlias = Callable[[Any], Text | None]


def narrate(event: Event) -> Text | None:
    """The line about one event, or None when another event of the step says it better."""
    return next(iter(story((event,))), None)


def story(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """The lines about a step: deeds, and after each what followed from it."""
    kinds = {type(event) for event in events}
    if e.CoinsDealt in kinds:
        return tuple(Text("machi-log-began", seat=SeatName(b.seat)) for b in events if isinstance(b, e.TurnBegan))
    lines: list[Text] = []
    deed: Text | None = None
    followed: list[Event] = []
    for event in events:
        if type(event) in PIECES:
            followed.append(event)
        elif (said := _said(event)) is not None:
            lines += _told(deed, followed)
            deed, followed = said, []
    if deed is not None and not followed and e.BuildBegan in kinds and _settles(events[0]):
        deed = joined([deed, Text("machi-log-nothing")])
    return (*lines, *_told(deed, followed))


def _told(deed: Text | None, followed: Iterable[Event]) -> Iterator[Text]:
    told = pieces(followed)
    head = [deed] if deed is not None else []
    if not told:
        yield from head
    for line in chunks(told, PER_LINE):
        yield joined([*head, *line])
        head = []


def _settles(event: Event) -> bool:
    """Whether the total may stand after it."""
    if isinstance(event, e.Declined):
        return event.phase == "harbor"
    return isinstance(event, e.DiceRolled | e.RollKept | e.TwoAdded)


def _said(event: Event) -> Text | None:
    deed = DEEDS.get(type(event))
    return deed(event) if deed is not None else None


def _turn_began(event: e.TurnBegan) -> Text | None:
    return Text("machi-log-again", seat=SeatName(event.seat)) if event.extra else None


def _rolled(event: e.DiceRolled) -> Text:
    key = "machi-log-rolled-again" if event.again else "machi-log-rolled"
    return Text(key, seat=SeatName(event.seat), dice=dice(event.dice, sum(event.dice)))


def _kept(event: e.RollKept) -> Text:
    return Text("machi-log-kept", seat=SeatName(event.seat))


def _added(event: e.TwoAdded) -> Text:
    return Text("machi-log-added", seat=SeatName(event.seat), total=event.total)


def _declined(event: e.Declined) -> Text | None:
    if event.phase == "invest":
        return None
    return Text(f"machi-log-declined-{event.phase}", seat=SeatName(event.seat))


def _tuna(event: e.TunaRolled) -> Text:
    return Text("machi-log-tuna", seat=SeatName(event.seat), dice=dice(event.dice, sum(event.dice)))


def _swapped(event: e.CardsSwapped) -> Text:
    give, take = CARD_NAMES[event.give], CARD_NAMES[event.take]
    return Text("machi-log-swapped", seat=SeatName(event.seat), target=SeatName(event.target), give=give, take=take)


def _given(event: e.CardGiven) -> Text:
    target, card = SeatName(event.target), CARD_NAMES[event.card]
    return Text("machi-log-given", seat=SeatName(event.seat), target=target, card=card)


def _demolished(event: e.LandmarkDemolished) -> Text:
    return Text("machi-log-demolished", seat=SeatName(event.seat), card=CARD_NAMES[event.landmark])


def _exhibited(event: e.CardExhibited) -> Text:
    return Text("machi-log-exhibited", seat=SeatName(event.seat), card=CARD_NAMES[event.card])


def _built(event: e.Built) -> Text:
    key = "machi-log-built-landmark" if event.card in LANDMARKS else "machi-log-built"
    return Text(key, seat=SeatName(event.seat), card=CARD_NAMES[event.card], price=price(event.cost))


def _nothing_built(event: e.NothingBuilt) -> Text:
    return Text("machi-log-built-nothing", seat=SeatName(event.seat))


def _invested(event: e.Invested) -> Text:
    card = CARD_NAMES["tech_startup"]
    return Text("machi-log-invested", seat=SeatName(event.seat), card=card, total=event.total)


def _left(event: e.SeatLeft) -> Text:
    return Text("machi-log-left", seat=SeatName(event.seat))


DEEDS: dict[type[Event], _Deed] = {
    e.TurnBegan: _turn_began,
    e.DiceRolled: _rolled,
    e.RollKept: _kept,
    e.TwoAdded: _added,
    e.Declined: _declined,
    e.TunaRolled: _tuna,
    e.CardsSwapped: _swapped,
    e.CardGiven: _given,
    e.LandmarkDemolished: _demolished,
    e.CardExhibited: _exhibited,
    e.Built: _built,
    e.NothingBuilt: _nothing_built,
    e.Invested: _invested,
    e.SeatLeft: _left,
}
