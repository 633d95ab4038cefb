"""Whole matches, the program anew between any two steps: it goes on as if nothing had happened."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.matches.folding import fold
from bot.matches.model import Snapshot
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow
from bot.store.sql import open_store
from games.core.codec import StepCodec
from tests.bot.matches.kit import ANN, BO, CY, GAMES, World


def _told(snapshot: Snapshot) -> tuple[object, ...]:
    """Everything a snapshot says; asks by what they are, for their forms are functions."""
    asks = tuple((ask.seat, ask.kind, ask.since, ask.prompt, ask.required) for ask in snapshot.asks)
    rest = (snapshot.info, snapshot.state, snapshot.log, snapshot.deadlines, snapshot.outcome, snapshot.last_by)
    return (asks, *rest, snapshot.undo, snapshot.secret)


@pytest.fixture
async def file_world(tmp_path: Path) -> AsyncIterator[World]:
    async with await open_store(f"sqlite+aiosqlite:///{tmp_path}/parlour.db", synchronous="OFF") as store:
        yield World(store)


@pytest.mark.parametrize(("ruleset", "preset"), [("monopoly_deal", "quick"), ("bazaar", "market")])
async def test_a_match_goes_on_after_a_restart_between_any_two_steps(
    file_world: World, ruleset: str, preset: str
) -> None:
    world = file_world
    info = await world.match(ANN, BO, CY, ruleset=ruleset, preset=preset, policies=("random",))
    rng = Random(4)
    for _ in range(700):
        kept = await world.service.snapshot(info.id)
        anew = world.restarted()
        assert _told(await anew.service.snapshot(info.id)) == _told(kept)
        if kept.outcome is not None:
            break
        world.clock.advance(0.25)
        await anew.step(info.id, rng)  # the service that has just read everything; `world` reads on from where it was
    assert kept.info.status == "over"
    assert kept.secret is not None


async def test_a_closed_and_reopened_file_goes_on(tmp_path: Path) -> None:
    url, rng = f"sqlite+aiosqlite:///{tmp_path}/parlour.db", Random(6)
    async with await open_store(url, synchronous="OFF") as store:
        world = World(store)
        info = await world.match(ANN, BO, ruleset="monopoly_deal")
        told = _told(await world.service.snapshot(info.id))
    for _ in range(12):
        async with await open_store(url, synchronous="OFF") as store:
            world = world.restarted(store=store)
            assert _told(await world.service.snapshot(info.id)) == told
            await world.step(info.id, rng)
            told = _told(await world.service.snapshot(info.id))


async def test_a_snapshot_is_the_fold_of_the_stored_steps(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset="monopoly_deal", preset="quick")
    book, rng = Rulebook(GAMES["monopoly_deal"]), Random(7)
    for _ in range(400):
        snapshot = await world.service.snapshot(info.id)
        rows = (await world.store.tail(info.id, -1)).steps
        assert [row.version for row in rows] == list(range(snapshot.info.version + 1))
        assert fold(book, info, rows).state == snapshot.state
        assert snapshot.state is not None
        assert snapshot.state.step == snapshot.info.version
        if snapshot.outcome is not None:
            break
        await world.step(info.id, rng)
    assert snapshot.outcome is not None


async def test_many_matches_in_few_sessions(world: World) -> None:
    """What is dropped from memory is read again; no match notices."""
    world.service = type(world.service)(
        world.store, GAMES, world.clock, world.changes, world.paces, world.rng, sessions=2
    )
    infos = [await world.match(ANN, BO, ruleset="monopoly_deal") for _ in range(5)]
    rng = Random(9)
    for _ in range(8):
        for info in infos:
            await world.step(info.id, rng)
    assert [(await world.service.info(info.id)).version for info in infos] == [8] * 5
    assert len(world.service._sessions._kept) == 2


async def test_the_secret_and_the_hands_are_in_no_log_and_no_record(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        info = await world.match(ANN, BO, ruleset="monopoly_deal", preset="quick")
        host_secret = (await world.store.secret(info.id)).host_secret
        await world.finish(info.id, Random(3))
    said = caplog.text + str(logs) + repr(await world.store.match(info.id))
    for spelt in (host_secret.hex(), repr(host_secret)):
        assert spelt not in said
    assert not [entry for entry in caplog.records if entry.name.startswith(("sqlalchemy", "bot", "alembic"))]


async def test_a_stored_step_is_small(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset="monopoly_deal")
    await world.finish(info.id, Random(5))
    rows: tuple[StepRow, ...] = (await world.store.tail(info.id, -1)).steps
    sizes = sorted(len(row.body) for row in rows)
    assert sizes[len(sizes) // 2] <= 400
    assert StepCodec(GAMES["monopoly_deal"].game).decode(rows[0].body)[0] is None
