"""An application without a library: one gateway socket, and REST calls by hand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox import LocalDiscord
from tests.support.patience import PATIENCE

Json = dict[str, Any]
GUILDS = 1


class BareApplication:
    """Answers interactions only as it is told to."""

    def __init__(
        self, local: LocalDiscord, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse
    ) -> None:
        self.id = local.world.application.id
        self._session = session
        self._socket = socket

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A REST call; status and JSON (None without a body)."""
        async with self._session.request(method, f"/api/v10{path}", json=body) as response:
            return response.status, await response.json() if response.content_type == "application/json" else None

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """A REST call that is refused; status and Discord's code."""
        status, answer = await self.call(method, path, body)
        return status, answer["code"]

    async def sync(self, *commands: Json) -> None:
        """Set the global commands."""
        status, answer = await self.call("PUT", f"/applications/{self.id}/commands", list(commands))
        assert status == 200, answer

    async def event(self, name: str) -> Json:
        """The data of the next event so called; earlier ones are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                payload = await self._socket.receive_json()
                if payload["t"] == name:
                    return dict(payload["d"])

    async def interaction(self) -> Json:
        """The next interaction."""
        return await self.event("INTERACTION_CREATE")

    @staticmethod
    def callback_path(interaction: Json) -> str:
        """Where the first answer goes."""
        return f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"

    def webhook(self, interaction: Json, rest: str = "") -> str:
        """Where follow-ups go."""
        return f"/webhooks/{self.id}/{interaction['token']}{rest}"


@asynccontextmanager
async def bare_application(
    local: LocalDiscord, intents: int = GUILDS, shard: tuple[int, int] = (0, 1)
) -> AsyncIterator[BareApplication]:
    """Identify on the gateway, and close cleanly at the end."""
    headers = {"Authorization": f"Bot {local.token}"}
    async with aiohttp.ClientSession(local.url, headers=headers) as session, session.ws_connect("/gateway") as socket:
        application = BareApplication(local, session, socket)
        identity = {"token": local.token, "intents": intents, "properties": {}, "shard": shard}
        await socket.send_json({"op": 2, "d": identity})
        await application.event("READY")
        yield application
