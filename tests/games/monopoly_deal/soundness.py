"""What must hold after every step (the invariants of rules C8)."""

from games.monopoly_deal.cards import CARDS, COLOURS, KIND
from games.monopoly_deal.stacks import is_complete
from games.monopoly_deal.state import DealState, Stack


def assert_sound(state: DealState) -> None:
    """No card twice, plays 0 to 3, sets within their size and colour, buildings where they belong, nothing dangling."""
    cards = [*state.draw, *state.used, *state.resolving, *(placement.card for placement in state.placements)]
    for hand in state.hands:
        cards += hand
    stacks: list[Stack] = []
    for table in state.tables:
        assert not any(CARDS[card].is_property for card in table.bank)
        assert all(KIND[card] in {"house", "hotel"} for card in table.loose)
        cards += (*table.bank, *table.loose)
        stacks += table.stacks
    for stack in stacks:
        _assert_stack(stack)
        cards += (*stack.cards, *stack.buildings)
    assert len(cards) == len(set(cards)), "a card is in two places"
    assert len({stack.id for stack in stacks}) == len(stacks)
    assert 0 <= state.plays <= 3
    if state.ended is None:
        assert state.turn not in state.left or state.pending
        assert bool(state.resolving) == (state.charge is not None)
        assert state.charge is None or state.charge.targets
        assert state.phase == "play" or not state.pending
    for seat in state.left:
        assert not state.hands[seat]
        assert state.tables[seat] == type(state.tables[seat])()


def _assert_stack(stack: Stack) -> None:
    assert 0 < len(stack.cards) <= COLOURS[stack.colour].size
    assert all(stack.colour in CARDS[card].colours for card in stack.cards)
    if stack.buildings:
        assert is_complete(stack)
        assert COLOURS[stack.colour].buildable
        assert stack.house is not None
        assert KIND[stack.house] == "house"
        assert stack.hotel is None or KIND[stack.hotel] == "hotel"
