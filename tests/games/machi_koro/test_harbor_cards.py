"""Cards of the Harbor set: R080–R089."""

import pytest

from games.machi_koro.board import goal
from games.machi_koro.commands import Build, RollTuna
from games.machi_koro.events import Asked, TunaRolled
from games.machi_koro.options import HarborOptions
from tests.games.machi_koro.positions import A, B, position


def test_r080_city_hall_gives_one_to_who_has_nothing_before_building() -> None:
    match = position("0: +city_hall", "0: +city_hall").settle(5)
    assert match.money() == ["city_hall $>a 1/1"]
    assert match.coins() == (1, 0)
    assert match.build("ranch").coins() == (0, 0)
    assert position("1: +city_hall", "0: +city_hall").settle(5).money() == []
    assert position("0: +city_hall ranch", "0:").settle(2).money() == ["ranch $>a 1/1"]


def test_r080_city_hall_is_no_landmark_that_counts() -> None:
    match = position("0: +city_hall +harbor general_store", "0:").settle(2)
    assert match.money() == ["general_store $>a 2/2"]
    assert match.state.cities[A].built == 1
    assert goal(position("0:", "0:", options=HarborOptions()).state) == 6
    match = position("0: +city_hall demolition_company", "0:").settle(4)
    assert (match.landmarks(A), match.money()) == ({"city_hall"}, ["city_hall $>a 1/1"])
    assert match.refused(Build(A, "city_hall")) == "machi-refuse-built"


def test_r081_airport_pays_ten_for_building_nothing() -> None:
    match = position("3: +airport", "0:").settle(6).build("")
    assert match.money() == ["airport $>a 10/10"]
    for card in ("general_store", "loan_office", "ranch", "harbor"):
        match = position("3: +airport", "0:").settle(6).build(card)
        assert "airport $>a 10/10" not in match.money()
    match = position("0: +airport +amusement_park +train_station", "0:")
    match.roll(2, 2).build("").roll(1, 2).build("")
    assert match.coins()[A] == 20


def test_r082_airport_pays_before_the_investment() -> None:
    match = position("0: +airport tech_startup", "0:").settle(6).build("")
    assert (match.coins()[A], match.asked()) == (10, "a invest")


@pytest.mark.parametrize(("card", "dice", "amount"), [("sushi_bar", (1,), 3), ("mackerel_boat", (4, 4), 3)])
def test_r083_the_owners_harbor_counts_not_the_rollers(card: str, dice: tuple[int, ...], amount: int) -> None:
    assert position("9: +harbor", f"0: {card}").settle(*dice).coins()[B] == 0
    assert position("9:", f"0: {card} +harbor").settle(*dice).coins()[B] == amount


def test_r083_a_boat_without_harbor_needs_no_dice() -> None:
    assert position("0: +train_station", "0: tuna_boat").settle(6, 6).asked() == "a build"


def test_r084_one_roll_for_all_boats() -> None:
    match = position("0: tuna_boat", "0: tuna_boat*2 +harbor", "0: tuna_boat +harbor").settle(6, 6)
    assert match.asked() == "a tuna"
    match.do(RollTuna(A), dice=[(4, 5)])
    assert match.coins() == (0, 18, 9)
    assert sum(isinstance(event, TunaRolled) for event in match.events) == 1


def test_r084_no_open_boat_no_roll() -> None:
    match = position("0:", "0: ~tuna_boat +harbor", "0: tuna_boat").settle(6, 6)
    assert not any(isinstance(event, Asked) for event in match.events)
    assert match.cards(B) == {"tuna_boat": 1}


def test_r085_flower_shop_pays_for_each_orchard() -> None:
    match = position("0: flower_shop*2 flower_orchard*3", "0: flower_orchard").settle(6)
    assert match.money() == ["flower_shop $>a 6/6"]


def test_r086_a_mall_adds_one_for_each_shop_not_each_flower() -> None:
    match = position("0: flower_shop*2 flower_orchard*3 +shopping_mall", "0:").settle(6)
    assert match.money() == ["flower_shop $>a 8/8"]


def test_r087_publisher_counts_the_opponents_own_shops() -> None:
    match = position("0: publisher cafe*5", "9: cafe bakery*2 ~bakery mine", "9: ranch", "1: cafe bakery").settle(3, 4)
    assert match.money() == ["publisher b>a 4/4", "publisher d>a 1/2"]


@pytest.mark.parametrize(("coins", "tax"), [(9, 0), (10, 5), (11, 5), (23, 11)])
def test_r088_tax_office_takes_half_rounded_down_from_ten_up(coins: int, tax: int) -> None:
    for dice in ((4, 4), (4, 5)):
        match = position("50: tax_office", f"{coins}:").settle(*dice)
        assert match.coins() == (50 + tax, coins - tax)


def test_r089_food_warehouse_counts_own_cups_on_12_and_13() -> None:
    city = "0: food_warehouse*2 cafe pizza_joint"
    assert position(city, "0: cafe").settle(6, 6).coins()[A] == 8
    match = position(f"{city} +harbor +train_station", "0:").roll(5, 6)
    match.do(*(form.build(A, ()) for form in match.asks(A)[0].forms[:1]))
    assert match.coins()[A] == 8
    assert position(city, "0: cafe").settle(5, 6).coins()[A] == 0
    assert position("0: cafe", "0:", "0:").settle(3).coins() == (0, 0, 0)
