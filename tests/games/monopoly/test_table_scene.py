"""The picture of the table: where all lies, that it can be read, when it is drawn anew, what it never shows."""

import os
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from bot.text import Texts
from games.core.scene import Placed, Scene
from games.monopoly.options import MonopolyOptions
from games.monopoly.present.board_squares import corner_of
from games.monopoly.present.corners import spots
from games.monopoly.squares import BOARD_SIZE, GROUPS
from games.monopoly.state import Auction, Bid, Contest, Orders, Request
from tests.games.monopoly import pictures as p
from tests.games.monopoly.match import A, B
from tests.games.monopoly.positions import CLASSIC, HOI_AN, position
from tests.support.scenes import described, faults

GOLDEN = Path(__file__).parent / "golden"
TABLES = {"fullest": p.fullest, "auctioned": p.auctioned, "quiet": p.quiet}


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_is_as_it_was(name: str) -> None:
    file, found = GOLDEN / f"table_{name}.txt", described(p.scene_of(TABLES[name]())) + "\n"
    if os.environ.get("GOLDEN") == "write":
        file.write_text(found, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == found, "look at the picture; GOLDEN=write pytest writes it anew"


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_keeps_to_what_every_picture_keeps_to(name: str) -> None:
    scene = p.scene_of(TABLES[name]())
    assert faults(scene) == []
    assert scene.height <= 1200


@pytest.mark.parametrize("name", TABLES)
def test_words_fit_in_every_language(texts: Texts, name: str) -> None:
    assert p.misfits(p.scene_of(TABLES[name]()), texts) == []


@pytest.mark.parametrize("out", [(), (7,), (6, 7), (4, 5, 6, 7)])
def test_the_picture_is_never_too_high(out: tuple[int, ...]) -> None:
    """Also when one seat has something of every group, and whoever is out is told too."""
    seats = [f"19999 @{5 * seat}" for seat in range(8)]
    seats[1] += f" {p.ONE_OF_EACH}"
    seats[2] += " brown_2 lightblue_2 pink_2 orange_2 red_2 yellow_2 green_2 darkblue_2 rail_3 util_2"
    seats[3] += " lightblue_3 pink_3 orange_3 red_3 yellow_3 green_3 rail_4"
    scene = p.scene_of(position(*seats, out=out))
    assert scene.height <= 1200
    assert faults(scene) == []


# What lies where.


def large_parts(scene: Scene) -> list[tuple[int, int, int, int]]:
    """Left, top, right, bottom of what is placed on the table, but tokens."""
    placed = [part for part in scene.parts if isinstance(part, Placed) and part.group.width > 64]
    placed += [part for part in scene.parts if isinstance(part, Placed) and part.group.height > 64]
    return sorted({(part.x, part.y, part.x + part.group.width, part.y + part.group.height) for part in placed})


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("name", TABLES)
def test_nothing_lies_on_anything_else(name: str) -> None:
    found = large_parts(p.scene_of(TABLES[name]()))
    assert len(found) >= 40
    assert [pair for pair in combinations(found, 2) if overlap(*pair)] == []


@pytest.mark.parametrize("jailed", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("square", [0, 3, 10, 15, 20, 25, 30, 35])
def test_tokens_on_one_square_stay_apart(square: int, count: int, jailed: bool) -> None:
    left, top = corner_of(square)
    wide, high = (113 if square % 10 == 0 or square in {15, 35} else 62), (62 if square in {15, 35} else 113)
    found = [(x, y, x + size, y + size) for x, y, size in spots(square, count, jailed=jailed and square == 10)]
    assert len(found) == count
    assert [pair for pair in combinations(found, 2) if overlap(*pair)] == []
    assert all(left <= x and top <= y and right <= left + wide and low <= top + high for x, y, right, low in found)


def test_prisoners_lie_behind_bars_and_visitors_do_not() -> None:
    x, y = corner_of(10)
    (inside,), (outside,) = spots(10, 1, jailed=True), spots(10, 1)
    cell = (x + 32, y + 4, x + 109, y + 81)
    assert overlap((inside[0], inside[1], inside[0] + inside[2], inside[1] + inside[2]), cell)
    assert not overlap((outside[0], outside[1], outside[0] + outside[2], outside[1] + outside[2]), cell)


def test_squares_go_round_the_board_without_gaps() -> None:
    scene = p.scene_of(p.quiet())
    places = {corner_of(square) for square in range(BOARD_SIZE)}
    assert len(places) == BOARD_SIZE
    assert places <= {(part.x, part.y) for part in scene.parts if isinstance(part, Placed)}
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corner_of(square) for square in range(1, 10))}
    assert steps == {(-62, 0)}, "from the start to the left"


@pytest.mark.parametrize("options", [CLASSIC, HOI_AN])
@pytest.mark.parametrize("square", range(BOARD_SIZE))
def test_names_of_every_square_fit(texts: Texts, options: MonopolyOptions, square: int) -> None:
    """Large, beside its group with and without owners, and on the card of a seat with two jail cards."""
    everything = " ".join(group.id for group in GROUPS)
    for deeds in ("", everything):
        scene = p.scene_of(position(f"9999 @{square} +chance +chest", f"100 {deeds}", options=options))
        assert p.misfits(scene, texts) == []


# What must change for it to be drawn anew, and what it never shows.


def test_the_mark_changes_with_what_the_picture_shows() -> None:
    match = position("1500 @37", "1500", phase="buy")
    before = p.mark_of(match)
    assert p.mark_of(match.buy()) != before, "a deed was bought"
    auctioned = position("1500 @37", "1500", "1500", phase="buy").decline()
    opened = p.mark_of(auctioned)
    assert p.mark_of(auctioned.bid(B, 60)) != opened, "the best bid is shown"


@pytest.mark.parametrize("field", ["debts", "offers", "contest", "levels", "owners", "houses", "round", "turn", "pot"])
def test_the_mark_holds_everything_that_is_drawn(field: str) -> None:
    full = p.with_fields(p.fullest(), contest=Contest("house", (Request(B, (37,)),), (), 3), round=7)
    bare = getattr(p.quiet().state, field)
    assert p.mark_of(p.with_fields(full, **{field: bare})) != p.mark_of(full)


def test_the_mark_stays_when_somebody_passes_or_answers_in_private() -> None:
    match = position("1500 @37", "1500", "1500", phase="buy").decline()
    before = p.mark_of(match)
    assert p.mark_of(match.pass_by(B)) == before
    sealed = p.with_fields(match, auction=Auction(37, 10, 1, 1, sealed=True))
    answered = p.with_fields(match, auction=Auction(37, 10, 1, 1, sealed=True, bids=(Bid(B, 777),)))
    assert p.mark_of(sealed) == p.mark_of(answered)


@pytest.mark.parametrize("seat", [None, A, B])
def test_private_bids_and_standing_orders_are_not_in_the_picture(seat: int | None) -> None:
    """Not even in the seat's own view of the table."""
    auction = Auction(37, 10, 1, 1, sealed=True, bids=(Bid(B, 777),))
    orders = (Orders(limits=(888,) * 10), Orders(limits=(888,) * 10))
    match = p.with_fields(position("1500 @37", "1500"), auction=auction, orders=orders)
    picture = match.game.table_picture(match.game.view(match.state, seat))
    assert "777" not in described(picture.scene()) + repr(picture.mark)
    assert "888" not in described(picture.scene()) + repr(picture.mark)


def test_there_is_no_picture_of_a_hand() -> None:
    match = p.fullest()
    assert all(match.game.hand_picture(match.game.view(match.state, seat)) is None for seat in range(8))
