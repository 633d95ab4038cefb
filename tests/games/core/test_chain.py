import pytest

from games.core.chain import Chain

ATTACKER, DEFENDER = 2, 0


@pytest.mark.parametrize(
    ("nos", "asked", "cancelled"),
    [(0, DEFENDER, False), (1, ATTACKER, True), (2, DEFENDER, False), (3, ATTACKER, True)],
)
def test_refusals_alternate_and_an_odd_number_cancels(nos: int, asked: int, cancelled: bool) -> None:
    chain = Chain(ATTACKER, DEFENDER)
    for _ in range(nos):
        chain = chain.refused()
    assert (chain.asked, chain.cancelled) == (asked, cancelled)
    assert (chain.attacker, chain.defender) == (ATTACKER, DEFENDER)
