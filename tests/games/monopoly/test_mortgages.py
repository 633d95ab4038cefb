"""Mortgages: R095–R100."""

from games.monopoly.squares import DEEDS, PRICE
from tests.games.monopoly.match import A, B, build, mortgage, redeem
from tests.games.monopoly.positions import position


def test_r095_only_while_no_lot_of_the_group_has_a_building() -> None:
    match = position("900 16=1 18 19 5 12", "0")
    assert match.refused(mortgage(A, 18)) == "built"
    assert match.refused(mortgage(A, 16)) == "built"
    match.mortgage(A, 5, 12).sell(A, 16).mortgage(A, 16, 18)
    assert match.levels(5, 12, 16, 18, 19) == [-1, -1, -1, -1, 0]


def test_r096_it_brings_half_the_price_and_the_deed_stays() -> None:
    for square in DEEDS:
        match = position(f"0 {square}", "0").mortgage(A, square)
        assert match.money() == [f"mortgage $>a {PRICE[square] // 2}"]
        assert match.deeds(A) == [square]


def test_r096_it_asks_no_rent_but_counts() -> None:
    assert position("900 @36", "0 39~ 37").roll(1, 2).money() == []
    assert position("900 @34", "0 39~ 37").roll(1, 2).money() == ["rent a>b 70"]
    assert position("900 @22", "0 25 35~").roll(1, 2).money() == ["rent a>b 50"]
    assert position("900 @9", "0 12 28~").roll(1, 2).money() == ["rent a>b 30"]


def test_r097_redeeming_costs_a_tenth_more_rounded_up() -> None:
    for square, price in ((39, 220), (12, 83), (37, 193), (1, 33), (5, 110)):
        match = position(f"{price} {square}~", "0").redeem(A, square)
        assert match.money() == [f"redemption a>$ {price}"]
        assert (match.levels(square), match.cash()[A]) == ([0], 0)
        assert position(f"{price - 1} {square}~", "0").refused(redeem(A, square)) == "cash"


def test_r098_only_the_owner_redeems() -> None:
    match = position("900 39~", "900")
    assert match.refused(redeem(B, 39)) == "deed"
    assert match.refused(mortgage(B, 39)) == "deed"


def test_r099_building_goes_on_when_nothing_is_mortgaged() -> None:
    match = position("900 16 18 19~", "0")
    assert match.refused(build(A, 16)) == "group-mortgaged"
    assert match.redeem(A, 19).build(A, 16).levels(16) == [1]


def test_r100_not_twice() -> None:
    match = position("900 39~ 5", "0")
    assert match.refused(mortgage(A, 39)) == "mortgaged"
    assert match.refused(redeem(A, 5)) == "clear"
