"""The rules in memory: commands a second, the cost of a state change and of a `redeal`.

Timed in CPU seconds of this process, so that other programs weigh less.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from statistics import median
from time import process_time
from typing import Any

from games.core.asks import Command
from games.core.chance import Chance, secret_from_seed
from games.core.drive import play, seated
from games.core.game import Ruleset, Step
from games.monopoly_deal.commands import MoveBuilding, MoveCard, SwapCards
from games.registry import rulesets
from tests.bench.figures import Figure, compared
from tests.bench.mk2 import play_match

ROUNDS = 24
SECONDS = 0.25
"""Short rounds in turn: whatever else the machine does falls on both sides of a ratio."""
TARGETS: dict[tuple[str, str, int], float] = {
    ("monopoly_deal", "random", 2): 1.5,
    ("machi_koro", "random", 2): 2.0,
    ("monopoly_classic", "steady", 4): 1.0,
    ("monopoly_hoi_an", "steady", 4): 1.0,
}
"""What a policy on so many seats should reach, times mk2lib's two random players."""
FREE: frozenset[type[Command]] = frozenset({MoveCard, SwapCards, MoveBuilding})
"""Moves that cost nothing and are not counted: a random player could make any number of them."""


def steps_of(ruleset: Ruleset[Any, Any], policy: str, seats: int, seed: int) -> Iterator[Step[Any]]:
    """A whole match under the ruleset's first preset."""
    game, options = ruleset.game, next(iter(ruleset.presets.values()))
    choose = seated(game, (game.policies[policy],) * seats, Random(seed))
    return play(ruleset, seats, options, secret_from_seed(seed), choose)


def rate(match: Callable[[int], int], first: int, seconds: float) -> tuple[float, float]:
    """Actions and matches a second; `match` plays the match of a seed and returns its actions."""
    actions, matches, began = 0, 0, process_time()
    while (spent := process_time() - began) < seconds:
        actions += match(first + matches)
        matches += 1
    return actions / spent, matches / spent


def run() -> list[Figure]:
    """Every figure of the engine."""
    return [*_against_mk2(), *_every_policy(), *_costs()]


def _actions(ruleset: Ruleset[Any, Any], policy: str, seats: int = 2) -> Callable[[int], int]:
    def match(seed: int) -> int:
        steps = steps_of(ruleset, policy, seats, seed)
        next(steps)  # the setup is no action
        actions = 0
        for step in steps:
            if type(step.command) not in FREE:
                actions += 1
        return actions

    return match


def _against_mk2() -> list[Figure]:
    """mk2lib and the rulesets with a target, a short round of each in turn."""
    matches = {target: _actions(rulesets()[target[0]], *target[1:]) for target in TARGETS}
    theirs: list[float] = []
    ours: dict[tuple[str, str, int], list[tuple[float, float]]] = {target: [] for target in TARGETS}
    for number in range(ROUNDS):
        theirs.append(rate(lambda seed: play_match(Random(seed)), 1000 * number, SECONDS)[0])
        for target, match in matches.items():
            ours[target].append(rate(match, 1000 * number, SECONDS))
    return [_compared(target, ours[target], theirs) for target in TARGETS]


def _compared(target: tuple[str, str, int], ours: list[tuple[float, float]], theirs: list[float]) -> Figure:
    key, policy, seats = target
    value, ratio = compared([actions for actions, _ in ours], theirs)
    note = f"mk2lib {median(theirs):,.0f} actions/s; {median(matches for _, matches in ours):.0f} matches/s"
    name = f"{key}, {seats} {policy} seats"
    return Figure("engine", name, value, "actions/s", "mk2lib", ratio, least=TARGETS[target], note=note)


def _every_policy() -> list[Figure]:
    found = []
    for key, ruleset in rulesets().items():
        for policy in ruleset.game.policies:
            match = _actions(ruleset, policy)
            rates = [rate(match, 1000 * number, SECONDS) for number in range(3)]
            actions, matches = (median(each) for each in zip(*rates, strict=True))
            found.append(Figure("engine", f"{key}, {policy}", actions, "actions/s", note=f"{matches:.1f} matches/s"))
    return found


def _costs() -> list[Figure]:
    found = []
    for key, ruleset in rulesets().items():
        game = ruleset.game
        matches = [list(steps_of(ruleset, "random", 2, seed)) for seed in range(4)]
        applies, redeals, sizes = [], [], []
        for number, steps in enumerate(matches):
            began = process_time()
            for before, step in pairwise(steps):
                game.replay(before.state, step.command, step.events)
            applies.append(1e6 * (process_time() - began) / sum(1 + len(step.events) for step in steps[1:]))
            began = process_time()
            for step in steps:
                game.redeal(step.state, 0, Chance.from_seed(number, step.state.step))
            redeals.append(1e6 * (process_time() - began) / len(steps))
            sizes.append(len(steps))
        found.append(Figure("engine", f"{key}, one state change", median(applies), "us"))
        found.append(Figure("engine", f"{key}, one redeal", median(redeals), "us"))
    return found
