"""A channel or a server in which the bot may not do any more what it needs."""

from datetime import timedelta

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.control_settings import set_bot_permissions
from bot.sandbox.departures import add_application, remove_application
from bot.sandbox.permissions import BOT_DEFAULT, Permission
from bot.ui import pings
from tests.support.person import Person
from tests.support.reading import text_of
from tests.wire.hands import end_turn, hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import calls, come_true, fail, messages_in, public, shown, table_of_two
from tests.wire.party import Party

NO_VIEW = BOT_DEFAULT & ~int(Permission.VIEW_CHANNEL)
NO_SEND = BOT_DEFAULT & ~int(Permission.SEND_MESSAGES)


async def test_a_hidden_channel_is_left_alone_and_painted_when_it_is_back(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    channel = ann.channel_id("tables")
    await set_bot_permissions(local.services, channel, NO_VIEW)
    await put(party, first, "money_1_1")
    asked = len(calls(local, "PATCH", channel))
    await put(party, first, "money_2_1")
    assert len(calls(local, "PATCH", channel)) == asked, "every refused call counts towards a ban"
    assert "3 plays left" in text_of(party.table)
    await end_turn(party, first)
    assert "Your turn" in text_of(hand(second))
    await set_bot_permissions(local.services, channel, BOT_DEFAULT)
    await shown((ann,), lambda: f"▶️ {second.me['global_name']} · 3 plays left" in text_of(party.table))


async def test_whoever_presses_is_told_what_a_moderator_must_allow(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    await set_bot_permissions(local.services, ann.channel_id("tables"), NO_VIEW)
    await put(party, first, "money_1_1")
    await first.press(party.table, label="My hand")
    await first.wait_for(lambda p: len(p.ephemerals()) == 2)
    shown, told = (text_of(message) for message in first.ephemerals())
    assert shown == text_of(hand(first))
    assert "View Channel" in told
    assert "Send Messages" not in told


async def test_a_press_notices_that_the_channel_is_back(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    """Of a changed role the bot hears only through a press."""
    party, first, _ = await table_of_two(open_house, ann, bob)
    channel = local.world.channels[ann.channel_id("tables")]
    channel.bot_permissions = NO_VIEW
    await put(party, first, "money_1_1")
    channel.bot_permissions = BOT_DEFAULT
    await first.press(party.table, label="My hand")
    await shown((ann,), lambda: "2 plays left" in text_of(party.table))
    assert len(first.ephemerals()) == 1


async def test_without_sending_the_table_is_still_edited_but_not_brought(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    await set_bot_permissions(local.services, ann.channel_id("tables"), NO_SEND)
    await bob.slash("table")
    assert "Send Messages" in text_of(bob.ephemerals()[-1])
    await put(party, first, "money_1_1")
    assert "2 plays left" in text_of(party.table)
    await set_bot_permissions(local.services, ann.channel_id("tables"), BOT_DEFAULT)
    await bob.slash("table")
    await party.settle()
    assert "bottom" in text_of(bob.ephemerals()[-1])
    assert ["2 plays left" in text for text in public(ann)] == [True]


async def test_a_lobby_press_is_answered_and_warned(
    local: LocalDiscord, house: House, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="off")
    await bob.refresh()
    await set_bot_permissions(local.services, ann.channel_id("tables"), NO_SEND)
    await bob.press(bob.message(party.table_id), label="Join")
    await bob.wait_for(lambda p: p.ephemerals())
    assert "Bob" in text_of(party.table)
    assert "Send Messages" in text_of(bob.ephemerals()[-1])


@pytest.mark.parametrize("locale", ["vi", "ko", "el"])
async def test_the_warning_is_in_the_readers_language(
    local: LocalDiscord, house: House, ann: Person, bob: Person, locale: str
) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="off")
    await bob.configure(locale=locale)
    await bob.refresh()
    await set_bot_permissions(local.services, ann.channel_id("tables"), NO_SEND)
    join = next(c for c in party.table["components"][0]["components"] if c["type"] == 1)["components"][0]
    await bob.press(bob.message(party.table_id), custom_id=join["custom_id"])
    await bob.wait_for(lambda p: p.ephemerals())
    assert "Send Messages" not in text_of(bob.ephemerals()[-1])


async def test_a_server_that_removes_the_bot_is_left_alone(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scenario: both sit on a second server too, so their direct messages stay open."""
    monkeypatch.setattr(pings, "IDLE", timedelta(0))  # everybody is called at every turn
    party, first, second = await table_of_two(open_house, ann, bob)
    channel = ann.channel_id("tables")
    guild = next(guild for guild in local.world.guilds.values() if guild.name == "Parlour Lounge")
    await remove_application(local.services, guild)
    await put(party, first, "money_1_1")
    await end_turn(party, first)
    before = calls(local, "", channel)
    assert [request.status for request in before].count(403) <= 3, "the table, the call, and the call before it"
    await put(party, second, "money_1_2")
    await end_turn(party, second)
    assert calls(local, "", channel) == before
    assert "Your turn" in text_of(hand(first))


async def test_a_server_that_invites_the_bot_again_sees_its_tables(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    guild = next(guild for guild in local.world.guilds.values() if guild.name == "Parlour Lounge")
    await remove_application(local.services, guild)
    await put(party, first, "money_1_1")
    assert "3 plays left" in text_of(party.table)
    await add_application(local.services, guild)
    await shown((ann,), lambda: "2 plays left" in text_of(party.table))


async def test_with_no_server_in_common_a_hand_is_still_answered_privately(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    for guild in local.world.guilds.values():
        await remove_application(local.services, guild)
    dm = messages_in(second, "dm")
    fail(local, "PATCH", dm, 403, 50278)
    await put(party, first, "money_1_1")
    await end_turn(party, first)
    await second.slash("hand", channel="dm")
    assert "Your turn" in text_of(second.ephemerals()[-1])
    await come_true(ann, lambda: [r for r in calls(local, "POST", dm) if r.status == 403])
    asked = len(calls(local, "POST", dm))
    await party.settle()
    assert len(calls(local, "POST", dm)) == asked
