"""What a match may be agreed to play by (K1–K22): one model per board, and `Agreement`, which the rules read."""

from typing import Literal, TypeAlias, TypeVar

import msgspec
from pydantic import BaseModel, ConfigDict

Edition: TypeAlias = Literal["classic", "hoi_an"]
"""Whose names the board bears; nothing else depends on it but defaults."""
StartCash: TypeAlias = Literal[1500, 2000, 2500]
DealDeeds: TypeAlias = Literal["none", "two_paid", "three_free"]
Direction: TypeAlias = Literal["left", "right"]
FirstPlayer: TypeAlias = Literal["roll", "random", "host", 1, 2, 3, 4, 5, 6, 7, 8]
Opening: TypeAlias = Literal[1, 10, 20]
BidLimit: TypeAlias = Literal["cash", "liquidation"]
ShortageOpening: TypeAlias = Literal[10, 20, "lowest_deed"]
Jail: TypeAlias = Literal["three_tries", "must_leave"]
PrepayTurns: TypeAlias = Literal[2, 3]
IncomeTax: TypeAlias = Literal["flat", "choice"]
LuxuryTax: TypeAlias = Literal[75, 100]
MortgageTransfer: TypeAlias = Literal["choice", "must_redeem"]
HousesBeforeHotel: TypeAlias = Literal[3, 4]
HotelBreak: TypeAlias = Literal["level", "strict"]
End: TypeAlias = Literal["last_standing", "first_bankrupt", "second_bankrupt", "rounds", "clock"]

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

    start_cash: StartCash = 1500
    deal_deeds: DealDeeds = "none"
    turn_direction: Direction = "left"
    first_player: FirstPlayer = "roll"
    auctions: bool = True
    auction_open: Opening = 10
    auction_style: Literal["by_clock", "open", "sealed"] = "by_clock"
    bid_limit: BidLimit = "cash"
    shortage_open: ShortageOpening = 10
    double_rent_with_mortgage: bool = True
    jail: Jail = "three_tries"
    jail_prepay_turns: PrepayTurns = 3
    income_tax: IncomeTax = "flat"
    luxury_tax: LuxuryTax = 100
    mortgage_transfer: MortgageTransfer = "choice"
    houses_before_hotel: HousesBeforeHotel = 4
    hotel_break: HotelBreak = "level"
    end: End = "last_standing"
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

    turn_direction: Direction = "right"
    auction_open: Opening = 20
    shortage_open: ShortageOpening = 20
    income_tax: IncomeTax = "choice"


OptionsT = TypeVar("OptionsT", bound=MonopolyOptions)


class Agreement(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Every option, with what the clock decided and the edition: what the rules read.

    No model, because the rules read it many times a step and a model's fields take nine times as long to read.
    """

    edition: Edition
    start_cash: StartCash
    deal_deeds: DealDeeds
    turn_direction: Direction
    first_player: FirstPlayer
    auctions: bool
    auction_open: Opening
    auction_style: Literal["open", "sealed"]
    bid_limit: BidLimit
    shortage_open: ShortageOpening
    double_rent_with_mortgage: bool
    jail: Jail
    jail_prepay_turns: PrepayTurns
    income_tax: IncomeTax
    luxury_tax: LuxuryTax
    mortgage_transfer: MortgageTransfer
    houses_before_hotel: HousesBeforeHotel
    hotel_break: HotelBreak
    end: End
    rounds: int
    stop_vote: bool
    auto_end_turn: bool
    speed_die: bool
    parking_pot: bool
    double_go: bool
    no_rent_in_jail: bool
    first_lap_no_buy: bool
    snake_eyes_bonus: bool
    uneven_build: bool
    unlimited_buildings: bool


def agreed(options: MonopolyOptions, edition: Edition) -> Agreement:
    """The options filled up with what the ruleset leaves no choice about."""
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
