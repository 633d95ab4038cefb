"""Fixtures of every test with a local Discord; a conftest imports those it offers."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import LocalDiscord, World
from tests.support.discordpy import discord_at
from tests.support.patience import PATIENCE
from tests.support.person import Person

__all__ = ["ann", "bob", "eleni", "jisoo", "local", "minh"]


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord that waits for answers as long as a busy machine needs."""
    async with LocalDiscord(World.default(), rate_limits=False, answer_seconds=PATIENCE) as server:
        with discord_at(server.url):
            yield server


@pytest.fixture
async def ann(local: LocalDiscord) -> AsyncIterator[Person]:
    """Reads English, like Bob."""
    async with Person(local.url, "ann") as person:
        yield person


@pytest.fixture
async def bob(local: LocalDiscord) -> AsyncIterator[Person]:
    """Reads English, like Ann."""
    async with Person(local.url, "bob") as person:
        yield person


@pytest.fixture
async def minh(local: LocalDiscord) -> AsyncIterator[Person]:
    """Reads Vietnamese."""
    async with Person(local.url, "minh") as person:
        yield person


@pytest.fixture
async def jisoo(local: LocalDiscord) -> AsyncIterator[Person]:
    """Reads Korean."""
    async with Person(local.url, "jisoo") as person:
        yield person


@pytest.fixture
async def eleni(local: LocalDiscord) -> AsyncIterator[Person]:
    """Reads Greek."""
    async with Person(local.url, "eleni") as person:
        yield person
