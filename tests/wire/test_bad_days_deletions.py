"""Messages and channels that somebody deletes."""

import re

import pytest

from bot.matches.surfaces import Surface
from bot.sandbox import LocalDiscord
from bot.sandbox.departures import delete_channel
from bot.sandbox.permissions import MEMBER_DEFAULT, Permission
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.hands import bank, end_turn, hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import CALLBACK, calls, fail, messages_in, public, table_of_two
from tests.wire.party import Party

LINK = re.compile(r"\(https:[^)]*\)")
"""Which message it leads to is brought up to date with the next change of the hand."""


async def remove(local: LocalDiscord, message: Json) -> None:
    messages = local.services.messages
    await messages.delete(messages.get(message["id"]))


async def test_a_deleted_table_is_sent_anew_once(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    await ann.delete(party.table)
    before = len(calls(local, "POST", messages_in(ann, "tables")))
    await put(party, first, "money_1_1")
    assert len(calls(local, "POST", messages_in(ann, "tables"))) == before + 1
    assert ["2 plays left" in text for text in public(ann)] == [True]
    await put(party, first, "money_2_1")
    assert ["1 play left" in text for text in public(ann)] == [True]
    assert len(calls(local, "POST", messages_in(ann, "tables"))) == before + 1


async def test_a_table_deleted_again_comes_again(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    for card, left in (("money_1_1", "2 plays left"), ("money_2_1", "1 play left")):
        for message in ann.messages():
            await remove(local, message)
        await put(party, first, card)
        assert [left in text for text in public(ann)] == [True]


async def test_a_deleted_lobby_comes_back_and_starts(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="off")
    await ann.delete(party.table)
    await ann.slash("table")
    await party.settle()
    party.table_id = next(message["id"] for message in ann.messages() if not is_ephemeral(message))
    await party.sit_and_start()
    assert "3 plays left" in text_of(party.table)


async def test_a_deleted_hand_is_sent_anew(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    await remove(local, hand(second))
    await put(party, first, "money_1_1")
    await end_turn(party, first)
    assert len(second.dm_messages()) == 1
    assert "Your turn" in text_of(hand(second))


async def test_a_press_on_a_message_deleted_meanwhile_is_answered_privately(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    fail(local, "POST", CALLBACK, 404, 10008)
    await put(party, first, "money_1_1")
    assert await bank(party, 0) == ("money_1_1",)
    assert "2 plays left" in text_of(first.ephemerals()[-1])
    assert "2 plays left" in text_of(hand(first))


async def test_a_match_outlives_its_channel_and_moves_where_it_is_called(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    gone = ann.channel_id("tables")
    await delete_channel(local.services, local.world.channels[gone])
    await party.settle()
    await put(party, first, "money_1_1")
    await end_turn(party, first)
    assert "Your turn" in text_of(hand(second))
    called = len(calls(local, "PATCH", gone))
    await put(party, second, "money_1_2")
    assert len(calls(local, "PATCH", gone)) == called, "a channel that is gone is left alone"
    await second.slash("table", channel="quiet")
    await party.settle()
    assert ["2 plays left" in text for text in public(ann, "quiet")] == [True]
    assert ann.channel_id("quiet") in text_of(second.ephemerals()[-1])
    await put(party, second, "money_2_2")
    assert ["1 play left" in text for text in public(ann, "quiet")] == [True]
    assert f"/{ann.channel_id('quiet')}" in text_of(hand(second)), "the hand links to where the table is"
    await first.slash("hand", channel="quiet")
    shown, kept = (LINK.sub("", text_of(message)) for message in (first.ephemerals()[-1], hand(first)))
    assert shown == kept


async def test_a_table_moves_only_where_both_may_write(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, _, _ = await table_of_two(open_house, ann, bob)
    await delete_channel(local.services, local.world.channels[ann.channel_id("tables")])
    await party.settle()
    guild = local.world.guilds_of(bob.id)[0]
    await bob.configure(permissions={guild.id: MEMBER_DEFAULT & ~int(Permission.SEND_MESSAGES)})
    await bob.slash("table", channel="quiet")
    assert "You may not write" in text_of(bob.ephemerals()[-1])
    quiet = local.world.channels[ann.channel_id("quiet")]
    quiet.bot_permissions &= ~int(Permission.SEND_MESSAGES)
    await ann.slash("table", channel="quiet")
    assert "Send Messages" in text_of(ann.ephemerals()[-1])
    assert not public(ann, "quiet")


@pytest.mark.parametrize("channel", ["dm", "games"])
async def test_from_elsewhere_one_is_told_where_the_table_can_go(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, channel: str
) -> None:
    party, _, _ = await table_of_two(open_house, ann, bob)
    await delete_channel(local.services, local.world.channels[ann.channel_id("tables")])
    await party.settle()
    await ann.slash("table", channel=channel)
    said = text_of(ann.ephemerals()[-1])
    assert "Parlour Lounge" in said
    assert "/table" in said
    assert "is at the bottom" not in said


@pytest.mark.parametrize("told", [True, False])
async def test_a_kill_while_the_table_is_sent_anew_leaves_one_table(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, ann: Person, bob: Person, told: bool
) -> None:
    """Killed after Discord had the new one; `told`: the bot had noted it, but not deleted the old one."""
    party, _, _ = await table_of_two(open_house, ann, bob)
    painter, table, match_id = party.house.app.edge.painter, party.table_id, party.match_id
    real = painter.surfaces.put

    async def put(surface: Surface) -> None:
        if surface.kind == "table":
            if told:
                await real(surface)
            raise RuntimeError("killed")
        await real(surface)

    monkeypatch.setattr(painter.surfaces, "put", put)
    await ann.slash("table")
    assert len([text for text in public(ann, "tables") if "Monopoly Deal" in text]) > 1, "there are two for now"
    await party.house.restart()
    await party.settle()
    assert len([text for text in public(ann, "tables") if "plays left" in text]) == 1
    assert await party.house.app.edge.store.former_tables() == ()
    surface = await party.house.app.edge.painter.surfaces.get(match_id, "table")
    assert surface is not None
    assert str(surface.message_id) != table
