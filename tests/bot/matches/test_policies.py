"""Computer seats: asked like people, at their pace, with a generator of their own."""

from datetime import timedelta
from random import Random

import pytest
from structlog.testing import capture_logs

from games.core.codec import StepCodec
from games.core.policy import random_policy
from tests.bot.matches.dice import Dice, DiceState
from tests.bot.matches.kit import ANN, DEAL, World


async def _until_computer(world: World, ruleset: str, policy: str, seed: int = 1) -> tuple[str, int]:
    """A match in which a computer is asked now, and its seat."""
    info = await world.match(ANN, ruleset=ruleset, policies=(policy,))
    seat = next(sitter.seat for sitter in info.sitters if sitter.policy)
    rng = Random(seed)
    while not any(key.startswith("policy.") for key in (await world.service.snapshot(info.id)).deadlines):
        await world.step(info.id, rng)
    return info.id, seat


async def test_a_computer_that_is_asked_moves_after_its_pause(world: World) -> None:
    match_id, seat = await _until_computer(world, "monopoly_deal", "random")
    before = await world.service.snapshot(match_id)
    key = f"policy.{seat}.{before.info.version}"
    assert before.deadlines == {key: world.clock.at + timedelta(seconds=1.5)}
    assert not await world.service.play_due(match_id, key)
    world.clock.advance(1.5)
    assert await world.service.play_due(match_id, key)
    assert (await world.service.info(match_id)).version == before.info.version + 1


async def test_a_computers_move_follows_from_its_view_and_the_match_alone(world: World) -> None:
    match_id, seat = await _until_computer(world, "monopoly_deal", "random")
    before = await world.service.snapshot(match_id)
    own = tuple(ask for ask in before.asks if ask.seat == seat)
    rng = Random(f"{match_id}.{before.info.version}.{seat}")
    expected = random_policy(DEAL.game.view(before.state, seat), own, rng)
    world.clock.advance(1.5)
    await world.service.play_due(match_id, f"policy.{seat}.{before.info.version}")
    row = (await world.store.tail(match_id, before.info.version)).steps[0]
    assert row.interaction_id is None
    assert StepCodec(DEAL.game).decode(row.body)[0] == expected


async def test_a_computers_move_is_played_once_by_two_processes(world: World) -> None:
    match_id, seat = await _until_computer(world, "dice", "noting")
    version = (await world.service.info(match_id)).version
    world.clock.advance(1.5)
    key = f"policy.{seat}.{version}"
    assert [await world.service.play_due(match_id, key), await world.restarted().service.play_due(match_id, key)] == [
        True,
        False,
    ]


@pytest.mark.parametrize("policy", ["broken", "cheating", "illegal"])
async def test_a_policy_that_fails_plays_its_default_and_gives_nothing_away(world: World, policy: str) -> None:
    match_id, seat = await _until_computer(world, "dice", policy)
    before = await world.service.snapshot(match_id)
    world.clock.advance(1.5)
    with capture_logs() as logs:
        assert await world.service.play_due(match_id, f"policy.{seat}.{before.info.version}")
    after = (await world.service.snapshot(match_id)).state
    assert isinstance(before.state, DiceState)
    assert isinstance(after, DiceState)
    assert after.totals[seat] > before.state.totals[seat]  # the default: it rolled
    assert [(entry["event"], entry["match"], entry["policy"]) for entry in logs] == [
        ("policy-failed", match_id, policy)
    ]
    assert "moons" not in str(logs)


async def test_a_policy_that_is_gone_does_not_hold_the_match(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id, seat = await _until_computer(world, "dice", "noting")
    version = (await world.service.info(match_id)).version
    monkeypatch.setattr(Dice, "policies", {})
    world.clock.advance(1.5)
    assert await world.restarted().service.play_due(match_id, f"policy.{seat}.{version}")


async def test_computers_play_a_whole_match_among_themselves(world: World) -> None:
    info = await world.match(ANN, ruleset="monopoly_deal", policies=("random", "random"))
    await world.service.resign(info.id, ANN, world.iid)
    for _ in range(800):
        snapshot = await world.service.snapshot(info.id)
        if snapshot.outcome is not None:
            break
        key = await world.pass_deadline(snapshot)
        assert key.startswith("policy.")
    assert snapshot.info.status == "over"
    assert snapshot.outcome is not None
    assert snapshot.outcome.places[info.seat_of(ANN.id) or 0] != 1
