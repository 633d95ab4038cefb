"""The state after each event. Total and without randomness: everything drawn is in the event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.chain import Chain
from games.core.game import Event
from games.core.piles import replaced, without
from games.monopoly_deal import events as e
from games.monopoly_deal import tables
from games.monopoly_deal.cards import KIND, PROPERTIES
from games.monopoly_deal.state import PLAYS, Charge, DealState, Ending, Placement, Table, Target, find_stack


def apply(state: DealState, event: Event) -> DealState:
    """The state after the event."""
    return _APPLY[type(event)](state, event)


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
    return replace(state, turn=event.seat, plays=PLAYS, played=False, phase="play", raised=state.step)


def _limit_exceeded(state: DealState, event: e.LimitExceeded) -> DealState:
    del event
    return replace(state, phase="discard", raised=state.step)


def _turn_ended(state: DealState, event: e.TurnEnded) -> DealState:
    del event
    if state.played:
        return replace(state, idle=0, dry=0)
    return replace(state, idle=state.idle + 1, dry=0 if state.draw or state.used else state.dry + 1)


def _card_banked(state: DealState, event: e.CardBanked) -> DealState:
    table = state.tables[event.seat]
    return _played(state, event.seat, event.card, replace(table, bank=(*table.bank, event.card)))


def _property_laid(state: DealState, event: e.PropertyLaid) -> DealState:
    table = tables.put(state.tables[event.seat], event.card, event.colour, event.stack)
    return _played(state, event.seat, event.card, table, _next_stack(state, event.stack))


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
    return _without_target(state, event.seat)


def _without_target(state: DealState, seat: int) -> DealState:
    if state.charge is None:
        return state
    targets = tuple(target for target in state.charge.targets if target.seat != seat)
    return replace(state, charge=replace(state.charge, targets=targets))


def _paid(state: DealState, event: e.Paid) -> DealState:
    payer = tables.take(state.tables[event.seat], event.cards)
    collector = state.tables[event.collector]
    money = tuple(card for card in event.cards if card not in PROPERTIES)
    loose: tuple[str, ...] = ()
    if state.options.paid_building_goes_to == "properties":
        built = set(state.tables[event.seat].loose)
        for stack in state.tables[event.seat].stacks:
            built.update(stack.buildings)
        loose = tuple(card for card in money if card in built)
        money = without(money, loose)
    collector = replace(collector, bank=(*collector.bank, *money), loose=(*collector.loose, *loose))
    state = replace(state, tables=replaced(replaced(state.tables, event.seat, payer), event.collector, collector))
    received = (card for card in event.cards if card in PROPERTIES)
    return _await_placing(state, event.collector, event.seat, *received)


def _await_placing(state: DealState, seat: int, giver: int, *cards: str) -> DealState:
    placements = tuple(Placement(seat, card, giver, state.step) for card in cards)
    return replace(state, placements=(*state.placements, *placements))


def _property_taken(state: DealState, event: e.PropertyTaken) -> DealState:
    return _hand_over(state, event.victim, event.seat, event.card)


def _properties_swapped(state: DealState, event: e.PropertiesSwapped) -> DealState:
    state = _hand_over(state, event.victim, event.seat, event.take)
    return _hand_over(state, event.seat, event.victim, event.give)


def _hand_over(state: DealState, giver: int, seat: int, card: str) -> DealState:
    rest = tables.take(state.tables[giver], (card,))
    state = replace(state, tables=replaced(state.tables, giver, rest))
    if card in PROPERTIES:
        return _await_placing(state, seat, giver, card)
    table = state.tables[seat]
    return replace(state, tables=replaced(state.tables, seat, replace(table, loose=(*table.loose, card))))


def _set_taken(state: DealState, event: e.SetTaken) -> DealState:
    victim, thief = state.tables[event.victim], state.tables[event.seat]
    taken = find_stack(victim, event.stack)
    if taken is None:
        return state
    victim = replace(victim, stacks=without(victim.stacks, (taken,)))
    thief = replace(thief, stacks=(*thief.stacks, taken))
    return replace(state, tables=replaced(replaced(state.tables, event.victim, victim), event.seat, thief))


def _card_placed(state: DealState, event: e.CardPlaced) -> DealState:
    table = tables.put(state.tables[event.seat], event.card, event.colour, event.stack)
    return replace(
        state,
        tables=replaced(state.tables, event.seat, table),
        placements=tuple(placement for placement in state.placements if placement.card != event.card),
        next_stack=_next_stack(state, event.stack),
        raised=state.step,
    )


def _card_moved(state: DealState, event: e.CardMoved) -> DealState:
    table = tables.put(tables.take(state.tables[event.seat], (event.card,)), event.card, event.colour, event.stack)
    return replace(state, tables=replaced(state.tables, event.seat, table), next_stack=_next_stack(state, event.stack))


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


def _action_done(state: DealState, event: e.ActionDone) -> DealState:
    return replace(
        state,
        used=(*state.used, *event.cards),
        resolving=without(state.resolving, event.cards),
        charge=None,
        raised=state.step,
    )


def _seat_left(state: DealState, event: e.SeatLeft) -> DealState:
    table = state.tables[event.seat]
    built = [card for stack in table.stacks for card in (*stack.cards, *stack.buildings)]
    waiting = [placement.card for placement in state.placements if placement.seat == event.seat]
    state = _without_target(state, event.seat)
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


def _next_stack(state: DealState, stack_id: str) -> int:
    return max(state.next_stack, int(stack_id[1:]) + 1)


_APPLY: dict[type[Event], Callable[[DealState, Any], DealState]] = {
    e.DeckShuffled: _deck_shuffled,
    e.PileReshuffled: _pile_reshuffled,
    e.CardsDrawn: _cards_drawn,
    e.CardsReturned: _cards_returned,
    e.CardsDiscarded: _cards_discarded,
    e.TurnBegan: _turn_began,
    e.LimitExceeded: _limit_exceeded,
    e.TurnEnded: _turn_ended,
    e.CardBanked: _card_banked,
    e.PropertyLaid: _property_laid,
    e.BuildingPlaced: _building_placed,
    e.ActionPlayed: _action_played,
    e.MoneyCharged: _money_charged,
    e.TheftDeclared: _theft_declared,
    e.NoSaid: _no_said,
    e.DoublingCancelled: _doubling_cancelled,
    e.TargetDone: _target_done,
    e.Paid: _paid,
    e.PropertyTaken: _property_taken,
    e.PropertiesSwapped: _properties_swapped,
    e.SetTaken: _set_taken,
    e.CardPlaced: _card_placed,
    e.CardMoved: _card_moved,
    e.CardsSwapped: _cards_swapped,
    e.BuildingMoved: _building_moved,
    e.BuildingFell: _building_fell,
    e.ActionDone: _action_done,
    e.SeatLeft: _seat_left,
    e.MatchEnded: _match_ended,
}
