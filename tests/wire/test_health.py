"""`/healthz` and `/metrics` of a bot that is played on, loses its line to Discord and its database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.app import App, built, running
from bot.sandbox import LocalDiscord
from bot.settings import Settings
from tests.bot.health.kit import samples, told
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.wire.mishaps import come_true, fail
from tests.wire.test_storage import database_held


@pytest.fixture
async def app(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[App]:
    """A bot that says how it is, on a port of its own."""
    token = SecretStr(local.token)
    settings = Settings(
        _env_file=None, token=token, data_folder=tmp_path, api=local.url, health_port=0, table_interval=0
    )
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(built(settings, guild_ready_timeout=0.05))
        await stack.enter_async_context(running(app, local.token))
        async with asyncio.timeout(PATIENCE):
            await app.client.wait_until_ready()
        yield app


async def get(app: App, path: str) -> tuple[int, bytes]:
    assert app.health is not None
    address = f"http://127.0.0.1:{app.health.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.read()


async def test_a_lost_line_is_told_until_there_is_a_new_one(
    local: LocalDiscord, app: App, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await get(app, "/healthz") == (200, told(gateway=True, database=True))
    lost, again = asyncio.Event(), asyncio.Event()

    async def wait(_client: object, _shard: int | None, *, initial: bool = False) -> None:
        del initial
        lost.set()  # a line that was to resume the session was open until now
        await again.wait()  # discord.py waits five seconds

    monkeypatch.setattr(discord.Client, "before_identify_hook", wait)
    await local.faults.drop_socket(resumable=False)
    async with asyncio.timeout(PATIENCE):
        await lost.wait()
    assert await get(app, "/healthz") == (503, told(gateway=False, database=True))
    assert app.client.is_ready(), "which is why discord.py is not asked alone"
    again.set()
    await come_true(ann, lambda: app.client.ready)
    assert (await get(app, "/healthz"))[0] == 200


async def test_a_held_database_is_told(app: App, tmp_path: Path) -> None:
    with database_held(tmp_path):
        assert await get(app, "/healthz") == (503, told(gateway=True, database=False))
    assert (await get(app, "/healthz"))[0] == 200


async def test_the_metrics_follow_what_is_played(local: LocalDiscord, app: App, ann: Person) -> None:
    await ann.slash("deal new", seats=2, computers=1, clock="off")
    table = ann.messages()[-1]
    fail(local, "POST", "/channels/.*/messages", 429)  # the hand
    await ann.press(table, label="Start")
    await ann.wait_for(lambda p: p.dm_messages())
    await app.edge.painter.idle()
    found = samples((await get(app, "/metrics"))[1])
    assert found["parlour_matches_open", "playing"] == 1
    assert found["parlour_matches_open", "lobby"] == 0
    assert found["parlour_paint_seconds_count", "hand"] >= 1
    assert found["parlour_discord_calls_total", "429"] == 1
    assert ("parlour_gateway_latency_seconds", "0") in found
