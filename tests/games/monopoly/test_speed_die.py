"""The speed die: R137–R142."""

from typing import Any

import pytest

from games.monopoly.commands import GoAnywhere, TakeBus
from games.monopoly.turns import FACES
from tests.games.monopoly.match import A, Match
from tests.games.monopoly.positions import but, position, started

SPEED = but(speed_die=True)


def speedy(*seats: str, **changes: Any) -> Match:
    """A has passed square 0 before."""
    first, *others = seats
    return position(f"{first} lap", *others, options=SPEED, **changes)


def test_r137_1000_more_and_the_die_from_the_turn_after_passing_the_start() -> None:
    assert started(3, SPEED).cash() == (2500,) * 3
    match = position("900 @38", "900 @0", options=SPEED, turns=1)
    match.roll(1, 1)
    assert (match.state.players[A].lapped, match.square()) == (1, 0)
    match.roll(4, 6).roll(4, 6)
    assert match.asked() == "a roll"
    match.roll(4, 5, face="1")
    assert match.square() == 20
    assert position("900 @1", "900", options=SPEED).roll(4, 5).square() == 10
    match = speedy("900 @35", "900").roll(2, 2, face="1")
    assert match.square() == 0
    assert match.roll(1, 2, face="3").square() == 6, "passing it once more changes nothing"


def test_r138_its_faces() -> None:
    assert sorted(FACES) == ["1", "2", "3", "bus", "guide", "guide"]


@pytest.mark.parametrize(("face", "square"), [("1", 7 + 1), ("2", 7 + 2), ("3", 7 + 3)])
def test_r139_a_number_adds_to_the_move(face: str, square: int) -> None:
    assert speedy("900 @0", "900").roll(3, 4, face=face).square() == square


@pytest.mark.parametrize("steps", [1, 3, 4])
def test_r139_the_bus_goes_by_one_white_die_the_other_or_both(steps: int) -> None:
    match = speedy("900 @9", "900").roll(1, 3, face="bus")
    assert (match.asked(), match.square()) == ("a bus", 9)
    assert match.refused(TakeBus(A, 2)) == "bus"
    assert match.do(TakeBus(A, steps)).square() == 9 + steps


def test_r139_the_guide_goes_on_to_the_next_deed_of_the_bank() -> None:
    match = speedy("900 @0", "900 11 12").roll(4, 6, face="guide")
    assert (match.square(), match.asked()) == (13, "a buy")
    match = speedy("900 @0", "900 11").roll(1, 2, face="guide")
    assert (match.square(), match.asked()) == (3, "a buy")
    match.buy()
    assert (match.square(), match.asked()) == (5, "a buy")
    assert match.buy().asked() == "b roll"


def test_r139_or_to_the_next_one_that_asks_rent() -> None:
    everything = "util rail brown lightblue 11 13~ 14 orange red yellow green darkblue"
    match = speedy("900 @2", f"900 {everything}").roll(4, 6, face="guide")
    assert match.money() == ["rent a>b 100", "rent a>b 24"]
    assert (match.square(), match.asked()) == (14, "b roll")


def test_r140_only_white_dice_make_a_double() -> None:
    assert speedy("900 @3", "900").roll(2, 3, face="2").asked() == "b roll"
    assert speedy("900 @4", "900").roll(2, 2, face="2").asked() == "a anywhere"
    match = speedy("900 @8", "900").roll(5, 5, face="2")
    assert (match.square(), match.asked()) == (20, "a roll")


def test_r140_three_alike_lead_anywhere_without_another_roll() -> None:
    match = speedy("0 @20", "900").roll(1, 1, face="1")
    assert match.asked() == "a anywhere"
    assert match.refused(GoAnywhere(A, "nowhere")) == "square"
    match.do(GoAnywhere(A, "parking"))
    assert (match.square(), match.money(), match.asked()) == (20, ["salary $>a 200"], "b roll")
    match = speedy("900 @20", "900").roll(3, 3, face="3").do(GoAnywhere(A, "darkblue_2"))
    assert (match.square(), match.money(), match.asked()) == (39, [], "a buy")
    assert match.buy().asked() == "b roll"


def test_r141_sent_to_jail_on_the_way_the_third_die_does_nothing() -> None:
    match = speedy("900 @20", "900").roll(4, 6, face="guide")
    assert (match.jailed(), match.square(), match.asked()) == (True, 10, "b roll")
    match = speedy("900 @4", "900", doubles=2).roll(2, 2, face="bus")
    assert (match.jailed(), match.asked()) == (True, "b roll")
    match = speedy("900 @30", "900", chest="kv06").roll(1, 2, face="guide")
    assert (match.jailed(), match.asked()) == (True, "b roll")


def test_r141_out_of_jail_by_white_dice_only() -> None:
    match = speedy("900 jail", "900").roll(5, 5)
    assert (match.square(), match.asked()) == (20, "b roll")


@pytest.mark.parametrize(("face", "rent"), [("3", 4 * 10), ("bus", 4 * 7), ("guide", 4 * 7)])
def test_r142_utilities_count_all_three_dice(face: str, rent: int) -> None:
    start = 2 if face == "3" else 5
    match = speedy(f"900 @{start}", "900 12").roll(3, 4, face=face)
    if face == "bus":
        match.do(TakeBus(A, 7))
    assert match.money()[0] == f"rent a>b {rent}"
