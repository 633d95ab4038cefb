"""The computer player that fits every game."""

from random import Random
from typing import Any

from games.core.asks import Ask, Command
from games.core.walk import fill

OPTIONAL_SHARE = 0.03  # how often a question that need not be answered is; keeps free moves from going on for ever


def random_policy(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    """Any legal answer. Sees nothing but its forms."""
    del view
    pool = [ask for ask in asks if ask.required]
    optional = [ask for ask in asks if not ask.required]
    if optional and (not pool or rng.random() < OPTIONAL_SHARE):
        pool = [ask for ask in optional if ask.forms] or pool  # forms cost most: built only once they are drawn
    ask = pool[rng.randrange(len(pool))]
    form = ask.forms[rng.randrange(len(ask.forms))]
    return form.build(ask.seat, fill(form, rng))
