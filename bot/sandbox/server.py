"""The local Discord: one HTTP server with the REST API, the gateway, the people's API and the page."""

from types import TracebackType

from aiohttp import web

from bot.sandbox import (
    control,
    control_settings,
    rest_application,
    rest_interactions,
    rest_messages,
    rest_threads,
    static_files,
)
from bot.sandbox.attachments import MAX_REQUEST_BYTES
from bot.sandbox.clock import ShiftableClock
from bot.sandbox.faults import Faults
from bot.sandbox.interactions import ANSWER_SECONDS
from bot.sandbox.middleware import API_PREFIX, api_middleware
from bot.sandbox.request_log import LoggedRequest
from bot.sandbox.services import SERVICES, Services, build_services
from bot.sandbox.world import World

# Above Discord's own limits, so that those are refused in Discord's words.
_READ_LIMIT = 4 * MAX_REQUEST_BYTES


def _application(services: Services) -> web.Application:
    api = web.Application(middlewares=[api_middleware])
    for routes in (rest_application.ROUTES, rest_messages.ROUTES, rest_threads.ROUTES, rest_interactions.ROUTES):
        api.add_routes(routes)
    people = web.Application(middlewares=[control.control_middleware])
    people.add_routes([*control.ROUTES, *control_settings.ROUTES])
    root = web.Application(client_max_size=_READ_LIMIT)
    for app in (api, people, root):
        app[SERVICES] = services
    root.add_subapp(API_PREFIX, api)
    root.add_subapp("/sandbox", people)
    root.router.add_get("/gateway", services.gateway.handle)
    root.router.add_get("/gateway/", services.gateway.handle)
    root.add_routes(static_files.ROUTES)
    return root


class LocalDiscord:
    """Use as `async with LocalDiscord(World.default(), rate_limits=False) as local`.

    `answer_seconds` is how long a first answer may take (3 s on Discord).
    """

    def __init__(
        self,
        world: World | None = None,
        *,
        rate_limits: bool = True,
        clock: ShiftableClock | None = None,
        answer_seconds: float = ANSWER_SECONDS,
        host: str = "127.0.0.1",
        port: int = 0,
    ) -> None:
        self.world = world or World.default()
        self.clock = clock or ShiftableClock()
        self.services = build_services(self.world, self.clock, rate_limits=rate_limits, answer_seconds=answer_seconds)
        self._host, self._port = host, port
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def token(self) -> str:
        """The bot token it accepts."""
        return self.world.application.token

    @property
    def gateway_url(self) -> str:
        """The gateway's WebSocket address."""
        return self.services.gateway.url

    @property
    def requests(self) -> list[LoggedRequest]:
        """Every REST call so far."""
        return self.services.requests

    @property
    def faults(self) -> Faults:
        """Faults to inject."""
        return self.services.faults

    async def start(self) -> None:
        """Listen. With port 0 the system picks one; `url` says which."""
        self._runner = web.AppRunner(_application(self.services), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = self.services.files.base_url = f"http://{self._host}:{port}"
        self.services.gateway.url = f"ws://{self._host}:{port}/gateway"

    async def stop(self) -> None:
        """End all streams and sockets and stop listening."""
        self.services.events.close_all()
        await self.services.gateway.drop(code=1001)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> "LocalDiscord":
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
