"""Bodies changed in one place: too long, too many, out of range, missing, null, of another type."""

import copy
from collections.abc import Iterator
from typing import Any

Step = str | int
LENGTHS = (0, 26, 33, 46, 81, 101, 151, 257, 513, 1025, 2049, 4097, 6001)
COUNTS = (0, 2, 4, 6, 11, 26, 41, 131)
NUMBERS = (-1, 0, 3, 7, 26, 769, 4001, 6001, 1 << 24, 1 << 31, 1 << 53, 1 << 55, 1.5)
STRANGERS: tuple[object, ...] = (None, True, "x", 5, [], {})


def _nodes(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], Any]]:
    yield path, value
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from _nodes(child, (*path, key))


def _replacements(value: Any) -> Iterator[object]:
    yield from STRANGERS
    if isinstance(value, str):
        yield from ("x" * length for length in LENGTHS)
    elif isinstance(value, list) and value:
        yield from ((value * count)[:count] for count in COUNTS)
    elif isinstance(value, (int, float)):
        yield from NUMBERS


def variants(body: Any) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """Every single change of a body, with the path changed."""
    for path, value in _nodes(body):
        for replacement in _replacements(value):
            if not path:
                yield path, replacement
                continue
            changed = copy.deepcopy(body)
            parent = changed
            for step in path[:-1]:
                parent = parent[step]
            parent[path[-1]] = replacement
            yield path, changed
        if path and isinstance(path[-1], str):
            changed = copy.deepcopy(body)
            parent = changed
            for step in path[:-1]:
                parent = parent[step]
            del parent[path[-1]]
            yield path, changed
