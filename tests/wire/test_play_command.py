"""`make play`: one command, and a table can be opened in a browser; one signal, and everything has ended."""

import asyncio
import os
import re
import signal
import sys

from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.reading import text_of

ADDRESS = re.compile(rb"Open (http://127\.0\.0\.1:\d+)")


async def test_play_starts_both_and_a_signal_ends_both() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "bot", "play", "--port", "0"),
        env={**os.environ, "PARLOUR_STOP_SECONDS": str(PATIENCE)},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while (found := ADDRESS.search(await process.stdout.readline())) is None:
                assert process.returncode is None
            async with Person(found[1].decode(), "ann") as ann:
                await _online(ann)
                await ann.slash("deal new")
                await ann.wait_for(lambda p: "Ann" in text_of(p.messages()[-1]))
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _online(person: Person) -> None:
    """The bot logs in after the address is printed."""
    async with asyncio.timeout(PATIENCE):
        while not (person.world["bot_online"] and person.world["commands"]):
            await asyncio.sleep(0.05)
            await person.refresh()
