"""Carrying out commands, in rule order."""

from games.core.asks import Command, Concede, Seat
from games.core.game import Transaction
from tests.games.toy import commands as cmd
from tests.games.toy import events as ev
from tests.games.toy.cards import DECK
from tests.games.toy.state import BazaarState

Tx = Transaction[BazaarState]


def setup(tx: Tx) -> None:
    """Shuffle, deal, begin the first turn."""
    order = tx.chance.shuffled(DECK)
    seats, size = len(tx.state.players), tx.state.hand
    tx.emit(ev.Dealt(tuple(order[size * seat : size * (seat + 1)] for seat in range(seats)), order[size * seats :]))
    _begin_turn(tx, 0, 1)


def reshuffle(tx: Tx) -> None:
    """The deck, which nobody knows."""
    tx.emit(ev.DeckShuffled(tx.chance.shuffled(tx.state.deck)))


def resolve(tx: Tx, command: Command) -> None:
    """Carry out a command that passed the check."""
    match command:
        case cmd.Lay(seat=seat, card=card):
            tx.emit(ev.Laid(seat, card))
        case cmd.StartRaid(seat=seat, target=target, card=card):
            tx.emit(ev.RaidBegan(seat, target, card))
            _settle_if_nobody_can_answer(tx)
        case cmd.Sell():
            tx.emit(ev.AuctionOpened(tx.state.deck[0]))
        case cmd.EndTurn(seat=seat, buried=buried):
            _end_turn(tx, seat, buried)
        case cmd.Refuse(seat=seat, shield=shield):
            tx.emit(ev.Refused(seat, shield))
            _settle_if_nobody_can_answer(tx)
        case cmd.Let():
            _settle(tx)
        case cmd.Bid(seat=seat, amount=amount):
            tx.emit(ev.BidMade(seat, amount))
        case cmd.Propose(seat=seat, target=target, mine=mine, theirs=theirs):
            tx.emit(ev.Proposed(seat, target, mine, theirs))
        case cmd.Accept() | cmd.Decline():
            tx.emit(ev.ProposalEnded(isinstance(command, cmd.Accept)))
        case cmd.CloseAuction():
            tx.emit(ev.AuctionClosed())
        case cmd.TimeUp():
            tx.emit(ev.Ended("time"))
        case Concede(seat=seat):
            _leave(tx, seat)


def _begin_turn(tx: Tx, seat: Seat, number: int) -> None:
    if number > tx.state.rounds:
        tx.emit(ev.Ended("rounds"))
    elif not tx.state.deck:
        tx.emit(ev.Ended("deck"))
    else:
        tx.emit(ev.TurnBegan(seat, number))
        tx.emit(ev.Drew(seat, tx.state.deck[0]))


def _next_turn(tx: Tx) -> None:
    state = tx.state
    later = [seat for seat in state.live if seat > state.active]
    if later:
        _begin_turn(tx, later[0], state.round)
    else:
        _begin_turn(tx, state.live[0], state.round + 1)


def _end_turn(tx: Tx, seat: Seat, buried: tuple[str, ...]) -> None:
    if buried:
        tx.emit(ev.Buried(seat, buried))
    if tx.state.proposal:
        tx.emit(ev.ProposalEnded(swapped=False))
    _next_turn(tx)


def _settle_if_nobody_can_answer(tx: Tx) -> None:
    """An empty hand is public, so skipping it tells nothing."""
    raid = tx.state.raid
    if raid and not tx.state.players[raid.chain.asked].hand:
        _settle(tx)


def _settle(tx: Tx) -> None:
    """A swap may have moved the card meanwhile; then there is nothing to take."""
    raid = tx.state.raid
    assert raid is not None
    there = raid.card in tx.state.players[raid.chain.defender].stall
    tx.emit(ev.RaidEnded(there and not raid.chain.cancelled))


def _leave(tx: Tx, seat: Seat) -> None:
    tx.emit(ev.LeftTable(seat, tx.state.players[seat].hand))
    if len(tx.state.live) == 1:
        tx.emit(ev.Ended("alone"))
    elif seat == tx.state.active:
        if tx.state.auction:
            tx.emit(ev.AuctionClosed())
        _next_turn(tx)
