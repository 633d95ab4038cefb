"""What a match may be agreed to play by (rules D): one model per ruleset, and `Agreement`, which the rules read."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict

from games.machi_koro.cards import CardSet

Market: TypeAlias = Literal["all", "ten_different", "five_five_two"]
Goal: TypeAlias = Literal["all", 1, 2, 3, 4, 5]
FirstPlayer: TypeAlias = Literal["random", 1, 2, 3, 4, 5]
Order: TypeAlias = Literal["auto", "choose"]
Bank: TypeAlias = Literal["unlimited", "finite"]
SushiBarCost: TypeAlias = Literal[4, 2]
RenovationPays: TypeAlias = Literal["opponents", "bank"]
ParkRemainder: TypeAlias = Literal["bank", "active", "discard"]


class BaseOptions(BaseModel):
    """Options of every ruleset; the defaults are those of the rule sheets.

    market: all stacks, ten different kinds (R005), or 5 low, 5 high and 2 purple kinds, each from a deck of its own.
    landmarks_to_win: so many built landmarks win (R141). first_player: chance, or that chair (R003).
    radio_tower_may_change_dice: (R033). business_center_optional: (R074). simultaneous_order, purple_order: a fixed
    order, or the active player's (R056, R057). bank: unlimited, or the 282 coins of the box. exhibit_hall: the promo
    card is among the supply (R113).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    market: Market = "all"
    landmarks_to_win: Goal = "all"
    first_player: FirstPlayer = "random"
    radio_tower_may_change_dice: bool = False
    business_center_optional: bool = True
    simultaneous_order: Order = "auto"
    purple_order: Order = "auto"
    bank: Bank = "unlimited"
    exhibit_hall: bool = False


class _HarborFields(BaseModel):
    """sushi_bar_cost: 4 in the first edition, 2 in later ones (A5)."""

    sushi_bar_cost: SushiBarCost = 4


class _RowFields(BaseModel):
    """renovation_pays: (R111). park_remainder: (R109). closed_cards_count: (R121)."""

    renovation_pays: RenovationPays = "opponents"
    park_remainder: ParkRemainder = "bank"
    closed_cards_count: bool = True


class HarborOptions(BaseOptions, _HarborFields):
    """Options with the Harbor set."""

    market: Market = "ten_different"


class RowOptions(BaseOptions, _HarborFields, _RowFields):
    """Options with Millionaire's Row. harbor: the Harbor set is added; five seats need it (R002)."""

    harbor: bool = False
    market: Market = "ten_different"


class Agreement(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Every option, whatever the ruleset, and the sets of cards in use: what the rules read.

    No model, because the rules read it many times a step and a model's fields take three times as long to read.
    """

    sets: frozenset[CardSet]
    market: Market
    landmarks_to_win: Goal
    first_player: FirstPlayer
    radio_tower_may_change_dice: bool
    business_center_optional: bool
    simultaneous_order: Order
    purple_order: Order
    bank: Bank
    exhibit_hall: bool
    sushi_bar_cost: SushiBarCost = 4
    renovation_pays: RenovationPays = "opponents"
    park_remainder: ParkRemainder = "bank"
    closed_cards_count: bool = True


@lru_cache(maxsize=64)
def agreed(options: BaseOptions) -> Agreement:
    """The options filled up with what the ruleset leaves no choice about."""
    values = options.model_dump(exclude={"harbor"})
    return Agreement(sets=_sets(options), **values)


def _sets(options: BaseOptions) -> frozenset[CardSet]:
    sets: set[CardSet] = {"base"}
    if isinstance(options, HarborOptions) or (isinstance(options, RowOptions) and options.harbor):
        sets.add("harbor")
    if isinstance(options, RowOptions):
        sets.add("millionaires_row")
    if options.exhibit_hall:
        sets.add("promo")
    return frozenset(sets)


BASE_PRESETS = {
    "classic": BaseOptions(),
    "ten": BaseOptions(market="ten_different"),
    "short": BaseOptions(landmarks_to_win=2),
}
HARBOR_PRESETS = {
    "classic": HarborOptions(),
    "deluxe": HarborOptions(market="five_five_two", sushi_bar_cost=2),
    "short": HarborOptions(landmarks_to_win=3),
}
ROW_PRESETS = {
    "classic": RowOptions(),
    "with_harbor": RowOptions(harbor=True),
    "everything": RowOptions(harbor=True, exhibit_hall=True),
    "deluxe": RowOptions(harbor=True, exhibit_hall=True, market="five_five_two", sushi_bar_cost=2),
    "short": RowOptions(landmarks_to_win=2),
}
