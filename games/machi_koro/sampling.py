"""Every question answered at random without a word: what the forms offer, drawn from the state itself."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from games.core.asks import Command
from games.core.sampling import one_of
from games.machi_koro import commands as c
from games.machi_koro import effects, turns
from games.machi_koro.answers import may_decline
from games.machi_koro.board import opponents
from games.machi_koro.building import has_enough
from games.machi_koro.cards import PRICES, landmarks_of
from games.machi_koro.firing import kinds_to_order
from games.machi_koro.state import MachiState, Phase, Stack

Answer: TypeAlias = Callable[[MachiState, Random], Command]


def _or_decline(answer: Answer) -> Answer:
    """The answer or, where the seat may do without, every other time a refusal."""

    def either(state: MachiState, rng: Random) -> Command:
        return c.Decline(state.turn) if may_decline(state) and rng.random() < 0.5 else answer(state, rng)

    return either


def _roll(state: MachiState, rng: Random) -> Command:
    seat = state.turn
    if rng.random() < 0.5 and "train_station" in state.cities[seat].landmarks:
        return c.RollTwo(seat)
    return c.RollOne(seat)


def _reroll(state: MachiState, rng: Random) -> Command:
    dice = one_of((0, *turns.reroll_dice(state)), rng)
    return (c.KeepRoll, c.RollOne, c.RollTwo)[dice](state.turn)


def _harbor(state: MachiState, rng: Random) -> Command:
    del rng
    return c.AddTwo(state.turn)


def _order(state: MachiState, rng: Random) -> Command:
    return c.FireNext(state.turn, one_of(kinds_to_order(state, state.queue), rng))


def _tuna(state: MachiState, rng: Random) -> Command:
    del rng
    return c.RollTuna(state.turn)


def _victim(state: MachiState, rng: Random) -> Command:
    return c.TakeFrom(state.turn, one_of(opponents(state, state.turn), rng))


def _swap(state: MachiState, rng: Random) -> Command:
    give = one_of(effects.movable(state.cities[state.turn]), rng)
    partners = [other for other in opponents(state, state.turn) if effects.has_movable(state.cities[other])]
    target = one_of(partners, rng)
    return c.SwapCards(state.turn, give, target, one_of(effects.movable(state.cities[target]), rng))


def _demolish(state: MachiState, rng: Random) -> Command:
    return c.Demolish(state.turn, one_of(effects.landmarks_at_stake(state.cities[state.turn]), rng))


def _give(state: MachiState, rng: Random) -> Command:
    card = one_of(effects.movable(state.cities[state.turn]), rng)
    return c.GiveCard(state.turn, card, one_of(opponents(state, state.turn), rng))


def _renovate(state: MachiState, rng: Random) -> Command:
    return c.Renovate(state.turn, one_of(effects.openly_owned(state), rng))


def _exhibit(state: MachiState, rng: Random) -> Command:
    return c.Exhibit(state.turn, one_of(effects.exhibits(state.cities[state.turn]), rng))


def _build(state: MachiState, rng: Random) -> Command:
    """Nothing every other time; else the first of all plans, in any order, that can be built."""
    seat = state.turn
    if rng.random() < 0.5:
        city, prices = state.cities[seat], PRICES[state.options.sushi_bar_cost]
        plans: list[str | Stack] = [*landmarks_of(state.options.sets), *state.market]
        while plans:
            plan = plans.pop(int(rng.random() * len(plans)))
            card = plan if isinstance(plan, str) else plan.card
            if prices[card] <= city.coins and not has_enough(city, card):
                return c.Build(seat, card)
    return c.BuildNothing(seat)


def _invest(state: MachiState, rng: Random) -> Command:
    del rng
    return c.Invest(state.turn)


ANSWERS: Mapping[Phase, Answer] = {
    "roll": _roll,
    "reroll": _reroll,
    "harbor": _or_decline(_harbor),
    "order": _order,
    "tuna": _tuna,
    "victim": _victim,
    "swap": _or_decline(_swap),
    "demolish": _demolish,
    "give": _give,
    "renovate": _or_decline(_renovate),
    "exhibit": _or_decline(_exhibit),
    "build": _build,
    "invest": _or_decline(_invest),
}
