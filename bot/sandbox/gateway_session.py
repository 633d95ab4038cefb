"""One gateway session: its sequence of events, and the socket it may have at the moment."""

import json
import secrets
import zlib
from collections import deque

from aiohttp import web

from bot.sandbox.wire import Json

REPLAY_LIMIT = 2000
DISPATCH = 0


class Socket:
    """A WebSocket with Discord's transport compression (one zlib stream per connection)."""

    def __init__(self, websocket: web.WebSocketResponse, *, compress: bool) -> None:
        self.websocket = websocket
        self._zlib = zlib.compressobj() if compress else None

    async def send(self, op: int, data: object = None) -> None:
        """Send a payload that is no event."""
        await self.send_text(encode(op, data))

    async def send_text(self, text: str) -> None:
        """Send an encoded payload; silently does nothing on a closed socket."""
        if self.websocket.closed:
            return
        try:
            if self._zlib:
                raw = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.websocket.send_bytes(raw)
            else:
                await self.websocket.send_str(text)
        except ConnectionError:
            # The peer vanished between the check and the write; the session keeps the event for a RESUME.
            return


def encode(op: int, data: object, sequence: int | None = None, event: str | None = None) -> str:
    """A gateway payload."""
    return json.dumps({"op": op, "d": data, "s": sequence, "t": event})


class Session:
    """What IDENTIFY started. Events go out in order, and are kept for a RESUME."""

    def __init__(self, socket: Socket, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.socket: Socket | None = socket
        self.sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAY_LIMIT)

    async def dispatch(self, event: str, data: Json) -> None:
        """Number, keep and send an event."""
        self.sequence += 1
        text = encode(DISPATCH, data, self.sequence, event)
        self._sent.append((self.sequence, text))
        if self.socket:
            await self.socket.send_text(text)

    def can_resume_from(self, sequence: int) -> bool:
        """True if every event after `sequence` is still kept."""
        oldest = self._sent[0][0] if self._sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    async def replay(self, socket: Socket, after: int) -> None:
        """Attach a new socket and send it everything after a sequence number, then RESUMED."""
        position = after
        while position < self.sequence:  # more may be dispatched while we send
            for sequence, text in list(self._sent):
                if sequence > position:
                    await socket.send_text(text)
                    position = sequence
        self.socket = socket
        await self.dispatch("RESUMED", {})
