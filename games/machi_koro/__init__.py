"""Machi Koro: the rules of `RULES.md` as a library."""

from typing import Any

from games.core.coach import Lesson
from games.core.game import Ruleset
from games.machi_koro.game import MachiKoro
from games.machi_koro.options import (
    BASE_PRESETS,
    HARBOR_PRESETS,
    ROW_PRESETS,
    BaseOptions,
    HarborOptions,
    RowOptions,
)

_GAME = MachiKoro()
LESSON = Lesson(BaseOptions(landmarks_to_win=2, first_player=1), seed=47, policy="greedy")

RULESETS: tuple[Ruleset[Any, Any], ...] = (
    Ruleset("machi_koro", _GAME, BaseOptions, range(2, 5), revision=1, presets=BASE_PRESETS, lesson=LESSON),
    Ruleset("machi_koro_harbor", _GAME, HarborOptions, range(2, 6), revision=1, presets=HARBOR_PRESETS),
    Ruleset("machi_koro_millionaires_row", _GAME, RowOptions, range(2, 6), revision=1, presets=ROW_PRESETS),
)
