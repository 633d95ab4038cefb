"""The bot as a process of its own on a local Discord, to be told to stop or killed."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from bot.sandbox import LocalDiscord
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]


async def until(done: Callable[[], object], within: float = PATIENCE) -> None:
    """Wait for something outside this process to come true. Raises TimeoutError."""
    async with asyncio.timeout(within):
        while not done():  # noqa: ASYNC110 - what another process does sets no event here
            await asyncio.sleep(0.005)


class BotProcess:
    """`python -m bot run` with everything at once: no interval between edits, computer players that do not wait.

    Args:
        url: the local Discord.
        token: of the bot there.
        folder: its data folder.
        log: where its standard error goes; appended to by every start.
    """

    def __init__(self, url: str, token: str, folder: Path, log: Path) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
        self._environment = {
            **kept,
            "PYTHONPATH": str(ROOT),
            "PARLOUR_TOKEN": token,
            "PARLOUR_API": url,
            "PARLOUR_DATA_FOLDER": str(folder),
            "PARLOUR_TABLE_INTERVAL": "0",
            "PARLOUR_COMPUTER_PACE": "0",
            "PARLOUR_LOG_LEVEL": "warning",
            # Twice the default: a busy machine must not cut short what these tests want to see finished.
            "PARLOUR_STOP_SECONDS": "10",
        }
        self._folder = folder
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def spawn(self) -> None:
        """Start it without waiting for anything."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with self._log.open("ab") as log:
            # From its own folder, so that no .env of a developer is read.
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "ignore", "-m", "bot", "run"),
                cwd=self._folder,
                env=self._environment,
                stderr=log,
            )

    async def start(self, local: LocalDiscord) -> None:
        """Start it and wait until it takes presses. It is gone when this raises, or it would fail later tests."""
        await self.spawn()
        try:
            await until(lambda: local.services.gateway.online or not self.running)
        except BaseException:
            await self.close()
            raise
        assert self.running, self.said()

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.returncode is None

    def said(self) -> str:
        """Everything on its standard error so far."""
        return self._log.read_text()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    async def ended(self, within: float = PATIENCE) -> int:
        """Its exit status. Raises TimeoutError when it lives on."""
        assert self._process is not None
        async with asyncio.timeout(within):
            return await self._process.wait()

    async def kill(self, local: LocalDiscord) -> None:
        """Kill it at once, and wait until Discord has noticed."""
        self.signal(signal.SIGKILL)
        await self.ended()
        await until(lambda: not local.services.gateway.online)

    async def close(self) -> None:
        """End it if it still runs."""
        if self.running:
            self.signal(signal.SIGKILL)
            await self.ended()
