"""Boards, presets and house rules (3.1 of the rule report)."""

import pytest

from games.monopoly import CLASSIC as CLASSIC_RULES
from games.monopoly import HOI_AN as HOI_AN_RULES
from games.monopoly.options import MonopolyOptions, settled
from tests.games.monopoly.match import A, B
from tests.games.monopoly.positions import CLASSIC, but, position, started

HOUSE_RULES = (
    "parking_pot", "double_go", "no_rent_in_jail", "first_lap_no_buy", "snake_eyes_bonus", "uneven_build",
    "unlimited_buildings", "speed_die",
)  # fmt: skip
BOARDS = {"classic": ("left", 10, 10), "hoi_an": ("right", 20, 20)}
PRESETS = {
    "standard": (1500, "none", 4, "three_tries", "last_standing"),
    "quick": (2500, "three_free", 3, "three_tries", "first_bankrupt"),
    "short": (1500, "three_free", 3, "must_leave", "first_bankrupt"),
    "timed": (1500, "two_paid", 4, "three_tries", "clock"),
}
TAXES = {("hoi_an", "standard"): "choice"}


def _options(board: str, preset: str) -> MonopolyOptions:
    return {"classic": CLASSIC_RULES, "hoi_an": HOI_AN_RULES}[board].presets[preset]


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("board", list(BOARDS))
def test_the_board_gives_some_options_and_the_preset_the_others(board: str, preset: str) -> None:
    o = _options(board, preset)
    assert (o.turn_direction, o.auction_open, o.shortage_open) == BOARDS[board]
    assert (o.start_cash, o.deal_deeds, o.houses_before_hotel, o.jail, o.end) == PRESETS[preset]
    assert o.income_tax == TAXES.get((board, preset), "flat")
    assert (o.first_player, o.auctions, o.luxury_tax, o.mortgage_transfer) == ("roll", True, 100, "choice")
    assert (o.jail_prepay_turns, o.double_rent_with_mortgage, o.bid_limit, o.hotel_break) == (3, True, "cash", "level")
    assert not any(getattr(o, rule) for rule in HOUSE_RULES)


@pytest.mark.parametrize("board", list(BOARDS))
@pytest.mark.parametrize(("preset", "live", "slow"), [("standard", 100, 30), ("quick", 60, 60), ("timed", 30, 30)])
def test_every_preset_has_a_last_round(board: str, preset: str, live: int, slow: int) -> None:
    options = _options(board, preset)
    assert (settled(options, slow=False).rounds, settled(options, slow=True).rounds) == (live, slow)


def test_the_first_preset_is_the_boards_own() -> None:
    for rules in (CLASSIC_RULES, HOI_AN_RULES):
        assert list(rules.presets) == list(PRESETS)
        assert rules.presets["standard"] == rules.options()


def test_bids_are_private_where_answers_take_hours() -> None:
    assert settled(but(), slow=True).auction_style == "sealed"
    assert settled(but(), slow=False).auction_style == "open"
    assert settled(but(auction_style="open"), slow=True).auction_style == "open"


def test_400_for_stopping_on_the_start_where_agreed() -> None:
    options = but(double_go=True)
    assert position("0 @30", "0", options=options).roll(4, 6).money() == ["salary $>a 400"]
    assert position("0 @36", "900 1", options=options).roll(1, 4).money() == ["salary $>a 200", "rent a>b 2"]


def test_500_for_two_ones_where_agreed() -> None:
    match = position("0 @8", "0", options=but(snake_eyes_bonus=True)).roll(1, 1)
    assert (match.money(), match.asked()) == (["snake_eyes $>a 500"], "a roll")


def test_nothing_is_sold_in_the_first_lap_where_agreed() -> None:
    options = but(first_lap_no_buy=True)
    match = position("900", "900", options=options).roll(1, 2)
    assert (match.asked(), match.state.owners[3]) == ("b roll", -1)
    assert position("900 @38", "900", options=options).roll(1, 4).asked() == "a buy"


def test_house_rules_can_all_be_played_at_once() -> None:
    match = started(4, CLASSIC.model_copy(update=dict.fromkeys(HOUSE_RULES, True)))
    assert match.cash() == (2500,) * 4
    assert match.asked() == f"{'abcd'[match.state.turn]} roll"
    assert {A, B} < set(match.game.live(match.state))
