"""The state after events of turns, dice, questions and seats."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced
from games.machi_koro import events as e
from games.machi_koro.state import City, Ending, MachiState, Roll


def _turn_began(state: MachiState, event: e.TurnBegan) -> MachiState:
    return replace(
        state,
        turn=event.seat,
        phase="roll",
        raised=state.step,
        began=state.step,
        dice=(),
        total=0,
        rerolled=False,
        extra=False,
        tuna=0,
        queue=(),
        picked="",
        built=False,
    )


def _dice_rolled(state: MachiState, event: e.DiceRolled) -> MachiState:
    cities, city = state.cities, state.cities[event.seat]
    if city.dice != len(event.dice):
        cities = replaced(cities, event.seat, replace(city, dice=len(event.dice)))
    return replace(
        state,
        cities=cities,
        thrown=cities,
        dice=event.dice,
        total=sum(event.dice),
        rerolled=event.again,
        extra=event.extra,
        phase=event.ask or state.phase,
    )


def _roll_kept(state: MachiState, event: e.RollKept) -> MachiState:
    return replace(state, phase=event.ask or state.phase)


def _two_added(state: MachiState, event: e.TwoAdded) -> MachiState:
    return replace(state, total=event.total)


def _asked(state: MachiState, event: e.Asked) -> MachiState:
    return replace(state, phase=event.phase, queue=event.queue, raised=state.step)


def _card_picked(state: MachiState, event: e.CardPicked) -> MachiState:
    stage = state.queue[0].stage if state.queue else ""
    first = tuple(f for f in state.queue if f.card == event.card and f.stage == stage)
    return replace(state, picked=event.card, queue=(*first, *(f for f in state.queue if f not in first)))


def _declined(state: MachiState, event: e.Declined) -> MachiState:
    del event
    return state


def _tuna_rolled(state: MachiState, event: e.TunaRolled) -> MachiState:
    return replace(state, tuna=sum(event.dice))


def _build_began(state: MachiState, event: e.BuildBegan) -> MachiState:
    rolled = Roll(event.seat, state.dice, state.total, state.thrown, state.cities)
    return replace(state, phase="build", queue=(), picked="", raised=state.step, rolled=rolled)


def _nothing_built(state: MachiState, event: e.NothingBuilt) -> MachiState:
    del event
    return replace(state, idle=state.idle + 1)


def _invest_asked(state: MachiState, event: e.InvestAsked) -> MachiState:
    del event
    return replace(state, phase="invest")


def _seat_left(state: MachiState, event: e.SeatLeft) -> MachiState:
    city = state.cities[event.seat]
    return replace(
        state,
        cities=replaced(state.cities, event.seat, City(0, ())),
        removed=(*state.removed, *city.cards, *city.closed),
        lost=state.lost + city.coins + city.invested,
        queue=tuple(firing for firing in state.queue if firing.seat != event.seat),
        left=(*state.left, event.seat),
    )


def _match_ended(state: MachiState, event: e.MatchEnded) -> MachiState:
    return replace(state, ended=Ending(event.reason, event.places))


TURNS: dict[type[Event], Callable[[MachiState, Any], MachiState]] = {
    e.TurnBegan: _turn_began,
    e.DiceRolled: _dice_rolled,
    e.RollKept: _roll_kept,
    e.TwoAdded: _two_added,
    e.Asked: _asked,
    e.CardPicked: _card_picked,
    e.Declined: _declined,
    e.TunaRolled: _tuna_rolled,
    e.BuildBegan: _build_began,
    e.NothingBuilt: _nothing_built,
    e.InvestAsked: _invest_asked,
    e.SeatLeft: _seat_left,
    e.MatchEnded: _match_ended,
}
