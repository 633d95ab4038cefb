"""The messages of matches, on SQLAlchemy Core."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.records import Surface, SurfaceKind
from bot.store.rows import is_stale
from bot.store.schema import matches, surfaces
from bot.store.tables import Tables

_SURFACE_KEY = (surfaces.c.match_id, surfaces.c.kind, surfaces.c.owner_id)
_SURFACE_COLUMNS = tuple(column.name for column in surfaces.columns)
_NOTE_SURFACE = update(surfaces).where(*(column == bindparam(f"of_{column.name}") for column in _SURFACE_KEY))
_ADD_SURFACE = upsert(surfaces)
_PUT_SURFACE = _ADD_SURFACE.on_conflict_do_update(
    index_elements=_SURFACE_KEY,
    set_={column.name: _ADD_SURFACE.excluded[column.name] for column in surfaces.columns if not column.primary_key},
)


class SurfaceTables(Tables):
    """Which message shows which match to whom."""

    async def surfaces(self, match_id: str) -> tuple[Surface, ...]:
        """Every message of a match."""
        rows = await self._all(
            select(surfaces).where(surfaces.c.match_id == match_id).order_by(surfaces.c.kind, surfaces.c.owner_id)
        )
        return tuple(Surface(**row._asdict()) for row in rows)

    async def put_surface(self, surface: Surface) -> None:
        """Remember a message, in place of the one of the same match, kind and owner."""
        await self._execute(_PUT_SURFACE, _surface_values(surface))

    async def note_surfaces(self, shown: Sequence[Surface]) -> None:
        """Remember what messages show now, except those that were forgotten meanwhile."""
        rows = [_surface_values(surface) for surface in shown]
        keys = [{f"of_{column.name}": row[column.name] for column in _SURFACE_KEY} for row in rows]

        def work(connection: Connection) -> None:
            connection.execute(_NOTE_SURFACE, [{**row, **key} for row, key in zip(rows, keys, strict=True)])

        await self._writer.write(work)

    async def drop_surface(self, match_id: str, kind: SurfaceKind, owner_id: int = 0) -> None:
        """Forget a message."""
        await self._execute(delete(surfaces).where(*_is_surface(match_id, kind, owner_id)))

    async def stale_matches(self) -> tuple[str, ...]:
        """The matches of which something that can be reached may not show their last change, or was never sent."""
        rows = await self._all(select(matches.c.id).where(is_stale()).order_by(matches.c.id))
        return tuple(row.id for row in rows)

    async def former_tables(self) -> tuple[Surface, ...]:
        """Tables that were being sent anew when the program ended."""
        rows = await self._all(select(surfaces).where(surfaces.c.kind == "former").order_by(surfaces.c.match_id))
        return tuple(Surface(**row._asdict()) for row in rows)


def _surface_values(surface: Surface) -> dict[str, Any]:
    return {name: getattr(surface, name) for name in _SURFACE_COLUMNS}


def _is_surface(match_id: str, kind: SurfaceKind, owner_id: int) -> tuple[Any, ...]:
    return surfaces.c.match_id == match_id, surfaces.c.kind == kind, surfaces.c.owner_id == owner_id
