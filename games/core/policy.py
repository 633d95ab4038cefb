"""The computer player that fits every game."""

from random import Random
from typing import Any

from games.core.asks import Ask, Command
from games.core.sampling import one_of, shuffled
from games.core.walk import fill

OPTIONAL_SHARE = 0.1  # how often a question that need not be answered is; keeps free moves from going on for ever


def random_policy(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    """Any legal answer. Sees nothing but its asks."""
    del view
    required = [ask for ask in asks if ask.fallback is not None]
    if len(required) < len(asks) and (not required or rng.random() < OPTIONAL_SHARE):
        for ask in shuffled((ask for ask in asks if ask.fallback is None), rng):
            if (command := any_answer(ask, rng)) is not None:
                return command
    command = any_answer(one_of(required, rng), rng)
    assert command is not None, "what is required can be answered"
    return command


def any_answer(ask: Ask, rng: Random) -> Command | None:
    """An answer drawn from all there are, without a word where the game can; None when there is none."""
    if ask.sample is not None:
        return ask.sample(rng)
    if not ask.forms:
        return None
    form = one_of(ask.forms, rng)
    return form.build(ask.seat, fill(form, rng))
