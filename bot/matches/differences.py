"""Where two pieces of JSON part."""

from typing import Any

SHOWN = 60
"""Characters of a value that are named."""


def first_difference(wanted: Any, found: Any, path: str = "") -> str | None:
    """Where and how `found` is not what was computed, in words; None when they are alike, down to the types."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name in (*wanted, *(name for name in found if name not in wanted)):
            where = f"{path}.{name}" if path else str(name)
            if name not in wanted or name not in found:
                return f"{where} is {'missing' if name in wanted else 'one too many'}"
            if (difference := first_difference(wanted[name], found[name], where)) is not None:
                return difference
        return None
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        for index, (one, other) in enumerate(zip(wanted, found, strict=False)):
            if (difference := first_difference(one, other, f"{path}[{index}]")) is not None:
                return difference
        return None if len(wanted) == len(found) else f"{path} has {len(found)} entries, not {len(wanted)}"
    if type(wanted) is type(found) and wanted == found:
        return None
    return f"{path} is {_short(found)} in the file, {_short(wanted)} computed anew"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
