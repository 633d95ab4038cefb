"""`python -m bot.sandbox`: run a local Discord until interrupted."""

import argparse
import asyncio
import signal
from collections.abc import Sequence

from bot.sandbox.server import LocalDiscord


async def _serve(host: str, port: int, *, rate_limits: bool) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with LocalDiscord(host=host, port=port, rate_limits=rate_limits) as local:
        print(f"Local Discord: open {local.url} in a browser. Bot token: {local.token}", flush=True)  # noqa: T201 - a command line prints
        await stopped.wait()


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the arguments and serve; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description="A local Discord, for play and tests.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--no-rate-limits", action="store_true", help="lift Discord's default rate limits")
    arguments = parser.parse_args(argv)
    try:
        asyncio.run(_serve(arguments.host, arguments.port, rate_limits=not arguments.no_rate_limits))
    except (OSError, OverflowError) as error:
        parser.exit(2, f"Cannot listen on {arguments.host}:{arguments.port} ({error}). Choose another --port.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
