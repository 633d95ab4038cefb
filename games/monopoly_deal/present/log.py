"""The log of the table: one line for what an event brings to the table, as the public sees it."""

from collections.abc import Callable
from typing import Any

from games.core.asks import Seat
from games.core.game import Event
from games.core.text import Listing, SeatName, Text
from games.monopoly_deal import events as e
from games.monopoly_deal.cards import CARDS, KIND, VALUE
from games.monopoly_deal.present.names import card_name, card_names, colour_name, means


def narrate(event: Event) -> Text | None:
    """The line, or None when another event of the step says it better."""
    line = LINES.get(type(event))
    return line(event) if line is not None else None


def _reshuffled(event: e.PileReshuffled) -> Text:
    return Text("deal-log-reshuffled", count=event.count)


def _returned(event: e.CardsReturned) -> Text:
    return Text("deal-log-returned", seat=SeatName(event.seat), count=event.count)


def _discarded(event: e.CardsDiscarded) -> Text:
    return Text("deal-log-discarded", seat=SeatName(event.seat), cards=card_names(event.cards))


def _turn_began(event: e.TurnBegan) -> Text:
    return Text("deal-log-turn", seat=SeatName(event.seat))


def _banked(event: e.CardBanked) -> Text:
    seat, value = SeatName(event.seat), VALUE[event.card]
    if CARDS[event.card].family == "money":
        return Text("deal-log-banked", seat=seat, value=value)
    return Text("deal-log-banked-card", seat=seat, card=card_name(event.card), value=value)


def _laid(event: e.PropertyLaid) -> Text:
    seat, card = SeatName(event.seat), card_name(event.card)
    if CARDS[event.card].is_wild:
        return Text("deal-log-laid-wild", seat=seat, card=card, colour=colour_name(event.colour))
    return Text("deal-log-laid", seat=seat, card=card)


def _built(event: e.BuildingPlaced) -> Text:
    colour = colour_name(event.colour)
    return Text("deal-log-built", seat=SeatName(event.seat), card=card_name(event.card), colour=colour)


def _action(event: e.ActionPlayed) -> Text | None:
    # Every other action is told by what it demands.
    return Text("deal-log-pass-go", seat=SeatName(event.seat)) if KIND[event.card] == "pass_go" else None


def _charged(event: e.MoneyCharged) -> Text:
    seat, targets = SeatName(event.seat), _seats(event.targets)
    if event.kind != "rent":
        key = "deal-log-charged" if len(event.targets) > 1 else "deal-log-charged-one"
        return Text(key, seat=seat, card=card_name(event.card), targets=targets, amount=event.amount)
    colour, times = colour_name(event.colour), event.amount // event.base if event.base else 1
    if times > 1:
        return Text(
            "deal-log-rent-doubled", seat=seat, colour=colour, targets=targets, amount=event.amount, times=times
        )
    return Text("deal-log-rent", seat=seat, colour=colour, targets=targets, amount=event.amount)


def _theft(event: e.TheftDeclared) -> Text:
    seat, target, card = SeatName(event.seat), SeatName(event.target), card_name(event.card)
    if event.kind == "deal_breaker":
        return Text("deal-log-wants-set", seat=seat, target=target, card=card, colour=colour_name(event.colour))
    if event.give:
        give = card_name(event.give)
        return Text("deal-log-wants-swap", seat=seat, target=target, card=card, take=card_name(event.take), give=give)
    return Text("deal-log-wants", seat=seat, target=target, card=card, take=card_name(event.take))


def _no(event: e.NoSaid) -> Text:
    seat = SeatName(event.seat)
    if event.seat == event.defender:
        return Text("deal-log-no", seat=seat)
    key = "deal-log-no-again-play" if event.costs_play else "deal-log-no-again"
    return Text(key, seat=seat, defender=SeatName(event.defender))


def _doubling_cancelled(event: e.DoublingCancelled) -> Text:
    return Text("deal-log-doubling-cancelled", seat=SeatName(event.seat), amount=event.amount)


def _target_done(event: e.TargetDone) -> Text | None:
    if event.how == "done":
        return None
    return Text(f"deal-log-target-{event.how}", seat=SeatName(event.seat))


def _paid(event: e.Paid) -> Text:
    seat, collector, cards = SeatName(event.seat), SeatName(event.collector), means(event.cards)
    paid = sum(VALUE[card] for card in event.cards)
    if paid == event.amount:
        return Text("deal-log-paid", seat=seat, collector=collector, paid=paid, cards=cards)
    key = "deal-log-paid-over" if paid > event.amount else "deal-log-paid-short"
    return Text(key, seat=seat, collector=collector, paid=paid, owed=event.amount, cards=cards)


def _taken(event: e.PropertyTaken) -> Text:
    return Text("deal-log-took", seat=SeatName(event.seat), victim=SeatName(event.victim), card=card_name(event.card))


def _swapped(event: e.PropertiesSwapped) -> Text:
    take, give = card_name(event.take), card_name(event.give)
    return Text("deal-log-swapped", seat=SeatName(event.seat), victim=SeatName(event.victim), take=take, give=give)


def _set_taken(event: e.SetTaken) -> Text:
    seat, victim = SeatName(event.seat), SeatName(event.victim)
    return Text("deal-log-took-set", seat=seat, victim=victim, colour=colour_name(event.colour))


def _placed(event: e.CardPlaced) -> Text | None:
    return _laid_as("deal-log-placed", event.seat, event.card, event.colour) if CARDS[event.card].is_wild else None


def _moved(event: e.CardMoved) -> Text:
    return _laid_as("deal-log-moved", event.seat, event.card, event.colour)


def _laid_as(key: str, seat: Seat, card: str, colour: str) -> Text:
    return Text(key, seat=SeatName(seat), card=card_name(card), colour=colour_name(colour))


def _exchanged(event: e.CardsSwapped) -> Text:
    return Text("deal-log-exchanged", seat=SeatName(event.seat), cards=card_names((event.card, event.other)))


def _building_moved(event: e.BuildingMoved) -> Text:
    return Text("deal-log-building-moved", seat=SeatName(event.seat), card=card_name(event.card))


def _building_fell(event: e.BuildingFell) -> Text:
    return Text(f"deal-log-fell-{event.to}", seat=SeatName(event.seat), card=card_name(event.card))


def _left(event: e.SeatLeft) -> Text:
    return Text("deal-log-left", seat=SeatName(event.seat))


def _seats(seats: tuple[Seat, ...]) -> Listing:
    return Listing(tuple(SeatName(seat) for seat in seats))


LINES: dict[type[Event], Callable[[Any], Text | None]] = {
    e.PileReshuffled: _reshuffled,
    e.CardsReturned: _returned,
    e.CardsDiscarded: _discarded,
    e.TurnBegan: _turn_began,
    e.CardBanked: _banked,
    e.PropertyLaid: _laid,
    e.BuildingPlaced: _built,
    e.ActionPlayed: _action,
    e.MoneyCharged: _charged,
    e.TheftDeclared: _theft,
    e.NoSaid: _no,
    e.DoublingCancelled: _doubling_cancelled,
    e.TargetDone: _target_done,
    e.Paid: _paid,
    e.PropertyTaken: _taken,
    e.PropertiesSwapped: _swapped,
    e.SetTaken: _set_taken,
    e.CardPlaced: _placed,
    e.CardMoved: _moved,
    e.CardsSwapped: _exchanged,
    e.BuildingMoved: _building_moved,
    e.BuildingFell: _building_fell,
    e.SeatLeft: _left,
}
