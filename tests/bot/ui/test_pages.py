"""Pages of `/rules`, of the log and of tables as text, and the sheets of cards that go with them."""

from itertools import pairwise

from bot.text import load_texts
from bot.ui.pages import FACES, Group, pages_of
from bot.ui.sheet import laid_out, sheet
from bot.ui.speaker import Speaker
from games.core.scene import WIDTH, Box, Placed
from games.core.scene import Group as Face
from tests.support.scenes import faults


def face(number: int, width: int = 200) -> Face:
    return Face(width, 280 + number, (Box(0, 0, width, 280 + number, "paper"),))


def test_nothing_is_one_empty_page() -> None:
    pages = pages_of([])
    assert [page.paragraphs for page in pages] == [[]]


def test_a_group_begins_a_page_rather_than_being_cut() -> None:
    first, second = Group("One", ("a" * 30, "b" * 30)), Group("Two", ("c" * 30, "d" * 30))
    pages = pages_of([first, second], longest=100)
    assert [page.paragraphs for page in pages] == [
        [f"**One**\n{'a' * 30}\n{'b' * 30}"],
        [f"**Two**\n{'c' * 30}\n{'d' * 30}"],
    ]


def test_a_long_group_has_its_heading_on_every_page() -> None:
    pages = pages_of([Group("One", tuple(letter * 40 for letter in "abcd"))], longest=100)
    assert [page.paragraphs[0].count("\n") for page in pages] == [2, 2]
    assert all(page.paragraphs[0].startswith("**One**\n") for page in pages)


def test_a_line_stays_with_its_explanation() -> None:
    pages = pages_of([Group(None, ("a" * 40, "-# why a", "b" * 40, "c" * 40, "-# why b and c"))], longest=60)
    assert [page.paragraphs for page in pages] == [
        [f"{'a' * 40}\n-# why a"],
        [f"{'b' * 40}\n{'c' * 40}\n-# why b and c"],
    ]


def test_cards_come_on_the_page_of_their_lines() -> None:
    lines = ("first", "-# what it does", "second", "-# what it does", "a sentence about both")
    pages = pages_of([Group("Cards", lines, (face(1), None, face(2), None, None))], longest=40)
    assert [page.faces for page in pages] == [[face(1)], [face(2)], []]


def test_no_page_has_more_cards_than_a_sheet() -> None:
    group = Group("Cards", tuple(f"card {number}" for number in range(20)), tuple(face(n) for n in range(20)))
    pages = pages_of([group])
    assert [len(page.faces) for page in pages] == [FACES, FACES, 20 - 2 * FACES]
    assert [card for page in pages for card in page.faces] == [face(number) for number in range(20)]


def test_a_sheet_has_every_card_once_in_rows_inside() -> None:
    cards = tuple(face(number) for number in range(7))
    scene = laid_out(cards)
    assert scene.width == WIDTH
    assert not faults(scene)
    placed = [part for part in scene.parts if isinstance(part, Placed)]
    assert tuple(part.group for part in placed) == cards
    rows = sorted({part.y for part in placed})
    assert [sum(part.y == row for part in placed) for row in rows] == [3, 3, 1]
    assert all(after - before > 280 for before, after in pairwise(rows)), "rows do not overlap"


def test_a_sheet_of_other_cards_has_another_name() -> None:
    say = Speaker(load_texts(), "en-US")
    one, other = sheet([face(1)], say, "a card"), sheet([face(2)], say, "a card")
    assert one.filename != other.filename
    assert one.filename == sheet([face(1)], say, "a card").filename
    assert one.filename != sheet([face(1)], Speaker(load_texts(), "vi"), "a card").filename
