"""Pictures of tables and hands: sent along, drawn anew only when they show something new, described, left out."""

from io import BytesIO
from random import Random

import aiohttp
import pytest
from PIL import Image

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import BOT_DEFAULT, Permission
from bot.ui.pictures import ALT
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, selects, text_of
from tests.wire.hands import put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import calls
from tests.wire.party import Party
from tests.wire.player import control
from tests.wire.rigged import rigged

HANDS = (
    ("debt_collector_1", "just_say_no_1", "red_1", "money_1_2", "money_1_1"),
    ("just_say_no_2", "deal_breaker_1", "money_2_2", "money_3_1", "money_4_1"),
)
THEN = ("red_2", "red_3")
PRESSES = 80
"""After so many somebody gives up: there is enough to show."""


def galleries(message: Json) -> list[Json]:
    """The media of a message, in reading order."""
    inside = message["components"][0]["components"]
    return [item for component in inside if component["type"] == 12 for item in component["items"]]


def files(message: Json) -> list[str]:
    return [attachment["filename"] for attachment in message["attachments"]]


async def looked_at(message: Json) -> list[Image.Image]:
    """The pictures as somebody's Discord loads them."""
    async with aiohttp.ClientSession() as session:
        found: list[Image.Image] = []
        for item in galleries(message):
            async with session.get(item["media"]["url"]) as answer:
                assert answer.status == 200
                found.append(Image.open(BytesIO(await answer.read())))
        return found


async def begun(open_house: OpenHouse, *people: Person, clock: str = "off") -> Party:
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.begin(clock=clock, preset="classic")
    return party


async def test_the_table_and_each_hand_have_a_picture(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = await begun(open_house, ann, bob)
    for message in (party.table, ann.dm_messages()[-1], bob.dm_messages()[-1]):
        (picture,) = await looked_at(message)
        assert picture.format == "PNG"
        assert picture.width == 800
        assert len(files(message)) == 1
    assert "Ann" in text_of(party.table), "who has which sign stands beside it"


async def test_alt_text_says_whose_turn_it_is_and_how_everybody_stands(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party = await begun(open_house, ann, bob)
    first, _ = await party.by_seat()
    (item,) = galleries(party.table)
    assert first.me["global_name"] in item["description"].split("\n")[0]
    for name in ("Ann", "Bob"):
        assert item["description"].count(name) >= 1
    assert len(item["description"]) <= ALT
    assert "**" not in item["description"]
    assert "Just Say No" not in item["description"], "what is in a hand"
    (own,) = galleries(first.dm_messages()[-1])
    assert "Just Say No" in own["description"], "is said to its owner"


async def test_a_picture_is_drawn_anew_when_a_set_grows_and_kept_when_only_words_change(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party = await begun(open_house, ann, bob, clock="slow")
    first, _ = await party.by_seat()
    before, shown = party.table, files(party.table)
    await first.press(party.table, label="⏳ More time")
    await party.settle()
    assert text_of(party.table) != text_of(before)
    assert files(party.table) == shown
    assert party.table["attachments"][0]["id"] == before["attachments"][0]["id"], "not sent once more"
    await put(party, first, "red_1")
    assert files(party.table) != shown
    assert len(files(party.table)) == 1, "the old one is gone"


async def test_after_a_restart_pictures_are_there_once(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = await begun(open_house, ann, bob)
    first, _ = await party.by_seat()
    await party.house.restart()
    await put(party, first, "red_1")
    for message in (party.table, first.dm_messages()[-1]):
        assert len(await looked_at(message)) == len(files(message)) == 1


async def test_a_host_can_do_without_pictures(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open(seats=2, clock="off")
    await ann.press(party.table, custom_id=control(party.table, "rules"))
    await ann.press(ann.ephemerals()[-1], label="Pictures")
    panel = ann.ephemerals()[-1]
    await ann.press(panel, custom_id=selects(panel)[0]["custom_id"], values=["hidden"])
    await party.settle()
    assert "without pictures" in text_of(party.table)
    await party.sit_and_start()
    for message in (party.table, ann.dm_messages()[-1]):
        assert files(message) == []
        assert galleries(message) == []
    assert "sets" in text_of(party.table), "all in words instead"


async def test_a_server_can_do_without_pictures(house: House, ann: Person, bob: Person) -> None:
    await ann.slash("settings server")
    await ann.press(ann.ephemerals()[-1], label="Only words")
    party = Party(house, ann, bob)
    await party.begin(seats=2, clock="off")
    assert files(party.table) == []
    await ann.slash("settings server")
    await ann.press(ann.ephemerals()[-1], label="With pictures")
    assert "Only words" in {button["label"] for button in buttons(ann.ephemerals()[-1])}


@pytest.mark.parametrize("command", ["deal new", "machikoro new"])
async def test_a_match_that_is_over_shows_how_it_went(command: str, house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(command, seats=2, clock="off")
    if not await party.play_on(Random(5), presses=PRESSES):
        await bob.slash("leave")
        await bob.press(bob.ephemerals()[-1], custom_id=control(bob.ephemerals()[-1], "concede"))
        await party.settle()
    pictures = await looked_at(party.table)
    assert [picture.width for picture in pictures] == [800, 800]
    assert [name.partition("-")[0] for name in files(party.table)] == ["table", "result"]
    assert "· turn " in text_of(party.table), "what turned it"
    result = galleries(party.table)[1]["description"]
    assert "1." in result
    assert "Ann" in result


async def test_rules_show_the_cards_of_a_page(house: House, ann: Person) -> None:
    await ann.slash("rules", game="monopoly_deal")
    (sheet,) = await looked_at(ann.ephemerals()[-1])
    assert sheet.height > 280
    first = files(ann.ephemerals()[-1])
    await ann.press(ann.ephemerals()[-1], label="Page 2 of 8 →")
    assert files(ann.ephemerals()[-1]) not in ([], first)
    await ann.press(ann.ephemerals()[-1], label="Options")
    assert files(ann.ephemerals()[-1]) == []


NO_FILES = BOT_DEFAULT & ~int(Permission.ATTACH_FILES)


async def test_where_no_files_may_be_sent_the_match_is_played_in_words(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    channel = local.world.channels[ann.channel_id("tables")]
    channel.bot_permissions = NO_FILES
    party = await begun(open_house, ann, bob)
    first, _ = await party.by_seat()
    assert files(party.table) == []
    assert "bank 0M" in text_of(party.table)
    assert len(files(first.dm_messages()[-1])) == 1, "a DM has them all the same"
    await put(party, first, "red_1")
    assert "1 propert" in text_of(party.table)
    assert files(party.table) == []
    await ann.slash("doctor")
    assert "Attach Files" in text_of(ann.ephemerals()[-1])
    channel.bot_permissions = BOT_DEFAULT
    await first.press(party.table, label="As text")
    await put(party, first, "money_1_1")
    assert len(files(party.table)) == 1, "and here again once it is allowed"


async def test_a_table_that_cannot_have_a_picture_is_asked_about_it_once(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    """Discord bans whoever is refused too often."""
    party = await begun(open_house, ann, bob)
    match_id, (first, _) = party.match_id, await party.by_seat()
    channel = local.world.channels[ann.channel_id("tables")]
    channel.bot_permissions = NO_FILES
    await ann.slash("table", match=match_id)
    await party.settle()
    posts = [call for call in calls(local, "POST", channel.id) if call.status == 403]
    assert len(posts) <= 1
    await put(party, first, "red_1")
    await ann.slash("table", match=match_id)
    await party.settle()
    assert len([call for call in calls(local, "POST", channel.id) if call.status == 403]) == len(posts)
    table = [message for message in ann.messages() if not is_ephemeral(message)][-1]
    assert files(table) == []
    assert "1 propert" in text_of(table)
