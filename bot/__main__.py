"""The command line: `python -m bot --help`."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot import doctor_command, simulate, verify
from bot.backup import command as backup
from bot.errors import OperatorError
from bot.health import check as health

Subparsers = Any
"""What `add_subparsers` returns; argparse keeps its type private."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games with friends inside Discord.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    _command(subparsers, "run", "run the bot with the settings of the environment (see .env.example)", _run)
    play = _command(subparsers, "play", "the bot on a local Discord, ready in a browser", _play)
    play.add_argument("--port", type=int, default=8765)
    sandbox = _command(subparsers, "sandbox", "only the local Discord", _sandbox)
    sandbox.add_argument("--port", type=int, default=8765)
    _command(subparsers, "migrate", "bring the database to the newest schema and stop", _migrate)
    simulate.add_parsers(subparsers)
    verify.add_parsers(subparsers)
    health.add_parsers(subparsers)
    backup.add_parsers(subparsers)
    doctor_command.add_parsers(subparsers)
    arguments = parser.parse_args(argv)
    try:
        status: int = arguments.run(arguments)
    except OperatorError as error:
        print(error, file=sys.stderr)
        return 2
    return status


def _command(
    subparsers: Subparsers, name: str, text: str, function: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(name, help=text, description=text)
    parser.set_defaults(run=function)
    return parser


def _run(arguments: argparse.Namespace) -> int:
    del arguments
    from bot.app import run
    from bot.settings import load_settings

    settings = load_settings()
    if settings.token is None:
        print(
            "PARLOUR_TOKEN is not set, so there is no Discord to log in to.\n"
            "- To play right now without one:  python -m bot play\n"
            "- To put the bot in your server:  see README.md, then set PARLOUR_TOKEN in .env",
            file=sys.stderr,
        )
        return 2
    with _explained(settings.api):
        asyncio.run(run(settings))
    return 0


@contextmanager
def _explained(api: str | None) -> Iterator[None]:
    """Raise OperatorError for what ends the bot and only the operator can put right about Discord or the way there."""
    import aiohttp
    import discord

    try:
        yield
    except discord.LoginFailure as error:
        raise OperatorError(
            "Discord refused PARLOUR_TOKEN. Copy it again from the developer portal (Bot, Reset Token)."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise OperatorError(
            "Discord refused an intent. Parlour as it is published needs none that has to be switched on: run that, "
            "or switch on what your change needs in the developer portal (Bot, Privileged Gateway Intents)."
        ) from error
    except discord.ConnectionClosed as error:
        raise OperatorError(
            f"Discord ended the connection for good ({error}). If the token was reset meanwhile (4004), set "
            "PARLOUR_TOKEN to the new one from the developer portal."
        ) from error
    except (aiohttp.ClientError, TimeoutError, discord.GatewayNotFound, discord.DiscordServerError) as error:
        raise OperatorError(
            f"Discord cannot be reached at {api or 'https://discord.com'} ({str(error) or type(error).__name__}). See "
            "to this machine's network, then start again; https://discordstatus.com tells whether Discord is down."
        ) from error


def _play(arguments: argparse.Namespace) -> int:
    from bot.play import play

    return asyncio.run(play(arguments.port))


def _sandbox(arguments: argparse.Namespace) -> int:
    from bot.sandbox.__main__ import main as serve

    return serve(["--port", str(arguments.port)])


def _migrate(arguments: argparse.Namespace) -> int:
    del arguments
    from bot.app import migrate
    from bot.settings import load_settings

    asyncio.run(migrate(load_settings()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
