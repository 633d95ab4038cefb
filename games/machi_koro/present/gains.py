"""What followed from a deed, card by card: who paid whom, what the bank paid, what closed, what came to the market."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeAlias

from games.core.asks import Seat
from games.core.game import Event
from games.core.text import Listing, SeatName, Text
from games.machi_koro import events as e
from games.machi_koro.present.names import CARD_NAMES

_Key: TypeAlias = tuple[Hashable, ...]


def pieces(events: Iterable[Event]) -> list[Text]:
    """One text for all events that tell of the same card, in the order in which they began."""
    groups: dict[_Key, list[Event]] = {}
    for event in events:
        key, _ = PIECES[type(event)]
        groups.setdefault((type(event), *key(event)), []).append(event)
    return [PIECES[type(group[0])][1](group) for group in groups.values()]


def _of(line: Text, amount: int, asked: int) -> Text:
    """What was paid; also what was asked, where that was more (R143)."""
    return line if amount == asked else Text("machi-log-of", line=line, asked=asked)


def _paid(group: list[e.PaidSeat]) -> Text:
    """Either one seat paid several owners of a card, or several seats paid its one owner."""
    card, first = CARD_NAMES[group[0].card], group[0]
    if all(event.payer == first.payer for event in group):
        owners = Listing(tuple(_part(event.owner, event) for event in group))
        return Text("machi-log-paid", card=card, payer=SeatName(first.payer), owners=owners)
    payers = Listing(tuple(_part(event.payer, event) for event in group))
    return Text("machi-log-paid-by", card=card, payers=payers, owner=SeatName(first.owner))


def _part(seat: Seat, event: e.PaidSeat) -> Text:
    return _of(Text("machi-log-part", seat=SeatName(seat), amount=event.amount), event.amount, event.asked)


def _earned(group: list[e.Earned]) -> Text:
    return _gained(group, "machi-log-gain")


def _paid_bank(group: list[e.PaidBank]) -> Text:
    return _gained(group, "machi-log-loss")


def _gained(group: list[e.Earned] | list[e.PaidBank], key: str) -> Text:
    gains = tuple(
        _of(Text(key, seat=SeatName(event.seat), amount=event.amount), event.amount, event.asked) for event in group
    )
    return Text("machi-log-earned", card=CARD_NAMES[group[0].card], gains=Listing(gains))


def _shared(group: list[e.CoinsShared]) -> Text:
    event = group[0]
    changes = tuple(
        Text("machi-log-change", seat=SeatName(seat), before=before, after=after)
        for seat, (before, after) in enumerate(zip(event.before, event.after, strict=True))
        if before or after
    )
    return Text("machi-log-shared", card=CARD_NAMES[event.card], changes=Listing(changes))


def _closed(group: list[e.CardsClosed]) -> Text:
    return Text("machi-log-closed", card=CARD_NAMES[group[0].card], owners=_owners(group))


def _reopened(group: list[e.CardsReopened]) -> Text:
    return Text("machi-log-reopened", card=CARD_NAMES[group[0].card], owners=_owners(group))


def _owners(group: list[e.CardsClosed] | list[e.CardsReopened]) -> Listing:
    owners = (Text("machi-log-owner", seat=SeatName(event.seat), copies=event.copies) for event in group)
    return Listing(tuple(owners))


def _returned(group: list[e.CardReturned]) -> Text:
    return Text("machi-log-returned", card=CARD_NAMES[group[0].card])


def _turned_up(group: list[e.CardsTurnedUp]) -> Text:
    cards = dict.fromkeys(card for event in group for card in event.cards)
    return Text("machi-log-market", cards=Listing(tuple(CARD_NAMES[card] for card in cards)))


def _removed(group: list[e.CardRemoved]) -> Text:
    return Text("machi-log-removed", card=CARD_NAMES[group[0].card])


def _by_card(event: Any) -> _Key:
    return (event.card,)


PIECES: dict[type[Event], tuple[Callable[[Any], _Key], Callable[[list[Any]], Text]]] = {
    e.PaidSeat: (_by_card, _paid),
    e.Earned: (_by_card, _earned),
    e.PaidBank: (_by_card, _paid_bank),
    e.CoinsShared: (_by_card, _shared),
    e.CardsClosed: (_by_card, _closed),
    e.CardsReopened: (_by_card, _reopened),
    e.CardReturned: (_by_card, _returned),
    e.CardsTurnedUp: (lambda _event: (), _turned_up),
    e.CardRemoved: (_by_card, _removed),
}
"""What may follow from a deed: which events are told together, and how."""
