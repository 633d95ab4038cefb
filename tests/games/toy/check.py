"""The one judge of commands."""

from games.core.asks import TABLE, Command, Concede, Seat
from games.core.errors import IllegalMove
from tests.games.toy import commands as cmd
from tests.games.toy.cards import kind_of
from tests.games.toy.state import BazaarState

SHIELD = "shield"


def check(state: BazaarState, command: Command) -> None:
    """Raise `IllegalMove` unless the command is legal now."""
    if state.ended:
        raise IllegalMove("toy-refuse-over")
    match command:
        case cmd.CloseAuction() | cmd.TimeUp():
            _check_table(state, command)
        case _ if command.seat not in state.live:
            raise IllegalMove("toy-refuse-seat")
        case Concede():
            pass
        case cmd.Lay() | cmd.StartRaid() | cmd.Sell() | cmd.EndTurn() | cmd.Propose():
            _check_turn(state, command)
        case _:
            _check_answer(state, command)


def _check_table(state: BazaarState, command: Command) -> None:
    due = state.auction is not None if isinstance(command, cmd.CloseAuction) else state.clock
    if command.seat != TABLE or not due:
        raise IllegalMove("toy-refuse-not-due")


def _check_turn(state: BazaarState, command: Command) -> None:
    if command.seat != state.active or not state.free:
        raise IllegalMove("toy-refuse-not-now")
    if state.plays == 0 and not isinstance(command, cmd.EndTurn | cmd.Propose):
        raise IllegalMove("toy-refuse-no-plays")
    match command:
        case cmd.EndTurn():
            _check_end(state, command)
        case cmd.Propose():
            _check_proposal(state, command)
        case cmd.Lay(seat=seat, card=card) if card not in state.players[seat].hand:
            raise IllegalMove("toy-refuse-card")
        case cmd.StartRaid(seat=seat, target=target, card=card):
            _check_stall(state, seat, target, card)
        case cmd.Sell() if not state.deck:
            raise IllegalMove("toy-refuse-no-deck")


def _check_end(state: BazaarState, command: cmd.EndTurn) -> None:
    hand = state.players[command.seat].hand
    buried = set(command.buried)
    if len(buried) != len(command.buried) or not buried <= set(hand):
        raise IllegalMove("toy-refuse-card")
    if len(buried) != excess(state, command.seat):
        raise IllegalMove("toy-refuse-count", count=excess(state, command.seat))


def _check_proposal(state: BazaarState, command: cmd.Propose) -> None:
    if state.proposal:
        raise IllegalMove("toy-refuse-proposal")
    if command.mine not in state.players[command.seat].stall:
        raise IllegalMove("toy-refuse-card")
    _check_stall(state, command.seat, command.target, command.theirs)


def _check_stall(state: BazaarState, seat: Seat, target: Seat, card: str) -> None:
    if target == seat or target not in state.live:
        raise IllegalMove("toy-refuse-target")
    if card not in state.players[target].stall:
        raise IllegalMove("toy-refuse-card")


def _check_answer(state: BazaarState, command: Command) -> None:
    seat = command.seat
    match command:
        case cmd.Refuse() | cmd.Let():
            if state.raid is None or state.raid.chain.asked != seat:
                raise IllegalMove("toy-refuse-not-now")
            if isinstance(command, cmd.Refuse) and command.shield not in shields(state, seat):
                raise IllegalMove("toy-refuse-card")
        case cmd.Bid(amount=amount):
            if seat not in bidders(state):
                raise IllegalMove("toy-refuse-not-now")
            if not least_bid(state) <= amount <= state.players[seat].coins:
                raise IllegalMove("toy-refuse-bid", least=least_bid(state))
        case cmd.Accept() | cmd.Decline():
            if state.proposal is None or state.proposal.taker != seat:
                raise IllegalMove("toy-refuse-not-now")
            if isinstance(command, cmd.Accept) and not swappable(state):
                raise IllegalMove("toy-refuse-gone")
        case _:
            raise IllegalMove("toy-refuse-not-now")


def excess(state: BazaarState, seat: Seat) -> int:
    """How many cards a hand has too many."""
    return max(0, len(state.players[seat].hand) - state.hand)


def shields(state: BazaarState, seat: Seat) -> tuple[str, ...]:
    """The shields in a hand."""
    return tuple(card for card in state.players[seat].hand if kind_of(card) == SHIELD)


def least_bid(state: BazaarState) -> int:
    """The next bid must be at least this."""
    return state.auction.bid + 1 if state.auction else 1


def bidders(state: BazaarState) -> tuple[Seat, ...]:
    """Who may bid: whoever does not lead and has the coins."""
    if state.auction is None:
        return ()
    leader, least = state.auction.leader, least_bid(state)
    return tuple(seat for seat in state.live if seat != leader and state.players[seat].coins >= least)


def swappable(state: BazaarState) -> bool:
    """Whether both cards of the proposal are still where they were."""
    deal = state.proposal
    if deal is None:
        return False
    return deal.mine in state.players[deal.giver].stall and deal.theirs in state.players[deal.taker].stall
