"""From scenes to PNG files."""

import asyncio
from collections.abc import Callable
from io import BytesIO
from threading import current_thread

from PIL import Image
from structlog.testing import capture_logs

from bot.render.artist import Artist, Drawing
from bot.render.studio import Studio
from games.core.palette import PALETTE, Ink
from games.core.scene import Box, Group, Icon, Label, Line, Placed, Scene
from games.core.signs import sign
from games.core.text import Name, Text

SAY: Callable[[Text], str] = lambda text: text.key  # noqa: E731


def drawn(scene: Scene, say: Callable[[Text], str] = SAY) -> Image.Image:
    """A scene as it looks in the end."""
    image = Image.open(BytesIO(Studio().png(scene, say, "en")))
    assert image.format == "PNG"
    assert image.mode == "P"
    return image.convert("RGB")


def colours(image: Image.Image) -> set[tuple[int, int, int]]:
    found = image.getcolors(image.width * image.height)
    assert found is not None
    return {colour for _, colour in found if isinstance(colour, tuple) and len(colour) == 3}


def has(image: Image.Image, x: int, y: int, ink: Ink) -> bool:
    return image.getpixel((x, y)) == PALETTE[ink].rgb


def test_boxes_cover_one_another_in_their_order_and_have_round_corners() -> None:
    image = drawn(Group(100, 60, (Box(0, 0, 100, 60, "felt"), Box(10, 10, 80, 40, "paper", "ink", 12))))
    assert has(image, 50, 30, "paper")
    assert has(image, 50, 10, "ink")
    assert has(image, 11, 11, "felt")
    assert has(image, 5, 30, "felt")


def test_a_word_is_said_in_the_language_and_drawn_once() -> None:
    asked = []

    def say(text: Text) -> str:
        asked.append(text.key)
        return "Αγορά"

    label = Label(0, 0, 100, 40, Name("deal-card-sly_deal"), 20, "ink", "paper")
    card = Group(100, 40, (Box(0, 0, 100, 40, "paper"), label))
    scene = Group(300, 100, (Box(0, 0, 300, 100, "felt"), Placed(0, 0, card), Placed(150, 0, card)))
    studio = Studio()
    first = studio.png(scene, say, "el")
    assert asked == ["deal-card-sly_deal"], "a card is drawn once and kept"
    assert studio.png(scene, say, "el") == first
    assert len(asked) == 1
    studio.png(scene, say, "en")
    assert len(asked) == 2, "and once more in another language"


def test_a_card_is_kept_for_each_ground_that_it_lies_on() -> None:
    card = Group(40, 40, (Box(0, 0, 40, 40, "paper", radius=16),))
    grounds = (Box(0, 0, 200, 50, "felt"), Box(50, 0, 150, 50, "gold"))
    places = (Placed(5, 5, card), Placed(105, 5, card), Placed(30, 5, card))
    image = drawn(Group(200, 50, (*grounds, *places)))
    assert has(image, 5, 5, "felt")
    assert has(image, 105, 5, "gold")
    assert has(image, 69, 5, "gold"), "and is drawn anew where it lies on two"
    assert image.crop((57, 5, 70, 18)).tobytes() == image.crop((132, 5, 145, 18)).tobytes()


def test_an_edge_over_two_colours_is_mixed_with_each() -> None:
    spot, gold = Icon(20, 20, 60, "circle", "ink", "paper"), Box(50, 0, 50, 100, "gold")
    halves = drawn(Group(100, 100, (Box(0, 0, 100, 100, "paper"), gold, spot)))
    for ground, half in ((Box(0, 0, 100, 100, "paper"), (0, 0, 50, 100)), (gold, (50, 0, 100, 100))):
        whole = drawn(Group(100, 100, (ground, spot)))
        assert halves.crop(half).tobytes() == whole.crop(half).tobytes()
        assert len(colours(whole.crop(half))) == 4, "two steps between the colours"


def test_a_turned_card_stays_around_its_middle() -> None:
    card = Group(20, 60, (Box(0, 0, 20, 60, "alarm"),))
    image = drawn(Group(100, 100, (Box(0, 0, 100, 100, "paper"), Placed(40, 20, card, 90))))
    assert has(image, 25, 50, "alarm")
    assert has(image, 75, 50, "alarm")
    assert has(image, 50, 25, "paper")


def test_a_card_lies_straight_and_turned_in_one_picture() -> None:
    card = Group(20, 60, (Box(0, 0, 20, 60, "alarm"),))
    image = drawn(Group(200, 100, (Box(0, 0, 200, 100, "paper"), Placed(40, 20, card), Placed(140, 20, card, 90))))
    assert has(image, 50, 25, "alarm")
    assert has(image, 25, 50, "paper")
    assert has(image, 150, 25, "paper")
    assert has(image, 125, 50, "alarm")


def test_a_turned_card_covers_of_its_neighbour_what_it_lies_on_and_no_more() -> None:
    left, right = Group(40, 90, (Box(0, 0, 40, 90, "paper"),)), Group(40, 90, (Box(0, 0, 40, 90, "alarm"),))
    scene = Group(120, 130, (Box(0, 0, 120, 130, "felt"), Placed(20, 20, left), Placed(56, 20, right, 8)))
    image = drawn(scene)
    assert has(image, 54, 28, "alarm"), "its upper corner is on the other card"
    assert has(image, 57, 100, "paper"), "and where it leans away that one shows"
    assert has(image, 95, 18, "felt")


def test_a_turned_card_is_drawn_once_for_a_ground() -> None:
    asked = []

    def say(text: Text) -> str:
        asked.append(text.key)
        return "Rent"

    label = Label(0, 0, 100, 40, Name("deal-card-rent_any"), 20, "ink", "paper")
    card = Group(100, 40, (Box(0, 0, 100, 40, "paper"), label))
    studio = Studio()
    for _ in range(2):
        places = (Placed(10, 20, card, 2), Placed(150, 20, card, 2))
        studio.png(Group(300, 100, (Box(0, 0, 300, 100, "felt"), *places)), say, "en")
    assert len(asked) == 1
    studio.png(Group(300, 100, (Box(0, 0, 300, 100, "gold"), *places)), say, "en")
    assert len(asked) == 2


def test_holes_of_a_shape_show_what_is_behind() -> None:
    image = drawn(Group(64, 64, (Box(0, 0, 64, 64, "paper"), Icon(0, 0, 64, "die1", "ink", "paper"))))
    assert has(image, 32, 32, "paper")
    assert has(image, 20, 20, "ink")


def test_a_dashed_line_has_gaps_and_a_whole_one_has_none() -> None:
    for dash in ((), (10, 10)):
        image = drawn(Group(100, 20, (Box(0, 0, 100, 20, "paper"), Line(((0, 10), (100, 10)), "ink", 4, dash))))
        row = {has(image, x, 10, "paper") for x in range(2, 98)}
        assert row == ({True, False} if dash else {False})


def test_a_sign_differs_for_each_seat() -> None:
    scenes = (Group(64, 64, (Box(0, 0, 64, 64, "felt"), Placed(0, 0, sign(seat, 64)))) for seat in range(8))
    assert len({drawn(scene).tobytes() for scene in scenes}) == 8


def test_little_is_kept_of_much() -> None:
    studio = Studio()
    for size in range(300, 340):
        studio.png(Group(800, 600, (Placed(0, 0, Group(size, 500, (Box(0, 0, size, 500, "paper"),))),)), SAY, "en")
    assert studio.kept_bytes <= 10_000_000


def drawing(name: str, scene: Callable[[], Scene]) -> Drawing:
    return Drawing(name, "in words", scene, SAY, "en")


async def test_a_picture_is_drawn_once_off_the_event_loop_however_many_ask() -> None:
    threads = []

    def scene() -> Scene:
        threads.append(current_thread().name)
        return Group(50, 50, (Box(0, 0, 50, 50, "felt"),))

    artist = Artist()
    pictures = await asyncio.gather(*(artist.png(drawing("table-1.png", scene)) for _ in range(5)))
    assert len(set(pictures)) == 1
    assert await artist.png(drawing("table-1.png", scene)) == pictures[0]
    assert len(threads) == 1
    assert threads[0].startswith("artist")
    artist.close()


async def test_whoever_stops_waiting_does_not_stop_the_others() -> None:
    artist = Artist()
    asked = drawing("table-2.png", lambda: Group(50, 50, (Box(0, 0, 50, 50, "felt"),)))
    impatient, patient = asyncio.create_task(artist.png(asked)), asyncio.create_task(artist.png(asked))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).startswith(b"\x89PNG")
    artist.close()


async def test_in_place_of_a_picture_that_cannot_be_drawn_there_is_a_blank_one_and_the_log_says_so() -> None:
    def broken() -> Scene:
        raise ValueError

    artist = Artist()
    with capture_logs() as logs:
        picture = Image.open(BytesIO(await artist.png(drawing("table-3.png", broken))))
    assert picture.size == (800, 40)
    assert [(line["event"], line["kind"]) for line in logs] == [("picture not drawn", "table")]
    assert "table-3" not in str([{**line, "exc_info": None} for line in logs]), "a name is a digest of what is held"
    artist.close()
