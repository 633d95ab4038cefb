"""What a square of the board and the card of a seat show."""

import pytest

from bot.text import LOCALES, Texts
from games.core.palette import SEAT_INKS
from games.core.scene import SIGNS, Box, Group, Icon, Label, Line, Placed
from games.core.text import Text
from games.monopoly.present.board_squares import square_group
from games.monopoly.present.chips import NOT_HELD, chip
from games.monopoly.squares import GROUPS, STREET_GROUPS
from games.monopoly.state import MORTGAGED
from tests.games.monopoly import pictures as p
from tests.games.monopoly.match import A, C
from tests.games.monopoly.positions import position


def street(owner: int = -1, level: int = 0, top: int = 5, square: int = 39) -> Group:
    return square_group("classic", square, owner, level, top, lit=False)


def test_a_free_deed_shows_its_price_and_no_owner() -> None:
    assert "400" in p.says(street())
    assert not p.signs(street())


@pytest.mark.parametrize("owner", range(8))
def test_an_owner_shows_by_colour_pattern_letter_and_shape(owner: int) -> None:
    group, ink = street(owner), SEAT_INKS[owner]
    stripe = [box for box in p.boxes(group, ink) if box.height == 56 or box.width == 56]
    assert any(box.pattern != "plain" for box in stripe)
    assert "ABCDEFGH"[owner] in p.says(group)
    assert p.icons(group, SIGNS[owner]) == 1
    assert "400" not in p.says(group)


def test_a_mortgaged_deed_is_hatched_and_locked() -> None:
    hatched = street(A, MORTGAGED)
    assert sum(isinstance(part, Line) for part in hatched.parts) > 5
    assert p.icons(hatched, "lock") == 1
    assert not any(isinstance(part, Line) for part in street(A, 0).parts)
    assert p.icons(street(A, 0), "lock") == 0


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_houses_are_counted_by_pips(level: int) -> None:
    assert p.icons(street(A, level), "house") == level
    assert p.icons(street(A, level), "hotel") == 0


@pytest.mark.parametrize("top", [4, 5])
def test_the_highest_level_is_a_hotel(top: int) -> None:
    assert p.icons(street(A, top, top), "hotel") == 1
    assert p.icons(street(A, top, top), "house") == 0


def test_hoi_an_builds_shops_and_workshops() -> None:
    shop, workshop = (square_group("hoi_an", 39, A, level, 5, lit=False) for level in (2, 5))
    assert p.icons(shop, "lantern") == 2
    assert p.icons(workshop, "factory") == 1


def test_the_square_of_the_seat_on_turn_has_a_golden_edge() -> None:
    ground = square_group("classic", 39, A, 0, 5, lit=True).parts[0]
    assert isinstance(ground, Box)
    assert ground.edge == "gold"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_group_has_a_letter_of_its_own(texts: Texts, locale: str) -> None:
    letters = [texts.say(Text(f"mono-group-{group.id}.letter"), locale) for group in STREET_GROUPS]
    assert len(set(letters)) == len(STREET_GROUPS)
    assert all(1 <= len(letter) <= 2 for letter in letters)


# What a seat's card shows.


def test_a_whole_group_has_a_golden_frame_and_a_part_of_one_has_not() -> None:
    whole, part = (chip("classic", "red", (0, 0, last), 5, large=True) for last in (0, NOT_HELD))
    assert p.boxes(whole, "gold")
    assert not p.boxes(part, "gold")


@pytest.mark.parametrize("large", [False, True])
def test_a_chip_has_a_cell_for_every_deed_of_the_group(large: bool) -> None:
    group = chip("classic", "red", (3, MORTGAGED, NOT_HELD), 5, large=large)
    assert [box.fill for box in group.parts[3:] if isinstance(box, Box)] == ["white", "white", "panel"]
    assert "3" in p.says(group)
    assert any(isinstance(part, Line) for part in group.parts)


def test_small_chips_can_be_read(texts: Texts) -> None:
    for group in STREET_GROUPS:
        for level in (3, 4):
            assert p.misfits(chip("classic", group.id, (level,) * len(group.squares), 5, large=False), texts) == []


def test_deeds_of_every_seat_are_on_its_card() -> None:
    """In board order, whole groups too: the number of cells that a seat fills is what it holds."""
    scene = p.scene_of(p.auctioned())
    cards = [part.group for part in scene.parts if isinstance(part, Placed) and part.group.width == 388]
    chips = [[part for part in card.parts if isinstance(part, Placed)][1:] for card in cards]
    assert [len(each) for each in chips] == [10, 3, 1, 0]


def test_a_prisoner_and_jail_cards_show_on_the_card() -> None:
    scene = p.scene_of(position("100 jail +chance +chest", "200 @10"))
    prisoner, visitor = (part.group for part in scene.parts if isinstance(part, Placed) and part.group.width == 388)
    assert Text("mono-pic-jailed") in p.says(prisoner)
    assert p.icons(prisoner, "house_key") == 2
    assert Text("mono-pic-visiting") in p.says(visitor)
    assert p.icons(visitor, "house_key") == 0


def test_whoever_is_out_has_neither_card_nor_token() -> None:
    scene = p.scene_of(position("100", "200", "300", turn=A, out=(C,)))
    cards = [part.group for part in scene.parts if isinstance(part, Placed) and part.group.width == 388]
    assert [p.signs(card) for card in cards[:2]] == ["A", "B"]
    tokens = [part for part in scene.parts if isinstance(part, Placed) and part.x > 680 and part.y > 680]
    assert "".join(p.signs(Group(800, 1200, (part,))) for part in tokens) == "AB"
    assert p.signs(scene).count("C") == 1, "its sign stands with those who are out"


def test_no_square_is_told_by_colour_alone() -> None:
    """Every group's deeds bear its letter or an icon on a band with a pattern."""
    for group in GROUPS:
        square = square_group("classic", group.squares[0], A, 0, 5, lit=False)
        assert any(isinstance(part, Box) and part.pattern != "plain" for part in square.parts[:2])
        mark = square.parts[2]
        assert isinstance(mark, Icon) or (isinstance(mark, Label) and isinstance(mark.words, Text))
