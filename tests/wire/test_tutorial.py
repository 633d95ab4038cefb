"""Scenario: somebody who has never played learns by playing, in their direct messages, from `/tutorial` or `/rules`."""

import re

import pytest

from games.registry import rulesets
from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.party import ENDED
from tests.wire.player import control

LANGUAGES = {"en-US": "Welcome", "vi": "Chào bạn", "ko": "환영합니다", "el": "Καλώς ήρθες"}
GAMES = ("monopoly_deal", "machi_koro", "monopoly_classic")
ENOUGH = 60
"""Questions after which a lesson is taken for endless."""


def hand(person: Person) -> Json:
    """The newest message with the coach or the end of the lesson on it."""
    return [m for m in person.dm_messages() or person.ephemerals() if "🎓" in text_of(m)][-1]


def advice(message: Json) -> list[str]:
    """What the coach says to press, in order."""
    lines = [line for line in text_of(message).split("\n") if line.startswith("👉")]
    return re.findall(r"\*\*(.+?)\*\*", lines[0]) if lines else []


async def follow(house: House, person: Person, labels: list[str]) -> None:
    """Press them one after another; of a menu that takes several, all at once."""
    labels = list(labels)
    while labels:
        message = hand(person)
        menu = next((m for m in selects(message) if any(o["label"] == labels[0] for o in m["options"])), None)
        if menu is None:
            await person.press(message, label=labels.pop(0))
        else:
            await person.press(message, custom_id=menu["custom_id"], values=_taken(menu, labels))
        if person.modal is not None:
            (number,) = (c["component"] for c in person.modal["components"] if "component" in c)
            await person.submit({number["custom_id"]: labels.pop(0)})
        await house.settle(person)


def _taken(menu: Json, labels: list[str]) -> list[str]:
    """The options that the next labels stand for."""
    left: list[Json] = list(menu["options"])
    taken: list[str] = []
    while labels and len(taken) < menu.get("max_values", 1):
        option = next((option for option in left if option["label"] == labels[0]), None)
        if option is None:
            break
        labels.pop(0)
        left.remove(option)
        taken.append(option["value"])
    return taken


async def asked(house: House, person: Person) -> bool:
    """Wait until the coach knows what to press, past the computer's moves; False: the lesson is over."""
    await person.wait_for(
        lambda there: bool(advice(hand(there))) or any(sign in text_of(hand(there)) for sign in ENDED)
    )
    await house.settle(person)
    return bool(advice(hand(person)))


async def learn(house: House, person: Person, game: str) -> None:
    answer = await person.slash("tutorial", game=game)
    assert answer["callback_type"] in {4, 5}, person.describe()
    await house.settle(person)


async def test_a_newcomer_learns_monopoly_deal_by_pressing_what_the_coach_says(
    open_house: OpenHouse, ann: Person
) -> None:
    house = await open_house(rulesets())
    await learn(house, ann, "monopoly_deal")
    told: list[str] = []
    for _ in range(ENOUGH):
        if not await asked(house, ann):
            break
        told += [line for line in text_of(hand(ann)).split("\n") if line.startswith("🎓")]
        await follow(house, ann, advice(hand(ann)))
    assert "🏆" in text_of(hand(ann))
    assert "/deal new" in text_of(hand(ann))
    assert "**1.** Ann" in text_of(hand(ann)), "who does what the coach says wins"
    assert len(told) > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "welcome"), LANGUAGES.items())
async def test_every_lesson_begins_in_the_learners_language(
    open_house: OpenHouse, ann: Person, game: str, locale: str, welcome: str
) -> None:
    house = await open_house(rulesets())
    await ann.configure(locale=locale)
    await learn(house, ann, game)
    table, mine = ann.dm_messages()
    assert welcome in text_of(mine)
    assert len(buttons(table)) > 1, "the table stands above the hand"
    told = []
    for _ in range(3):
        assert await asked(house, ann)
        told.append(text_of(hand(ann)))
        await follow(house, ann, advice(hand(ann)))
    assert len({line for text in told for line in text.split("\n") if line.startswith("🎓")}) > 1
    assert not ann.mentions, "nobody is called in a lesson"


async def test_the_rules_lead_to_the_lesson_and_the_command_asks_which_game(open_house: OpenHouse, ann: Person) -> None:
    house = await open_house(rulesets())
    await ann.slash("rules", game="monopoly_deal")
    await ann.press(ann.ephemerals()[-1], label="🎓 Learn by playing")
    await house.settle(ann)
    assert "Welcome" in text_of(hand(ann))
    assert "direct messages" in text_of(ann.ephemerals()[-1])
    await ann.slash("tutorial")
    assert {b["custom_id"] for b in buttons(ann.ephemerals()[-1])} == {f"learn:{game}:learn" for game in GAMES}


async def test_a_lesson_that_is_begun_again_is_the_same_one(open_house: OpenHouse, ann: Person) -> None:
    house = await open_house(rulesets())
    await learn(house, ann, "machi_koro")
    await follow(house, ann, advice(hand(ann)))
    before = await house.app.edge.service.matches_of(int(ann.id))
    await house.restart()
    await learn(house, ann, "machi_koro_harbor")
    assert await house.app.edge.service.matches_of(int(ann.id)) == before
    assert len(ann.dm_messages()) == 2, "the table was sent anew, the old one deleted"
    assert await asked(house, ann)


async def test_with_closed_direct_messages_the_lesson_is_where_it_was_asked_for(
    open_house: OpenHouse, ann: Person
) -> None:
    house = await open_house(rulesets())
    await ann.configure(dms_open=False)
    await learn(house, ann, "machi_koro")
    assert "direct messages are closed" in text_of(hand(ann))
    for _ in range(4):
        assert await asked(house, ann)
        await follow(house, ann, advice(hand(ann)))
    assert not ann.dm_messages()
    assert not ann.failures


async def test_a_lesson_is_ended_with_a_word_on_playing_with_others(open_house: OpenHouse, ann: Person) -> None:
    house = await open_house(rulesets())
    await learn(house, ann, "monopoly_classic")
    await ann.press(hand(ann), custom_id=control(hand(ann), "finish"))
    await house.settle(ann)
    assert "/monopoly new" in text_of(hand(ann))
    assert not await house.app.edge.service.matches_of(int(ann.id))
    assert not buttons(hand(ann))
