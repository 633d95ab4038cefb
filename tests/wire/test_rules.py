"""`/rules`: what can be done now, the cards, the options, in the reader's language and for nobody else."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.text import LOCALES
from bot.text.locales import Locale
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import CARDS
from tests.bot.text.wording import faults
from tests.support.person import Person
from tests.support.reading import Json, button, buttons, is_ephemeral, selects, text_of, walk
from tests.wire.dealt import DEBT, dealt
from tests.wire.hands import bank, end_turn, play, put
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.test_languages import NAMES, choose_language, words_seen

NOW, CARDS_PART, OPTIONS = "What now?", "Rules", "Options"


async def opened(person: Person, **options: str) -> Json:
    await person.slash("rules", **options)
    return person.ephemerals()[-1]


async def turned(person: Person, message: Json, label: str) -> Json:
    await person.press(person.message(message["id"]), label=label)
    return person.message(message["id"])


async def every_page(person: Person, message: Json) -> Sequence[str]:
    """The texts of all pages of the part that is open."""
    texts = [text_of(message)]
    while (on := [b for b in buttons(message) if "→" in b["label"]]) and len(texts) < 20:
        await person.press(message, custom_id=on[0]["custom_id"])
        message = person.message(message["id"])
        texts.append(text_of(message))
    return texts


async def test_the_open_question_is_told_with_its_answers_and_its_deadline(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    _, (first, second) = await dealt(open_house, DEBT, ann, bob, clock="live")
    mine = text_of(await opened(first))
    assert "You may play 3 more cards." in mine
    assert "**Collect 5M**: Debt Collector" in mine
    assert "**Bank it**: " in mine
    assert "<t:" in mine.split("done for you")[0]
    assert "done for you: **End turn**" in mine
    theirs = text_of(await opened(second))
    assert "Nothing is asked of you just now" in theirs
    assert f"▶ **{first.me['global_name']}** is to play" in theirs
    assert "Debt Collector" not in theirs, "not in their hand"


async def test_a_debt_says_what_is_paid_for_whoever_does_not_answer(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, (first, second) = await dealt(open_house, DEBT, ann, bob, clock="live")
    await end_turn(party, first)
    await put(party, second, "money_4_1", "money_3_1")
    await end_turn(party, second)
    await play(party, first, "debt_collector_1", "Collect 5M")
    asked = text_of(await opened(second))
    assert "collects a debt: you owe 5M" in asked
    assert "**Use Just Say No**" in asked
    assert "done for you: **Pay 5M** (3M, 4M)" in asked
    assert set(await bank(party, 1)) == {"money_4_1", "money_3_1"}, "nothing happened by reading"


async def test_every_card_is_there_with_its_copies(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(preset="quick", clock="off")
    cards = await every_page(ann, await turned(ann, await opened(ann), CARDS_PART))
    assert "complete set of properties wins" in cards[0]
    lines = "\n".join(cards).split("\n")
    counted = [line for line in lines if "× " in line]
    assert sum(int(line.split("×")[0]) for line in counted) == len(CARDS) // 2
    assert "3× Just Say No · worth 4M" in counted
    assert all(len(text) < 2_000 for text in cards)


async def test_changed_options_are_marked_and_each_is_explained(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(preset="quick", clock="off")
    options = text_of(await turned(ann, await opened(ann), OPTIONS))
    assert "**Quick**" in options
    assert "✏️ Sets to win: **1** (usually 3)" in options
    assert "How many complete sets of different colours win." in options
    assert options.count("✏️") == 2
    assert options.count("-# ") == len(RULESETS[0].options.model_fields)
    assert "no clock" in options


async def test_an_open_message_tells_how_things_stand_when_it_is_pressed(
    house: House, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="off")
    panel = await opened(ann)
    assert "The match has not begun" in text_of(panel)
    await party.sit_and_start()
    assert "The match has not begun" not in text_of(await turned(ann, panel, NOW))
    await bob.slash("leave")
    await bob.press(bob.ephemerals()[-1], label="Give up my seat")
    assert "🏆" in text_of(await turned(ann, panel, NOW))


async def test_a_spectator_reads_the_rules_of_the_channels_table_and_no_hand(
    house: House, ann: Person, bob: Person, minh: Person
) -> None:
    await minh.configure(locale="en-US")
    party = Party(house, ann, bob)
    await party.begin(preset="quick", clock="off")
    panel = await opened(minh)
    assert is_ephemeral(panel)
    assert "You do not sit at this table" in text_of(panel)
    assert "Bank it" not in text_of(panel)
    assert "**Quick**" in text_of(await turned(minh, panel, OPTIONS))


async def test_outside_any_match_the_only_game_is_meant_or_the_one_named(open_house: OpenHouse, ann: Person) -> None:
    house = await open_house({RULESETS[0].key: RULESETS[0]})
    assert house.app.client.is_ready()
    for options in ({}, {"game": "monopoly deal"}, {"game": "monopoly_deal"}):
        panel = await opened(ann, **options)
        assert "complete sets" in text_of(panel), "nothing is going on outside a match, so the rules come first"
        assert "/deal new" in text_of(await turned(ann, panel, NOW))
        assert "**Classic**" in text_of(await turned(ann, panel, OPTIONS))
    assert await ann.autocomplete("rules", "game", "deal") == [{"name": "Monopoly Deal", "value": "monopoly_deal"}]
    assert "no such game" in text_of(await opened(ann, game="chess"))


async def test_with_several_games_it_must_be_said_which(open_house: OpenHouse, ann: Person) -> None:
    deal = RULESETS[0]
    house = await open_house({deal.key: deal, "second": replace(deal, key="second")})
    assert house.app.client.is_ready()
    await ann.slash("hand")
    assert "open your own with `/deal new`." in text_of(ann.ephemerals()[-1]), "the commands of the games there are"
    which = await opened(ann)
    assert [option["value"] for menu in selects(which) for option in menu["options"]] == ["monopoly_deal", "second"]
    await ann.press(which, label="Monopoly Deal")
    assert "complete sets" in text_of(ann.message(which["id"]))


@pytest.mark.parametrize("locale", LOCALES)
async def test_all_parts_are_in_the_readers_language(house: House, ann: Person, bob: Person, locale: Locale) -> None:
    await choose_language(ann, locale)
    await ann.slash("rules")
    party = Party(house, ann, bob)
    await party.begin(preset="refresh2024")
    ann.events.clear()
    for _ in range(2):
        await ann.slash("rules")
        panel = ann.ephemerals()[-1]
        for part in range(3):
            await ann.press(panel, custom_id=buttons(panel)[part - 3]["custom_id"])
            panel = ann.message(panel["id"])
            await every_page(ann, panel)
            panel = ann.message(panel["id"])
            assert len(list(walk(panel["components"]))) <= 40
        await end_turn_of_whoever(party)
    shown = words_seen(ann)
    assert len(shown) > 30
    assert {fault for words in shown for fault in faults(words, locale, NAMES)} == set()


async def end_turn_of_whoever(party: Party) -> None:
    """The other one is asked next."""
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    seat = next(ask.seat for ask in snapshot.asks if ask.required)
    person = (await party.by_seat())[seat]
    for _ in range(2):
        hand = person.dm_messages()[-1]
        ends = [b for b in buttons(hand) if ":end_turn:" in b["custom_id"]]
        if ends:
            await person.press(hand, custom_id=ends[0]["custom_id"])
    await party.settle()


async def test_each_control_has_an_id_of_its_own(house: House, ann: Person) -> None:
    assert house.app.client.is_ready()
    panel = await turned(ann, await opened(ann, game="monopoly_deal"), CARDS_PART)
    assert button(panel, CARDS_PART)["style"] == 1
    found = [b["custom_id"] for b in buttons(panel)]
    assert len(set(found)) == len(found) == 6
