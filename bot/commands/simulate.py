"""`python -m bot simulate`: matches between computer players in memory, without Discord and without a store."""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from math import sqrt
from random import Random
from typing import Any

from bot.commands.parsing import Subparsers, subcommand
from games.core.chance import secret_from_seed
from games.core.drive import finish, play, seated
from games.core.errors import IllegalMove
from games.core.game import Outcome, Ruleset
from games.registry import rulesets

LONGEST = 50_000
"""No match may take more commands."""
_Z95 = 1.959964


class Lost(Exception):  # noqa: N818 - what happened to a card
    """Cards or money were not conserved."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A match that went wrong: its seed, the policies of its seats, and how."""

    seed: int
    sitting: list[str]
    error: Exception

    def __str__(self) -> str:
        return f"seed {self.seed}, seats {', '.join(self.sitting)}: {type(self.error).__name__}: {self.error}"


@dataclass
class Result:
    """What a series of matches came to. `wins`: matches won alone by a seat of each policy."""

    steps: int = 0
    longest: int = 0
    seconds: float = 0.0
    ties: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def add(self, steps: int, winners: list[str]) -> None:
        """Count one finished match; `winners` are the policies of the seats in first place."""
        self.steps += steps
        self.longest = max(self.longest, steps)
        if len(winners) == 1:
            self.wins[winners[0]] += 1
        else:
            self.ties += 1


def simulate(ruleset: Ruleset[Any, Any], options: Any, seats: int, matches: int, seed: int, names: list[str]) -> Result:
    """Play matches; the policies change seats from match to match, over one deal, before the next is dealt.

    Match m is dealt from seed + m // len(names), so a fault can be seen again from its own seed.
    """
    result = Result()
    began = time.perf_counter()
    for match in range(matches):
        deal, turn = divmod(match, len(names))
        sitting = [names[(seat + turn) % len(names)] for seat in range(seats)]
        try:
            steps, outcome = _play_one(ruleset, options, sitting, seed + deal, turn)
        except Exception as error:  # noqa: BLE001 - whatever a match can do wrong is a fault to report
            result.faults.append(Fault(seed + deal, sitting, error))
        else:
            result.add(steps, [sitting[seat] for seat in outcome.winners])
    result.seconds = time.perf_counter() - began
    return result


def _play_one(
    ruleset: Ruleset[Any, Any], options: Any, sitting: list[str], seed: int, turn: int
) -> tuple[int, Outcome]:
    game = ruleset.game
    rng = Random(f"{seed}.{turn}")
    choose = seated(game, tuple(game.policies[name] for name in sitting), rng)
    steps = play(ruleset, len(sitting), options, secret_from_seed(seed), choose)
    first = next(steps)
    last, count = finish(chain((first,), steps), LONGEST)
    if game.census(first.state) != game.census(last.state):
        raise Lost
    outcome = game.outcome(last.state)
    assert outcome is not None
    return count, outcome


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score."""
    if matches == 0:
        return 0.0, 1.0
    share, z2 = wins / matches, _Z95**2
    middle = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    half = _Z95 * sqrt(share * (1 - share) / matches + z2 / (4 * matches**2)) / (1 + z2 / matches)
    return middle - half, middle + half


def simulate_main(arguments: argparse.Namespace) -> int:
    """Print one JSON line; 1 when a match went wrong, 2 when there is no such ruleset, seat or policy."""
    found = rulesets()
    ruleset = found.get(arguments.ruleset)
    if ruleset is None:
        return _usage(f"There is no ruleset {arguments.ruleset!r}. There are: {', '.join(found)}")
    names, presets = arguments.policy, ruleset.presets
    if arguments.seats not in ruleset.seats:
        return _usage(f"{ruleset.key} is for {ruleset.seats[0]} to {ruleset.seats[-1]} seats, not {arguments.seats}")
    if unknown := [name for name in names if name not in ruleset.game.policies]:
        return _usage(f"There is no policy {unknown[0]!r}. There are: {', '.join(ruleset.game.policies)}")
    preset = arguments.preset or next(iter(presets))
    if preset not in presets:
        return _usage(f"There is no preset {preset!r}. There are: {', '.join(presets)}")
    try:
        ruleset.game.check_table(arguments.seats, presets[preset])
    except IllegalMove as refused:
        return _usage(f"{ruleset.key} with the preset {preset!r} is not for {arguments.seats} seats ({refused})")
    result = simulate(ruleset, presets[preset], arguments.seats, arguments.matches, arguments.seed, names)
    line = {
        "ruleset": ruleset.key,
        "seats": arguments.seats,
        "matches": arguments.matches,
        "steps": result.steps,
        "steps_per_second": round(result.steps / result.seconds) if result.seconds else 0,
        "faults": len(result.faults),
        "longest": result.longest,
    }
    if len(names) > 1:
        line |= _tournament(result, names, arguments.matches)
    sys.stdout.write(json.dumps(line) + "\n")
    for fault in result.faults:
        sys.stderr.write(f"{fault}\n  again: {_again(arguments, fault)}\n")
    return 1 if result.faults else 0


def _tournament(result: Result, names: list[str], matches: int) -> dict[str, Any]:
    return {
        "wins": {name: result.wins[name] for name in dict.fromkeys(names)},
        "ties": result.ties,
        "interval": {
            name: [round(bound, 4) for bound in wilson(result.wins[name], matches)] for name in dict.fromkeys(names)
        },
    }


def _again(arguments: argparse.Namespace, fault: Fault) -> str:
    policies = f" --policy {' '.join(arguments.policy)}"
    preset = f" --preset {arguments.preset}" if arguments.preset else ""
    return (
        f"python -m bot simulate {arguments.ruleset} --seats {arguments.seats} "
        f"--matches {len(arguments.policy)} --seed {fault.seed}{policies}{preset}"
    )


def _usage(text: str) -> int:
    sys.stderr.write(text + "\n")
    return 2


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "simulate", "let computer players play matches in memory", simulate_main)
    parser.add_argument("ruleset")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=_at_least_one, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--policy", nargs="+", default=["random"], help="several take turns on the seats")
    parser.add_argument("--preset", help="named options of the ruleset")


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
