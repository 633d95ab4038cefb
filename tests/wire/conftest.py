from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import MODERATOR
from bot.ui import answers, painter
from games.core.game import Ruleset
from games.registry import rulesets
from tests.support.fixtures import ann, bob, eleni, jisoo, local, minh
from tests.support.forging import Forger
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.ready_tables import ready_tables
from tests.wire.clocked import clocked
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.refusing import DEALT, DRAWN, Cast, Desk
from tests.wire.rigged import rigged

__all__ = ["OpenHouse", "ann", "bob", "clocked", "eleni", "jisoo", "local", "minh", "ready_tables"]


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast the machine is changes nothing that is sent: no answer is deferred, no press passes an edit under way.

    Tests of what is slow set these themselves.
    """
    monkeypatch.setattr(answers, "DEFER_AFTER", PATIENCE)
    monkeypatch.setattr(painter, "HOLD_PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def _no_migrations(ready_tables: None) -> None:
    """Bots of this process; those that tests start as processes do migrate."""


@pytest.fixture(autouse=True, scope="session")
def plain_logs() -> None:
    """Tracebacks with local variables take seconds, in which a press runs out of time."""
    structlog.configure(processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)])


@pytest.fixture
async def house(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[House]:
    house = House(local, tmp_path)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


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
async def cast(local: LocalDiscord, open_house: OpenHouse, minh: Person, jisoo: Person, eleni: Person) -> Cast:
    house = await open_house({**rulesets(), **rigged(DEALT, DRAWN)})
    forgers = [Forger(local, person) for person in (eleni, jisoo, minh)]
    return Cast(Desk(local, house, (minh, jisoo, eleni)), Party(house, minh, jisoo), *forgers)


@pytest.fixture
async def mod(local: LocalDiscord, minh: Person) -> Person:
    """Minh, a moderator in English with a name that tries things."""
    guild = next(iter(local.world.guilds.values()))
    guild.members[minh.id] = MODERATOR
    local.world.people[minh.id].global_name = "*Minh* @everyone"
    await minh.configure(locale="en-US")
    return minh
