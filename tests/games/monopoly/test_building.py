"""Building: R075–R084."""

import pytest

from games.monopoly.commands import ROW, Build
from games.monopoly.options import CLASSIC_PRESETS, MonopolyOptions
from games.monopoly.rents import rent
from games.monopoly.squares import DEEDS, SQUARES
from tests.games.monopoly.match import A, build
from tests.games.monopoly.positions import CLASSIC, but, position

QUICK = CLASSIC_PRESETS["quick"]


def test_r075_the_whole_group_clear_in_stock_and_paid_for() -> None:
    match = position("100 orange", "0").build(A, 16)
    assert (match.money(), match.levels(16, 18, 19), match.state.houses) == (["building a>$ 100"], [1, 0, 0], 31)
    assert position("900 16 18", "0 19").refused(build(A, 16)) == "group"
    assert position("900 16 18 19~", "0").refused(build(A, 16)) == "group-mortgaged"
    assert position("900 orange", "0", houses=0).refused(build(A, 16)) == "stock"
    assert position("900 orange", "0", houses=0, options=but(unlimited_buildings=True)).build(A, 16).levels(16) == [1]
    assert position("99 orange", "0").refused(build(A, 16)) == "cash"
    assert position("900 orange", "0").refused(build(1, 16)) == "group"


def test_r076_evenly() -> None:
    match = position("900 orange", "0").build(A, 16)
    assert match.refused(build(A, 16)) == "even"
    match.build(A, 18, 19, 16)
    assert match.levels(16, 18, 19) == [2, 1, 1]
    uneven = position("900 orange", "0", options=but(uneven_build=True)).build(A, 16, 16, 16)
    assert uneven.levels(16, 18, 19) == [3, 0, 0]


@pytest.mark.parametrize(("options", "houses"), [(CLASSIC, 4), (QUICK, 3)])
def test_r077_so_many_houses_then_one_hotel(options: MonopolyOptions, houses: int) -> None:
    match = position("9000 brown", "0", options=options)
    for _ in range(houses):
        match.build(A, 1, 3)
    assert (match.state.houses, match.state.hotels) == (32 - 2 * houses, 12)
    match.build(A, 1, 3)
    assert (match.state.houses, match.state.hotels) == (32, 10)
    assert match.refused(build(A, 1)) == "hotel"


def test_r078_a_hotel_needs_all_lots_at_the_last_house_or_above() -> None:
    match = position("900 16=3 18=4 19=4", "0")
    assert match.refused(build(A, 18)) == "even"
    match = position("900 orange=4", "0").build(A, 18)
    assert (match.money(), match.levels(16, 18, 19)) == (["building a>$ 100"], [4, 5, 4])
    assert (match.state.houses, match.state.hotels) == (32 - 8, 11)
    match.build(A, 16)
    assert (match.levels(16, 18, 19), match.state.houses, match.state.hotels) == ([5, 5, 4], 28, 10)


def test_r079_with_three_houses_the_fourth_rent_is_not_used() -> None:
    for level, asked in ((1, 70), (2, 200), (3, 550), (4, 950)):
        state = position("0", f"0 orange={level}", options=QUICK).state
        assert rent(state, 16, 0) == asked


def test_r080_stations_and_utilities_take_no_buildings() -> None:
    match = position("900 rail util", "0")
    assert match.refused(build(A, 5)) == match.refused(build(A, 12)) == "lot"
    assert match.refused(Build(A, "rail", ROW)) == match.refused(Build(A, "util", ROW)) == "lot"
    assert {SQUARES[square].kind for square in DEEDS if SQUARES[square].house} == {"street"}


def test_r081_without_a_hotel_in_stock_a_lot_waits() -> None:
    assert position("900 16=4 18=5 19=5", "0", hotels=0).refused(build(A, 16)) == "stock"


def test_r082_missing_houses_cannot_be_skipped() -> None:
    assert position("900 orange=3", "0", houses=0).refused(build(A, 16)) == "stock"
    assert position("900 16=4 18=4 19=3", "0", houses=0).refused(build(A, 16)) == "even"


def test_r083_a_whole_row_or_nothing() -> None:
    row = Build(A, "orange", ROW)
    match = position("300 orange", "0").do(row)
    assert (match.levels(16, 18, 19), match.money()) == ([1, 1, 1], ["building a>$ 300"])
    assert position("299 orange", "0").refused(row) == "cash"
    assert position("900 orange", "0", houses=2).refused(row) == "stock"
    match = position("900 16=4 18=4 19=4", "0").do(row)
    assert (match.levels(16, 18, 19), match.state.houses, match.state.hotels) == ([5, 5, 5], 32, 9)
    assert position("900 orange=4", "0", hotels=2).refused(row) == "stock"
    assert position("900 16=1 18 19", "0").do(row).levels(16, 18, 19) == [1, 1, 1]


@pytest.mark.parametrize(("group", "price"), [("brown", 50), ("pink", 100), ("yellow", 150), ("darkblue", 200)])
def test_r084_a_hotel_costs_as_much_as_a_house(group: str, price: int) -> None:
    lot = {"brown": 1, "pink": 11, "yellow": 26, "darkblue": 37}[group]
    for level in (0, 3, 4):
        match = position(f"900 {group}={level}", "0").build(A, lot)
        assert match.money() == [f"building a>$ {price}"]
