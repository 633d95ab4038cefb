from collections.abc import AsyncIterator

import pytest

from bot.sandbox import LocalDiscord, World
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.discordpy import discord_at, running
from tests.support.person import Person


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(World.default(), rate_limits=False, answer_seconds=0.5) as server:
        with discord_at(server.url):
            yield server


@pytest.fixture
async def client(local: LocalDiscord) -> AsyncIterator[SampleClient]:
    sample = SampleClient()
    async with running(sample, local.token):
        yield sample


@pytest.fixture
async def ann(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "ann") as person:
        yield person


@pytest.fixture
async def bob(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "bob") as person:
        yield person
