"""Finds every game: each package below `games/` that exports `RULESETS`."""

import importlib
import pkgutil
from collections.abc import Mapping
from typing import Any

import games
from games.core.game import Ruleset


def rulesets() -> Mapping[str, Ruleset[Any, Any]]:
    """All rulesets by key, sorted."""
    found: dict[str, Ruleset[Any, Any]] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg and module.name != "core":
            package = importlib.import_module(f"games.{module.name}")
            found.update({ruleset.key: ruleset for ruleset in package.RULESETS})
    return dict(sorted(found.items()))
