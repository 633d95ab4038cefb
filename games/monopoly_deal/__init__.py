"""Monopoly Deal: the rules of `RULES.md` as a library."""

from typing import Any

from games.core.coach import Lesson
from games.core.game import Ruleset
from games.monopoly_deal.game import MonopolyDeal
from games.monopoly_deal.options import PRESETS, DealOptions

LESSON = Lesson(DealOptions(sets_to_win=2, win_timing="instant"), seed=402, policy="greedy")

RULESETS: tuple[Ruleset[Any, Any], ...] = (
    Ruleset("monopoly_deal", MonopolyDeal(), DealOptions, range(2, 9), revision=1, presets=PRESETS, lesson=LESSON),
)
