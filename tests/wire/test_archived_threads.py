"""Threads of tables that are closed, by Discord after a week or by somebody at any time: the table comes back."""

from collections.abc import Sequence

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.archiving import bring_back, put_away
from bot.sandbox.world import Channel
from tests.support.person import Person
from tests.support.reading import Json, text_of
from tests.wire.hands import end_turn, put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import HANDS, THEN, calls
from tests.wire.party import Party
from tests.wire.player import control
from tests.wire.rigged import rigged
from tests.wire.test_server_settings import panel_of, tables


async def in_thread(house: House, local: LocalDiscord, *people: Person) -> tuple[Party, Channel, Sequence[Person]]:
    """A match on its first turn whose table has a thread of its own."""
    host = people[0]
    await host.press(await panel_of(host), label="A thread for each table")
    await host.slash("deal new", clock="off", preset="classic", seats=2)
    await house.settle(*people)
    (thread,) = [channel for channel in local.world.channels.values() if channel.parent_id]
    party = Party(house, *people)
    party.table_id = tables(host, thread.id)[-1]["id"]
    await party.sit_and_start()
    return party, thread, await party.by_seat()


def shown(party: Party, thread: Channel) -> list[Json]:
    """The tables in the thread."""
    return [message for message in party.host.messages(thread.id) if control_there(message)]


def control_there(message: Json) -> bool:
    return "Log" in str(message["components"])


def knocks(local: LocalDiscord, thread: Channel) -> int:
    """How often the bot tried to show something there."""
    return sum(len(calls(local, method, f"/channels/{thread.id}/messages")) for method in ("POST", "PATCH"))


@pytest.fixture
async def house(open_house: OpenHouse) -> House:
    return await open_house(rigged(HANDS, THEN))


async def test_a_table_comes_back_with_its_thread_when_the_match_goes_on(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    party, thread, (first, second) = await in_thread(house, local, ann, bob)
    await put_away(local.services, thread)
    await put(party, first, "money_1_1")
    assert not thread.archived
    (table,) = shown(party, thread)
    assert "2 plays left" in text_of(table)
    await end_turn(party, first)
    (same,) = shown(party, thread)
    assert same["id"] == table["id"], "edited from then on"
    await second.press(same, custom_id=control(same, "hand"))
    assert not [*first.failures, *second.failures]


async def test_a_table_in_a_locked_thread_waits_until_that_is_opened_again(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    party, thread, (first, second) = await in_thread(house, local, ann, bob)
    await put_away(local.services, thread, locked=True)
    await put(party, first, "money_1_1")
    tried = knocks(local, thread)
    await end_turn(party, first)
    await put(party, second, "money_1_2")
    assert knocks(local, thread) == tried, "nobody knocks at a locked door"
    await bring_back(local.services, thread)
    await party.host.wait_for(lambda _: any("2 plays left" in text_of(table) for table in shown(party, thread)))
    await party.settle()
    assert len(shown(party, thread)) == 1
    assert not [*first.failures, *second.failures]
