"""Scenarios T01–T28 of section C: payment, dice, building, Airport, City Hall."""

import pytest

from games.machi_koro.commands import Build, RollTwo, SwapCards, TakeFrom
from tests.games.machi_koro.positions import EVERYTHING, A, B, position


def test_t01_the_cafe_comes_before_the_bakeries() -> None:
    match = position("0: bakery*2", "0: cafe").roll(3)
    assert match.money() == ["cafe a>b 0/1", "bakery $>a 2/2"]
    assert match.coins() == (2, 0)


def test_t02_the_log_says_what_was_paid() -> None:
    match = position("1: +train_station", "0: family_restaurant +shopping_mall").roll(4, 5)
    assert (match.coins(), match.money()) == ((0, 1), ["family_restaurant a>b 1/3"])


def test_t04_the_nearest_counter_clockwise_takes_all() -> None:
    match = position("3:", "0:", "0: cafe", "0: cafe*2 +shopping_mall").roll(3)
    assert match.coins() == (0, 0, 0, 3)


def test_t05_a_mall_counts_for_each_cafe() -> None:
    assert position("10:", "0: cafe*2 +shopping_mall").roll(3).coins() == (6, 4)


def test_t07_no_further_turn_for_an_amusement_park_built_now() -> None:
    assert position("16: +train_station", "0:").roll(4, 4).build("amusement_park").asked() == "b roll"


def test_t08_only_the_last_dice_count_for_the_amusement_park() -> None:
    match = position("0: +train_station +amusement_park +radio_tower", "0:").roll(2, 2).roll(1, 3).build("")
    assert match.asked() == "b roll"


def test_t10_two_dice_after_one_only_where_agreed() -> None:
    city = "0: +train_station +radio_tower"
    assert position(city, "0:").roll(4).refused(RollTwo(A)) == "machi-refuse-reroll-dice"
    options = EVERYTHING.model_copy(update={"radio_tower_may_change_dice": True})
    assert position(city, "0:", options=options).roll(4).roll(1, 2).state.total == 3


def test_t11_what_was_rerolled_pays_nobody() -> None:
    assert position("0: +radio_tower", "0: ranch").roll(2).roll(5).coins() == (0, 0)


def test_t13_stadium_takes_what_each_has() -> None:
    match = position("0: stadium", "0:", "1:", "5:").roll(6)
    assert match.coins() == (3, 0, 0, 3)


def test_t14_tv_station_takes_what_is_there() -> None:
    match = position("0: tv_station", "2:", "9:").roll(6).do(TakeFrom(A, B))
    assert match.coins() == (2, 0, 9)


def test_t16_nothing_to_swap_is_skipped() -> None:
    assert position("0: business_center stadium", "9: stadium").roll(6).asked() == "a build"


def test_t17_a_swap_with_a_stadium_is_refused() -> None:
    match = position("0: business_center ranch", "9: stadium mine").roll(6)
    assert match.refused(SwapCards(A, "ranch", B, "stadium")) == "machi-refuse-choice"


def test_t19_a_second_stadium_is_refused_and_no_build() -> None:
    match = position("20: stadium", "0:").roll(5)
    assert match.refused(Build(A, "stadium")) == "machi-refuse-owned"
    assert (match.state.built, match.asked()) == (False, "a build")
    match.build("ranch")


def test_t20_a_second_build_is_refused() -> None:
    match = position("20:", "0:").roll(5).build("ranch")
    assert match.refused(Build(A, "ranch")) == "machi-refuse-turn"
    match = position("20: +train_station +amusement_park tech_startup", "0:").roll(1, 1).build("ranch")
    assert match.refused(Build(A, "ranch")) == "machi-refuse-phase"


def test_t22_a_building_for_nothing_is_a_building() -> None:
    assert position("1: +airport", "0:").roll(6).build("general_store").coins()[A] == 1


def test_t23_a_loan_office_is_a_building() -> None:
    assert position("1: +airport", "0:").roll(4).build("loan_office").coins()[A] == 6


def test_t25_the_airport_pays_in_each_turn() -> None:
    match = position("0: +airport +train_station +amusement_park", "0:").roll(1, 1).build("")
    assert match.coins()[A] == 10
    assert match.roll(1, 2).build("").coins()[A] == 20


def test_t26_city_hall_gives_a_coin_to_spend() -> None:
    match = position("0: +city_hall", "0: +city_hall").roll(5)
    assert match.coins()[A] == 1
    assert match.refused(Build(A, "cafe")) == "machi-refuse-coins"
    assert match.build("wheat_field").coins()[A] == 0


def test_t28_city_hall_after_the_club() -> None:
    match = position("9: +city_hall +airport +radio_tower +train_station", "0: members_only_club").settle(6, 6)
    assert match.coins() == (1, 9)


def test_t29_one_roll_pays_every_boat_with_a_harbor() -> None:
    match = position("0: tuna_boat +harbor +train_station", "0: tuna_boat*2 +harbor", "0: tuna_boat").roll(6, 6)
    (_, decline) = match.asks(A)[0].forms
    match.do(decline.build(A, ()))
    (tuna,) = match.asks(A)[0].forms
    assert match.do(tuna.build(A, ()), dice=[(4, 5)]).coins() == (9, 18, 0)


def test_t31_the_roller_rolls_for_anothers_boat_and_nobody_knows_before() -> None:
    match = position("0: +train_station", "0: tuna_boat +harbor").roll(6, 6)
    assert match.asked() == "a tuna"
    assert match.state.tuna == 0
    (tuna,) = match.asks(A)[0].forms
    assert match.do(tuna.build(A, ()), dice=[(1, 2)]).coins() == (0, 3)


@pytest.mark.parametrize("added", [True, False])
def test_t32_adding_two_changes_which_cards_act(added: bool) -> None:
    city = "9: +train_station +harbor food_warehouse fruit_vegetable_market wheat_field tuna_boat cafe"
    match = position(city, "0: family_restaurant").roll(4, 6)
    match.do(match.asks(A)[0].forms[0 if added else 1].build(A, ()))
    if added:
        assert match.asked() == "a tuna"
        match.do(match.asks(A)[0].forms[0].build(A, ()), dice=[(1, 1)])
        assert match.coins() == (9 + 2 + 2 + 2, 0)
    else:
        assert match.money() == ["family_restaurant a>b 2/2"]


def test_t34_a_raised_double_is_a_double() -> None:
    match = position("0: +train_station +harbor +amusement_park", "0:").roll(5, 5)
    match.do(match.asks(A)[0].forms[0].build(A, ())).build("")
    assert match.asked() == "a roll"


@pytest.mark.parametrize("mall", ["", "+shopping_mall"])
def test_t35_a_sushi_bar_needs_its_owners_harbor(mall: str) -> None:
    match = position("9: +harbor", f"0: sushi_bar {mall}").roll(1)
    assert (match.coins(), match.money()) == ((9, 0), [])


def test_t37_flower_shops_with_a_mall() -> None:
    assert position("0: flower_orchard*3 flower_shop*2 +shopping_mall", "0:").roll(6).coins()[A] == 8


def test_t38_publisher_takes_for_the_opponents_shops_what_they_have() -> None:
    match = position("0: publisher cafe*4 +train_station", "2: cafe*2 bakery").roll(3, 4)
    assert match.coins() == (2, 0)


def test_t40_a_food_warehouse_rests_on_fourteen() -> None:
    match = position("0: food_warehouse cafe +train_station +harbor", "0:").roll(6, 6)
    match.do(match.asks(A)[0].forms[0].build(A, ()))
    assert (match.state.total, match.money()) == (14, [])
