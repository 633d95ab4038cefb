"""What all tables have: a way to read and a way to write."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row

from bot.store.engine import Workers
from bot.store.writer import GroupWriter


class Tables:
    """Some tables of a store."""

    def __init__(self, workers: Workers, writer: GroupWriter) -> None:
        self._workers = workers
        self._writer = writer

    async def _all(self, query: Any, values: Mapping[str, Any] | None = None) -> list[Row[Any]]:
        return await self._workers.read(lambda connection: list(connection.execute(query, values).all()))

    async def _execute(self, statement: Any, values: Mapping[str, Any] | None = None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement, values)

        await self._writer.write(work)
