"""The contract, on every registered ruleset and on the toy."""

import os
from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.games.contract.check_policies import policy_finishes
from tests.games.contract.check_secrets import Tally
from tests.games.contract.options import options_for
from tests.games.contract.subjects import RULESETS
from tests.games.contract.trial import Trial, ends_by_defaults, keeps_contract

TOTAL = int(os.environ.get("CONTRACT_MATCHES", "0"))
"""Matches of the full run (`make soak`), over every ruleset and number of seats. 0: a sample of both."""
SEEDS = st.integers(0, 2**32 - 1)
TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, ruleset in RULESETS.items()
    for seats in ruleset.seats
    if TOTAL or seats in {ruleset.seats[0], ruleset.seats[len(ruleset.seats) // 2], ruleset.seats[-1]}
]
SAMPLE, SAMPLE_OF_DEFAULTS = 60, 15
"""Matches of a game when there is no full run: its rulesets and numbers of seats share them."""
pytestmark = pytest.mark.timeout(900 + 10 * TOTAL // len(TABLES))
# Shrinking plays hundreds of matches: minutes that are only well spent when somebody looks for the fault.
PHASES = [Phase.explicit, Phase.generate, *([Phase.shrink] if os.environ.get("CONTRACT_SHRINK") else [])]


def play(key: str, sample: int, match: Callable[[st.DataObject], None]) -> None:
    """Play so many matches of one table as fall to it."""
    tables = sum(RULESETS[str(table.values[0])].game.words == RULESETS[key].game.words for table in TABLES)
    share = -(-TOTAL // len(TABLES)) if TOTAL else max(2, sample // tables)
    settings(max_examples=share, deadline=None, derandomize=True, phases=PHASES)(given(st.data())(match))()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_step_of_a_match_keeps_the_contract(key: str, seats: int) -> None:
    ruleset = RULESETS[key]

    def match(data: st.DataObject) -> None:
        options = data.draw(options_for(ruleset, seats), "options")
        prefix = data.draw(st.lists(st.integers(0, 999), max_size=30), "first moves")
        keeps_contract(Trial(ruleset, seats, options, data.draw(SEEDS, "seed"), tuple(prefix)))

    play(key, SAMPLE, match)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_defaults_alone_end_the_match(key: str, seats: int) -> None:
    ruleset = RULESETS[key]

    def match(data: st.DataObject) -> None:
        options = data.draw(options_for(ruleset, seats), "options")
        moves = data.draw(st.sampled_from([0, 1, 10, 60]), "moves before")
        ends_by_defaults(Trial(ruleset, seats, options, data.draw(SEEDS, "seed")), moves)

    play(key, SAMPLE_OF_DEFAULTS, match)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_policy_finishes_from_view_and_asks_alone(key: str, seats: int) -> None:
    ruleset = RULESETS[key]
    for name in ruleset.game.policies:
        policy_finishes(Trial(ruleset, seats, ruleset.options(), 7), name)


@pytest.mark.parametrize("key", RULESETS)
def test_redeal_draws_again_whatever_is_hidden(key: str) -> None:
    """Else the checks of secrets would compare a world with itself."""
    ruleset, seen = RULESETS[key], Tally()
    seats = ruleset.seats[0]
    for seed in range(3):
        keeps_contract(Trial(ruleset, seats, ruleset.options(), 4 * seed), seen)
    assert seen.hidden <= seen.redealt
    assert seen.reshuffled >= seen.unknown, "a reset draws nothing again"


@pytest.mark.parametrize("key", RULESETS)
def test_presets_are_options_and_the_first_is_the_default(key: str) -> None:
    ruleset = RULESETS[key]
    assert next(iter(ruleset.presets.values())) == ruleset.options()
    for options in ruleset.presets.values():
        assert ruleset.options.model_validate_json(options.model_dump_json()) == options
        assert ruleset.options.model_config.get("frozen") is True
