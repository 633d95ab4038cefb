"""How a match ends (R126–R136): the last one, bankruptcies, rounds, the clock, or everybody agreeing."""

from games.core.asks import TABLE, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board, groups_of, live_seats, worth
from games.monopoly.commands import AgreeToStop, CallTime, PlayOn, ProposeStop
from games.monopoly.events_deals import LastRoundCalled, MatchEnded, StopAgreed, StopProposed, StopRefused
from games.monopoly.guards import require_window
from games.monopoly.state import EndReason, MonopolyState

Tx = Transaction[MonopolyState]

_BANKRUPTCIES = {"first_bankrupt": 1, "second_bankrupt": 2}


def is_bankrupt_end(state: MonopolyState, bankrupts: int) -> bool:
    """Whether so many bankruptcies end it (R130)."""
    limit = _BANKRUPTCIES.get(state.options.end)
    return limit is not None and bankrupts >= limit


def end_match(tx: Tx, reason: EndReason) -> None:
    """Count and end."""
    state = tx.state
    seats = range(len(state.players))
    totals = tuple(0 if seat in state.out else worth(state, seat) for seat in seats)
    tx.emit(MatchEnded(reason, places(state), totals))


def places(board: Board) -> tuple[int, ...]:
    """The place of each seat: by worth, cash and whole groups; who is out below, the last to fall first (R133–R135)."""

    def key(seat: Seat) -> tuple[int, ...]:
        if seat in board.out:
            return (0, board.out.index(seat))
        return (1, worth(board, seat), board.players[seat].cash, len(groups_of(board, seat)))

    keys = [key(seat) for seat in range(len(board.players))]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def check_propose(state: MonopolyState, command: ProposeStop) -> None:
    """Once a round each, while no vote is open (R136)."""
    require_window(state)
    if not may_propose(state, command.seat):
        raise IllegalMove("mono-refuse-vote")


def may_propose(state: MonopolyState, seat: Seat) -> bool:
    """Whether the seat may ask to stop."""
    return state.options.stop_vote and state.vote is None and state.voted[seat] != state.round


def propose(tx: Tx, command: ProposeStop) -> None:
    """Ask all others."""
    tx.emit(StopProposed(command.seat))


def check_vote(state: MonopolyState, command: AgreeToStop | PlayOn) -> None:
    """While a vote is open, once."""
    require_window(state)
    if state.vote is None or command.seat in state.vote.agreed:
        raise IllegalMove("mono-refuse-vote")


def agree(tx: Tx, command: AgreeToStop) -> None:
    """When all live seats agree it is over."""
    tx.emit(StopAgreed(command.seat))


def is_agreed(state: MonopolyState) -> bool:
    """Whether all live seats agree to stop."""
    return state.vote is not None and len(state.vote.agreed) == len(live_seats(state))


def play_on(tx: Tx, command: PlayOn) -> None:
    """The vote is over."""
    tx.emit(StopRefused(command.seat))


def may_call_time(state: MonopolyState) -> bool:
    """Whether a clock still runs that could make this round the last."""
    return state.ended is None and state.options.end == "clock" and state.last_round > state.round


def check_time(state: MonopolyState, command: CallTime) -> None:
    """By the table (R131)."""
    if command.seat != TABLE or not may_call_time(state):
        raise IllegalMove("mono-refuse-time")


def call_time(tx: Tx, command: CallTime) -> None:
    """The present round is the last."""
    del command
    tx.emit(LastRoundCalled(tx.state.round))
