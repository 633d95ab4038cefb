"""Who comes where: the winner, the others by what they own (D5, 96)."""

from games.core.asks import Seat
from games.monopoly_deal.cards import VALUE
from games.monopoly_deal.stacks import complete_colours, value
from games.monopoly_deal.state import DealState


def standing(state: DealState, seat: Seat) -> tuple[int, int, int, int]:
    """What D5 compares, greater is better: complete colours, value of the table, value of the bank, few hand cards."""
    table = state.tables[seat]
    bank = sum(VALUE[card] for card in table.bank)
    loose = sum(VALUE[card] for card in table.loose)
    total = bank + loose + sum(value(stack) for stack in table.stacks)
    return complete_colours(table), total, bank, -len(state.hands[seat])


def places(state: DealState, winner: Seat | None, *, by_assets: bool) -> tuple[int, ...]:
    """The place of each seat. Seats that left come after all others, the last to leave first among them."""

    def key(seat: Seat) -> tuple[int, ...]:
        if seat == winner:
            return (2,)
        if seat in state.left:
            return (0, state.left.index(seat))
        return (1, *standing(state, seat)) if by_assets else (1,)

    keys = [key(seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
