"""Building blocks of the forms: fields in a row, and how cards, seats and stacks are offered."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from games.core.asks import Choice, Field, Filled, Option, Seat
from games.core.text import Listing, Name, SeatName, Text
from games.monopoly_deal.cards import CARDS, COLOURS
from games.monopoly_deal.lettering import letters
from games.monopoly_deal.stacks import is_complete
from games.monopoly_deal.state import NEW_STACK, Stack, Table, find_stack

NextField: TypeAlias = Callable[[tuple[Filled, ...]], Field | None]

CARD_NAMES: dict[str, Name] = {card.id: Name(f"deal-card-{card.kind}") for card in CARDS.values()}
COLOUR_NAMES: dict[str, Name] = {colour: Name(f"deal-colour-{colour}") for colour in COLOURS}
_PROMPT_CARD = Text("deal-prompt-card")


def fields(*makers: NextField) -> NextField:
    """Fields one after another, each made from those filled before; a maker's None ends the form early."""

    def next_field(filled: tuple[Filled, ...]) -> Field | None:
        return makers[len(filled)](filled) if len(filled) < len(makers) else None

    return next_field


def hand_card(hand: tuple[str, ...], cards: Iterable[str]) -> NextField:
    """The field "card": one of these cards of the hand."""
    return lambda _filled: Choice("card", _PROMPT_CARD, hand_options(hand, cards))


def hand_options(hand: tuple[str, ...], cards: Iterable[str]) -> tuple[Option, ...]:
    """Cards of the hand by their letters, with their value."""
    offered = frozenset(cards)
    return tuple(_hand_option(card, letter) for card, letter in letters(hand).items() if card in offered)


@lru_cache(4096)
def _hand_option(card: str, letter: str) -> Option:
    return card_option(card, Text("deal-detail-value", value=CARDS[card].value), mark=letter)


def card_option(card: str, detail: Text | None = None, weight: int = 0, mark: str = "") -> Option:
    """A card, with something said about it."""
    return Option(card, Text(f"deal-card-{CARDS[card].kind}"), detail, weight, mark)


def seat_option(seat: Seat) -> Option:
    """A player."""
    return Option(seat, Text("deal-label-seat", seat=SeatName(seat)))


def target_field(seats: Sequence[Seat]) -> NextField:
    """The field "target": one of these seats."""
    return lambda _filled: Choice("target", Text("deal-prompt-target"), tuple(seat_option(seat) for seat in seats))


def colour_field(colours: Iterable[str]) -> Choice:
    """The field "colour"."""
    options = tuple(Option(colour, Text(f"deal-colour-{colour}")) for colour in colours)
    return Choice("colour", Text("deal-prompt-colour"), options)


def stack_text(stack: Stack) -> Text:
    """A stack in words: its colour and how full it is."""
    key = "deal-label-stack-complete" if is_complete(stack) else "deal-label-stack"
    return Text(key, colour=COLOUR_NAMES[stack.colour], count=len(stack.cards), size=COLOURS[stack.colour].size)


def stack_options(table: Table, colour: str, stack_ids: Iterable[str]) -> tuple[Option, ...]:
    """Stacks, or a new one, to lay a card of that colour on."""
    return tuple(_stack_option(table, colour, stack_id) for stack_id in stack_ids)


def _stack_option(table: Table, colour: str, stack_id: str) -> Option:
    stack = find_stack(table, stack_id)
    if stack is None:
        return Option(NEW_STACK, Text("deal-label-new-stack", colour=COLOUR_NAMES[colour]))
    return Option(stack_id, stack_text(stack), _contents(stack.cards))


def _contents(cards: tuple[str, ...]) -> Text:
    return Text("deal-detail-contents", cards=listing(cards))


def home_field(table: Table, colour: str, stack_ids: Iterable[str]) -> Choice:
    """The field "stack": where to lay a card of that colour."""
    return Choice("stack", Text("deal-prompt-stack"), stack_options(table, colour, stack_ids))


def listing(cards: Iterable[str]) -> Listing:
    """Cards by name, joined as the reader's language joins them."""
    return Listing(tuple(CARD_NAMES[card] for card in cards))
