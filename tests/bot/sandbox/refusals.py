"""Reading Discord's form errors in tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.sandbox.errors import ApiError


def paths(tree: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Every fault of an `errors` object as dotted path and code."""
    for key, value in tree.items():
        if key == "_errors":
            yield from ((prefix, fault["code"]) for fault in value)
        else:
            yield from paths(value, f"{prefix}.{key}" if prefix else key)


def refused(check: Callable[[], object]) -> dict[str, str]:
    """Run a check that must be refused with 400/50035; its faults, code by path."""
    with pytest.raises(ApiError) as caught:
        check()
    error = caught.value
    assert (error.status, error.code) == (400, 50035), error
    return dict(paths(error.errors or {}))
