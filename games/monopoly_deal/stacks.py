"""Sets: how full, complete or not, what rent, and where a card may go (22–28, 38, 93)."""

from games.monopoly_deal.cards import ANY_WILDS, CARDS, COLOURS, HOTEL_RENT, HOUSE_RENT, SIZE, VALUE
from games.monopoly_deal.state import NEW_STACK, Stack, Table, find_stack


def has_room(stack: Stack) -> bool:
    """Whether another card fits; a set never holds more than its size (23)."""
    return len(stack.cards) < SIZE[stack.colour]


def earns(stack: Stack) -> bool:
    """Whether a card other than a multicolour wild lies in it (27)."""
    return not ANY_WILDS.issuperset(stack.cards)


def is_complete(stack: Stack) -> bool:
    """Whether it has its full size and is not made of multicolour wilds only (22, 28)."""
    return len(stack.cards) == SIZE[stack.colour] and earns(stack)


def rent(stack: Stack) -> int:
    """What it asks for, undoubled: by its cards, +3M for a house, +4M for a hotel (38); 0 if it earns nothing."""
    if not earns(stack):
        return 0
    ladder = COLOURS[stack.colour].rents[len(stack.cards) - 1]
    return ladder + (HOUSE_RENT if stack.house else 0) + (HOTEL_RENT if stack.hotel else 0)


def value(stack: Stack) -> int:
    """The money value of its cards and buildings."""
    return sum(VALUE[card] for card in stack.cards) + sum(VALUE[card] for card in stack.buildings)


def colour_of(table: Table, stack_id: str) -> str:
    """The colour of a stack that is known to lie on the table."""
    stack = find_stack(table, stack_id)
    assert stack is not None
    return stack.colour


def complete_stacks(table: Table) -> tuple[Stack, ...]:
    """The complete sets of a table."""
    return tuple(stack for stack in table.stacks if is_complete(stack))


def complete_colours(table: Table) -> int:
    """How many colours it has a complete set of; two sets of a colour count once (24)."""
    return len({stack.colour for stack in table.stacks if is_complete(stack)})


def unsupported(stack: Stack) -> tuple[str, ...]:
    """The buildings that may not stay on it: all on a broken set, a hotel without its house (60, 61)."""
    if stack.buildings and not is_complete(stack):
        return stack.buildings
    return (stack.hotel,) if stack.hotel and not stack.house else ()


def homes(table: Table, card: str, colour: str) -> tuple[str, ...]:
    """Where a card may lie in a colour: the stacks with room, fullest first, then a new one (93)."""
    roomy = [stack for stack in table.stacks if stack.colour == colour and has_room(stack) and card not in stack.cards]
    if not roomy:
        return (NEW_STACK,)
    roomy.sort(key=lambda stack: -len(stack.cards))
    return (*[stack.id for stack in roomy], NEW_STACK)


def may_go(table: Table, colour: str, stack_id: str) -> bool:
    """Whether a card of that colour that is not on the stack yet may go there."""
    if stack_id == NEW_STACK:
        return True
    stack = find_stack(table, stack_id)
    return stack is not None and stack.colour == colour and has_room(stack)


def best_home(table: Table, card: str) -> tuple[str, str]:
    """The colour and stack that the card fills most (93, 95)."""
    best = ("", NEW_STACK)
    most = (-1, 0.0)
    for colour in CARDS[card].colours:
        stack_id = homes(table, card, colour)[0]
        stack = find_stack(table, stack_id) or Stack("", colour, ())
        grown = Stack("", colour, (*stack.cards, card))
        share = (int(is_complete(grown)), len(grown.cards) / COLOURS[colour].size)
        if share > most:
            best, most = (colour, stack_id), share
    return best
