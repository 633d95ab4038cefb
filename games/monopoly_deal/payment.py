"""Paying from the table, without change (43–52, 58–60), and the payment made for who does not answer (95)."""

from collections.abc import Iterable
from functools import partial

from games.core.asks import Form, Option, Pick
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import SeatName, Text
from games.monopoly_deal import forms, losses
from games.monopoly_deal.buildings import drop_unsupported
from games.monopoly_deal.cards import VALUE
from games.monopoly_deal.charges import target_of
from games.monopoly_deal.commands import Pay
from games.monopoly_deal.events import Paid, TargetDone
from games.monopoly_deal.placing import place_naturals
from games.monopoly_deal.stacks import is_complete, value
from games.monopoly_deal.state import DealState, Stack, Table, Target


def payable(table: Table) -> tuple[str, ...]:
    """Every card of the table that has a value: bank, properties, two-colour wilds, buildings (44, 58)."""
    cards = list(table.bank)
    for stack in table.stacks:
        cards += stack.cards
        if stack.house or stack.hotel:
            cards += stack.buildings
    cards += table.loose
    return tuple(filter(VALUE.__getitem__, cards))


def can_pay(table: Table) -> bool:
    """Whether anything on the table has a value."""
    return bool(table.bank or table.loose or payable(table))


def worth(cards: Iterable[str]) -> int:
    """The money value of cards."""
    return sum(map(VALUE.__getitem__, cards))


def check_pay(state: DealState, command: Pay) -> None:
    """The charged seat covers its debt, or gives all it has of value; nothing else may be among the cards (47, 52)."""
    target = target_of(state.charge, command.seat)
    if target is None or state.charge is None or state.charge.is_theft or target.asked != command.seat:
        raise IllegalMove("deal-refuse-not-asked")
    own = payable(state.tables[command.seat])
    given = set(command.cards)
    if not given or len(given) != len(command.cards) or not given.issubset(own):
        raise IllegalMove("deal-refuse-pay-cards")
    paid = worth(command.cards)
    if paid < target.amount and paid < (owed := min(target.amount, worth(own))):
        raise IllegalMove("deal-refuse-pay-little", owed=owed, paid=paid)


def pay(tx: Transaction[DealState], command: Pay) -> None:
    """Money and buildings go to the collector's bank, properties to the collector's properties (50, 59)."""
    charge = tx.state.charge
    target = target_of(charge, command.seat)
    assert charge is not None
    assert target is not None
    tx.emit(Paid(command.seat, charge.attacker, command.cards, target.amount))
    tx.emit(TargetDone(command.seat, "done"))
    drop_unsupported(tx, command.seat)
    place_naturals(tx)


def pay_form(table: Table, target: Target) -> Form:
    """Which cards of the table, which has some; all of them if they do not cover the debt."""
    source = _pay_options(table)
    total = sum(option.weight for option in source)
    owed = min(target.amount, total)
    least = len(source) if owed == total else 1
    prompt = Text("deal-prompt-pay", owed=owed, seat=SeatName(target.chain.attacker))
    pick = Pick("cards", prompt, source, least, len(source), "sum", owed)
    fields, confirm = (
        forms.fields(lambda _filled: pick),
        losses.of_payment(table, owed, partial(default_payment, table, owed)),
    )
    return Form("pay", Text("deal-form-pay", owed=owed), Pay, fields, confirm, style="primary")


def _pay_options(table: Table) -> tuple[Option, ...]:
    """Every payable card, with what giving it does."""
    options = [_pay_option(card, "deal-detail-pay-bank") for card in sorted(table.bank, key=VALUE.__getitem__)]
    for stack in table.stacks:
        key = "deal-detail-pay-breaks" if is_complete(stack) else "deal-detail-pay-property"
        options += [_pay_option(card, key, stack) for card in stack.cards if VALUE[card]]
        options += [_pay_option(card, "deal-detail-pay-building", stack) for card in stack.buildings]
    options += [_pay_option(card, "deal-detail-pay-loose") for card in table.loose]
    return tuple(options)


def _pay_option(card: str, key: str, stack: Stack | None = None) -> Option:
    if stack is None:
        return forms.card_option(card, Text(key, value=VALUE[card]), VALUE[card])
    colour = forms.COLOUR_NAMES[stack.colour]
    return forms.card_option(card, Text(key, value=VALUE[card], colour=colour), VALUE[card])


def default_payment(table: Table, amount: int) -> tuple[str, ...]:
    """The bank alone with least overpayment if it covers the sum; else all of it and the cheapest properties.

    Complete sets come last: first what stands on them, then the least valuable set first.
    """
    if worth(table.bank) >= amount:
        return _least(table.bank, amount)
    paid = table.bank
    free = [card for stack in table.stacks if not is_complete(stack) for card in stack.cards if VALUE[card]]
    tiers: list[tuple[str, ...]] = [(*free, *table.loose)]
    complete = sorted((stack for stack in table.stacks if is_complete(stack)), key=value)
    # A hotel first: a house that is paid away would take its hotel down with it.
    tiers += [(card,) for stack in complete for card in stack.buildings[::-1]]
    tiers += [tuple(card for card in stack.cards if VALUE[card]) for stack in complete]
    for tier in tiers:
        rest = amount - worth(paid)
        if rest <= 0:
            break
        paid = (*paid, *_least(tier, rest))
    return paid


def _least(cards: Iterable[str], amount: int) -> tuple[str, ...]:
    """The cards worth least that cover the amount, as few of them as can be; all of them if they do not cover it."""
    best: dict[int, tuple[str, ...]] = {0: ()}
    for card in cards:
        for total, chosen in tuple(best.items()):
            if total >= amount:
                continue
            more = (*chosen, card)
            known = best.get(total + VALUE[card])
            if known is None or len(more) < len(known):
                best[total + VALUE[card]] = more
    covering = [total for total in best if total >= amount]
    return best[min(covering)] if covering else tuple(cards)
