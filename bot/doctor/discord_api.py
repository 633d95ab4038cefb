"""Three facts from Discord without logging in to its gateway, of which a day has only a thousand."""

from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.doctor.findings import Application

DISCORD = "https://discord.com"
PATIENCE = aiohttp.ClientTimeout(total=15)


class Refused(Exception):  # noqa: N818 - Discord's answer, not an error
    """Discord does not know the token."""


class Unreachable(Exception):  # noqa: N818 - the same
    """Discord does not answer, or not as it should; the message says how."""


@dataclass(frozen=True, slots=True)
class Account:
    """Who the token belongs to, and Discord's time when it said so."""

    id: int
    name: str
    application: Application
    at: datetime


async def look_up(token: str, api: str | None) -> Account:
    """Whose token it is. Raises Refused and Unreachable."""
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (Parlour doctor)"}
    try:
        async with aiohttp.ClientSession(f"{api or DISCORD}/api/v10/", headers=headers, timeout=PATIENCE) as session:
            user, _ = await _get(session, "users/@me")
            application, at = await _get(session, "oauth2/applications/@me")
    except (aiohttp.ClientError, OSError) as error:
        raise Unreachable(str(error) or type(error).__name__) from error
    return Account(
        id=int(application["id"]),
        name=str(user["username"]),
        application=Application(
            application.get("interactions_endpoint_url"), bool(application.get("bot_require_code_grant"))
        ),
        at=at,
    )


async def _get(session: aiohttp.ClientSession, path: str) -> tuple[dict[str, Any], datetime]:
    async with session.get(path) as response:
        if response.status in (401, 403):
            raise Refused
        if response.status != 200:
            raise Unreachable(f"it answered with status {response.status}")
        return await response.json(), parsedate_to_datetime(response.headers["Date"])
