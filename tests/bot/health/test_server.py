"""Over HTTP: well or not, and why; the metrics; the command that a container's health check runs."""

import asyncio
import math
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.commands import health
from bot.health import probe
from bot.health.looplag import watch_loop
from bot.health.metrics import Metrics
from bot.health.probe import Probe
from bot.health.server import HealthServer, PortTakenError
from bot.store.sql import SqlStore, open_store
from tests.bot.health.kit import FakeLine, samples, told
from tests.bot.matches.kit import ANN, BO, FakeClock, World
from tests.bot.store.kit import due

LOCAL = "127.0.0.1"


@asynccontextmanager
async def serving(store: SqlStore, line: FakeLine, clock: FakeClock) -> AsyncIterator[HealthServer]:
    server = HealthServer(Probe(store, line, clock.now), Metrics(), LOCAL, 0)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def get(server: HealthServer, path: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOCAL}:{server.port}{path}") as response:
        return response.status, await response.read()


async def test_it_is_well_while_both_parts_are(tmp_path: Path) -> None:
    line = FakeLine()
    file = tmp_path / "p.sqlite3"
    async with (
        await open_store(f"sqlite+aiosqlite:///{file}", busy_ms=50) as store,
        serving(store, line, FakeClock()) as server,
    ):
        assert await get(server, "/healthz") == (200, told(gateway=True, database=True))
        line.ready = False
        assert await get(server, "/healthz") == (503, told(gateway=False, database=True))
        line.ready = True
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await get(server, "/healthz") == (503, told(gateway=True, database=False))
        assert (await get(server, "/healthz"))[0] == 200


async def test_a_database_that_hangs_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "PATIENCE", 0.01)
    async with await open_store(f"sqlite+aiosqlite:///{tmp_path}/p.sqlite3") as store:
        asking = Probe(store, FakeLine(), FakeClock().now)
        with closing(sqlite3.connect(tmp_path / "p.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not (await asking.health()).database


async def test_asking_writes_indeed(tmp_path: Path) -> None:
    """On a full disk, transactions that write nothing still succeed. A reader sees whether another wrote."""
    async with await open_store(f"sqlite+aiosqlite:///{tmp_path}/p.sqlite3") as store:
        asking, seen = Probe(store, FakeLine(), FakeClock().now), text("SELECT data_version FROM pragma_data_version")
        before = (await store.read(seen))[0][0]
        assert (await asking.health()).database
        assert (await store.read(seen))[0][0] != before


async def test_the_metrics_tell_how_things_stand(world: World) -> None:
    store = world.store
    assert isinstance(store, SqlStore)
    await world.match(ANN, BO, pace="off")
    for _ in range(2):
        await world.lobby(ANN, BO)
    line = FakeLine(shard_latencies={0: 0.25, 1: math.inf})
    late = due("turn", 0)
    world.clock.at = late.at - timedelta(days=1)
    async with serving(store, line, world.clock) as server:
        status, body = await get(server, "/metrics")
        assert status == 200
        found = samples(body)
        assert found["parlour_matches_open", "lobby"] == 2
        assert found["parlour_matches_open", "playing"] == 1
        assert found["parlour_gateway_latency_seconds", "0"] == pytest.approx(0.25)
        assert ("parlour_gateway_latency_seconds", "1") not in found, "no heartbeat yet"
        assert found["parlour_due_lag_seconds",] == 0
        assert found["process_resident_memory_bytes",] > 0
        (earliest,) = await store.upcoming(1)
        world.clock.at = earliest.at + timedelta(seconds=7)
        assert samples((await get(server, "/metrics"))[1])["parlour_due_lag_seconds",] == 7


async def test_a_busy_loop_lags() -> None:
    """The loop is kept from waking until long after the watch wanted to."""
    late: asyncio.Queue[float] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    watch = asyncio.create_task(watch_loop(late.put_nowait))
    await asyncio.sleep(0)  # it begins to sleep
    began, real = loop.time(), loop.time
    loop.time = lambda: real() + 100  # type: ignore[method-assign]
    try:
        assert await late.get() >= 90
    finally:
        loop.time = real  # type: ignore[method-assign]
        watch.cancel()
    assert loop.time() - began < 90


async def test_a_taken_port_is_told_in_words(tmp_path: Path) -> None:
    async with await open_store("sqlite+aiosqlite://") as store, serving(store, FakeLine(), FakeClock()) as server:
        second = HealthServer(Probe(store, FakeLine(), FakeClock().now), Metrics(), LOCAL, server.port)
        with pytest.raises(PortTakenError, match=f"{LOCAL}:{server.port}.*\n.*PARLOUR_HEALTH_PORT"):
            await second.start()
        await second.stop()


async def test_the_health_check_says_what_the_bot_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    line = FakeLine()
    async with await open_store("sqlite+aiosqlite://") as store:
        async with serving(store, line, FakeClock()) as server:
            monkeypatch.setenv("PARLOUR_HEALTH_PORT", str(server.port))
            monkeypatch.setenv("PARLOUR_HEALTH_HOST", "0.0.0.0")  # noqa: S104
            assert await asyncio.to_thread(main, ["health"]) == 0
            line.ready = False
            assert await asyncio.to_thread(main, ["health"]) == 1
            port = server.port
        assert await asyncio.to_thread(health.ask, LOCAL, port) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        told(gateway=True, database=True).decode(),
        told(gateway=False, database=True).decode(),
    ]
    assert "Nobody answers" in said.err


def test_without_a_port_the_health_check_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["health"]) == 2
    assert "PARLOUR_HEALTH_PORT" in capsys.readouterr().err
