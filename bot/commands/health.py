"""`python -m bot health`: asks a running bot how it is, for a container's health check. Needs no curl."""

import http.client
import sys
from argparse import Namespace

from bot.commands.parsing import Subparsers, subcommand

LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104 - listened on, not asked there
PATIENCE = 5.0


def add_parser(subparsers: Subparsers) -> None:
    """Add the subcommand."""
    subcommand(subparsers, "health", "ask the bot that runs here whether it is well (needs PARLOUR_HEALTH_PORT)", _run)


def _run(arguments: Namespace) -> int:
    del arguments
    from bot.settings import load_settings

    settings = load_settings()
    if settings.health_port is None:
        print("PARLOUR_HEALTH_PORT is not set, so the bot tells nobody how it is.", file=sys.stderr)
        return 2
    return ask(LOOPBACK.get(settings.health_host, settings.health_host), settings.health_port)


def ask(host: str, port: int) -> int:
    """Print what the bot says of itself; 0 when it is well, 1 when it is not or does not answer."""
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        print(response.read().decode())
    except (OSError, http.client.HTTPException) as error:
        print(f"Nobody answers on {host}:{port}: {error}", file=sys.stderr)
        return 1
    finally:
        connection.close()
    return 0 if response.status == http.HTTPStatus.OK else 1
