"""What is counted and timed, in a registry of the bot's own."""

from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Literal, TypeAlias

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from bot.matches.errors import Refusal
from bot.matches.model import Acted
from games.core.errors import IllegalMove

Result: TypeAlias = Literal["accepted", "repeated", "refused", "failed"]
RESULTS: tuple[Result, ...] = ("accepted", "repeated", "refused", "failed")
"""What became of an action: stored; a second press that had no effect; against the rules; our fault."""
SURFACES = ("table", "hand", "people")
RATE_LIMITED = "429"
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Upper bounds in seconds: of work of ours, and of work that Discord answers."""


class Metrics:
    """Counts as things happen; `exposition` adds how things stand and writes all of it down.

    All names begin with `parlour_`; seconds and totals say so at their end, as Prometheus wants it.
    """

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._actions = Counter("parlour_actions", "Actions in matches in play.", ["result"], registry=registry)
        self._act = Histogram(
            "parlour_act_seconds", "From a press to its step being stored.", buckets=SHORT, registry=registry
        )
        self._paint = Histogram(
            "parlour_paint_seconds",
            "From reading a match to Discord's answer that its message shows it.",
            ["surface"],
            buckets=LONG,
            registry=registry,
        )
        self._lag = Histogram(
            "parlour_loop_lag_seconds", "How late the event loop wakes.", buckets=SHORT, registry=registry
        )
        self._calls = Counter("parlour_discord_calls", "HTTP calls to Discord.", ["status"], registry=registry)
        self._open = Gauge("parlour_matches_open", "Lobbies and matches in play.", ["status"], registry=registry)
        self._due_lag = Gauge(
            "parlour_due_lag_seconds", "How long the earliest due task has been overdue.", registry=registry
        )
        self._latency = Gauge(
            "parlour_gateway_latency_seconds", "Between a heartbeat and its answer.", ["shard"], registry=registry
        )
        for result in RESULTS:  # what never happened is told as 0, so that a rate can be taken from the first on
            self._actions.labels(result)
        for surface in SURFACES:
            self._paint.labels(surface)
        self._calls.labels(RATE_LIMITED)

    async def acting(self, work: Awaitable[Acted]) -> Acted:
        """The result of an action, which is counted and timed. Raises what it raises."""
        began, result = perf_counter(), "failed"
        try:
            acted = await work
            result = "repeated" if acted.repeated else "accepted"
        except (Refusal, IllegalMove):
            result = "refused"
            raise
        else:
            return acted
        finally:
            self._act.observe(perf_counter() - began)
            self._actions.labels(result).inc()

    @contextmanager
    def painting(self, surface: str) -> Iterator[None]:
        """While a message is brought up to date; what failed is timed too."""
        with self._paint.labels(surface).time():
            yield

    def lagged(self, seconds: float) -> None:
        """The event loop woke so late."""
        self._lag.observe(seconds)

    def called(self, status: int) -> None:
        """Discord answered a call."""
        self._calls.labels(str(status)).inc()

    def trace(self) -> aiohttp.TraceConfig:
        """Has every call counted, when given to the HTTP session of discord.py."""
        config = aiohttp.TraceConfig()

        async def ended(_session: object, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
            self.called(end.response.status)

        config.on_request_end.append(ended)
        return config

    def exposition(self, matches: Mapping[str, int], latencies: Mapping[int, float], due_lag: float) -> bytes:
        """Everything in Prometheus' text format.

        Args:
            matches: open ones by status.
            latencies: of each shard, in seconds.
            due_lag: seconds since the earliest deadline should have been played.
        """
        for status in ("lobby", "playing"):
            self._open.labels(status).set(matches.get(status, 0))
        self._latency.clear()
        for shard, latency in latencies.items():
            self._latency.labels(str(shard)).set(latency)
        self._due_lag.set(due_lag)
        return generate_latest(self._registry)
