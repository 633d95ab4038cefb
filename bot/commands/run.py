"""`python -m bot run`: the bot, until it is told to stop."""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.commands.parsing import Subparsers, subcommand
from bot.errors import OperatorError


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    subcommand(subparsers, "run", "run the bot with the settings of the environment (see .env.example)", _run)


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
    with explained(settings.api):
        asyncio.run(run(settings))
    return 0


@contextmanager
def explained(api: str | None) -> Iterator[None]:
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
