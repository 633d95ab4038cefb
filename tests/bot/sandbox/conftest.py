from collections.abc import AsyncIterator

import pytest

from bot.sandbox import LocalDiscord
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.discordpy import running
from tests.support.fixtures import ann, bob, local

__all__ = ["ann", "bob", "local"]


@pytest.fixture
async def client(local: LocalDiscord) -> AsyncIterator[SampleClient]:
    sample = SampleClient()
    async with running(sample, local.token):
        yield sample
