"""What is counted, as Prometheus reads it."""

from collections.abc import Awaitable

import pytest

from bot.health.metrics import RESULTS, Metrics
from bot.health.service import MeasuredService
from bot.matches.errors import MatchOver
from bot.matches.model import Acted, Press
from tests.bot.health.kit import samples
from tests.bot.matches.kit import ANN, BO, World, press_of


def counted(metrics: Metrics) -> dict[str, float]:
    """Actions by result."""
    found = samples(metrics.exposition({}, {}, 0))
    return {result: found["parlour_actions_total", result] for result in RESULTS}


def measured(world: World, metrics: Metrics) -> MeasuredService:
    return MeasuredService(metrics, world.store, world.rulesets, world.clock, world.changes, world.paces, world.rng)


async def test_what_never_happened_is_told_as_nothing() -> None:
    found = samples(Metrics().exposition({}, {}, 0))
    assert counted(Metrics()) == dict.fromkeys(RESULTS, 0)
    assert found["parlour_discord_calls_total", "429"] == 0
    assert [found["parlour_paint_seconds_count", surface] for surface in ("table", "hand", "people")] == [0, 0, 0]
    assert found["parlour_matches_open", "lobby"] == found["parlour_matches_open", "playing"] == 0


async def test_actions_are_counted_by_what_became_of_them(world: World) -> None:
    metrics = Metrics()
    service = measured(world, metrics)
    info = await world.match(ANN, BO)
    snapshot = await service.snapshot(info.id)
    user, press = press_of(snapshot, snapshot.asks[0].kind, snapshot.asks[0].forms[0].key)
    await service.act(info.id, user, press, 1)
    await service.act(info.id, user, press, 1)  # the same interaction, delivered twice
    assert counted(metrics) == {"accepted": 1, "repeated": 1, "refused": 0, "failed": 0}
    await service.resign(info.id, ANN, 2)
    with pytest.raises(MatchOver):
        await service.act(info.id, BO, Press("nothing", 0, "nothing"), 3)
    assert counted(metrics) == {"accepted": 2, "repeated": 1, "refused": 1, "failed": 0}
    assert samples(metrics.exposition({}, {}, 0))["parlour_act_seconds_count",] == 4


async def test_our_own_faults_are_counted_and_raised() -> None:
    metrics = Metrics()

    async def broken() -> Acted:
        raise KeyError

    work: Awaitable[Acted] = broken()
    with pytest.raises(KeyError):
        await metrics.acting(work)
    assert counted(metrics) == {"accepted": 0, "repeated": 0, "refused": 0, "failed": 1}


async def test_paintings_lag_and_calls() -> None:
    metrics = Metrics()
    with metrics.painting("table"):
        metrics.lagged(0.3)
    with pytest.raises(KeyError), metrics.painting("table"):
        raise KeyError
    for status in (200, 429, 429):
        metrics.called(status)
    found = samples(metrics.exposition({"playing": 3}, {0: 0.04}, 1.5))
    assert found["parlour_paint_seconds_count", "table"] == 2
    assert found["parlour_loop_lag_seconds_bucket", "0.25"] == 0
    assert found["parlour_loop_lag_seconds_bucket", "0.5"] == 1
    assert (found["parlour_discord_calls_total", "429"], found["parlour_discord_calls_total", "200"]) == (2, 1)
    assert found["parlour_matches_open", "playing"] == 3
    assert found["parlour_gateway_latency_seconds", "0"] == pytest.approx(0.04)
    assert found["parlour_due_lag_seconds",] == pytest.approx(1.5)


async def test_a_shard_that_is_gone_is_told_no_more() -> None:
    metrics = Metrics()
    metrics.exposition({}, {0: 0.1, 1: 0.2}, 0)
    found = samples(metrics.exposition({}, {1: 0.2}, 0))
    assert [key[1] for key in found if key[0] == "parlour_gateway_latency_seconds"] == ["1"]
