"""What a match may be agreed to play by (K1–K22): one model per board, and `Agreement`, which the rules read."""

from typing import Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

Edition: TypeAlias = Literal["classic", "hoi_an"]
"""Whose names the board bears; nothing else depends on it but defaults."""

QUICK_START = 2500
"""H64."""
LIVE_ROUNDS, SLOW_ROUNDS = 100, 30
"""The last round where the clock decides it."""


class MonopolyOptions(BaseModel):
    """Every option of both boards; defaults are the classic board's.

    turn_direction: to the left is up in seat numbers (K1). first_player: highest roll, chance, the host's chair, or the
    chair agreed on (K2). deal_deeds: before the first roll (R6). auctions: a declined deed is auctioned (K3).
    auction_style: open bidding, or one private highest bid each. bid_limit: cash, or what could be raised (K21).
    end, rounds: what ends it, and the round after which it ends in any case (K15, R131).
    by_clock: sealed and 30 rounds in slow matches, open and 100 in others.
    auto_end_turn: a turn ends by itself unless its seat keeps it open (R16).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    start_cash: Literal[1500, 2000, 2500] = 1500
    deal_deeds: Literal["none", "two_paid", "three_free"] = "none"
    turn_direction: Literal["left", "right"] = "left"
    first_player: Literal["roll", "random", "host", 1, 2, 3, 4, 5, 6, 7, 8] = "roll"
    auctions: bool = True
    auction_open: Literal[1, 10, 20] = 10
    auction_style: Literal["by_clock", "open", "sealed"] = "by_clock"
    bid_limit: Literal["cash", "liquidation"] = "cash"
    shortage_open: Literal[10, 20, "lowest_deed"] = 10
    double_rent_with_mortgage: bool = True
    jail: Literal["three_tries", "must_leave"] = "three_tries"
    jail_prepay_turns: Literal[2, 3] = 3
    income_tax: Literal["flat", "choice"] = "flat"
    luxury_tax: Literal[75, 100] = 100
    mortgage_transfer: Literal["choice", "must_redeem"] = "choice"
    houses_before_hotel: Literal[3, 4] = 4
    hotel_break: Literal["level", "strict"] = "level"
    end: Literal["last_standing", "first_bankrupt", "second_bankrupt", "rounds", "clock"] = "last_standing"
    rounds: Literal["by_clock", 10, 20, 30, 60, 100] = "by_clock"
    stop_vote: bool = True
    auto_end_turn: bool = True
    speed_die: bool = False
    parking_pot: bool = False
    double_go: bool = False
    no_rent_in_jail: bool = False
    first_lap_no_buy: bool = False
    snake_eyes_bonus: bool = False
    uneven_build: bool = False
    unlimited_buildings: bool = False


class HoiAnOptions(MonopolyOptions):
    """The same with the defaults of the Hội An edition."""

    turn_direction: Literal["left", "right"] = "right"
    auction_open: Literal[1, 10, 20] = 20
    shortage_open: Literal[10, 20, "lowest_deed"] = 20
    income_tax: Literal["flat", "choice"] = "choice"


OptionsT = TypeVar("OptionsT", bound=MonopolyOptions)


class Agreement(MonopolyOptions):
    """The options with the edition they are for: what the rules read."""

    edition: Edition


def agreed(options: MonopolyOptions, edition: Edition) -> Agreement:
    """The options filled up with what the ruleset leaves no choice about."""
    if isinstance(options, Agreement):
        return options
    return Agreement(edition=edition, **settled(options, slow=False).model_dump())


def settled(options: OptionsT, *, slow: bool) -> OptionsT:
    """The options with what they leave to the clock decided."""
    changes: dict[str, str | int] = {}
    if options.auction_style == "by_clock":
        changes["auction_style"] = "sealed" if slow else "open"
    if options.rounds == "by_clock":
        changes["rounds"] = SLOW_ROUNDS if slow else LIVE_ROUNDS
    return options.model_copy(update=changes) if changes else options


CLASSIC_PRESETS = {
    "standard": MonopolyOptions(),
    "quick": MonopolyOptions(
        start_cash=QUICK_START, deal_deeds="three_free", houses_before_hotel=3, end="first_bankrupt", rounds=60
    ),
    "short": MonopolyOptions(
        deal_deeds="three_free", houses_before_hotel=3, jail="must_leave", end="first_bankrupt", rounds=60
    ),
    "timed": MonopolyOptions(deal_deeds="two_paid", end="clock", rounds=30),
}
HOI_AN_PRESETS = {
    "standard": HoiAnOptions(),
    "quick": HoiAnOptions(
        start_cash=QUICK_START,
        deal_deeds="three_free",
        houses_before_hotel=3,
        income_tax="flat",
        end="first_bankrupt",
        rounds=60,
    ),
    "short": HoiAnOptions(
        deal_deeds="three_free",
        houses_before_hotel=3,
        jail="must_leave",
        income_tax="flat",
        end="first_bankrupt",
        rounds=60,
    ),
    "timed": HoiAnOptions(deal_deeds="two_paid", income_tax="flat", end="clock", rounds=30),
}
