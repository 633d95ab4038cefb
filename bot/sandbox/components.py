"""Walking component trees of messages and modals."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox.wire import Json

Path = tuple[str | int, ...]


def walk_with_path(components: list[Any] | None, root: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every component, depth first in reading order, with the path that Discord's errors use."""
    for index, component in enumerate(components or ()):
        yield from _descend(component, (*root, index))


def _descend(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk_with_path(component.get("components"), (*path, "components"))
    for name in ("accessory", "component"):
        if isinstance(component.get(name), dict):
            yield from _descend(component[name], (*path, name))


def walk(components: list[Any] | None) -> Iterator[Json]:
    """Every component, depth first in reading order."""
    for _, component in walk_with_path(components):
        yield component


def number_components(components: list[Any]) -> None:
    """Give each component without an id the smallest free one, as Discord does; changes them in place."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    free = 1
    for component in walk(components):
        if not component.get("id"):
            while free in taken:
                free += 1
            taken.add(free)
            component["id"] = free


def find_component(components: list[Any] | None, custom_id: str) -> Json | None:
    """The component with this custom id, or None."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def media_of(component: Json) -> Iterator[tuple[Path, Json]]:
    """The media objects (with `url`) of one component, with their path inside it."""
    for name in ("media", "file"):
        if isinstance(component.get(name), dict):
            yield (name,), component[name]
    for index, item in enumerate(component.get("items") or ()):
        yield ("items", index, "media"), item["media"]
