"""Rent and doubling it (35–42)."""

from collections.abc import Sequence

from games.core.asks import TABLE, Choice, Field, Filled, Form, Option, Pick, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.actions import of_kind
from games.monopoly_deal.cards import CARDS
from games.monopoly_deal.commands import PlayRent
from games.monopoly_deal.events import ActionPlayed, MoneyCharged
from games.monopoly_deal.guards import require_play, require_target
from games.monopoly_deal.stacks import earns, rent
from games.monopoly_deal.state import DealState, Stack, Table, find_stack, opponents


def rentable(table: Table, card: str) -> list[Stack]:
    """The stacks for which the card can charge rent."""
    colours = CARDS[card].colours
    return [stack for stack in table.stacks if stack.colour in colours and earns(stack)]


def check_rent(state: DealState, command: PlayRent) -> None:
    """One own stack of the card's colours that earns rent; one opponent if it is any-colour; doublers of the hand."""
    seat, card = command.seat, command.card
    require_play(state, seat, card)
    if CARDS[card].family not in {"rent", "rent_any"}:
        raise IllegalMove("deal-refuse-kind")
    stack = find_stack(state.tables[seat], command.stack)
    if stack is None or stack.colour not in CARDS[card].colours:
        raise IllegalMove("deal-refuse-rent-colour")
    if not earns(stack):
        raise IllegalMove("deal-refuse-rent-wild")
    if CARDS[card].family == "rent_any":
        require_target(state, seat, command.target)
    elif command.target != TABLE:
        raise IllegalMove("deal-refuse-rent-everyone")
    _check_doublers(state, command)


def _check_doublers(state: DealState, command: PlayRent) -> None:
    doublers = command.doublers
    if not doublers:
        return
    held = of_kind(state, command.seat, "double_the_rent")
    if len(set(doublers)) != len(doublers) or any(card not in held for card in doublers):
        raise IllegalMove("deal-refuse-doubler")
    if len(doublers) > state.plays - 1:
        raise IllegalMove("deal-refuse-doubler-plays")


def charge_rent(tx: Transaction[DealState], command: PlayRent) -> None:
    """The targets owe the rent as it stands now, doubled by each doubler (38–41)."""
    state, seat = tx.state, command.seat
    stack = find_stack(state.tables[seat], command.stack)
    assert stack is not None
    for card in (command.card, *command.doublers):
        tx.emit(ActionPlayed(seat, card))
    base = rent(stack)
    targets = opponents(state, seat) if command.target == TABLE else (command.target,)
    amount = base << len(command.doublers)
    tx.emit(MoneyCharged(seat, command.card, "rent", targets, amount, base, stack.id, stack.colour))


def most_doublers(state: DealState, held: Sequence[str]) -> int:
    """How many of the doublers held can go with a rent card: each is a play (40)."""
    return min(len(held), state.plays - 1)


def rent_form(state: DealState, seat: Seat) -> Form | None:
    """Which card, for which stack, from whom, with which doublers."""
    table = state.tables[seat]
    cards = [c for c in state.hands[seat] if CARDS[c].family in {"rent", "rent_any"} and rentable(table, c)]
    if not cards:
        return None

    def stack(filled: tuple[Filled, ...]) -> Field:
        options = tuple(
            Option(stack.id, forms.stack_text(stack), Text("deal-detail-rent", amount=rent(stack)))
            for stack in rentable(table, str(filled[0]))
        )
        return Choice("stack", Text("deal-prompt-rent-stack"), options)

    def target(filled: tuple[Filled, ...]) -> Field | None:
        if CARDS[str(filled[0])].family == "rent_any":
            return forms.target_field(opponents(state, seat))(filled)
        return Choice("target", Text("deal-prompt-target"), (Option(TABLE, Text("deal-label-everyone")),))

    def doublers(filled: tuple[Filled, ...]) -> Field | None:
        held = of_kind(state, seat, "double_the_rent")
        most = most_doublers(state, held)
        if not most:
            return None
        return Pick("doublers", Text("deal-prompt-doublers"), forms.hand_options(state.hands[seat], held), 0, most)

    fields = forms.fields(forms.hand_card(state.hands[seat], cards), stack, target, doublers)
    return Form("rent", Text("deal-form-rent"), PlayRent, fields, style="primary")
