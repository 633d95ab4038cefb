"""Turns and dice: R020–R040."""

from games.core.chance import Chance
from games.machi_koro.commands import AddTwo, BuildNothing, Decline, KeepRoll, RollOne, RollTwo
from games.machi_koro.options import RowOptions
from tests.games.machi_koro.positions import EVERYTHING, GAME, A, B, Loaded, position

CHANGING = EVERYTHING.model_copy(update={"radio_tower_may_change_dice": True})


def test_r020_a_turn_begins_with_a_roll_and_nothing_else() -> None:
    match = position("9: ranch", "0:")
    assert match.asked() == "a roll"
    assert match.refused(BuildNothing(A)) == "machi-refuse-phase"
    match.roll(6)
    assert (match.money(), match.asked()) == ([], "a build")


def test_r021_turns_pass_clockwise_and_past_who_left() -> None:
    match = position("0:", "0:", "0:")
    for expected in "abca":
        assert match.asked() == f"{expected} roll"
        match.roll(6).build("")


def test_r030_two_dice_need_a_train_station() -> None:
    assert position("0:", "0:").refused(RollTwo(A)) == "machi-refuse-station"
    match = position("0: +train_station", "0:")
    assert match.forms() == ["roll_one", "roll_two"]
    assert match.roll(6).state.dice == (6,)
    match = position("0: +train_station", "0:")
    assert match.roll(1, 2).state.dice == (1, 2)


def test_r031_two_dice_are_their_sum() -> None:
    match = position("0: +train_station wheat_field cheese_factory ranch forest", "0:").roll(1, 6)
    assert match.money() == ["cheese_factory $>a 3/3"]


def test_r032_a_reroll_replaces_all_dice_once() -> None:
    match = position("0: +train_station +radio_tower ranch", "0: ranch").roll(1, 1)
    assert (match.asked(), match.money()) == ("a reroll", [])
    match.roll(2, 2)
    assert (match.asked(), match.state.dice, match.money()) == ("a build", (2, 2), [])
    match = position("0: +radio_tower ranch", "0: ranch").roll(2).do(KeepRoll(A))
    assert match.money() == ["ranch $>a 1/1", "ranch $>b 1/1"]


def test_r033_a_reroll_keeps_the_number_of_dice_unless_agreed() -> None:
    match = position("0: +train_station +radio_tower", "0:").roll(3)
    assert match.forms() == ["keep", "roll_one"]
    assert match.refused(RollTwo(A)) == "machi-refuse-reroll-dice"
    match = position("0: +train_station +radio_tower", "0:", options=CHANGING).roll(3)
    assert match.forms() == ["keep", "roll_one", "roll_two"]
    assert match.roll(4, 4).state.total == 8


def test_r034_each_further_turn_has_its_own_reroll() -> None:
    match = position("0: +train_station +radio_tower +amusement_park", "0:")
    for _ in range(3):
        match.roll(1, 2).roll(2, 2).build("")
        assert match.asked() == "a roll"
        assert match.roll(3, 3).asked() == "a reroll"
        match.do(KeepRoll(A)).build("")


def test_r035_a_double_gives_a_whole_turn_more() -> None:
    match = position("9: +train_station +amusement_park", "0:").roll(3, 3).build("ranch")
    assert match.asked() == "a roll"
    match.roll(5, 5).build("cafe")
    assert match.asked() == "a roll"
    match.roll(1, 2).build("")
    assert match.asked() == "b roll"
    assert match.cards(A) == {"ranch": 1, "cafe": 1}


def test_r036_a_landmark_works_once_built_but_not_backwards() -> None:
    match = position("16: +train_station", "0:").roll(4, 4).build("amusement_park")
    assert match.asked() == "b roll"
    match = position("10:", "5: ", "0:").settle(1).build("shopping_mall")
    assert match.landmarks(A) == {"shopping_mall"}
    match = position("10: cafe", "5:").settle(1).build("shopping_mall").settle(3)
    assert match.money() == ["cafe b>a 2/2"]


def test_r037_a_further_turn_survives_the_amusement_park() -> None:
    match = position("0: +train_station +amusement_park demolition_company", "0:").roll(2, 2)
    assert match.asked() == "a demolish"
    match.do(*(form.build(A, ("amusement_park",)) for form in match.asks(A)[0].forms)).build("")
    assert "amusement_park" not in match.landmarks(A)
    assert match.asked() == "a roll"


def test_r038_the_harbor_adds_two_for_everybody_after_the_reroll() -> None:
    city = "9: +train_station +harbor +radio_tower family_restaurant food_warehouse cafe"
    match = position(city, "0: family_restaurant food_warehouse").roll(4, 5)
    assert match.do(KeepRoll(A)).asked() == "a build"
    match = position(city, "0: family_restaurant").roll(4, 6)
    assert match.asked() == "a reroll"
    assert match.do(KeepRoll(A)).asked() == "a harbor"
    match.do(AddTwo(A))
    assert match.state.total == 12
    assert match.money() == ["food_warehouse $>a 4/4"]
    match = position(city, "0: family_restaurant").roll(1, 1).roll(4, 6).do(Decline(A))
    assert match.money() == ["family_restaurant a>b 2/2"]
    assert position("0: +harbor +train_station tuna_boat", "0:").roll(6, 6).do(AddTwo(A)).state.total == 14


def test_r039_adding_two_leaves_a_double_a_double() -> None:
    match = position("0: +train_station +harbor +amusement_park", "0:").roll(5, 5).do(AddTwo(A)).build("")
    assert match.asked() == "a roll"


def test_r040_the_boats_dice_are_no_roll_of_the_turn() -> None:
    city = "0: +train_station +harbor +amusement_park +radio_tower tuna_boat"
    match = position(city, "0:").roll(6, 6).do(KeepRoll(A), Decline(A))
    assert match.asked() == "a tuna"
    (form,) = match.asks(A)[0].forms
    match = position(city, "0:").roll(1, 2).roll(5, 6).do(AddTwo(A))
    match.do(form.build(A, ()), dice=[(5, 5)])
    assert (match.asked(), match.state.total, match.coins()[A]) == ("a build", 13, 10)
    assert match.build("").asked() == "b roll"


def test_dice_come_from_chance_alone_and_are_not_taken_back() -> None:
    state = position("0:", "0:").state
    step = GAME.decide(state, RollOne(A), Loaded((4,)))
    assert step.state.dice == (4,)
    assert not GAME.undoable(step)
    assert GAME.decide(state, RollOne(A), Chance.from_seed(3)) == GAME.decide(state, RollOne(A), Chance.from_seed(3))


def test_a_build_is_taken_back_until_the_next_player_rolls_but_not_past_a_new_card() -> None:
    match = position("9:", "0:").roll(6).build("ranch")
    assert match.asked() == "b roll"
    assert match.undoable()
    row = RowOptions(harbor=True)
    match = position("9:", "0:", market="ranch cafe", decks=("mine",), options=row).settle(6).build("ranch")
    assert not match.undoable()


def test_only_the_active_seat_is_asked() -> None:
    assert position("0:", "0:").refused(RollOne(B)) == "machi-refuse-turn"
