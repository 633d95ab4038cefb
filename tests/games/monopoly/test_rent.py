"""Rent: R042–R052."""

from typing import Any

import pytest

from games.monopoly import rents
from games.monopoly.commands import COMMANDS, OfferSwap, OfferToBuy
from games.monopoly.events import ThrownAnew
from games.monopoly.state import Offer
from tests.games.monopoly.match import A, B, C, Match, ids
from tests.games.monopoly.positions import but, position


def visit(owner: str, square: int, dice: tuple[int, int] = (1, 2), **changes: Any) -> Match:
    """A stops on B's square by dice."""
    return position(f"3000 @{(square - sum(dice)) % 40}", owner, **changes).roll(*dice)


def test_r042_it_is_paid_on_arrival_by_itself() -> None:
    match = visit("0 39", 39)
    assert (match.money(), match.cash(), match.asked()) == (["rent a>b 50"], (2950, 50), "b roll")


@pytest.mark.parametrize(
    ("owner", "square", "rent"),
    [("0 16", 16, 14), ("0 orange", 16, 28), ("0 39", 39, 50), ("0 darkblue", 39, 100), ("0 16 18", 16, 14)],
)
def test_r043_a_bare_lot_asks_twice_as_much_of_a_whole_group(owner: str, square: int, rent: int) -> None:
    assert visit(owner, square).money() == [f"rent a>b {rent}"]


def test_r043_whatever_else_is_mortgaged_or_built_on() -> None:
    assert visit("0 16 18~ 19~", 16).money() == ["rent a>b 28"]
    assert visit("0 16 18=1 19=1", 16).money() == ["rent a>b 28"]
    agreed = but(double_rent_with_mortgage=False)
    assert visit("0 16 18~ 19", 16, options=agreed).money() == ["rent a>b 14"]
    assert visit("0 16 18 19", 16, options=agreed).money() == ["rent a>b 28"]


@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_r044_a_built_lot_asks_the_rent_of_its_level(level: int, rent: int) -> None:
    assert visit(f"0 37={min(level, 4)} 39={level}", 39).money() == [f"rent a>b {rent}"]


def test_r045_a_mortgaged_deed_asks_nothing() -> None:
    for owner, square in (("0 39~ 37", 39), ("0 5~ 15", 5), ("0 12~ 28", 12)):
        assert visit(owner, square).money() == []
        assert rents.rent(position("0", owner).state, square, 7) == 0


def test_a_free_deed_asks_nothing() -> None:
    assert [rents.rent(position("0", "0").state, square, 7) for square in (1, 5, 12)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("owner", "rent"),
    [("0 25", 25), ("0 25 5", 50), ("0 25 5 35", 100), ("0 rail", 200), ("0 25 5~", 50), ("0 25 5~ 15~ 35~", 200)],
)
def test_r046_stations_by_how_many(owner: str, rent: int) -> None:
    assert visit(owner, 25).money() == [f"rent a>b {rent}"]


@pytest.mark.parametrize(("owner", "rent"), [("0 12", 36), ("0 util", 90), ("0 12 28~", 90)])
def test_r047_utilities_by_the_roll(owner: str, rent: int) -> None:
    assert visit(owner, 12, (4, 5)).money() == [f"rent a>b {rent}"]


def test_r047_by_all_three_dice() -> None:
    match = position("3000 @5 lap", "0 12", options=but(speed_die=True)).roll(1, 3, face="3")
    assert (match.square(), match.money()) == (12, ["rent a>b 28"])


@pytest.mark.parametrize(("stations", "rent"), [("15", 50), ("15 5", 100), ("15 5 25", 200), ("rail", 400)])
def test_r048_the_card_to_a_station_doubles(stations: str, rent: int) -> None:
    for card in ("ch05", "ch06"):
        match = position("3000", f"0 {stations}", chance=card).roll(3, 4)
        assert (match.square(), match.money()) == (15, [f"rent a>b {rent}"])


@pytest.mark.parametrize("utilities", ["12", "util", "12 28~"])
def test_r048_the_card_to_a_utility_asks_ten_times_a_new_throw(utilities: str) -> None:
    match = position("3000", f"0 {utilities}", chance="ch07").roll(3, 4, anew=(2, 2))
    assert (match.square(), match.money(), match.asked()) == (12, ["rent a>b 40"], "b roll")


def test_r048_nothing_of_the_new_throw_lasts() -> None:
    match = position("3000 @1", "0 12", chance="ch07", doubles=1).roll(3, 3, anew=(4, 4))
    assert (match.jailed(), match.state.throw.doubles, match.asked()) == (False, 2, "a roll")


@pytest.mark.parametrize(("square", "card", "owner", "goal"), [(0, "ch05", "0 15~ 5", 15), (0, "ch07", "0 12~ 28", 12)])
def test_r049_neither_card_asks_anything_of_a_mortgaged_deed(square: int, card: str, owner: str, goal: int) -> None:
    match = position(f"3000 @{square}", owner, chance=card).roll(3, 4)
    assert (match.square(), match.money()) == (goal, [])
    assert not match.happened(ThrownAnew)


def test_r050_prisoners_collect() -> None:
    assert visit("0 jail1 39", 39).money() == ["rent a>b 50"]
    assert visit("0 jail1 39", 39, options=but(no_rent_in_jail=True)).money() == []


def test_r051_nobody_pays_themselves_or_who_is_out() -> None:
    assert position("10 @36 39", "0").roll(1, 2).money() == []
    match = position("3000 @36", "1500", "0", out=(C,)).roll(1, 2)
    assert match.asked() == "a buy"
    match = position("3000 @30", "0", "0", out=(C,), chance="ch15").roll(2, 4)
    assert match.money() == ["card a>b 50"]


def test_r052_nobody_is_let_off_shares_or_lends() -> None:
    match = position("1500 1", "1500 3")
    for item in ("rent_free", "share_brown_2", "loan"):
        assert match.refused(OfferSwap(A, B, ids(1), (item,), 0, 0)) == "items"
        assert match.refused(OfferToBuy(A, B, (item,), 50)) == "items"
    assert {"give", "take", "pay", "ask", "redeem"} == set(Offer.__struct_fields__) - {
        "id", "by", "to", "levels", "since", "turn",
    }  # fmt: skip
    names = {command.__name__ for command in COMMANDS}
    assert not {name for name in names if "Rent" in name or "Lend" in name or "Loan" in name}
