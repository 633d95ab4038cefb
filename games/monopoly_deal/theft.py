"""Sly Deal, Forced Deal and Deal Breaker (64–70)."""

from collections.abc import Callable

from games.core.asks import Choice, Field, Filled, Form, Option, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.actions import of_kind, require_kind
from games.monopoly_deal.commands import PlayDealBreaker, PlayForcedDeal, PlaySlyDeal
from games.monopoly_deal.events import ActionPlayed, PropertiesSwapped, PropertyTaken, SetTaken, TheftDeclared
from games.monopoly_deal.guards import require_play, require_target
from games.monopoly_deal.placing import place_naturals
from games.monopoly_deal.stacks import colour_of, complete_stacks, is_complete, rent
from games.monopoly_deal.state import Charge, DealState, Table, find_stack, opponents, stack_with


def exposed(table: Table) -> tuple[str, ...]:
    """What may be taken singly or given in a swap: cards outside complete sets, and loose buildings (57, 61, 64)."""
    cards = tuple(card for stack in table.stacks if not is_complete(stack) for card in stack.cards)
    return (*cards, *table.loose)


def _require_exposed(table: Table, card: str) -> None:
    if card in table.loose:
        return
    stack = stack_with(table, card)
    if stack is None:
        raise IllegalMove("deal-refuse-not-there")
    if is_complete(stack):
        raise IllegalMove("deal-refuse-complete-set")


def check_sly_deal(state: DealState, command: PlaySlyDeal) -> None:
    """One card of one opponent, not in a complete set (64, 67)."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "sly_deal")
    require_target(state, command.seat, command.target)
    _require_exposed(state.tables[command.target], command.take)


def check_forced_deal(state: DealState, command: PlayForcedDeal) -> None:
    """One card of one opponent against one own card, neither in a complete set (65, 67)."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "forced_deal")
    require_target(state, command.seat, command.target)
    _require_exposed(state.tables[command.target], command.take)
    _require_exposed(state.tables[command.seat], command.give)


def check_deal_breaker(state: DealState, command: PlayDealBreaker) -> None:
    """One complete set of one opponent (66, 67)."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "deal_breaker")
    require_target(state, command.seat, command.target)
    stack = find_stack(state.tables[command.target], command.stack)
    if stack is None:
        raise IllegalMove("deal-refuse-not-there")
    if not is_complete(stack):
        raise IllegalMove("deal-refuse-incomplete-set")


def declare_sly_deal(tx: Transaction[DealState], command: PlaySlyDeal) -> None:
    """The target may answer first."""
    tx.emit(ActionPlayed(command.seat, command.card))
    tx.emit(TheftDeclared(command.seat, command.card, "sly_deal", command.target, command.take))


def declare_forced_deal(tx: Transaction[DealState], command: PlayForcedDeal) -> None:
    """The target may answer first."""
    tx.emit(ActionPlayed(command.seat, command.card))
    tx.emit(TheftDeclared(command.seat, command.card, "forced_deal", command.target, command.take, command.give))


def declare_deal_breaker(tx: Transaction[DealState], command: PlayDealBreaker) -> None:
    """The target may answer first."""
    tx.emit(ActionPlayed(command.seat, command.card))
    colour = colour_of(tx.state.tables[command.target], command.stack)
    tx.emit(TheftDeclared(command.seat, command.card, "deal_breaker", command.target, command.stack, colour=colour))


def carry_out(tx: Transaction[DealState], charge: Charge, victim: Seat) -> None:
    """The theft takes effect: nothing could move since it was declared (67)."""
    thief = charge.attacker
    if charge.kind == "deal_breaker":
        tx.emit(SetTaken(thief, victim, charge.take, colour_of(tx.state.tables[victim], charge.take)))
        return
    if charge.kind == "sly_deal":
        tx.emit(PropertyTaken(thief, victim, charge.take))
    else:
        tx.emit(PropertiesSwapped(thief, victim, charge.take, charge.give))
    place_naturals(tx)


def victims_of(state: DealState, seat: Seat, loot: Callable[[Table], object]) -> list[Seat]:
    """The opponents who have such loot on their tables."""
    return [other for other in opponents(state, seat) if loot(state.tables[other])]


def _loot_options(table: Table) -> tuple[Option, ...]:
    def where(card: str) -> Text:
        stack = stack_with(table, card)
        return (
            Text("deal-detail-loose") if stack is None else Text("deal-detail-in-stack", stack=forms.stack_text(stack))
        )

    return tuple(forms.card_option(card, where(card)) for card in exposed(table))


def _take_field(state: DealState) -> forms.NextField:
    def take(filled: tuple[Filled, ...]) -> Field:
        return Choice("take", Text("deal-prompt-take"), _loot_options(state.tables[int(str(filled[1]))]))

    return take


def sly_deal_form(state: DealState, seat: Seat) -> Form | None:
    """From whom, which card."""
    cards = of_kind(state, seat, "sly_deal")
    if not cards or not (victims := victims_of(state, seat, exposed)):
        return None
    fields = forms.fields(forms.hand_card(state.hands[seat], cards), forms.target_field(victims), _take_field(state))
    return Form("sly_deal", Text("deal-form-sly_deal"), PlaySlyDeal, fields, style="primary")


def forced_deal_form(state: DealState, seat: Seat) -> Form | None:
    """From whom, which card, against which own one."""
    cards = of_kind(state, seat, "forced_deal")
    if not cards or not exposed(state.tables[seat]) or not (victims := victims_of(state, seat, exposed)):
        return None

    def give(_filled: tuple[Filled, ...]) -> Field:
        return Choice("give", Text("deal-prompt-give"), _loot_options(state.tables[seat]))

    fields = forms.fields(
        forms.hand_card(state.hands[seat], cards), forms.target_field(victims), _take_field(state), give
    )
    return Form("forced_deal", Text("deal-form-forced_deal"), PlayForcedDeal, fields, style="primary")


def deal_breaker_form(state: DealState, seat: Seat) -> Form | None:
    """From whom, which set."""
    cards = of_kind(state, seat, "deal_breaker")
    if not cards or not (victims := victims_of(state, seat, complete_stacks)):
        return None

    def stack(filled: tuple[Filled, ...]) -> Field:
        options = tuple(
            Option(stack.id, forms.stack_text(stack), Text("deal-detail-rent", amount=rent(stack)))
            for stack in complete_stacks(state.tables[int(str(filled[1]))])
        )
        return Choice("stack", Text("deal-prompt-take-set"), options)

    fields = forms.fields(forms.hand_card(state.hands[seat], cards), forms.target_field(victims), stack)
    return Form("deal_breaker", Text("deal-form-deal_breaker"), PlayDealBreaker, fields, style="primary")
