"""Which message shows what, at which change of the match. The edge paints; this is only what it remembers."""

from bot.store.records import Surface, SurfaceKind

__all__ = ["Surface", "SurfaceKind"]
