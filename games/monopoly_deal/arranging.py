"""Moving and swapping own tabled properties, free on the own turn (29–31, 63, 93, 94)."""

from games.core.asks import Choice, Filled, Form, Option, Seat, nothing_lost
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms, losses
from games.monopoly_deal.buildings import drop_unsupported, movable
from games.monopoly_deal.cards import CARDS, KIND, WILDCARDS
from games.monopoly_deal.commands import MoveCard, SwapCards
from games.monopoly_deal.events import CardMoved, CardsSwapped
from games.monopoly_deal.guards import require_turn
from games.monopoly_deal.laying import named_stack, require_home
from games.monopoly_deal.stacks import homes
from games.monopoly_deal.state import NEW_STACK, DealState, Stack, Table, stack_with


def _own_stack(state: DealState, seat: Seat, card: str) -> Stack:
    stack = stack_with(state.tables[seat], card)
    if stack is None:
        raise IllegalMove("deal-refuse-own")
    return stack


def check_move(state: DealState, command: MoveCard) -> None:
    """An own tabled property, to another place where it may lie."""
    require_turn(state, command.seat)
    stack = _own_stack(state, command.seat, command.card)
    require_home(state, command.seat, command.card, command.colour, command.stack)
    if command.stack == stack.id or _stays(stack, command.colour, command.stack):
        raise IllegalMove("deal-refuse-same-place")


def _stays(stack: Stack, colour: str, goal: str) -> bool:
    """Whether a move to a new stack would change nothing: the card lies alone in that colour already."""
    return goal == NEW_STACK and colour == stack.colour and len(stack.cards) == 1


def move(tx: Transaction[DealState], command: MoveCard) -> None:
    """To the other stack; a set it leaves broken loses its buildings (61, 63)."""
    tx.emit(CardMoved(command.seat, command.card, command.colour, named_stack(tx.state, command.stack)))
    drop_unsupported(tx, command.seat)


def goals_for(table: Table, stack: Stack, card: str, colour: str) -> tuple[str, ...]:
    """The places in a colour where a card of that stack may go."""
    return tuple([goal for goal in homes(table, card, colour) if not _stays(stack, colour, goal)])


def _colours(table: Table, stack: Stack, card: str) -> tuple[str, ...]:
    return tuple(colour for colour in CARDS[card].colours if goals_for(table, stack, card, colour))


def _can_move(table: Table, stack: Stack, card: str) -> bool:
    """Whether there is a goal: beside its stack, in another colour, or on another stack of its colour."""
    return len(stack.cards) > 1 or card in WILDCARDS or len(goals_for(table, stack, card, stack.colour)) > 0


def check_swap(state: DealState, command: SwapCards) -> None:
    """Two own tabled properties of different stacks, each fit for the other's colour."""
    require_turn(state, command.seat)
    one = _own_stack(state, command.seat, command.card)
    two = _own_stack(state, command.seat, command.other)
    if not _swappable(command.card, one, command.other, two):
        raise IllegalMove("deal-refuse-swap")


def _swappable(card: str, stack: Stack, other: str, goal: Stack) -> bool:
    if stack.id == goal.id or KIND[card] == KIND[other]:
        return False
    if card not in WILDCARDS and other not in WILDCARDS:
        return False  # two properties of one colour: nothing would change
    return goal.colour in CARDS[card].colours and stack.colour in CARDS[other].colours


def swap(tx: Transaction[DealState], command: SwapCards) -> None:
    """At once, so that sets complete before and after keep their buildings (94)."""
    tx.emit(CardsSwapped(command.seat, command.card, command.other))
    drop_unsupported(tx, command.seat)


def partners_of(table: Table, card: str, stack: Stack) -> list[str]:
    """The tabled properties with which a card of that stack can be swapped."""
    colours = CARDS[card].colours
    return [
        other
        for goal in table.stacks
        if goal.colour in colours
        for other in goal.cards
        if _swappable(card, stack, other, goal)
    ]


def may_arrange(state: DealState, seat: Seat) -> bool:
    """Whether anything before the seat can be moved."""
    stacks = state.tables[seat].stacks
    for stack in stacks:  # not any(): this is asked at every step
        if len(stack.cards) > 1 or stack.cards[0] in WILDCARDS:
            return True
    return len({stack.colour for stack in stacks}) < len(stacks) or bool(movable(state, seat))


def move_forms(state: DealState, seat: Seat) -> tuple[Form, ...]:
    """Moving from plain stacks; moving out of built sets, which is confirmed (63); swapping."""
    table = state.tables[seat]
    plain = [stack for stack in table.stacks if not stack.buildings]
    built = [stack for stack in table.stacks if stack.buildings]
    found = [
        _move_form("move", Text("deal-form-move"), table, plain, nothing_lost),
        _move_form("move_built", Text("deal-form-move_built"), table, built, losses.of_moving(built)),
        _swap_form(table),
    ]
    return tuple(form for form in found if form is not None)


def _move_form(key: str, label: Text, table: Table, stacks: list[Stack], confirm: losses.Loss) -> Form | None:
    homes_of = {card: stack for stack in stacks for card in stack.cards if _can_move(table, stack, card)}
    if not homes_of:
        return None

    def moved(_filled: tuple[Filled, ...]) -> Choice:
        return Choice("card", Text("deal-prompt-move"), _lying(homes_of))

    def colour(filled: tuple[Filled, ...]) -> Choice:
        card = str(filled[0])
        return forms.colour_field(_colours(table, homes_of[card], card))

    def goal(filled: tuple[Filled, ...]) -> Choice:
        card, colour = str(filled[0]), str(filled[1])
        return forms.home_field(table, colour, goals_for(table, homes_of[card], card, colour))

    return Form(key, label, MoveCard, forms.fields(moved, colour, goal), confirm)


def _swap_form(table: Table) -> Form | None:
    if len(table.stacks) < 2:
        return None
    homes_of = {card: stack for stack in table.stacks for card in stack.cards if partners_of(table, card, stack)}
    if not homes_of:
        return None

    def one(_filled: tuple[Filled, ...]) -> Choice:
        return Choice("card", Text("deal-prompt-swap"), _lying(homes_of))

    def other(filled: tuple[Filled, ...]) -> Choice:
        card = str(filled[0])
        partners = partners_of(table, card, homes_of[card])
        return Choice("other", Text("deal-prompt-swap-other"), _lying({name: homes_of[name] for name in partners}))

    return Form("swap", Text("deal-form-swap"), SwapCards, forms.fields(one, other))


def _lying(homes_of: dict[str, Stack]) -> tuple[Option, ...]:
    """Tabled cards, with the stack each lies on."""
    return tuple(
        forms.card_option(card, Text("deal-detail-in-stack", stack=forms.stack_text(stack)))
        for card, stack in homes_of.items()
    )
