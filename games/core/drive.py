"""A whole match in memory: for `simulate`, for comparing policies, for tests."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core.asks import Ask, Command, Seat
from games.core.chance import Chance
from games.core.game import Game, Policy, Ruleset, Step
from games.core.policy import random_policy
from games.core.sampling import one_of


class Endless(Exception):  # noqa: N818
    """A match took more steps than any match may."""


class Stuck(Exception):  # noqa: N818
    """Nobody is asked and nothing is due, yet the match is not over."""


Chooser = Callable[[Any, tuple[Ask, ...]], Command]
"""Picks a command for the open asks of a state."""


def play(ruleset: Ruleset[Any, Any], seats: int, options: Any, secret: bytes, choose: Chooser) -> Iterator[Step[Any]]:
    """Yield the setup and every step until the match is over.

    `choose` gets the state and its asks; when no answer is required the first deadline is played. Raises `Stuck`.
    """
    game = ruleset.game
    step = game.start(seats, options, Chance(secret, 0))
    yield step
    while game.outcome(step.state) is None:
        command = _next_command(game, step.state, choose)
        step = game.decide(step.state, command, Chance(secret, step.state.step + 1))
        yield step


def _next_command(game: Game[Any, Any], state: Any, choose: Chooser) -> Command:
    asks = game.asks(state)
    for ask in asks:
        if ask.fallback is not None:
            return choose(state, asks)
    due = game.due(state)
    if not due:
        raise Stuck(state)
    return due[0].command


def seated(game: Game[Any, Any], policies: tuple[Policy, ...], rng: Random) -> Chooser:
    """A chooser that lets one policy play each seat; of several seats asked, any answers first."""

    def choose(state: Any, asks: tuple[Ask, ...]) -> Command:
        waiting = sorted({ask.seat for ask in asks if ask.fallback is not None})
        seat: Seat = one_of(waiting, rng)
        policy = policies[seat]
        view = None if policy is random_policy else game.view(state, seat)  # it looks at none
        return policy(view, tuple([ask for ask in asks if ask.seat == seat]), rng)

    return choose


def finish(steps: Iterator[Step[Any]], limit: int) -> tuple[Step[Any], int]:
    """The last step and how many commands it took. Raises `Endless` after `limit` commands."""
    last = next(steps)
    for step in steps:
        last = step
        if last.state.step > limit:
            raise Endless(limit)
    return last, last.state.step
