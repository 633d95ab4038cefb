"""How large a stored step is."""

from statistics import median

from games.core.codec import StepCodec
from games.registry import rulesets
from tests.bench.engine import steps_of
from tests.bench.figures import Figure

MATCHES = 10


def run() -> list[Figure]:
    """The median body of a step of each ruleset, over policies and two and four seats."""
    found = []
    for key, ruleset in rulesets().items():
        codec = StepCodec(ruleset.game)
        bodies = [
            len(codec.encode(step))
            for policy in ruleset.game.policies
            for seats in (2, 4)
            for seed in range(MATCHES)
            for step in steps_of(ruleset, policy, seats, seed)
        ]
        note = f"largest {max(bodies):,}"
        found.append(Figure("sizes", f"{key}, a stored step", median(bodies), "bytes", most=400, note=note))
    return found
