"""What the tables will look like: every command as if nobody said no and all paid as the clock would make them."""

from collections.abc import Iterable

from games.core.asks import TABLE, Command, Seat
from games.core.piles import replaced
from games.monopoly_deal import tables
from games.monopoly_deal.cards import KIND, PROPERTIES
from games.monopoly_deal.charges import DEBT, GIFT
from games.monopoly_deal.commands import (
    BankCard,
    LayProperty,
    MoveCard,
    PlaceBuilding,
    PlaceReceived,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
    SwapCards,
)
from games.monopoly_deal.payment import default_payment
from games.monopoly_deal.stacks import best_home, rent
from games.monopoly_deal.state import NEW_STACK, Charge, Stack, Table, Target, find_stack
from games.monopoly_deal.view import DealView

Tables = tuple[Table, ...]


def after(view: DealView, command: Command) -> Tables:
    """The tables after the seat's command; unchanged by those that do not touch them."""
    seat, before = command.seat, view.tables
    table = before[seat]
    match command:
        case BankCard(card=card):
            return replaced(before, seat, banked(table, (card,)))
        case PlaceBuilding(card=card, stack=stack):
            return replaced(before, seat, tables.build(table, card, stack, hotel=KIND[card] == "hotel"))
        case LayProperty(card=card, colour=colour, stack=stack) | PlaceReceived(card=card, colour=colour, stack=stack):
            return replaced(before, seat, _put(table, card, colour, stack))
        case MoveCard(card=card, colour=colour, stack=stack):
            return replaced(before, seat, _put(tables.take(table, (card,)), card, colour, stack))
        case SwapCards(card=card, other=other):
            return replaced(before, seat, tables.swap(table, card, other))
        case PlaySlyDeal(target=target, take=take):
            return _taken(before, target, seat, take)
        case PlayForcedDeal(target=target, take=take, give=give):
            return _taken(_taken(before, target, seat, take), seat, target, give)
        case PlayDealBreaker(target=target, stack=stack):
            return _set_taken(before, target, seat, stack)
        case _:
            return _charged(view, command)


def settled(view: DealView, charge: Charge, target: Target) -> Tables:
    """The tables when what is aimed at the target goes through."""
    if charge.kind == "deal_breaker":
        return _set_taken(view.tables, target.seat, charge.attacker, charge.take)
    if charge.kind == "sly_deal":
        return _taken(view.tables, target.seat, charge.attacker, charge.take)
    if charge.kind == "forced_deal":
        taken = _taken(view.tables, target.seat, charge.attacker, charge.take)
        return _taken(taken, charge.attacker, target.seat, charge.give)
    return _owed(view.tables, (target.seat,), charge.attacker, target.amount)


def rivals(view: DealView, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that still play."""
    return tuple(other for other in range(len(view.tables)) if other != seat and other not in view.left)


def banked(table: Table, cards: tuple[str, ...]) -> Table:
    """The table with more in its bank."""
    return Table((*table.bank, *cards), table.stacks, table.loose)


def received(table: Table, cards: Iterable[str]) -> Table:
    """The table with properties laid where they fill most, anything else in the bank."""
    for card in cards:
        table = _put(table, card, *best_home(table, card)) if card in PROPERTIES else banked(table, (card,))
    return table


def _charged(view: DealView, command: Command) -> Tables:
    seat = command.seat
    match command:
        case PlayRent(stack=stack_id, target=target, doublers=doublers):
            stack = find_stack(view.tables[seat], stack_id)
            assert stack is not None
            payers = rivals(view, seat) if target == TABLE else (target,)
            return _owed(view.tables, payers, seat, rent(stack) << len(doublers))
        case PlayDebtCollector(target=target):
            return _owed(view.tables, (target,), seat, DEBT)
        case PlayBirthday():
            return _owed(view.tables, rivals(view, seat), seat, GIFT)
    return view.tables


def _put(table: Table, card: str, colour: str, stack: str) -> Table:
    return tables.put(table, card, colour, f"+{card}" if stack == NEW_STACK else stack)


def _owed(before: Tables, payers: Iterable[Seat], collector: Seat, amount: int) -> Tables:
    for payer in payers:
        before = _paid(before, payer, collector, default_payment(before[payer], amount))
    return before


def _paid(before: Tables, payer: Seat, collector: Seat, cards: tuple[str, ...]) -> Tables:
    before = replaced(before, payer, tables.take(before[payer], cards))
    return replaced(before, collector, received(before[collector], cards))


def _taken(before: Tables, victim: Seat, thief: Seat, card: str) -> Tables:
    before = replaced(before, victim, tables.take(before[victim], (card,)))
    return replaced(before, thief, received(before[thief], (card,)))


def _set_taken(before: Tables, victim: Seat, thief: Seat, stack_id: str) -> Tables:
    def moved(table: Table, stacks: Iterable[Stack]) -> Table:
        return Table(table.bank, tuple(stacks), table.loose)

    stack = find_stack(before[victim], stack_id)
    assert stack is not None
    rest = (held for held in before[victim].stacks if held.id != stack_id)
    before = replaced(before, victim, moved(before[victim], rest))
    return replaced(before, thief, moved(before[thief], (*before[thief].stacks, stack)))
