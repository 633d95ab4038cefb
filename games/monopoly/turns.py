"""Turns: rolling, the speed die, going on, ending, and who is next (R8–R16, R137–R142)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly import jail
from games.monopoly.board import direction
from games.monopoly.commands import EndTurn, EndTurnsAlone, GoAnywhere, KeepTurns, Roll, TakeBus
from games.monopoly.events import (
    BonusPaid,
    DiceRolled,
    EndAsked,
    FollowUp,
    JailLeft,
    MoveAsked,
    RollAgain,
    TurnBegan,
    TurnKept,
)
from games.monopoly.guards import asked_for, require_window
from games.monopoly.landing import land
from games.monopoly.moving import go_on, go_to, to_jail
from games.monopoly.rents import asks_rent
from games.monopoly.squares import BOARD_SIZE, INDEX, PRICE
from games.monopoly.state import BANK, MonopolyState, Then
from games.monopoly.stopping import end_match

Tx = Transaction[MonopolyState]

FACES = ("1", "2", "3", "bus", "guide", "guide")
"""The third die (R138)."""
DOUBLES_TO_JAIL = 3
SNAKE_EYES = 500


check_roll = asked_for("roll", "jail")
"""When a roll is asked, a prisoner's too."""


def roll(tx: Tx, command: Roll) -> None:
    """Roll, move and settle; the third double leads to jail instead (R9–R11)."""
    state, seat = tx.state, command.seat
    if state.phase == "jail":
        jail.roll(tx, seat)
        return
    dice = tx.chance.roll(2)
    one, other = dice
    face = FACES[tx.chance.below(6)] if state.options.speed_die and _has_lapped(state, seat) else ""
    steps = one + other + int(face) if face.isdigit() else one + other
    if one != other:
        tx.emit(DiceRolled(seat, dice, steps, 0, False, face))  # noqa: FBT003
    elif not _double(tx, seat, one, steps, face):
        return
    if face == "bus":
        tx.emit(MoveAsked(seat, "bus"))
    else:
        go_on(tx, seat, steps, "dice")
        land(tx, seat)


def _double(tx: Tx, seat: Seat, pips: int, steps: int, face: str) -> bool:
    """Two alike: another roll, unless it is the third double or the speed die shows the same; whether to move on."""
    state = tx.state
    doubles, alike = state.throw.doubles + 1, face == str(pips)
    jailed = doubles == DOUBLES_TO_JAIL
    tx.emit(DiceRolled(seat, (pips, pips), steps, doubles, not jailed and not alike, face))
    if pips == 1 and state.options.snake_eyes_bonus:
        tx.emit(BonusPaid(seat, SNAKE_EYES, state.players[seat].cash + SNAKE_EYES))
    if jailed:
        to_jail(tx, seat, "doubles")
    elif alike:
        tx.emit(MoveAsked(seat, "anywhere"))
    return not jailed and not alike


def _has_lapped(state: MonopolyState, seat: Seat) -> bool:
    """Whether square 0 was reached or passed in an earlier turn (R137)."""
    return 0 < state.players[seat].lapped < state.turns


def bus_steps(state: MonopolyState) -> tuple[int, ...]:
    """One white die, the other, or both (R139)."""
    one, other = state.throw.dice
    return tuple(dict.fromkeys((one + other, one, other)))


_bus_asked = asked_for("bus")
_anywhere_asked = asked_for("anywhere")


def check_bus(state: MonopolyState, command: TakeBus) -> None:
    """When the bus came."""
    _bus_asked(state, command)
    if command.steps not in bus_steps(state):
        raise IllegalMove("mono-refuse-bus")


def take_bus(tx: Tx, command: TakeBus) -> None:
    """Go on by so many."""
    go_on(tx, command.seat, command.steps, "bus")
    land(tx, command.seat)


def check_anywhere(state: MonopolyState, command: GoAnywhere) -> None:
    """After three alike."""
    _anywhere_asked(state, command)
    if command.square not in INDEX:
        raise IllegalMove("mono-refuse-square")


def go_anywhere(tx: Tx, command: GoAnywhere) -> None:
    """Forward to it (R140)."""
    go_to(tx, command.seat, INDEX[command.square], "anywhere")
    land(tx, command.seat)


check_end = asked_for("end")
"""When nothing else is left (R10, R16)."""


def end(tx: Tx, command: EndTurn) -> None:
    """The next seat."""
    del command
    pass_turn(tx)


def check_keep(state: MonopolyState, command: KeepTurns | EndTurnsAlone) -> None:
    """Where turns end by themselves, if it changes anything (R16)."""
    require_window(state)
    keeps = isinstance(command, KeepTurns)
    if not state.options.auto_end_turn or state.players[command.seat].keeps == keeps:
        raise IllegalMove("mono-refuse-keep")


def keep(tx: Tx, command: KeepTurns | EndTurnsAlone) -> None:
    """From now on."""
    tx.emit(TurnKept(command.seat, isinstance(command, KeepTurns)))


def continue_turn(tx: Tx) -> None:
    """Nothing is pending: what the turn still holds, another roll, its end, or the next turn."""
    state = tx.state
    seat, throw = state.turn, state.throw
    if seat in state.out:
        pass_turn(tx)
    elif throw.then:
        _follow_up(tx, seat, throw.then)
    elif throw.again:
        tx.emit(RollAgain(seat))
    elif state.options.auto_end_turn and not state.players[seat].keeps:
        pass_turn(tx)
    else:
        tx.emit(EndAsked(seat))


def _follow_up(tx: Tx, seat: Seat, then: Then) -> None:
    """The move after the third miss in jail (R69), or the guide's (R139)."""
    if then == "guide":
        tx.emit(FollowUp(seat, ""))
        _follow_guide(tx, seat)
        return
    dice = tx.state.throw.dice
    tx.emit(JailLeft(seat, "miss"))
    go_on(tx, seat, sum(dice), "dice")
    land(tx, seat)


def _follow_guide(tx: Tx, seat: Seat) -> None:
    """To the next deed of the bank, else to the next one that asks rent (R139)."""
    state = tx.state
    here = state.players[seat].square
    ahead = [square for step in range(1, BOARD_SIZE) if PRICE[square := (here + step) % BOARD_SIZE]]
    free = [square for square in ahead if state.owners[square] == BANK]
    goals = free or [square for square in ahead if asks_rent(state, square, seat)]
    if goals:
        go_to(tx, seat, goals[0], "guide")
        land(tx, seat)


def pass_turn(tx: Tx) -> None:
    """The next seat, or the end after the last round (R131)."""
    state = tx.state
    count, step, seat, number = len(state.players), direction(state), state.turn, state.round
    while True:
        seat = (seat + step) % count
        if seat == state.first:  # who began may be out by now
            number += 1
        if seat not in state.out:
            break
    if number > state.last_round:
        end_match(tx, "clock" if state.last_round != state.options.rounds else "rounds")
    elif state.players[seat].jailed:
        jail.begin_turn(tx, seat, number)
    else:
        tx.emit(TurnBegan(seat, number))
