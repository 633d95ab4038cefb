"""The state after events of piles, turns and seats."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced, without
from games.monopoly_deal import events as e
from games.monopoly_deal.state import (
    PLAYS,
    DealState,
    Ending,
    Table,
    without_target,
)


def _deck_shuffled(state: DealState, event: e.DeckShuffled) -> DealState:
    return replace(state, draw=event.cards)


def _pile_reshuffled(state: DealState, event: e.PileReshuffled) -> DealState:
    return replace(state, draw=(*state.draw, *event.cards), used=(), reshuffles=state.reshuffles + 1)


def _cards_drawn(state: DealState, event: e.CardsDrawn) -> DealState:
    hand = (*state.hands[event.seat], *event.cards)
    return replace(state, hands=replaced(state.hands, event.seat, hand), draw=state.draw[len(event.cards) :])


def _cards_returned(state: DealState, event: e.CardsReturned) -> DealState:
    hand = without(state.hands[event.seat], event.cards)
    return replace(state, hands=replaced(state.hands, event.seat, hand), draw=(*state.draw, *event.cards))


def _cards_discarded(state: DealState, event: e.CardsDiscarded) -> DealState:
    hand = without(state.hands[event.seat], event.cards)
    return replace(state, hands=replaced(state.hands, event.seat, hand), used=(*state.used, *event.cards))


def _turn_began(state: DealState, event: e.TurnBegan) -> DealState:
    step = state.step
    return replace(state, turn=event.seat, plays=PLAYS, played=False, phase="play", raised=step, began=step)


def _limit_exceeded(state: DealState, event: e.LimitExceeded) -> DealState:
    del event
    return replace(state, phase="discard", raised=state.step)


def _turn_ended(state: DealState, event: e.TurnEnded) -> DealState:
    del event
    if state.played:
        return replace(state, idle=0, dry=0)
    return replace(state, idle=state.idle + 1, dry=0 if state.draw or state.used else state.dry + 1)


def _seat_left(state: DealState, event: e.SeatLeft) -> DealState:
    table = state.tables[event.seat]
    built = [card for stack in table.stacks for card in (*stack.cards, *stack.buildings)]
    waiting = [placement.card for placement in state.placements if placement.seat == event.seat]
    state = without_target(state, event.seat)
    return replace(
        state,
        hands=replaced(state.hands, event.seat, ()),
        tables=replaced(state.tables, event.seat, Table()),
        used=(*state.used, *event.hand, *table.bank, *built, *table.loose, *waiting),
        placements=tuple(placement for placement in state.placements if placement.seat != event.seat),
        left=(*state.left, event.seat),
        raised=state.step,
    )


def _match_ended(state: DealState, event: e.MatchEnded) -> DealState:
    return replace(state, ended=Ending(event.reason, event.places))


TURNS: dict[type[Event], Callable[[DealState, Any], DealState]] = {
    e.DeckShuffled: _deck_shuffled,
    e.PileReshuffled: _pile_reshuffled,
    e.CardsDrawn: _cards_drawn,
    e.CardsReturned: _cards_returned,
    e.CardsDiscarded: _cards_discarded,
    e.TurnBegan: _turn_began,
    e.LimitExceeded: _limit_exceeded,
    e.TurnEnded: _turn_ended,
    e.SeatLeft: _seat_left,
    e.MatchEnded: _match_ended,
}
