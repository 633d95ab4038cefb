"""`python -m bot play`: the bot on a local Discord of its own, until interrupted."""

import asyncio
import sys
import tempfile
from pathlib import Path

from pydantic import SecretStr

from bot.app import run
from bot.settings import Settings

TOKEN_LINE = "Bot token: "


async def play(port: int) -> int:
    """Start the local Discord as a process of its own, then the bot in this one. Returns the exit status.

    The world of the local Discord lives in its memory, so the matches of this bot live in a temporary folder.
    """
    sandbox = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "sandbox", "--port", str(port), stdout=asyncio.subprocess.PIPE
    )
    assert sandbox.stdout is not None
    try:
        line = (await sandbox.stdout.readline()).decode()
        if TOKEN_LINE not in line:
            print(f"Port {port} is taken. Choose another: python -m bot play --port {port + 1}", file=sys.stderr)
            return 1
        token = line.rsplit(TOKEN_LINE, 1)[1].strip()
        address = f"http://127.0.0.1:{port}"
        print(f"\n  Open {address} and type /deal new in #tables. Ctrl+C ends it.\n", flush=True)
        with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
            settings = Settings(
                _env_file=None, token=SecretStr(token), data_folder=Path(folder), api=address, log_level="warning"
            )
            await run(settings)
        return 0
    finally:
        if sandbox.returncode is None:
            sandbox.terminate()
        await sandbox.wait()
