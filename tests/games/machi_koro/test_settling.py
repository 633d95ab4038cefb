"""Cards that act as they are counted do what the queue lets them do (R050, R052, R056)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from games.core.chance import Chance, secret_from_seed
from games.core.drive import play, seated
from games.core.game import Ruleset, Transaction
from games.machi_koro.events import BuildBegan
from games.machi_koro.firing import counted, lineup, run, settle_roll
from games.machi_koro.options import BaseOptions
from games.machi_koro.state import MachiState
from games.registry import rulesets
from tests.games.machi_koro.positions import GAME


def settled(state: MachiState, *, queued: bool) -> Transaction[MachiState]:
    tx = Transaction(GAME.reducers, state, Chance.from_seed(0))
    if queued:
        _, order = lineup(state.options.sets, state.total, len(state.cities), state.turn)
        run(tx, counted(state, order))
    else:
        settle_roll(tx)
    return tx


@pytest.mark.parametrize("key", ["machi_koro", "machi_koro_harbor"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_roll_brings_the_same_with_and_without_a_queue(key: str, seats: int) -> None:
    ruleset: Ruleset[MachiState, BaseOptions] = rulesets()[key]
    options = next(iter(ruleset.presets.values()))
    choose = seated(GAME, (GAME.policies["random"],) * seats, Random(seats))
    totals: Counter[int] = Counter()
    for seed in range(3):
        for step in play(ruleset, seats, options, secret_from_seed(seed), choose):
            if step.state.phase != "roll":
                continue
            for total in range(1, 15):
                state = replace(step.state, total=total)
                direct, queued = (settled(state, queued=queued) for queued in (False, True))
                assert direct.events == queued.events
                assert direct.state == queued.state
                totals[total] += len(direct.events) > 1 and type(direct.events[-1]) is BuildBegan
    assert min(totals[total] for total in range(1, 13)) > 10


def test_a_total_is_plain_where_no_card_asks_or_moves_others() -> None:
    base, harbor, row = frozenset({"base"}), frozenset({"base", "harbor"}), frozenset({"base", "millionaires_row"})
    assert [total for total in range(1, 15) if not lineup(base, total, 2, 0)[0]] == [6]  # TV Station, Business Center
    assert [total for total in range(1, 15) if not lineup(harbor, total, 2, 0)[0]] == [6, 12, 13, 14]  # Tuna Boats
    assert not any(lineup(row, total, 2, 0)[0] for total in range(1, 15))  # any card may be closed
