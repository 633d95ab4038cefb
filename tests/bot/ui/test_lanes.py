"""One job a lane at a time, only the newest wish counts, and what fails is tried again."""

import asyncio

import pytest

from bot.ui import lanes
from bot.ui.lanes import Lanes
from tests.support.patience import PATIENCE


def no_rest(_lane: str) -> float:
    return 0


async def test_wishes_during_a_job_become_one_more() -> None:
    runs: list[str] = []
    gate = asyncio.Event()

    async def work(lane: str) -> None:
        runs.append(lane)
        await gate.wait()

    made = Lanes(work, no_rest)
    made.want("a")
    await asyncio.sleep(0)
    for _ in range(5):
        made.want("a")
    gate.set()
    await made.idle()
    assert runs == ["a", "a"]


async def test_lanes_run_beside_each_other() -> None:
    gate = asyncio.Event()

    async def work(lane: str) -> None:
        if lane == "first":
            await gate.wait()
        else:
            gate.set()

    made = Lanes(work, no_rest)
    made.want("first")
    made.want("second")
    async with asyncio.timeout(PATIENCE):
        await made.idle()


async def test_what_fails_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FIRST_RETRY", 0.001)
    done = asyncio.Event()
    attempts = 0

    async def work(_lane: str) -> None:
        nonlocal attempts
        attempts += 1
        if attempts < 3:
            raise OSError("not yet")
        done.set()

    made = Lanes(work, no_rest)
    made.want("a")
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    await made.stop()
    assert attempts == 3


async def test_after_stop_nothing_starts() -> None:
    runs: list[str] = []

    async def work(lane: str) -> None:
        runs.append(lane)

    made = Lanes(work, no_rest)
    made.want_later("a", 0)
    await made.stop()
    made.want("a")
    made.want_later("a", 0)
    for _ in range(3):
        await asyncio.sleep(0)
    assert runs == []


async def test_there_is_room_when_few_lanes_are_at_work_or_about_to_be() -> None:
    gates = {lane: asyncio.Event() for lane in "ab"}

    async def work(lane: str) -> None:
        await gates[lane].wait()

    made = Lanes(work, no_rest)
    await made.room(1)
    made.want("a")
    made.want("b")
    waiting = asyncio.create_task(made.room(2))
    await asyncio.sleep(0)
    assert not waiting.done()
    gates["b"].set()
    async with asyncio.timeout(PATIENCE):
        await waiting
    gates["a"].set()
    await made.idle()
