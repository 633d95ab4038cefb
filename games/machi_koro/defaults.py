"""What is played when a seat never answers (R148)."""

from games.core.asks import Command
from games.machi_koro import turns
from games.machi_koro.board import cost, opponents
from games.machi_koro.commands import (
    CLOSED,
    AddTwo,
    BuildNothing,
    Decline,
    Demolish,
    FireNext,
    GiveCard,
    KeepRoll,
    RollOne,
    RollTuna,
    RollTwo,
    SwapCards,
    TakeFrom,
)
from games.machi_koro.effects import landmarks_at_stake, movable
from games.machi_koro.forecast import gains
from games.machi_koro.state import MachiState


def roll(state: MachiState) -> Command:
    """As many dice as last time, if that can be."""
    seat = state.turn
    two = state.cities[seat].dice == 2 and 2 in turns.may_roll(state)
    return RollTwo(seat) if two else RollOne(seat)


def keep(state: MachiState) -> Command:
    """No reroll."""
    return KeepRoll(state.turn)


def harbor(state: MachiState) -> Command:
    """Add 2 only if that raises the own income."""
    seat, total = state.turn, state.total
    more = gains(state, seat, total + 2)[seat] > gains(state, seat, total)[seat]
    return AddTwo(seat) if more else Decline(seat)


def order(state: MachiState) -> Command:
    """The fixed order."""
    return FireNext(state.turn, state.queue[0].card)


def tuna(state: MachiState) -> Command:
    """The boats' dice are no choice."""
    return RollTuna(state.turn)


def victim(state: MachiState) -> Command:
    """The richest pays."""
    return TakeFrom(state.turn, max(opponents(state, state.turn), key=lambda seat: state.cities[seat].coins))


def swap(state: MachiState) -> Command:
    """None; where it is compulsory the cheapest own card for the dearest there is."""
    seat = state.turn
    if state.options.business_center_optional:
        return Decline(seat)
    wares = [(other, token) for other in opponents(state, seat) for token in movable(state.cities[other])]
    target, take = max(wares, key=lambda ware: _cost(state, ware[1]))
    return SwapCards(seat, cheapest(state), target, take)


def demolish(state: MachiState) -> Command:
    """The cheapest landmark."""
    landmarks = landmarks_at_stake(state.cities[state.turn])
    return Demolish(state.turn, min(landmarks, key=lambda landmark: cost(state, landmark)))


def give(state: MachiState) -> Command:
    """The cheapest card to the poorest opponent."""
    poorest = min(opponents(state, state.turn), key=lambda seat: state.cities[seat].coins)
    return GiveCard(state.turn, cheapest(state), poorest)


def build(state: MachiState) -> Command:
    """Nothing."""
    return BuildNothing(state.turn)


def decline(state: MachiState) -> Command:
    """Nothing."""
    return Decline(state.turn)


def cheapest(state: MachiState) -> str:
    """The cheapest own card that can change seats."""
    return min(movable(state.cities[state.turn]), key=lambda token: _cost(state, token))


def _cost(state: MachiState, token: str) -> int:
    return cost(state, token.removesuffix(CLOSED))
