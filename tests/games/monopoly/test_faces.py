"""The faces of the guide, the line on how a seat stands, and what it is worth."""

import os
from pathlib import Path

import pytest

from bot.text import LOCALES, Texts
from games.core.scene import WIDTH, Group, Placed
from games.core.text import Text
from games.monopoly.cards import CARDS
from games.monopoly.options import Edition, MonopolyOptions, agreed
from games.monopoly.present import guide, standings, wealth
from games.monopoly.present.faces import card_face, deed_face
from games.monopoly.squares import DEEDS
from games.monopoly.state import Ending
from tests.games.monopoly import pictures as p
from tests.games.monopoly.match import A
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position
from tests.support.scenes import described, faults

GOLDEN = Path(__file__).parent / "golden" / "faces.txt"
EDITIONS: tuple[Edition, ...] = ("classic", "hoi_an")


def test_faces_are_as_they_were() -> None:
    faces = [deed_face("hoi_an", square, 5) for square in (29, 15, 28)] + [card_face("classic", "ch12")]
    found = "\n".join(described(face) for face in faces) + "\n"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.write_text(found, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == found, "look at the faces; GOLDEN=write pytest writes them anew"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_deed_and_card_can_be_read_in_every_language(texts: Texts, edition: Edition) -> None:
    faces = [deed_face(edition, square, 5) for square in DEEDS] + [card_face(edition, card) for card in CARDS]
    assert len(faces) == 28 + 32
    for face in faces:
        assert p.misfits(face, texts) == []
        assert faults(Group(WIDTH, WIDTH, (Placed(0, 0, face),))) == []


@pytest.mark.parametrize("options", [CLASSIC, HOI_AN])
def test_the_guide_has_a_face_for_every_deed_and_card(options: MonopolyOptions) -> None:
    edition: Edition = "hoi_an" if options is HOI_AN else "classic"
    sections = guide(4, agreed(options, edition))
    faces = [face for section in sections for face in section.faces if face is not None]
    assert len(faces) == len(set(faces)) == 28 + 32
    assert all(len(section.faces) in {0, len(section.lines)} for section in sections)


def test_r79_a_deed_says_its_rents_by_level() -> None:
    face = deed_face("classic", 39, 5)
    assert [words for words in p.says(face) if isinstance(words, str)] == ["50", "200", "600", "1400", "1700", "2000"]
    assert p.icons(face, "house") == 1 + 2 + 3 + 4
    assert p.icons(face, "hotel") == 1
    short = deed_face("classic", 39, 4)
    assert [words for words in p.says(short) if isinstance(words, str)] == ["50", "200", "600", "1400", "2000"]
    assert Text("mono-pic-cost", price=400) in p.says(face)


def test_r44_a_station_says_its_rents_by_how_many_the_owner_has() -> None:
    face = deed_face("classic", 5, 5)
    assert [words for words in p.says(face) if isinstance(words, str)] == ["25", "50", "100", "200"]


# Standings and wealth.


def test_standings_say_cash_place_deeds_and_whole_groups(texts: Texts) -> None:
    match = position("1240 @39 darkblue rail_1", "80 jail", "5")
    lines = standings(match.game.view(match.state, None))
    assert [texts.say(line, "en") for line in lines[:2]] == [
        "1,240đ · Hanoi · 3 deeds · whole groups: 1",
        "80đ · in jail · 0 deeds · whole groups: 0",
    ]


def test_standings_say_who_is_out_and_at_the_end_what_everybody_is_worth(texts: Texts) -> None:
    match = p.with_fields(position("100", "200", "0"), out=(2,), ended=Ending("rounds", (2, 1, 3), (2345, 2346, 0)))
    lines = standings(match.game.view(match.state, None))
    assert [texts.say(line, "en") for line in lines] == ["worth 2,345đ", "worth 2,346đ", "out"]


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_of_eight_seats_are_short_in_every_language(texts: Texts, locale: str) -> None:
    seats = [f"19999 @{square}" for square in (16, 19, 26, 29, 32, 13, 4, 38)]
    match = position(*seats, options=HOI_AN)
    said = [texts.say(line, locale) for line in standings(match.game.view(match.state, None))]
    assert all(len(line) <= 90 for line in said)
    assert sum(len(line) for line in said) <= 900


def test_r133_wealth_counts_mortgaged_deeds_at_half_and_buildings_at_cost() -> None:
    match = position("100 darkblue=2 rail_1~", "50", "0", options=but(CLASSIC))
    match = p.with_fields(match, out=(2,))
    assert wealth(match.game.view(match.state, A)) == (100 + 350 + 400 + 4 * 200 + 100, 50, 0)
