"""`/settings server`: quiet hours, who moderates, where tables are opened, one a channel, a thread for each."""

import asyncio
import re

import pytest
from structlog.testing import capture_logs

from bot.matches.quiet import Night
from bot.sandbox import LocalDiscord
from bot.sandbox.payloads import role_id
from bot.sandbox.permissions import MEMBER_DEFAULT, Permission
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, text_of
from tests.wire.hands import end_turn, hand
from tests.wire.house import House
from tests.wire.party import Party


async def panel_of(person: Person) -> Json:
    await person.slash("settings server")
    return person.ephemerals()[-1]


async def choose(person: Person, panel: Json, verb: str, *values: str) -> Json:
    """Choose in the menu with this verb; the panel then."""
    control = next(c for c in walked(person.message(panel["id"])) if c["custom_id"] == f"settings:server:{verb}")
    await person.press(panel, custom_id=control["custom_id"], values=list(values))
    return person.message(panel["id"])


def walked(message: Json) -> list[Json]:
    rows = [c for c in message["components"][0]["components"] if c["type"] == 1]
    return [control for row in rows for control in row["components"]]


def tables(person: Person, channel: str = "tables") -> list[Json]:
    return [m for m in person.messages(channel) if not is_ephemeral(m) and buttons(m)]


async def test_quiet_hours_and_their_zone_are_those_of_new_slow_tables(house: House, ann: Person) -> None:
    panel = await panel_of(ann)
    await choose(ann, panel, "hours", "22-06")
    await choose(ann, panel, "zone", "Asia/Seoul")
    await house.restart()
    await ann.slash("deal new", clock="slow")
    assert "stands still from 22:00 to 06:00 (Seoul)" in text_of(tables(ann)[-1])
    (info,) = await house.app.edge.service.matches_of(int(ann.id))
    assert info.night == Night("22-06", "Asia/Seoul")
    await choose(ann, panel, "hours", "none")
    await ann.slash("deal new", clock="slow")
    assert "stands still" not in text_of(tables(ann)[-1])


async def test_the_panel_says_who_changed_it_last_and_the_log_which_settings(
    house: House, local: LocalDiscord, ann: Person, bob: Person, minh: Person
) -> None:
    guild = local.world.guilds_of(ann.id)[0]
    for person in (bob, minh):
        await person.configure(permissions={guild.id: MEMBER_DEFAULT | int(Permission.MANAGE_GUILD)})
    panel = await panel_of(ann)
    assert "Last changed" not in text_of(panel)
    with capture_logs() as logged:
        await ann.press(panel, label="A thread for each table")
        await choose(bob, await panel_of(bob), "locale", "el")
        await choose(minh, await panel_of(minh), "locale", "el")  # it is so already
    lines = [line for line in logged if line["event"] == "server settings changed"]
    assert [(line["guild"], line["settings"]) for line in lines] == [
        (int(guild.id), (name,)) for name in ("threads", "locale")
    ]
    assert not [line for line in lines if any(person.id in repr(line) for person in (ann, bob))]
    seen = await panel_of(ann)
    assert re.search(rf"-# Last changed by <@{bob.id}> <t:\d+:R>", text_of(seen))
    assert seen["mentions"] == []
    assert re.search(rf"-# <@{bob.id}> thay đổi lần cuối <t:\d+:R>", text_of(await panel_of(minh)))
    await house.app.edge.keeper.erase(int(bob.id))
    assert re.search(r"-# Last changed <t:\d+:R>", text_of(await panel_of(ann)))
    await house.settle(ann, bob, minh)
    assert bob.mentions == [], "nobody is pinged"


async def test_without_a_choice_the_night_is_where_most_speakers_of_the_language_are(
    house: House, jisoo: Person
) -> None:
    await jisoo.slash("deal new", clock="slow")
    (info,) = await house.app.edge.service.matches_of(int(jisoo.id))
    assert info.night == Night("23-07", "Asia/Seoul")


async def test_the_role_chosen_on_the_panel_may_moderate_and_none_takes_it_back(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    guild = local.world.guilds_of(ann.id)[0]
    await bob.configure(permissions={guild.id: MEMBER_DEFAULT & ~int(Permission.EMBED_LINKS)})
    panel = await panel_of(ann)
    await choose(ann, panel, "role", role_id(guild, bob.id))
    await bob.slash("match list")
    assert "No match is open" in text_of(bob.ephemerals()[-1])
    await choose(ann, panel, "role")
    await bob.slash("match list")
    assert "Only moderators" in text_of(bob.ephemerals()[-1])


async def test_tables_are_opened_only_where_the_server_wants_them(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    panel = await panel_of(ann)
    await choose(ann, panel, "channels", ann.channel_id("quiet"))
    await bob.slash("deal new")
    assert f"wants its tables in <#{ann.channel_id('quiet')}>" in text_of(bob.ephemerals()[-1])
    assert tables(bob) == []
    await bob.slash("deal new", channel="quiet")
    assert len(tables(bob, "quiet")) == 1
    await choose(ann, panel, "channels")
    await bob.slash("deal new")
    assert len(tables(bob)) == 1
    assert not bob.failures


async def test_one_table_a_channel_also_when_two_open_one_at_once(house: House, ann: Person, bob: Person) -> None:
    panel = await panel_of(ann)
    await ann.press(panel, label="One table a channel")
    assert "**One** table a channel" in text_of(ann.message(panel["id"]))
    await asyncio.gather(ann.slash("deal new"), bob.slash("machikoro new"))
    await house.settle(ann, bob)
    assert len(tables(ann)) == 1
    told = [text_of(m) for person in (ann, bob) for m in person.ephemerals() if m["id"] != panel["id"]]
    assert len(told) == 1
    assert "this channel has one" in told[0]
    await bob.slash("deal new", channel="quiet")
    assert len(tables(bob, "quiet")) == 1
    await ann.press(ann.message(panel["id"]), label="Any number of tables")
    await bob.slash("deal new")
    await house.settle(ann, bob)
    assert len(tables(ann)) == 2


async def test_each_table_has_a_thread_of_its_own_and_is_played_there(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    panel = await panel_of(ann)
    await ann.press(panel, label="A thread for each table")
    await ann.slash("deal new", clock="off", preset="classic", seats=2)
    await house.settle(ann, bob)
    (thread,) = [channel for channel in local.world.channels.values() if channel.parent_id]
    assert thread.parent_id == ann.channel_id("tables")
    assert thread.name.startswith("Monopoly Deal · ")
    assert f"is in <#{thread.id}>" in text_of(ann.messages()[-1])
    party = Party(house, ann, bob)
    party.table_id = tables(ann, thread.id)[-1]["id"]
    await party.sit_and_start()
    first = next(person for person in (ann, bob) if any(b["label"] == "End turn" for b in buttons(hand(person))))
    await end_turn(party, first)
    assert f"/{thread.id}/" in text_of(hand(first)), "the hand links to the thread"
    assert tables(ann) == []
    assert not [*ann.failures, *bob.failures]


async def test_where_no_thread_can_be_the_table_stands_in_the_channel(
    house: House, local: LocalDiscord, ann: Person
) -> None:
    panel = await panel_of(ann)
    await ann.press(panel, label="A thread for each table")
    local.world.channels[ann.channel_id("tables")].bot_permissions &= ~int(Permission.CREATE_PUBLIC_THREADS)
    await ann.slash("deal new")
    assert len(tables(ann)) == 1


@pytest.mark.parametrize(
    ("verb", "values"), [("hours", "25-99"), ("zone", "Middle/Earth"), ("role", "@everyone"), ("channels", "x")]
)
async def test_what_is_not_on_offer_changes_nothing(
    house: House, local: LocalDiscord, ann: Person, verb: str, values: str
) -> None:
    panel = await panel_of(ann)
    guild = int(local.world.guilds_of(ann.id)[0].id)
    before = house.app.edge.preferences.server(guild)
    await Forger(local, ann).press(panel, f"settings:server:{verb}", [values])
    assert "no longer open" in text_of(ann.ephemerals()[-1])
    assert house.app.edge.preferences.server(guild) == before
