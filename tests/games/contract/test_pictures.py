"""What every picture keeps to, on every registered ruleset: it reads on a phone, names nobody, leaks nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.text import load_texts
from games.core.chance import secret_from_seed
from games.core.drive import play, seated
from games.core.game import Ruleset, Step
from games.core.scene import WIDTH, Group, Label, Picture, Placed, Scene
from games.core.text import Name, Text
from games.registry import rulesets
from tests.support.scenes import faults

EVERY = 17
"""Of a match's steps so manieth is looked at."""
TALLEST = 1_200
"""Of a scene that is 800 wide: more is made smaller than the screen is wide."""
LOCALES = ("en-US", "vi", "ko", "el")
TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, ruleset in rulesets().items()
    for seats in (ruleset.seats[0], ruleset.seats[-1])
]


def steps_of(ruleset: Ruleset[Any, Any], seats: int, seed: int) -> Iterator[Step[Any]]:
    """Some steps of a match at random, the first and the last among them."""
    game = ruleset.game
    policies = (game.policies["random"],) * seats
    step = None
    choose = seated(game, policies, Random(seed))
    for number, step in enumerate(play(ruleset, seats, ruleset.options(), secret_from_seed(seed), choose)):
        if number % EVERY == 0:
            yield step
    assert step is not None
    yield step


def keeps_to_the_rules(picture: Picture) -> Scene:
    """Check one picture."""
    assert msgspec.json.encode(picture.mark, enc_hook=repr), "a mark is of plain values"
    scene = picture.scene()
    assert scene == picture.scene(), "a scene is the same each time it is built"
    assert scene.width == WIDTH
    assert scene.height <= TALLEST
    assert not faults(scene)
    return scene


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pictures_can_be_read_by_everybody(key: str, seats: int) -> None:
    ruleset, hands = rulesets()[key], 0
    game, texts = ruleset.game, load_texts()
    for step in steps_of(ruleset, seats, 3):
        table = game.table_picture(game.view(step.state, None))
        assert table is not None, "every ruleset has a picture of its table"
        scenes = [keeps_to_the_rules(table)]
        for seat in range(seats):
            if (hand := game.hand_picture(game.view(step.state, seat))) is not None:
                hands += 1
                scenes.append(keeps_to_the_rules(hand))
        for words in {words for scene in scenes for words in words_of(scene)}:
            for locale in LOCALES:
                assert texts.say(words, locale, plain=True) != words.key
    hidden = key == "monopoly_deal"
    assert bool(hands) is hidden, "there is a picture of a hand where there is a hidden hand"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_standings_and_wealth_are_there_for_each_seat(key: str, seats: int) -> None:
    ruleset, texts = rulesets()[key], load_texts()
    for step in steps_of(ruleset, seats, 4):
        view = ruleset.game.view(step.state, None)
        standings = ruleset.game.standings(view)
        assert len(standings) == seats
        assert len(ruleset.game.wealth(view)) == seats
        assert len(" ".join(texts.say(line, "el") for line in standings)) < 900, "they go into an alt text of 1,024"
    assert all(texts.has(f"{ruleset.game.words}-wealth", locale) for locale in ("en", "vi", "ko", "el"))


@pytest.mark.parametrize("key", rulesets())
def test_the_guide_shows_every_card(key: str) -> None:
    """`/rules` shows each card with its picture."""
    ruleset = rulesets()[key]
    faces = []
    for section in ruleset.game.guide(ruleset.seats[-1], ruleset.options()):
        assert len(section.faces) in {0, len(section.lines)}
        faces += [face for face in section.faces if face is not None]
    assert len(faces) >= 10
    for face in faces:
        assert not faults(Group(WIDTH, WIDTH, (Placed(0, 0, face),)))


def words_of(group: Group) -> Iterator[Text]:
    """Every text and name on it."""
    for part in group.parts:
        match part:
            case Placed(group=inner):
                yield from words_of(inner)
            case Label(words=Text() as words):
                yield words
            case Label(words=Name(key=key)):
                yield Text(key)
