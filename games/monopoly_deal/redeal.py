"""What a seat cannot know, dealt again."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.chance import Chance
from games.monopoly_deal.state import DealState


def redeal(state: DealState, seat: Seat | None, chance: Chance) -> DealState:
    """The state with the other hands and the draw pile mixed and dealt anew.

    The used pile is open, card by card, as it grows. What a seat itself put under the draw pile is mixed too.
    """
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    cards = chance.shuffled((*hidden, *state.draw))
    hands: list[tuple[str, ...]] = []
    start = 0
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(cards[start : start + len(hand)])
            start += len(hand)
    return replace(state, hands=tuple(hands), draw=cards[start:])
