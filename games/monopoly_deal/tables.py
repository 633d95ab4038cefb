"""Changing what lies before a seat, as whole tuples."""

from collections.abc import Collection

from msgspec.structs import replace

from games.core.piles import less, replaced
from games.monopoly_deal.state import DealState, Stack, Table


def take(table: Table, cards: Collection[str]) -> Table:
    """The table without the cards, wherever on it they lay. A stack that holds nothing any more is gone."""
    taken = frozenset(cards)
    stacks: list[Stack] = []
    for stack in table.stacks:
        if taken.isdisjoint(stack.cards) and stack.house not in taken and stack.hotel not in taken:
            stacks.append(stack)
            continue
        house, hotel = (None if card in taken else card for card in (stack.house, stack.hotel))
        rest = Stack(stack.id, stack.colour, _others(stack.cards, taken), house, hotel)
        if rest.cards or house or hotel:
            stacks.append(rest)
    return Table(_others(table.bank, taken), tuple(stacks), _others(table.loose, taken))


def _others(cards: tuple[str, ...], taken: frozenset[str]) -> tuple[str, ...]:
    return cards if taken.isdisjoint(cards) else tuple([card for card in cards if card not in taken])


def put(table: Table, card: str, colour: str, stack_id: str) -> Table:
    """The table with a property on the stack of that id, which is made if it is not there."""
    for index, stack in enumerate(table.stacks):
        if stack.id == stack_id:
            grown = replace(stack, cards=(*stack.cards, card))
            return replace(table, stacks=replaced(table.stacks, index, grown))
    return replace(table, stacks=(*table.stacks, Stack(stack_id, colour, (card,))))


def build(table: Table, card: str, stack_id: str, *, hotel: bool) -> Table:
    """The table with a building on that stack."""
    return replace(
        table,
        stacks=tuple(
            stack if stack.id != stack_id else replace(stack, hotel=card) if hotel else replace(stack, house=card)
            for stack in table.stacks
        ),
    )


def swap(table: Table, card: str, other: str) -> Table:
    """The table with two properties in each other's place."""
    change = {card: other, other: card}
    return replace(
        table,
        stacks=tuple(
            replace(stack, cards=tuple(change.get(held, held) for held in stack.cards)) for stack in table.stacks
        ),
    )


def hand_without(state: DealState, seat: int, card: str) -> tuple[tuple[str, ...], ...]:
    """All hands, one card taken from the seat's."""
    return replaced(state.hands, seat, less(state.hands[seat], card))
