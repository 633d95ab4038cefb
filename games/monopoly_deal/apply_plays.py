"""The state after events that move cards from the hand to the table, and on it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced, without
from games.monopoly_deal import events as e
from games.monopoly_deal import tables
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.state import (
    DealState,
    Table,
)


def _card_banked(state: DealState, event: e.CardBanked) -> DealState:
    table = state.tables[event.seat]
    return _played(state, event.seat, event.card, replace(table, bank=(*table.bank, event.card)))


def _property_laid(state: DealState, event: e.PropertyLaid) -> DealState:
    before = state.tables[event.seat]
    table = tables.put(before, event.card, event.colour, event.stack)
    return _played(state, event.seat, event.card, table, _next_stack(state, before, table))


def _building_placed(state: DealState, event: e.BuildingPlaced) -> DealState:
    table = tables.build(state.tables[event.seat], event.card, event.stack, hotel=KIND[event.card] == "hotel")
    return _played(state, event.seat, event.card, table)


def _played(state: DealState, seat: int, card: str, table: Table, next_stack: int = 0) -> DealState:
    return replace(
        state,
        hands=tables.hand_without(state, seat, card),
        tables=replaced(state.tables, seat, table),
        plays=state.plays - 1,
        played=True,
        next_stack=next_stack or state.next_stack,
    )


def _action_played(state: DealState, event: e.ActionPlayed) -> DealState:
    return replace(
        state,
        hands=tables.hand_without(state, event.seat, event.card),
        resolving=(*state.resolving, event.card),
        plays=state.plays - 1,
        played=True,
    )


def _action_done(state: DealState, event: e.ActionDone) -> DealState:
    return replace(
        state,
        used=(*state.used, *event.cards),
        resolving=without(state.resolving, event.cards),
        charge=None,
        raised=state.step,
    )


def _card_placed(state: DealState, event: e.CardPlaced) -> DealState:
    before = state.tables[event.seat]
    table = tables.put(before, event.card, event.colour, event.stack)
    return replace(
        state,
        tables=replaced(state.tables, event.seat, table),
        placements=tuple([placement for placement in state.placements if placement.card != event.card]),
        next_stack=_next_stack(state, before, table),
        raised=state.step,
    )


def _card_moved(state: DealState, event: e.CardMoved) -> DealState:
    before = tables.take(state.tables[event.seat], (event.card,))
    table = tables.put(before, event.card, event.colour, event.stack)
    next_stack = _next_stack(state, before, table)
    return replace(state, tables=replaced(state.tables, event.seat, table), next_stack=next_stack)


def _cards_swapped(state: DealState, event: e.CardsSwapped) -> DealState:
    table = tables.swap(state.tables[event.seat], event.card, event.other)
    return replace(state, tables=replaced(state.tables, event.seat, table))


def _building_moved(state: DealState, event: e.BuildingMoved) -> DealState:
    table = tables.take(state.tables[event.seat], (event.card,))
    table = tables.build(table, event.card, event.stack, hotel=KIND[event.card] == "hotel")
    return replace(state, tables=replaced(state.tables, event.seat, table))


def _building_fell(state: DealState, event: e.BuildingFell) -> DealState:
    table = tables.take(state.tables[event.seat], (event.card,))
    if event.to == "bank":
        table = replace(table, bank=(*table.bank, event.card))
    elif event.to == "loose":
        table = replace(table, loose=(*table.loose, event.card))
    else:
        state = replace(state, used=(*state.used, event.card))
    return replace(state, tables=replaced(state.tables, event.seat, table))


def _next_stack(state: DealState, before: Table, after: Table) -> int:
    return state.next_stack + (len(after.stacks) > len(before.stacks))


PLAYED: dict[type[Event], Callable[[DealState, Any], DealState]] = {
    e.CardBanked: _card_banked,
    e.PropertyLaid: _property_laid,
    e.BuildingPlaced: _building_placed,
    e.ActionPlayed: _action_played,
    e.CardPlaced: _card_placed,
    e.CardMoved: _card_moved,
    e.CardsSwapped: _cards_swapped,
    e.BuildingMoved: _building_moved,
    e.BuildingFell: _building_fell,
    e.ActionDone: _action_done,
}
