"""A local Discord with our bot on it, which can be stopped and started again on the same data folder."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from pydantic import SecretStr

from bot.app import App, built, running
from bot.matches.ports import Clock
from bot.sandbox import LocalDiscord
from bot.settings import Settings
from bot.ui.pings import IDLE
from games.core.game import Ruleset
from tests.support.clocks import HandClock
from tests.support.patience import PATIENCE
from tests.support.person import Person

OpenHouse: TypeAlias = Callable[[Mapping[str, Ruleset[Any, Any]]], Awaitable["House"]]
"""Starts a bot with the rulesets given."""


class House:
    """The bot in this process, the people as HTTP clients.

    Everything at once unless told otherwise: tables are painted without an interval, computer players do not wait, and
    its clock all but stands, so that nobody idles and no deadline passes because the machine is slow.
    """

    def __init__(
        self,
        local: LocalDiscord,
        folder: Path,
        games: Mapping[str, Ruleset[Any, Any]] | None = None,
        rng: Random | None = None,
        clock: Clock | None = None,
        table_interval: float = 0,
        computer_pace: float = 0,
    ) -> None:
        self.local = local
        self._rng = rng
        self._clock = clock or HandClock(timedelta(milliseconds=1))
        self._table_interval = table_interval
        self._computer_pace = computer_pace
        self._games = games
        self._folder = folder
        self._stack = AsyncExitStack()
        self._app: App | None = None

    @property
    def app(self) -> App:
        """The running bot."""
        assert self._app is not None, "the bot is not running"
        return self._app

    async def open(self) -> None:
        """Start the bot and wait until it is ready."""
        settings = Settings(
            _env_file=None,
            token=SecretStr(self.local.token),
            data_folder=self._folder,
            api=self.local.url,
            table_interval=self._table_interval,
            computer_pace=self._computer_pace,
            log_level="warning",
            stop_seconds=PATIENCE,
        )
        self._app = await self._stack.enter_async_context(
            built(settings, self._games, self._rng, self._clock, guild_ready_timeout=0.05)
        )
        await self._stack.enter_async_context(running(self._app, self.local.token))
        async with asyncio.timeout(PATIENCE):
            await self._app.client.wait_until_ready()

    async def close(self) -> None:
        """Stop the bot as a termination signal does."""
        await self._stack.aclose()
        self._app = None

    async def restart(self) -> None:
        """Stop it and start a new one on the same folder."""
        await self.close()
        await self.open()

    def let_idle(self, match_id: str) -> None:
        """Nobody presses anything for so long that whoever is asked is called, also who acted last. Then `settle`."""
        assert isinstance(self._clock, HandClock), "this clock goes by itself"
        self._clock.pass_seconds(IDLE.total_seconds() + 1)
        self.app.edge.painter.changed(match_id)

    async def settle(self, *people: Person) -> None:
        """Wait until every press is answered, everything painted, and these people have seen it."""
        await self.app.client.gate.empty(PATIENCE)
        await self.app.edge.painter.idle()
        for person in people:
            await person.refresh()
