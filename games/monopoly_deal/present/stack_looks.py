"""What tells the stacks of a table apart in its picture."""

from collections import Counter

import msgspec

from games.core.scene import Shape
from games.monopoly_deal import stacks
from games.monopoly_deal.cards import ALL_COLOURS, CARDS, SIZE
from games.monopoly_deal.state import Stack, Table


class Look(msgspec.Struct, frozen=True):
    """What tells stacks apart that lie on a table.

    wilds: of each card the other colour that it may have, "any" or, if it is no wild, "". more: stacks of the colour
    beside it that are not shown.
    """

    colour: str
    wilds: tuple[str, ...]
    house: bool
    hotel: bool
    complete: bool
    rent: int
    more: int = 0

    @property
    def filled(self) -> str:
        """How many of its cards lie there."""
        return f"{len(self.wilds)}/{SIZE[self.colour]}"

    @property
    def buildings(self) -> tuple[Shape, ...]:
        """What is built on it."""
        shapes: tuple[Shape, ...] = ("house", "hotel")
        return tuple(shape for shape, stands in zip(shapes, (self.house, self.hotel), strict=True) if stands)


def look(stack: Stack, more: int = 0) -> Look:
    """What a stack looks like; its wilds lie behind the others, where their end shows."""
    wilds = tuple(sorted((_other(card, stack.colour) for card in stack.cards), reverse=True))
    built = (stack.house is not None, stack.hotel is not None)
    return Look(stack.colour, wilds, *built, stacks.is_complete(stack), stacks.rent(stack), more)


def _other(card: str, colour: str) -> str:
    facts = CARDS[card]
    if not facts.is_wild:
        return ""
    return "any" if facts.family == "wild_any" else next(other for other in facts.colours if other != colour)


def looks(owned: Table, *, merged: bool) -> list[Look]:
    """The stacks of a table as they are shown: complete ones first, then by colour."""
    in_order = sorted(owned.stacks, key=_rank)
    if not merged:
        return [look(stack) for stack in in_order]
    copies = Counter(stack.colour for stack in in_order)
    first = {stack.colour: stack for stack in reversed(in_order)}
    return [look(first[colour], copies[colour] - 1) for colour in dict.fromkeys(stack.colour for stack in in_order)]


def _rank(stack: Stack) -> tuple[bool, int, int]:
    return not stacks.is_complete(stack), ALL_COLOURS.index(stack.colour), -len(stack.cards)
