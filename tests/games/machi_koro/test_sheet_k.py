"""The statements of the first rule sheet, K1–K33."""

import pytest

from games.machi_koro.commands import Build, Decline, KeepRoll, RollTwo, SwapCards
from games.machi_koro.options import BaseOptions
from tests.games.machi_koro.positions import A, B, C, Match, position, started

BASE = BaseOptions()


def base(*seats: str) -> Match:
    return position(*seats, options=BASE)


def test_k01_a_roll_without_a_card_goes_on() -> None:
    match = base("3: bakery", "3: ranch").roll(5)
    assert (match.coins(), match.asked()) == ((3, 3), "a build")


def test_k02_the_turn_begins_with_a_roll() -> None:
    match = base("3:", "3:")
    assert match.forms() == ["roll_one"]


def test_k03_the_card_bought_need_not_match_the_roll() -> None:
    assert base("3:", "3:").roll(5).build("ranch").cards(A) == {"ranch": 1}


def test_k04_building_is_optional() -> None:
    match = base("30:", "3:").roll(5).build("")
    assert (match.coins()[A], match.asked()) == (30, "b roll")


def test_k05_establishment_or_landmark() -> None:
    match = base("30:", "3:").roll(5)
    assert match.offers(Build(A, "mine"))
    assert match.offers(Build(A, "radio_tower"))


def test_k06_one_construction_a_turn() -> None:
    match = base("30:", "3:").roll(5).build("mine")
    assert match.refused(Build(A, "train_station")) == "machi-refuse-turn"


def test_k07_no_instalments() -> None:
    match = base("4:", "3:").roll(5)
    assert match.refused(Build(A, "shopping_mall")) == "machi-refuse-coins"


def test_k08_a_mall_helps_on_the_very_next_turn() -> None:
    assert base("10: cafe", "9:").roll(5).build("shopping_mall").roll(3).money() == ["cafe b>a 2/2"]


def test_k09_a_double_before_the_amusement_park_is_only_a_double() -> None:
    assert base("20: +train_station", "3:").roll(4, 4).build("amusement_park").asked() == "b roll"


def test_k10_two_dice_are_optional() -> None:
    assert base("3: +train_station", "3:").forms() == ["roll_one", "roll_two"]
    assert base("3: +train_station", "3:").roll(2).state.total == 2


def test_k11_one_and_six_are_seven_only() -> None:
    match = base("0: +train_station wheat_field stadium cheese_factory ranch", "9: wheat_field").roll(1, 6)
    assert match.money() == ["cheese_factory $>a 3/3"]


def test_k12_two_cafes_with_a_mall_take_four() -> None:
    assert base("9:", "0: cafe*2 +shopping_mall").roll(3).coins() == (5, 4)


def test_k13_a_mall_is_permanent() -> None:
    match = base("0: bakery +shopping_mall", "0:")
    for coins in (2, 4, 6):
        match.roll(3)
        assert match.coins()[A] == coins
        match.build("").roll(6).build("")


def test_k14_a_further_turn_is_a_whole_turn() -> None:
    match = base("9: +train_station +amusement_park", "3:").roll(1, 1).build("ranch")
    assert (match.asked(), match.forms()) == ("a roll", ["roll_one", "roll_two"])
    assert match.roll(6).build("mine").asked() == "b roll"


def test_k15_further_turns_chain() -> None:
    match = base("0: +train_station +amusement_park", "3:")
    for face in (1, 4, 6):
        assert match.roll(face, face).build("").asked() == "a roll"


def test_k16_all_dice_are_rolled_again() -> None:
    match = base("0: +train_station +radio_tower", "3:").roll(5, 2)
    assert match.forms() == ["keep", "roll_two"]
    assert match.roll(1, 4).state.dice == (1, 4)


def test_k17_one_die_stays_one_die() -> None:
    match = base("0: +train_station +radio_tower", "3:").roll(5)
    assert match.refused(RollTwo(A)) == "machi-refuse-reroll-dice"


def test_k18_one_reroll_a_turn() -> None:
    match = base("0: +radio_tower", "3:").roll(5).roll(4)
    assert match.asked() == "a build"


def test_k19_the_first_roll_counts_for_nobody() -> None:
    match = base("9: +radio_tower", "0: ranch cafe", "0: cafe").roll(3)
    assert match.money() == []
    assert match.roll(6).coins() == (9, 0, 0)


def test_k20_reroll_into_a_double_again_and_again() -> None:
    match = base("0: +train_station +radio_tower +amusement_park", "3:")
    for _ in range(2):
        assert match.roll(2, 3).roll(2, 2).build("").asked() == "a roll"
    assert match.roll(2, 3).do(KeepRoll(A)).build("").asked() == "b roll"


def test_k21_red_before_green_and_blue_before_purple() -> None:
    match = base("0: bakery", "0: cafe", "0:").roll(3)
    assert match.money() == ["cafe a>b 0/1", "bakery $>a 1/1"]


def test_k22_the_bank_pays_the_other_colours() -> None:
    assert base("0: ranch bakery", "3: ranch").roll(2).coins() == (2, 4)


def test_k23_bakery_and_ranch_both_act_on_two() -> None:
    assert base("0: ranch bakery", "3:").roll(2).money() == ["ranch $>a 1/1", "bakery $>a 1/1"]


def test_k24_copies_except_of_purple_cards() -> None:
    match = base("30: ranch stadium", "3:").roll(5)
    assert match.offers(Build(A, "ranch"))
    assert match.refused(Build(A, "stadium")) == "machi-refuse-owned"


def test_k25_different_purple_cards_together() -> None:
    match = base("30: stadium", "3:").roll(5).build("tv_station")
    assert match.cards(A) == {"stadium": 1, "tv_station": 1}


@pytest.mark.parametrize(("coins", "taken"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_k26_a_red_card_takes_what_is_there(coins: int, taken: int) -> None:
    match = base(f"{coins}: +train_station", "0: family_restaurant").roll(4, 5)
    assert match.coins() == (coins - taken, taken)


def test_k27_reds_in_reverse_order_and_the_last_may_miss_out() -> None:
    match = base("2:", "0: cafe", "0: cafe", "0: cafe").roll(3)
    assert match.coins() == (0, 0, 1, 1)


def test_k28_six_sets_off_every_own_purple_card() -> None:
    match = base("0: stadium tv_station business_center ranch", "9: mine").roll(6)
    assert match.money() == ["stadium b>a 2/2", "tv_station b>a 5/5"]
    assert match.asked() == "a swap"


def test_k29_the_swap_is_optional() -> None:
    assert base("0: business_center ranch", "9: mine").roll(6).do(Decline(A)).cards(B) == {"mine": 1}


def test_k30_no_purple_cards_in_the_swap() -> None:
    match = base("0: business_center ranch", "9: mine stadium").roll(6)
    assert match.refused(SwapCards(A, "ranch", B, "stadium")) == "machi-refuse-choice"
    assert match.refused(SwapCards(A, "business_center", B, "mine")) == "machi-refuse-choice"


def test_k31_the_active_player_decides_alone() -> None:
    match = base("0: business_center ranch", "9: mine", "9: forest").roll(6)
    assert match.asked() == "a swap"
    match.do(SwapCards(A, "ranch", C, "forest"))
    assert (match.cards(A)["forest"], match.cards(C)) == (1, {"ranch": 1})


def test_k32_a_purple_card_takes_what_is_there() -> None:
    assert base("0: tv_station", "2:").roll(6).coins() == (2, 0)


def test_k33_three_coins_at_the_start() -> None:
    assert started(4, BASE).coins() == (3, 3, 3, 3)
