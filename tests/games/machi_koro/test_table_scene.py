"""The picture of a table says what the table is, and fits however much there is."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core.asks import Concede
from games.core.scene import Icon, Label, Scene
from games.core.signs import sign
from games.machi_koro.cards import CARDS, supply
from games.machi_koro.commands import AddTwo, KeepRoll, RollTuna
from games.machi_koro.options import BaseOptions
from games.machi_koro.present.city_scene import SIZES
from games.machi_koro.present.tiles import badge
from games.machi_koro.state import Ending
from tests.games.machi_koro.positions import A, B, C, Match, position
from tests.games.machi_koro.scenes import (
    EARLY,
    EVERYTHING,
    FULL_CITY,
    LATE_CITY,
    TEN,
    busy,
    drawn,
    figures,
    overlaps,
    placed,
    shapes,
)
from tests.support.golden import assert_golden
from tests.support.scenes import described, faults

GOLDEN = Path(__file__).parent / "golden"
TALLEST = 1_200


def tiles(scene: Scene) -> list[tuple[list[str], list[str]]]:
    """What stands on the cards of all cities, and their icons."""
    sizes = set(SIZES.values())
    return [(figures(group), shapes(group)) for group in placed(scene) if (group.width, group.height) in sizes]


def at_top(scene: Scene) -> list[str]:
    """The icons and figures in the line with the dice."""
    there = [part for part in scene.parts if isinstance(part, Icon | Label) and part.y < 70]
    return [part.shape if isinstance(part, Icon) else str(part.words) for part in there]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("city", [EARLY, LATE_CITY, FULL_CITY], ids=["early", "late", "full"])
@pytest.mark.parametrize("options", [BaseOptions(bank="finite"), TEN, EVERYTHING], ids=["base", "ten", "everything"])
def test_everything_has_its_place(seats: int, city: str, options: BaseOptions) -> None:
    market = " ".join([*supply(frozenset({"base", "harbor"}), 5)][:10]) if options is TEN else None
    decks = ("cafe*99",) if options is TEN else ()
    match = busy(position(*[city] * seats, options=options, market=market, decks=decks))
    scene = drawn(match)
    assert faults(scene) == []
    assert overlaps(scene) == []
    assert scene.height <= TALLEST


def test_a_table_of_late_cities_still_shows_the_market_and_every_card() -> None:
    scene = drawn(position(*[LATE_CITY] * 5, options=EVERYTHING))
    assert len(tiles(scene)) == 5 * 14
    assert "cow" in shapes(scene)[-2 * len(CARDS) :]
    assert set(figures(scene)) >= {"12–14", "+5"}


def test_what_a_full_table_has_no_room_for_is_counted() -> None:
    scene = drawn(position(*[FULL_CITY] * 5, options=EVERYTHING))
    shown = tiles(scene)
    kinds = len(CARDS) + 1  # of the cafes one is open and one is closed
    hidden = [int(words[0]) for words, icons in shown if not icons]
    assert len(shown) == 5 * (7 + 7 + 10), "no place is left empty"
    assert len(shown) - len(hidden) + sum(hidden) == 5 * kinds


def test_the_cards_of_a_city_stand_by_activation_with_their_copies() -> None:
    scene = drawn(position("0: bakery*2 mine wheat_field", "0: ranch", market=""))
    assert tiles(scene) == [
        (["1"], ["wheat", "diamond"]),
        (["2–3", "×2"], ["bread", "circle"]),
        (["9"], ["gear", "diamond"]),
        (["2"], ["cow", "diamond"]),
    ]


def test_closed_copies_stand_apart_under_a_crane() -> None:
    """R106: a card under renovation is there, and does nothing."""
    scene = drawn(position("0: cafe*2 ~cafe", "0:"))
    assert tiles(scene) == [(["3", "×2"], ["cup", "triangle"]), (["3"], ["crane", "triangle"])]
    hatched = ["line " in described(group) for group in placed(scene) if "3" in figures(group)][:2]
    assert hatched == [False, True]


def test_coins_on_a_tech_startup_lie_on_its_tile() -> None:
    """R108."""
    assert tiles(drawn(position("0: tech_startup $7", "0:"))) == [(["10", "7"], ["bulb", "square"])]


def test_landmarks_that_stand_are_checked_and_the_others_are_not() -> None:
    shown = list(placed(drawn(position("0: +harbor", "0:"))))
    assert shown.count(badge("harbor", built=True)) == 1
    assert shown.count(badge("harbor", built=False)) == 1
    assert shown.count(badge("airport", built=False)) == 2
    assert "check" in shapes(badge("harbor", built=True))
    assert "check" not in shapes(badge("harbor", built=False))


def test_incomes_are_what_the_last_roll_brought() -> None:
    """R052, R054: the café takes 1 before two bakeries bring 2. When B has the turn, A's roll is still there."""
    match = position("3: bakery*2", "5: cafe", "0:").roll(3)
    assert [word for word in figures(drawn(match)) if word in {"+1", "+2", "−1"}] == ["+1", "+1"]
    match.build("ranch")
    assert [word for word in figures(drawn(match)) if word in {"+1", "+2", "−1"}] == ["+1", "+1"]
    assert sign(A, 44) in placed(drawn(match))


def test_the_last_dice_stay_with_the_sign_of_who_rolled_them() -> None:
    match = position("3: bakery +train_station", "0:").roll(2, 3).build("")
    assert at_top(drawn(match))[:4] == ["arrow", "die2", "die3", "= 5"]


def test_a_loss_is_shown_as_one() -> None:
    assert figures(drawn(position("3:", "0: cafe*2").roll(3))).count("−2") == 1


def test_nothing_is_said_of_incomes_while_dice_lie_that_may_be_thrown_again() -> None:
    """R032: with a Radio Tower the first dice do not count yet."""
    match = position("9: bakery +radio_tower", "0: ranch", turn=B).roll(2).build("").roll(2)
    assert match.asked() == "a reroll"
    assert "+1" not in figures(drawn(match))
    assert "+1" in figures(drawn(match.do(KeepRoll(A))))


def test_the_dice_lie_there_with_their_total_and_what_the_harbor_added() -> None:
    """R038."""
    match = position("0: +harbor +train_station", "0:").roll(5, 6).do(AddTwo(A))
    assert at_top(drawn(match))[1:6] == ["die5", "die6", "anchor", "+2", "= 13"]


def test_boats_and_another_turn_are_shown() -> None:
    """R035, R084."""
    match = position("0: tuna_boat +harbor +train_station +amusement_park", "0:").roll(6, 6)
    match.do(AddTwo(A), RollTuna(A), dice=[(2, 3)])
    assert at_top(drawn(match))[6:9] == ["boat", "5", "ferris_wheel"]


def test_what_is_sold_out_is_crossed_out_and_the_rest_has_a_price_and_a_count() -> None:
    scene = drawn(position("0:", "0:", market="bakery*2 mine"))
    assert shapes(scene).count("cross") == len(CARDS) - 2
    assert figures(scene).count("×2") == 1


def test_a_market_from_decks_shows_what_lies_open_and_how_much_does_not() -> None:
    """R005."""
    scene = drawn(position("0:", "0:", options=TEN, market="bakery*2 mine", decks=("cafe*31",)))
    assert "cross" not in shapes(scene)
    assert "31" in figures(scene)


def test_who_left_has_a_flag_and_no_cards() -> None:
    """R145."""
    scene = drawn(position("3: bakery", "3: mine", "3: ranch").do(Concede(B)))
    assert [words[0] for words, _ in tiles(scene)] == ["2–3", "2"]
    assert shapes(scene).count("flag") == 2


def test_every_winner_has_a_crown() -> None:
    match = position("0:", "0:", "0:")
    match.state = replace(match.state, ended=Ending("idle", (1, 3, 1)))
    assert shapes(drawn(match)).count("crown") == 2


@pytest.mark.parametrize(
    ("name", "match"),
    [
        ("beginning", position(EARLY, EARLY, options=BaseOptions())),
        ("rolled", position("3: bakery*2 ~winery +harbor", "4: cafe mine +train_station", "0:").roll(3)),
        ("late", busy(position(*[LATE_CITY] * 5, turn=C, options=EVERYTHING))),
    ],
)
def test_the_picture_is_as_it_was_found_good(name: str, match: Match) -> None:
    assert_golden(GOLDEN / f"{name}.txt", described(drawn(match)))
