"""A whole match in memory: for `simulate`, for comparing policies, for tests."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core.asks import Ask, Command, Seat
from games.core.chance import Chance
from games.core.game import Game, Policy, Ruleset, Step
from games.core.policy import random_policy


class Endless(Exception):  # noqa: N818
    """A match took more steps than any match may."""


class Stuck(Exception):  # noqa: N818
    """Nobody is asked and nothing is due, yet the match is not over."""


Chooser = Callable[[Any], Command]
"""Picks the next command of a state."""


def play(ruleset: Ruleset[Any, Any], seats: int, options: Any, secret: bytes, choose: Chooser) -> Iterator[Step[Any]]:
    """Yield the setup and every step until the match is over."""
    game, chance = ruleset.game, Chance(secret, 0)
    step = game.start(seats, options, chance)
    yield step
    state = step.state
    while game.outcome(state) is None:
        chance.begin(state.step + 1)
        step = game.decide(state, choose(state), chance)
        state = step.state
        yield step


def seated(game: Game[Any, Any], policies: tuple[Policy, ...], rng: Random) -> Chooser:
    """A chooser that lets one policy play each seat; of several seats asked, any answers first.

    When no answer is required the first deadline is played; `Stuck` is raised when there is none either.
    """
    asked, view_of = game.asked, game.view
    players = [(policy, game.plans.get(policy), policy is not random_policy) for policy in policies]

    def choose(state: Any) -> Command:
        waiting, asks = asked(state), None
        if waiting is None:
            asks = game.asks(state)
            waiting = tuple(sorted({ask.seat for ask in asks if ask.required}))
        if not waiting:
            return _first_due(game, state)
        seat: Seat = waiting[0] if len(waiting) == 1 else waiting[rng.randrange(len(waiting))]
        policy, plan, looks = players[seat]
        view = view_of(state, seat) if looks else None
        if plan is not None and (command := plan(view, rng)) is not None:
            return command
        return policy(view, game.asks_of(state, seat) if asks is None else _of_seat(asks, seat), rng)

    def sample(state: Any) -> Command:
        return game.sample(state, rng) or choose(state)

    return sample if all(policy is random_policy for policy in policies) else choose


def _of_seat(asks: tuple[Ask, ...], seat: Seat) -> tuple[Ask, ...]:
    return tuple(ask for ask in asks if ask.seat == seat)


def _first_due(game: Game[Any, Any], state: Any) -> Command:
    due = game.due(state)
    if not due:
        raise Stuck(state)
    return due[0].command


def finish(steps: Iterator[Step[Any]], limit: int) -> tuple[Step[Any], int]:
    """The last step and how many commands it took. Raises `Endless` after `limit` commands."""
    last = next(steps)
    for step in steps:
        last = step
        if last.state.step > limit:
            raise Endless(limit)
    return last, last.state.step
