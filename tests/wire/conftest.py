from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import LocalDiscord, World
from tests.support.discordpy import discord_at
from tests.support.person import Person
from tests.wire.house import House


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(World.default(), rate_limits=False) as server:
        with discord_at(server.url):
            yield server


@pytest.fixture
async def house(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[House]:
    house = House(local, tmp_path)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@pytest.fixture
async def ann(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "ann") as person:
        yield person


@pytest.fixture
async def bob(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "bob") as person:
        yield person


@pytest.fixture
async def minh(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "minh") as person:
        yield person
