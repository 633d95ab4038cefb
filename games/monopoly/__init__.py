"""Monopoly: the rules of `RULES.md` as a library."""

from typing import Any

from games.core.game import Ruleset
from games.monopoly.game import Monopoly
from games.monopoly.options import CLASSIC_PRESETS, HOI_AN_PRESETS, HoiAnOptions, MonopolyOptions
from games.monopoly.state import MonopolyState

CLASSIC = Ruleset[MonopolyState, MonopolyOptions](
    key="monopoly_classic",
    game=Monopoly("classic"),
    options=MonopolyOptions,
    seats=range(2, 9),
    revision=1,
    presets=CLASSIC_PRESETS,
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
