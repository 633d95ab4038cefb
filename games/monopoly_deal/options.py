"""What a match may be agreed to play by (rules B12, D1, D5, D7, D10, D11)."""

from typing import Literal, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict, Field

SetsToWin: TypeAlias = Literal[1, 2, 3]
DiscardTo: TypeAlias = Literal["draw_bottom", "discard_pile"]
WinTiming: TypeAlias = Literal["own_turn", "instant"]
BrokenSetBuildings: TypeAlias = Literal["bank", "discard", "loose"]
PaidBuildingGoesTo: TypeAlias = Literal["bank", "properties"]
NoOnDoubledRent: TypeAlias = Literal["whole", "double_only"]


class DealOptions(BaseModel):
    """Options of a match; the defaults are the classic leaflet.

    sets_to_win: complete sets of different colours that win (D1). discard_to: where the surplus of a hand goes (15).
    win_timing: only on the own turn, or as soon as the sets lie there (84). jsn_own_turn_costs_play: countering a Just
    Say No on the own turn is a play (78). broken_set_buildings: where buildings go whose set is broken (61).
    move_buildings: a building may move between own complete sets (62). paid_building_goes_to: (59).
    jsn_on_doubled_rent: one Just Say No cancels the whole rent or the doubling only (79). ranking_by_assets: the others
    are ranked too (D5). reshuffle_cap: so many reshuffles, then the assets decide; 0 is no cap (D7).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    sets_to_win: SetsToWin = 3
    discard_to: DiscardTo = "draw_bottom"
    win_timing: WinTiming = "own_turn"
    jsn_own_turn_costs_play: bool = False
    broken_set_buildings: BrokenSetBuildings = "bank"
    move_buildings: bool = False
    paid_building_goes_to: PaidBuildingGoesTo = "bank"
    jsn_on_doubled_rent: NoOnDoubledRent = "whole"
    ranking_by_assets: bool = False
    reshuffle_cap: int = Field(default=0, ge=0, le=20)


class Agreement(msgspec.Struct, frozen=True, gc=False):
    """The options as the rules read them.

    No model, because they are read at every step: with a model's fields a step takes 0.5 us (2.5 %) longer.
    """

    sets_to_win: SetsToWin
    discard_to: DiscardTo
    win_timing: WinTiming
    jsn_own_turn_costs_play: bool
    broken_set_buildings: BrokenSetBuildings
    move_buildings: bool
    paid_building_goes_to: PaidBuildingGoesTo
    jsn_on_doubled_rent: NoOnDoubledRent
    ranking_by_assets: bool
    reshuffle_cap: int


def agreed(options: DealOptions) -> Agreement:
    """What a match is played by."""
    return Agreement(**options.model_dump())


CLASSIC = DealOptions()
PRESETS = {
    "classic": CLASSIC,
    "modern2018": DealOptions(discard_to="discard_pile", win_timing="instant"),
    "refresh2024": DealOptions(
        discard_to="discard_pile",
        win_timing="instant",
        jsn_own_turn_costs_play=True,
        broken_set_buildings="discard",
    ),
    "quick": DealOptions(sets_to_win=1, ranking_by_assets=True),
}
