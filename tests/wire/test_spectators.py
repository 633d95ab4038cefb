"""Whoever watches: the table as text, the whole log, the hands after the end if everybody agrees; nothing hidden."""

import unicodedata
from random import Random

import pytest

from bot.sandbox import LocalDiscord
from games.core.text import Text
from games.monopoly_deal.cards import KIND
from games.registry import rulesets
from tests.support.person import Person
from tests.support.reading import buttons, text_of
from tests.wire.hands import put
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import TablePlayer, control
from tests.wire.refusing import TEXTS
from tests.wire.rigged import rigged
from tests.wire.rigged_monopoly import rigged_monopoly

HANDS = (
    ("debt_collector_1", "just_say_no_1", "house_1", "money_1_2", "money_1_1"),
    ("just_say_no_2", "deal_breaker_1", "money_2_2", "money_3_1", "money_4_1"),
)
THEN = ("birthday_1", "money_5_2")
HIDDEN = [KIND[card] for cards in (*HANDS, THEN) for card in cards if not card.startswith("money")]
LOCALES = ("en", "vi", "ko", "el")


async def watched(open_house: OpenHouse, *people: Person) -> Party:
    """A match of two with known cards, of which money alone was shown."""
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.begin(clock="off", preset="classic")
    first, _ = await party.by_seat()
    await put(party, first, "money_1_1")
    return party


def named(text: str) -> list[str]:
    """The hidden cards that a text names, in any language."""
    names = {TEXTS.say(Text(f"deal-card-{kind}"), locale) for kind in HIDDEN for locale in LOCALES}
    assert len(names) > 10
    return [name for name in names if name in text]


async def test_the_table_as_text_is_private_whole_and_in_the_readers_language(
    open_house: OpenHouse, ann: Person, bob: Person, jisoo: Person
) -> None:
    party = await watched(open_house, ann, bob)
    await jisoo.refresh()
    await jisoo.press(party.table, label="As text")
    (text,) = (text_of(message) for message in jisoo.ephemerals())
    for name in ("Ann", "Bob"):
        assert f"### {name}" in text
    assert "뽑을 카드 94장" in text, "the draw pile, in Korean"
    assert "**" not in text
    assert "-#" not in text
    assert "💰" not in text
    assert "돈 1M" in text
    assert named(text) == []
    assert not jisoo.failures
    await party.house.restart()
    await ann.press(party.table, label="As text")
    assert "money 1M" in text_of(ann.ephemerals()[-1])


async def test_the_log_is_for_whoever_watches_and_names_no_hidden_card(
    open_house: OpenHouse, ann: Person, bob: Person, eleni: Person
) -> None:
    party = await watched(open_house, ann, bob)
    await eleni.refresh()
    await eleni.press(party.table, label="Log")
    text = text_of(eleni.ephemerals()[-1])
    assert "1M" in text
    assert named(text) == []


async def test_a_long_log_is_turned_page_by_page(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin("machikoro new", seats=2, clock="off")
    await party.play_on(Random(5), presses=60, kind=TablePlayer)
    await bob.press(party.table, label="Log")
    last = text_of(bob.ephemerals()[-1])
    pages = int(last.splitlines()[0].split(" of ")[-1])
    assert pages > 1
    await bob.press(bob.ephemerals()[-1], label=f"← Page {pages - 1} of {pages}")
    assert f"· {pages - 1} of {pages}" in text_of(bob.ephemerals()[-1])
    assert text_of(bob.ephemerals()[-1]) != last


async def _ended(party: Party) -> None:
    _, second = await party.by_seat()
    await second.slash("leave")
    panel = second.ephemerals()[-1]
    await second.press(panel, custom_id=control(panel, "concede"))
    await party.settle()


async def test_all_hands_are_shown_after_the_end_when_everybody_agreed(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, jisoo: Person
) -> None:
    party = await watched(open_house, ann, bob)
    assert not any("Show all hands" in b["label"] for b in buttons(party.table))
    await _ended(party)
    assert named(text_of(party.table)) == []
    await jisoo.refresh()
    await jisoo.press(party.table, label="Show all hands (0 of 2 agree)")
    assert TEXTS.say(Text("refuse-not-seated"), "ko") in text_of(jisoo.ephemerals()[-1])
    await ann.press(party.table, label="Show all hands (0 of 2 agree)")
    await party.settle()
    assert named(text_of(party.table)) == []
    await ann.press(party.table, label="Show all hands (1 of 2 agree)")
    assert "You have agreed already" in text_of(ann.ephemerals()[-1])
    await party.house.restart()
    await bob.press(party.table, label="Show all hands (1 of 2 agree)")
    await party.settle()
    shown = text_of(party.table)
    first, _ = await party.by_seat()
    assert f"The hand of {first.me['global_name']}" in shown
    assert {TEXTS.say(Text(f"deal-card-{kind}"), "en") for kind in ("debt_collector", "house", "birthday")} <= {
        *named(shown)
    }
    assert not any("Show all hands" in b["label"] for b in buttons(party.table))
    await ann.slash("export")
    assert not [*ann.failures, *bob.failures, *jisoo.failures]


async def test_a_game_without_hidden_hands_asks_nobody(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin("machikoro new", seats=2, clock="off")
    _, second = await party.by_seat()
    await second.slash("leave")
    panel = second.ephemerals()[-1]
    await second.press(panel, custom_id=control(panel, "concede"))
    await party.settle()
    assert {"As text", "Log", "Rematch"} == {b["label"] for b in buttons(party.table)}


@pytest.mark.parametrize("key", sorted(rulesets()))
async def test_every_ruleset_has_its_table_as_text(house: House, ann: Person, minh: Person, key: str) -> None:
    edge = house.app.edge
    ruleset = edge.rulesets[key]
    commands = {"monopoly_deal": "deal new", "machi_koro": "machikoro new", "monopoly": "monopoly new"}
    party = Party(house, ann)
    options = {} if key == "monopoly_deal" else {"ruleset": key}
    await party.open(commands[ruleset.game.key], seats=2, computers=1, clock="off", **options)
    await party.sit_and_start()
    await minh.refresh()
    await minh.press(party.table, label="As text")
    text = text_of(minh.ephemerals()[-1])
    assert "### Ann" in text
    assert "**" not in text
    assert {char for char in text if unicodedata.category(char) == "So"} <= {"🤖", "🚧"}
    assert not minh.failures


async def test_signs_of_monopoly_are_words_or_gone_in_the_text(
    open_house: OpenHouse, ann: Person, bob: Person, jisoo: Person
) -> None:
    """The table says that somebody is in jail and has a card that opens it; the log begins its lines with signs."""
    games = rigged_monopoly("monopoly_classic", ("1500 jail +chest", "1500"), (1, 2))
    party = Party(await open_house(games), ann, bob)
    await party.begin("monopoly new", clock="off")
    await jisoo.refresh()
    await jisoo.press(party.table, label="As text")
    (text,) = (text_of(message) for message in jisoo.ephemerals())
    assert "감옥 카드:" in text
    assert "묶음 완성" not in text, "what the signs mean"
    assert not set("🎫⛓🎲💰🏷🃏") & set(text)
