"""Faults on purpose: failing calls, lost sockets, a jumping clock."""

import asyncio
import re
from dataclasses import dataclass
from typing import Literal

from bot.sandbox.clock import ShiftableClock
from bot.sandbox.gateway import Gateway


@dataclass
class HttpFault:
    """The next `times` calls whose method and route (template or path) match are answered otherwise.

    `when` is "before" (nothing is done) or "after" (it is done, and the answer is lost). `status` None only delays:
    by so many seconds, or until the event.
    """

    route: str
    method: str = ".*"
    status: int | None = 502
    times: int = 1
    when: Literal["before", "after"] = "before"
    retry_after: float = 1.0
    is_global: bool = False
    delay: float = 0.0
    until: asyncio.Event | None = None
    code: int = 0
    message: str = "injected fault"

    def matches(self, method: str, route: str, path: str) -> bool:
        """True if a call is meant."""
        hit = re.search(self.route, route) or re.search(self.route, path)
        return self.times > 0 and bool(hit) and bool(re.fullmatch(self.method, method))


class Faults:
    """Faults to come, and those that happen at once."""

    def __init__(self, gateway: Gateway, clock: ShiftableClock) -> None:
        self._gateway = gateway
        self._clock = clock
        self._http: list[HttpFault] = []

    def add(self, fault: HttpFault) -> None:
        """Arm a fault for calls to come."""
        self._http.append(fault)

    def take(self, method: str, route: str, path: str) -> HttpFault | None:
        """The fault that this call meets, counted down."""
        fault = next((f for f in self._http if f.matches(method, route, path)), None)
        if fault:
            fault.times -= 1
        return fault

    async def drop_socket(self, *, resumable: bool = True) -> None:
        """Close the gateway's sockets with code 4000."""
        await self._gateway.drop(resumable=resumable)

    async def reconnect(self) -> None:
        """Send RECONNECT."""
        await self._gateway.reconnect()

    async def invalid_session(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION."""
        await self._gateway.invalidate(resumable=resumable)

    def acknowledge_heartbeats(self, *, on: bool) -> None:
        """Stop (or go on) answering heartbeats."""
        self._gateway.acknowledge_heartbeats = on

    def jump_clock(self, seconds: float) -> None:
        """Move the clock."""
        self._clock.jump(seconds)

    def clear(self) -> None:
        """Disarm everything."""
        self._http.clear()
        self._gateway.acknowledge_heartbeats = True
