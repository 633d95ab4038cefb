"""What an answer costs for good, in words, where it is asked once more before it is sent."""

from collections.abc import Callable, Iterable

from games.core.asks import Filled, Seat
from games.core.text import Name, Text
from games.monopoly_deal.cards import ANY_WILDS, KIND, VALUE
from games.monopoly_deal.forms import COLOUR_NAMES, listing
from games.monopoly_deal.stacks import is_complete
from games.monopoly_deal.state import DealState, Stack, Table

Loss = Callable[[tuple[Filled, ...]], Text | None]
WASTE = 3
"""So many M more than what would do are worth a question."""
STRONGEST = ("just_say_no", "deal_breaker")

NO_PLAYED = Text("deal-lose-no")
NO_KEPT = Text("deal-lose-chance")
TURN_UNUSED = Text("deal-lose-turn")


def picked(filled: tuple[Filled, ...]) -> tuple[str, ...]:
    """The cards of a form whose only field is a pick."""
    (cards,) = filled
    return cards if isinstance(cards, tuple) else ()


def of_payment(table: Table, owed: int, sparing: Callable[[], tuple[str, ...]]) -> Loss:
    """A full set or buildings that need not go, or far more than what would do; `sparing` is the payment that would."""

    def loss(filled: tuple[Filled, ...]) -> Text | None:
        cards, spared = picked(filled), sparing()
        broken = _broken(table, cards)
        if len(broken) > len(_broken(table, spared)):
            return Text("deal-lose-set", colour=_colour(broken[-1]))
        buildings = _buildings(table, cards)
        if len(buildings) > len(_buildings(table, spared)):
            return Text("deal-lose-building", cards=listing(buildings))
        paid, enough = (sum(VALUE[card] for card in payment) for payment in (cards, spared))
        return Text("deal-lose-change", paid=paid, owed=owed) if paid >= enough + WASTE else None

    return loss


def of_moving(stacks: Iterable[Stack]) -> Loss:
    """The set breaks up, and what is built on it comes off (63)."""
    homes = {card: stack for stack in stacks for card in stack.cards}

    def loss(filled: tuple[Filled, ...]) -> Text:
        stack = homes[str(filled[0])]
        return Text("deal-lose-built", colour=_colour(stack), cards=listing(stack.buildings))

    return loss


def of_discarding(state: DealState, seat: Seat) -> Loss:
    """One of the strongest cards, where others could go."""
    hand = state.hands[seat]

    def loss(filled: tuple[Filled, ...]) -> Text | None:
        cards = picked(filled)
        strong = [card for card in cards if _is_strong(card)]
        weak = sum(not _is_strong(card) for card in hand)
        return Text("deal-lose-strong", cards=listing(strong)) if strong and weak >= len(cards) else None

    return loss


def _is_strong(card: str) -> bool:
    return KIND[card] in STRONGEST or card in ANY_WILDS


def _broken(table: Table, cards: tuple[str, ...]) -> list[Stack]:
    """The complete sets that lose a card, the most valuable last."""
    gone = set(cards)
    found = [stack for stack in table.stacks if is_complete(stack) and gone.intersection(stack.cards)]
    return sorted(found, key=lambda stack: sum(VALUE[card] for card in stack.cards))


def _buildings(table: Table, cards: tuple[str, ...]) -> list[str]:
    return [card for stack in table.stacks for card in stack.buildings if card in cards]


def _colour(stack: Stack) -> Name:
    return COLOUR_NAMES[stack.colour]
