"""The HTTP side: `/healthz` for whoever restarts a sick bot, `/metrics` for Prometheus."""

import asyncio
from dataclasses import asdict

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.errors import OperatorError
from bot.health.looplag import watch_loop
from bot.health.metrics import Metrics
from bot.health.probe import Probe
from bot.version import version

SHUTDOWN = 0.5
"""Seconds that a question being answered may take while the bot stops."""


class PortTakenError(OperatorError):
    """Nothing can listen there; the message says where and what to do."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"Cannot listen on {host}:{port} for /healthz and /metrics.\n"
            "- Another program may have that port: choose one with PARLOUR_HEALTH_PORT, or leave it empty.\n"
            "- PARLOUR_HEALTH_HOST must be an address of this machine."
        )


class HealthServer:
    """Answers until it is stopped. Nothing it says is about persons.

    Args:
        port: 0 for any free one; `port` says which.
    """

    def __init__(self, probe: Probe, metrics: Metrics, host: str, port: int) -> None:
        self._probe = probe
        self._metrics = metrics
        self._host = host
        self._port = port
        self._runner: web.AppRunner | None = None
        self._watch: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._runner is not None, "the server is not running"
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Listen. Raises PortTakenError."""
        application = web.Application()
        application.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._exposition)])
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=SHUTDOWN)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except OSError as error:
            await runner.cleanup()
            raise PortTakenError(self._host, self._port) from error
        self._runner = runner
        self._watch = asyncio.create_task(watch_loop(self._metrics.lagged), name="loop-lag")

    async def stop(self) -> None:
        """Stop listening."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        health = await self._probe.health()
        return web.json_response({**asdict(health), "version": version()}, status=200 if health.good else 503)

    async def _exposition(self, _request: web.Request) -> web.Response:
        probe = self._probe
        body = self._metrics.exposition(await probe.open_matches(), probe.latencies(), await probe.due_lag())
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
