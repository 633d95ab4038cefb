"""Fixtures of every test with a local Discord; a conftest imports those it offers."""

from collections.abc import AsyncIterator
from typing import Any

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


def _person(name: str) -> Any:
    """A fixture: somebody's client."""

    @pytest.fixture(name=name)
    async def person(local: LocalDiscord) -> AsyncIterator[Person]:
        async with Person(local.url, name) as opened:
            yield opened

    return person


ann, bob = _person("ann"), _person("bob")
"""They read English."""
minh = _person("minh")
"""Reads Vietnamese."""
jisoo = _person("jisoo")
"""Reads Korean."""
eleni = _person("eleni")
"""Reads Greek."""
