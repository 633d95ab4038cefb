"""Jail: paying, a card, or a double; and the move after the third miss (R65–R74)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board
from games.monopoly.commands import PayFine, UseJailCard
from games.monopoly.events import DiceRolled, JailLeft, JailMissed, JailTurnBegan
from games.monopoly.guards import asked_for
from games.monopoly.landing import land
from games.monopoly.money import owe
from games.monopoly.moving import go_on
from games.monopoly.squares import JAIL_FINE
from games.monopoly.state import BANK, JailOrder, MonopolyState

Tx = Transaction[MonopolyState]

LAST_TRY = 3


def begin_turn(tx: Tx, seat: Seat, number: int) -> None:
    """The choice of a prisoner, or what the standing order says."""
    order = _standing_order(tx.state, seat)
    tx.emit(JailTurnBegan(seat, number, order))
    if order == "pay":
        _pay(tx, seat)
    elif order == "card":
        tx.emit(JailLeft(seat, "card", tx.state.players[seat].cards[0]))
    elif order == "roll":
        roll(tx, seat)


def _standing_order(state: MonopolyState, seat: Seat) -> JailOrder:
    order, player = state.orders[seat].jail, state.players[seat]
    if (order == "pay" and not may_pay(state, seat)) or (order == "card" and not player.cards):
        return "ask"
    return order


def may_pay(state: Board, seat: Seat) -> bool:
    """Whether the fine can be paid before this roll (K6)."""
    player = state.players[seat]
    return player.cash >= JAIL_FINE and player.tries < state.options.jail_prepay_turns


_before_rolling = asked_for("jail")


def check_pay(state: MonopolyState, command: PayFine) -> None:
    """Before the roll (R66)."""
    _before_rolling(state, command)
    if not may_pay(state, command.seat):
        raise IllegalMove("mono-refuse-fine", fine=JAIL_FINE)


def pay(tx: Tx, command: PayFine) -> None:
    """Out; an ordinary turn follows."""
    _pay(tx, command.seat)


def _pay(tx: Tx, seat: Seat) -> None:
    owe(tx, seat, BANK, JAIL_FINE, "jail")
    tx.emit(JailLeft(seat, "fine"))


def check_card(state: MonopolyState, command: UseJailCard) -> None:
    """Before the roll, with a card of that deck (R66, R70)."""
    _before_rolling(state, command)
    if command.deck not in state.players[command.seat].cards:
        raise IllegalMove("mono-refuse-card")


def use_card(tx: Tx, command: UseJailCard) -> None:
    """Out; an ordinary turn follows."""
    tx.emit(JailLeft(command.seat, "card", command.deck))


def roll(tx: Tx, seat: Seat) -> None:
    """A double sets free without another roll; the last miss costs the fine before the move (R67–R69, R73)."""
    state = tx.state
    dice = tx.chance.roll(2)
    tx.emit(DiceRolled(seat, dice, sum(dice), 0, again=False))
    if dice[0] == dice[1]:
        tx.emit(JailLeft(seat, "double"))
        go_on(tx, seat, sum(dice), "dice")
        land(tx, seat)
        return
    tries = state.players[seat].tries + 1
    last = tries >= LAST_TRY or state.options.jail == "must_leave"
    tx.emit(JailMissed(seat, tries, last))
    if last:
        owe(tx, seat, BANK, JAIL_FINE, "jail")
