"""What the contract is checked on."""

from collections.abc import Mapping
from typing import Any

from games.core.game import Ruleset
from games.registry import rulesets
from tests.games.toy import BAZAAR

RULESETS: Mapping[str, Ruleset[Any, Any]] = {**rulesets(), BAZAAR.key: BAZAAR}
"""Every registered ruleset, and the toy."""
