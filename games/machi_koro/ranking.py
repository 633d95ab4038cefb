"""Who comes where: the winner, the others by what they built (R146)."""

from games.core.asks import Seat
from games.machi_koro.board import cost
from games.machi_koro.state import MachiState


def standing(state: MachiState, seat: Seat) -> tuple[int, int, int]:
    """Greater is better: built landmarks, what they cost, coins and what the establishments cost."""
    city = state.cities[seat]
    landmarks = sum(cost(state, landmark) for landmark in city.landmarks)
    return city.built, landmarks, city.coins + sum(cost(state, card) for card in (*city.cards, *city.closed))


def places(state: MachiState, winner: Seat | None) -> tuple[int, ...]:
    """The place of each seat; equals share one. Seats that left come last, the last to leave first among them."""

    def key(seat: Seat) -> tuple[int, ...]:
        if seat == winner:
            return (2,)
        if seat in state.left:
            return (0, state.left.index(seat))
        return (1, *standing(state, seat))

    keys = [key(seat) for seat in range(len(state.cities))]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
