"""Turns: rolling, rolling again, the Harbor, and who is next (R020–R040)."""

from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.machi_koro.board import live_seats, opponents
from games.machi_koro.commands import AddTwo, KeepRoll, RollOne, RollTwo
from games.machi_koro.events import DiceRolled, InvestAsked, MatchEnded, RollKept, TurnBegan, TwoAdded
from games.machi_koro.firing import settle_roll
from games.machi_koro.ranking import places
from games.machi_koro.state import MachiState, Phase

Tx = Transaction[MachiState]

IDLE_ROUNDS = 20
"""So many rounds in which nobody builds end the match, lest an abandoned one go on for ever (R149)."""
HARBOR_FROM = 10
DICE = {RollOne: 1, RollTwo: 2}


def check_roll(state: MachiState, command: RollOne | RollTwo) -> None:
    """One die, or two with the Train Station (R030); a reroll with as many as before, unless agreed (R033)."""
    dice = DICE[type(command)]
    if dice == 2 and "train_station" not in state.cities[command.seat].landmarks:
        raise IllegalMove("machi-refuse-station")
    if state.phase == "reroll" and dice not in reroll_dice(state):
        raise IllegalMove("machi-refuse-reroll-dice", count=len(state.dice))


def may_roll(state: MachiState) -> tuple[int, ...]:
    """How many dice the seat may choose from."""
    return (1, 2) if "train_station" in state.cities[state.turn].landmarks else (1,)


def reroll_dice(state: MachiState) -> tuple[int, ...]:
    """The same for the Radio Tower (R033)."""
    return may_roll(state) if state.options.radio_tower_may_change_dice else (len(state.dice),)


def roll(tx: Tx, command: RollOne | RollTwo) -> None:
    """Roll; a double counts for the Amusement Park that stands now, and only the last dice do (R032, R036)."""
    state, seat = tx.state, command.seat
    landmarks = state.cities[seat].landmarks
    dice = tx.chance.roll(DICE[type(command)])
    again = state.phase == "reroll"
    extra, ask = False, None
    if landmarks:
        extra = len(dice) == 2 and dice[0] == dice[1] and "amusement_park" in landmarks
        ask = "reroll" if not again and "radio_tower" in landmarks else _harbor_asks(state, sum(dice))
    tx.emit(DiceRolled(seat, dice, again, extra, ask))
    if ask is None:
        settle_roll(tx)


def _harbor_asks(state: MachiState, total: int) -> Phase | None:
    return "harbor" if total >= HARBOR_FROM and "harbor" in state.cities[state.turn].landmarks else None


def keep(tx: Tx, command: KeepRoll) -> None:
    """The dice stand; the Harbor comes after (R038)."""
    ask = _harbor_asks(tx.state, tx.state.total)
    tx.emit(RollKept(command.seat, ask))
    if ask is None:
        settle_roll(tx)


def add(tx: Tx, command: AddTwo) -> None:
    """Exactly 2 more, for everybody's cards (R038)."""
    tx.emit(TwoAdded(command.seat, tx.state.total + 2))
    settle_roll(tx)


def end_turn(tx: Tx) -> None:
    """The Tech Startup first (R108); then the same seat again after a double (R035), else the next.

    After too many idle rounds nobody (R149).
    """
    state = tx.state
    if "millionaires_row" in state.options.sets and _may_invest(state):
        tx.emit(InvestAsked(state.turn))
    elif state.idle >= IDLE_ROUNDS and state.idle >= IDLE_ROUNDS * len(live_seats(state)):
        tx.emit(MatchEnded("idle", places(state, None)))
    elif state.extra:
        tx.emit(TurnBegan(state.turn, extra=True))
    else:
        pass_turn(tx)


def _may_invest(state: MachiState) -> bool:
    """Once, with a coin (R108)."""
    city = state.cities[state.turn]
    return state.phase != "invest" and city.coins > 0 and "tech_startup" in city.cards


def pass_turn(tx: Tx) -> None:
    """The next seat clockwise (R021)."""
    state = tx.state
    seat = opponents(state, state.turn)[0] if state.left else (state.turn + 1) % len(state.cities)
    tx.emit(TurnBegan(seat))
