"""What people see happening: a stream of events per person, sent as server-sent events."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable

from bot.sandbox.wire import Json

Numbered = tuple[int, Json]


class EventBus:
    """Delivers events to every open stream of a person; nothing is kept for streams opened later."""

    def __init__(self) -> None:
        self._streams: dict[str, set[asyncio.Queue[Numbered | None]]] = defaultdict(set)
        self._last: dict[str, int] = defaultdict(int)

    def publish(self, people: Iterable[str], event: Json) -> None:
        """Send one event to these person ids, now."""
        for person_id in people:
            self._last[person_id] += 1
            for stream in self._streams[person_id]:
                stream.put_nowait((self._last[person_id], event))

    def last_number(self, person_id: str) -> int:
        """The number of the newest event of a person; a client that has seen it is up to date."""
        return self._last[person_id]

    def open(self, person_id: str) -> asyncio.Queue[Numbered | None]:
        """A new stream; it ends with None."""
        stream: asyncio.Queue[Numbered | None] = asyncio.Queue()
        self._streams[person_id].add(stream)
        return stream

    def close(self, person_id: str, stream: asyncio.Queue[Numbered | None]) -> None:
        """Forget a stream."""
        self._streams[person_id].discard(stream)

    def close_all(self) -> None:
        """End every stream, as the server stops."""
        for streams in self._streams.values():
            for stream in streams:
                stream.put_nowait(None)
