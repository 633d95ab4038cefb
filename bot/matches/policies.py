"""Computer seats: a view, its asks, and a generator that has nothing to do with the match's secret."""

from random import Random
from typing import Any

from games.core.asks import Ask, Command, Seat
from games.core.game import Game


class PolicyFault(Exception):  # noqa: N818
    """A policy answered for another seat."""


def policy_command(
    game: Game[Any, Any], state: Any, asks: tuple[Ask, ...], seat: Seat, policy: str, seed: str
) -> Command:
    """The policy's answer. Raises what the policy raises, KeyError when there is none of that name, PolicyFault."""
    own = tuple(ask for ask in asks if ask.seat == seat)
    command = game.policies[policy](game.view(state, seat), own, Random(seed))
    if command.seat != seat:
        raise PolicyFault(policy)
    return command


def fallback_command(asks: tuple[Ask, ...], seat: Seat) -> Command | None:
    """What a seat that does not answer plays; None when it need not answer."""
    return next((ask.default for ask in asks if ask.seat == seat and ask.required), None)
