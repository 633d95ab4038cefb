"""The state after events between two seats: charges, refusals, payments, thefts."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from games.core.chain import Chain
from games.core.game import Event
from games.core.piles import less, replaced, without
from games.monopoly_deal import events as e
from games.monopoly_deal import tables
from games.monopoly_deal.cards import PROPERTIES
from games.monopoly_deal.state import (
    Charge,
    DealState,
    Placement,
    Target,
    find_stack,
    without_target,
)


def _money_charged(state: DealState, event: e.MoneyCharged) -> DealState:
    targets = tuple(
        Target(seat, event.amount, event.base, Chain(event.seat, seat), state.step) for seat in event.targets
    )
    return replace(state, charge=Charge(event.kind, event.seat, event.card, targets))


def _theft_declared(state: DealState, event: e.TheftDeclared) -> DealState:
    target = Target(event.target, 0, 0, Chain(event.seat, event.target), state.step)
    return replace(state, charge=Charge(event.kind, event.seat, event.card, (target,), event.take, event.give))


def _no_said(state: DealState, event: e.NoSaid) -> DealState:
    state = replace(
        state,
        hands=tables.hand_without(state, event.seat, event.card),
        used=(*state.used, event.card),
        plays=state.plays - event.costs_play,
    )
    return _retarget(state, event.defender, lambda target: replace(target, chain=target.chain.refused()))


def _doubling_cancelled(state: DealState, event: e.DoublingCancelled) -> DealState:
    def single(target: Target) -> Target:
        return replace(target, amount=event.amount, chain=Chain(target.chain.attacker, target.seat))

    return _retarget(state, event.seat, single)


def _retarget(state: DealState, seat: int, change: Callable[[Target], Target]) -> DealState:
    if state.charge is None:
        return state
    targets = tuple(
        replace(change(target), since=state.step) if target.seat == seat else target for target in state.charge.targets
    )
    return replace(state, charge=replace(state.charge, targets=targets))


def _target_done(state: DealState, event: e.TargetDone) -> DealState:
    return without_target(state, event.seat)


def _paid(state: DealState, event: e.Paid) -> DealState:
    payer = tables.take(state.tables[event.seat], event.cards)
    collector = state.tables[event.collector]
    money = tuple([card for card in event.cards if card not in PROPERTIES])
    loose: tuple[str, ...] = ()
    if state.options.paid_building_goes_to == "properties":
        built = set(state.tables[event.seat].loose)
        for stack in state.tables[event.seat].stacks:
            built.update(stack.buildings)
        loose = tuple(card for card in money if card in built)
        money = without(money, loose)
    if money or loose:
        collector = replace(collector, bank=(*collector.bank, *money), loose=(*collector.loose, *loose))
    received = [card for card in event.cards if card in PROPERTIES]
    return replace(
        state,
        tables=replaced(replaced(state.tables, event.seat, payer), event.collector, collector),
        placements=(*state.placements, *_waiting(state, event.collector, event.seat, received)),
    )


def _waiting(state: DealState, seat: int, giver: int, cards: Iterable[str]) -> list[Placement]:
    return [Placement(seat, card, giver, state.step) for card in cards]


def _property_taken(state: DealState, event: e.PropertyTaken) -> DealState:
    return _hand_over(state, event.victim, event.seat, event.card)


def _properties_swapped(state: DealState, event: e.PropertiesSwapped) -> DealState:
    state = _hand_over(state, event.victim, event.seat, event.take)
    return _hand_over(state, event.seat, event.victim, event.give)


def _hand_over(state: DealState, giver: int, seat: int, card: str) -> DealState:
    rest = tables.take(state.tables[giver], (card,))
    state = replace(state, tables=replaced(state.tables, giver, rest))
    if card in PROPERTIES:
        return replace(state, placements=(*state.placements, *_waiting(state, seat, giver, (card,))))
    table = state.tables[seat]
    return replace(state, tables=replaced(state.tables, seat, replace(table, loose=(*table.loose, card))))


def _set_taken(state: DealState, event: e.SetTaken) -> DealState:
    victim, thief = state.tables[event.victim], state.tables[event.seat]
    taken = find_stack(victim, event.stack)
    if taken is None:
        return state
    victim = replace(victim, stacks=less(victim.stacks, taken))
    thief = replace(thief, stacks=(*thief.stacks, taken))
    return replace(state, tables=replaced(replaced(state.tables, event.victim, victim), event.seat, thief))


CHARGES: dict[type[Event], Callable[[DealState, Any], DealState]] = {
    e.MoneyCharged: _money_charged,
    e.TheftDeclared: _theft_declared,
    e.NoSaid: _no_said,
    e.DoublingCancelled: _doubling_cancelled,
    e.TargetDone: _target_done,
    e.Paid: _paid,
    e.PropertyTaken: _property_taken,
    e.PropertiesSwapped: _properties_swapped,
    e.SetTaken: _set_taken,
}
