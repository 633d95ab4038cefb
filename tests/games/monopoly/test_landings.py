"""Where tokens stop, by the rules as they run, beside the exact solution; `make statistics` looks much more closely."""

import pytest

from tests.games.monopoly.landings.table import (
    JAILED,
    ROADS_TO_JAIL,
    ROLLS_PER_TURN,
    SALARY_PER_ROLL,
    SENT_TO_JAIL,
    SHARES,
    Stance,
)
from tests.games.monopoly.landings.walk import Tally, walk

MATCHES = 40


@pytest.mark.parametrize("stance", ["pay", "stay"])
def test_tokens_stop_where_they_should(stance: Stance) -> None:
    """Bounds are about five standard deviations of 36,800 rolls."""
    tally = Tally()
    for seed in range(MATCHES):
        tally.add(walk(stance, seed))
    for square in range(JAILED):
        assert tally.share(square) == pytest.approx(SHARES[stance][square], abs=0.5), square
    assert tally.share(JAILED) == pytest.approx(SHARES[stance][JAILED], abs=1.2)
    assert tally.share(30) == 0
    assert tally.rolls / tally.turns == pytest.approx(ROLLS_PER_TURN[stance], abs=0.01)
    assert tally.salary / tally.rolls == pytest.approx(SALARY_PER_ROLL[stance], abs=2)
    assert 100 * tally.jailed.total() / tally.rolls == pytest.approx(SENT_TO_JAIL[stance], abs=0.5)
    for road, share in ROADS_TO_JAIL[stance].items():
        assert 100 * tally.jailed[road] / tally.jailed.total() == pytest.approx(share, abs=6), road


def test_the_table_is_whole() -> None:
    for shares in SHARES.values():
        assert len(shares) == JAILED + 1
        assert sum(shares) == pytest.approx(100, abs=0.01)
