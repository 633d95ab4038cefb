"""When the match is over (83–86, 89, 96)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly_deal.cards import SIZE
from games.monopoly_deal.events import MatchEnded
from games.monopoly_deal.ranking import places
from games.monopoly_deal.stacks import is_complete
from games.monopoly_deal.state import DealState, EndReason, live_seats, opponents


def has_won(state: DealState, seat: Seat) -> bool:
    """Whether enough complete sets of different colours lie before the seat."""
    stacks, goal = state.tables[seat].stacks, state.options.sets_to_win
    spare = len(stacks) - goal
    if spare < 0:
        return False
    colours = set()
    for stack in stacks:
        if len(stack.cards) == SIZE[stack.colour] and is_complete(stack):
            colours.add(stack.colour)
        elif spare:
            spare -= 1
        else:  # asked at nearly every step, so no further than it takes to say no
            return False
    return len(colours) >= goal


def check_win(tx: Transaction[DealState]) -> None:
    """End the match if somebody has won and the option of ruling 84 lets them; the active seat comes first (86)."""
    state = tx.state
    if state.ended is not None or state.placements:
        return
    instant = state.options.win_timing == "instant"
    if (instant or state.charge is None) and has_won(state, state.turn):
        end_won(tx, state.turn, "sets")
    elif instant:
        for seat in opponents(state, state.turn):
            if has_won(state, seat):
                end_won(tx, seat, "sets")
                return


def end_won(tx: Transaction[DealState], seat: Seat, reason: EndReason) -> None:
    """The seat wins; the others are ranked by assets only if that was agreed."""
    tx.emit(MatchEnded(reason, places(tx.state, seat, by_assets=tx.state.options.ranking_by_assets)))


def end_by_assets(tx: Transaction[DealState], reason: EndReason) -> None:
    """Nobody has won; what they own decides."""
    tx.emit(MatchEnded(reason, places(tx.state, None, by_assets=True)))


def check_alone(tx: Transaction[DealState]) -> None:
    """The last seat left wins (96)."""
    rest = live_seats(tx.state)
    if len(rest) == 1:
        end_won(tx, rest[0], "last_seat")
