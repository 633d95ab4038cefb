"""Monopoly: the rules of `RULES.md` as a library."""

from typing import Any

from games.core.game import Ruleset

RULESETS: tuple[Ruleset[Any, Any], ...] = ()
