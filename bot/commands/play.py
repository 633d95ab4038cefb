"""`python -m bot play`: the bot on a local Discord of its own, until interrupted."""

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path

from bot.commands.parsing import Subparsers, subcommand

ADDRESS_AND_TOKEN = re.compile(r"(http://\S+).*Bot token: (\S+)")


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    parser = subcommand(subparsers, "play", "the bot on a local Discord, ready in a browser", _run)
    parser.add_argument("--port", type=int, default=8765)


def _run(arguments: argparse.Namespace) -> int:
    return asyncio.run(_play(arguments.port))


async def _play(port: int) -> int:
    """Start the local Discord as a process of its own, then the bot in this one. Returns the exit status.

    The world of the local Discord lives in its memory, so the matches of this bot live in a temporary folder.
    """
    from pydantic import SecretStr

    from bot.app import run
    from bot.settings import load_settings

    # In a session of its own: Ctrl+C goes to the bot first, which says goodbye before its Discord ends.
    sandbox = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", str(port), stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    assert sandbox.stdout is not None
    try:
        said = ADDRESS_AND_TOKEN.search((await sandbox.stdout.readline()).decode())
        if said is None:  # it said itself why
            return await sandbox.wait()
        address, token = said.groups()
        print(f"\n  Open {address} and type /deal new in #tables. Ctrl+C ends it.\n", flush=True)
        with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
            settings = load_settings(
                _env_file=None,
                token=SecretStr(token),
                token_file=None,
                data_folder=Path(folder),
                api=address,
                log_level="warning",
            )
            await run(settings)
        return 0
    finally:
        if sandbox.returncode is None:
            sandbox.terminate()
        await sandbox.wait()
