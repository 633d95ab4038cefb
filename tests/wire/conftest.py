from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.sandbox import LocalDiscord, World
from games.core.game import Ruleset
from games.registry import rulesets
from tests.support.discordpy import discord_at
from tests.support.forging import Forger
from tests.support.person import Person
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.refusing import DEALT, DRAWN, Cast, Desk
from tests.wire.rigged import rigged


@pytest.fixture(autouse=True, scope="session")
def plain_logs() -> None:
    """Tracebacks with local variables take seconds, in which a press runs out of time."""
    structlog.configure(processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)])


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


OpenHouse = Callable[[Mapping[str, Ruleset[Any, Any]]], Awaitable[House]]


@pytest.fixture
async def open_house(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Starts a bot with the rulesets given."""
    async with AsyncExitStack() as stack:

        async def opened(games: Mapping[str, Ruleset[Any, Any]]) -> House:
            house = House(local, tmp_path, games)
            await house.open()
            stack.push_async_callback(house.close)
            return house

        yield opened


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


@pytest.fixture
async def jisoo(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "jisoo") as person:
        yield person


@pytest.fixture
async def eleni(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "eleni") as person:
        yield person


@pytest.fixture
async def cast(local: LocalDiscord, open_house: OpenHouse, minh: Person, jisoo: Person, eleni: Person) -> Cast:
    house = await open_house({**rulesets(), **rigged(DEALT, DRAWN)})
    forgers = [Forger(local, person) for person in (eleni, jisoo, minh)]
    return Cast(Desk(local, house, (minh, jisoo, eleni)), Party(house, minh, jisoo), *forgers)
