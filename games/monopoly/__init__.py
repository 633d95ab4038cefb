"""Monopoly: the rules of `RULES.md` as a library."""

from typing import Any

from games.core.coach import Lesson
from games.core.game import Ruleset
from games.monopoly.game import Monopoly
from games.monopoly.options import CLASSIC_PRESETS, HOI_AN_PRESETS, HoiAnOptions, MonopolyOptions
from games.monopoly.state import MonopolyState

LESSON = Lesson(
    MonopolyOptions(
        deal_deeds="three_free",
        first_player="host",
        auction_style="sealed",
        jail="must_leave",
        houses_before_hotel=3,
        end="rounds",
        rounds=10,
    ),
    seed=151,
    policy="greedy",
)
CLASSIC = Ruleset[MonopolyState, MonopolyOptions](
    key="monopoly_classic",
    game=Monopoly("classic"),
    options=MonopolyOptions,
    seats=range(2, 9),
    revision=1,
    presets=CLASSIC_PRESETS,
    lesson=LESSON,
)
HOI_AN = Ruleset[MonopolyState, MonopolyOptions](
    key="monopoly_hoi_an",
    game=Monopoly("hoi_an"),
    options=HoiAnOptions,
    seats=range(2, 9),
    revision=1,
    presets=HOI_AN_PRESETS,
)
RULESETS: tuple[Ruleset[Any, Any], ...] = (CLASSIC, HOI_AN)
