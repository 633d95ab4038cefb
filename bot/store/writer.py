"""The one writer: whatever waits at the same moment goes into one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection

from bot.store.engine import Worker
from bot.store.errors import Conflict, Repeated, StoreBusy, StoreError
from bot.store.group import write_group
from bot.store.records import FINAL, Commit
from bot.store.upcasts import Upcasts

LARGEST_GROUP = 256

Work: TypeAlias = Callable[[Connection], None]
"""Any other write, on the connection's thread. It may raise `Conflict` or `Repeated`, only before its first write."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Commit | Work
    done: asyncio.Future[None]


class GroupWriter:
    """Takes writes from any task and makes them durable in groups.

    Callers wait for a future, so cancelling one of them cannot break the transaction of the others.
    """

    def __init__(self, worker: Worker, upcasts: Upcasts) -> None:
        self._worker = worker
        self._upcasts = upcasts
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.heads: dict[str, int] = {}
        """The version last stored of each match in play of which one was stored."""

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def write(self, write: Commit | Work) -> None:
        """Return when it is durable. Raises `Conflict`, `Repeated`, or what the database raised."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(write, done))
        await done

    async def close(self) -> None:
        """Write what waits and stop."""
        if self._task is not None and not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
            await asyncio.shield(self._task)

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            group = [first]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                group.append(more)
            await self._write(group)

    async def _write(self, group: Sequence[_Waiting]) -> None:
        try:
            verdicts = await self._transact([waiting.write for waiting in group])
        except Exception as error:  # noqa: BLE001 - each caller gets it and decides
            # One of them may be at fault: the others must not suffer for it. A held database is nobody's fault, and
            # waiting for it once more for each would keep every press of the group waiting.
            if len(group) > 1 and not isinstance(error, StoreBusy):
                for waiting in group:
                    await self._write([waiting])
                return
            verdicts = [error] * len(group)
        for waiting, verdict in zip(group, verdicts, strict=True):
            self._note_head(waiting.write, verdict)
            if waiting.done.done():  # its caller was cancelled meanwhile
                continue
            if verdict is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(verdict)

    def _note_head(self, write: Commit | Work, verdict: Exception | None) -> None:
        if not isinstance(write, Commit) or write.step is None:
            return
        final = write.record is not None and write.record.status in FINAL
        if verdict is None and not final:
            self.heads[write.match_id] = write.step.version
        else:  # also when the database failed: who knows what it stored
            self.heads.pop(write.match_id, None)

    async def _transact(self, writes: Sequence[Commit | Work]) -> list[Exception | None]:
        def work(connection: Connection) -> list[Exception | None]:
            return _write_all(connection, writes, self._upcasts)

        return await self._worker.write(work)


def _write_all(connection: Connection, writes: Sequence[Commit | Work], upcasts: Upcasts) -> list[Exception | None]:
    """Why each was not stored; None when it was."""
    verdicts: list[Exception | None] = [None] * len(writes)
    places = [index for index, write in enumerate(writes) if isinstance(write, Commit)]
    commits = [write for write in writes if isinstance(write, Commit)]
    if commits:
        for index, verdict in zip(places, write_group(connection, commits, upcasts), strict=True):
            verdicts[index] = verdict
    for index, write in enumerate(writes):
        if not isinstance(write, Commit):
            try:
                write(connection)
            except (Conflict, Repeated) as refusal:
                verdicts[index] = refusal
    return verdicts
