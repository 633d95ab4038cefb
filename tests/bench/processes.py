"""The local Discord and a bot, each in a process of its own, as at a real host."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[2]
ADDRESS_AND_TOKEN = re.compile(r"(http://\S+).*Bot token: (\S+)")
PATIENCE = 60.0
BOT = ("-m", "bot", "run")
NOOP = ("-m", "tests.bench.noop")


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that is logged in: `spent` seconds after its start."""

    url: str
    pid: int
    spent: float

    def cpu(self) -> float:
        """CPU seconds of the bot so far, all threads (to the nanosecond: `stat` counts in hundredths of a second)."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def megabytes(self) -> float:
        """Memory of the bot that no other process shares, in MB of 10^6 bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"^RssAnon:\s+(\d+) kB", status, re.MULTILINE)
        assert found is not None
        return int(found[1]) * 1024 / 1e6


@asynccontextmanager
async def local_discord() -> AsyncIterator[tuple[str, str]]:
    """Start a local Discord without rate limits; its address and the bot's token."""
    command = (sys.executable, "-m", "bot.sandbox", "--port", "0", "--no-rate-limits")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        said = ADDRESS_AND_TOKEN.search((await process.stdout.readline()).decode())
        assert said is not None, "the local Discord did not start"
        yield said[1], said[2]
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def bot_on(
    url: str, token: str, folder: Path, command: tuple[str, ...] = BOT, **settings: str
) -> AsyncIterator[Running]:
    """Start a bot on a local Discord and wait until it is there. `settings` go into its environment as PARLOUR_*."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nothing else runs yet
    given = {"token": token, "api": url, "data_folder": str(folder), "log_level": "warning", **settings}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
    environment = {**kept, "PYTHONPATH": str(ROOT)} | {
        f"PARLOUR_{name.upper()}": value for name, value in given.items()
    }
    loop = asyncio.get_running_loop()
    began = loop.time()
    # From its own folder, so that no .env of a developer is read.
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", *command, cwd=folder, env=environment
    )
    try:
        await _online(url, lambda: process.returncode is None)
        yield Running(url, process.pid, loop.time() - began)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _online(url: str, alive: Callable[[], bool]) -> None:
    async with aiohttp.ClientSession(url) as session, asyncio.timeout(PATIENCE):
        while True:
            assert alive(), "the bot ended"
            async with session.get("/sandbox/world", params={"as": "ann"}) as answer:
                if (await answer.json())["bot_online"]:
                    return
            await asyncio.sleep(0.01)
