"""Pointing an unmodified discord.py at another Discord."""

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(api: str) -> None:
    """Send every request of this process to `api` ("http://127.0.0.1:8765"), which speaks Discord's REST and gateway.

    The three are class attributes of discord.py, so a process has one Discord.
    """
    base = yarl.URL(api)
    Route.BASE = str(base / "api" / "v10")
    DiscordWebSocket.DEFAULT_GATEWAY = (base / "gateway").with_scheme("ws")
    Asset.BASE = str(base / "cdn")
