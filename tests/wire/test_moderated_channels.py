"""Whoever moderates a channel moderates its matches; only whoever moderates the server, those of every channel."""

from dataclasses import replace

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.control_settings import set_permissions_in
from bot.sandbox.departures import delete_channel
from bot.sandbox.permissions import MEMBER_DEFAULT, Permission
from tests.support.clocks import NOON
from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.house import House
from tests.wire.moderating import COMMANDS, name_of, newest
from tests.wire.party import Party

MANAGES = MEMBER_DEFAULT | int(Permission.MANAGE_MESSAGES)
REFUSED = "Only moderators may do that"


async def grant(local: LocalDiscord, person: Person, channel: str, permissions: int = MANAGES) -> None:
    """An overwrite of a channel for one member."""
    await set_permissions_in(local.services, person.channel_id(channel), local.world.people[person.id], permissions)


async def offered(person: Person, channel: str) -> list[str]:
    return [choice["value"] for choice in await person.autocomplete("match end", "match", channel=channel)]


async def test_an_overwrite_of_one_channel_gives_nothing_of_another(
    house: House, local: LocalDiscord, ann: Person, bob: Person, eleni: Person
) -> None:
    party = Party(house, ann, eleni)
    await party.begin(clock="off")
    before = await house.app.edge.service.info(party.match_id)
    await grant(local, bob, "quiet")
    for name in COMMANDS:
        await bob.slash(name, channel="quiet")
        assert "No match is open in this server that you may moderate" in text_of(newest(bob))
        await bob.slash(name, channel="tables")
        assert REFUSED in text_of(newest(bob))
        if name != "match list":
            await bob.slash(name, channel="quiet", match=party.match_id)
            assert name_of(party) not in text_of(newest(bob))
    own = Party(house, ann)
    await own.open(channel="quiet")
    own.table_id = ann.messages("quiet")[-1]["id"]
    for channel in ("quiet", "tables"):
        await bob.slash("match list", channel=channel)
        assert name_of(own) in text_of(newest(bob))
        assert name_of(party) not in text_of(newest(bob))
        assert await offered(bob, channel) == [own.match_id]
        for named in (party.match_id, name_of(party)):
            await bob.slash("match show", channel=channel, match=named)
            assert "No open match of this server is called that" in text_of(newest(bob))
    assert await house.app.edge.service.info(party.match_id) == before
    await bob.slash("match end", channel="tables")
    await bob.press(newest(bob), label="End the match")
    await house.settle(ann, bob)
    assert "ended this match" in text_of(own.table)
    assert not [*ann.failures, *bob.failures]


async def test_what_a_channel_takes_away_holds_for_its_matches(
    house: House, local: LocalDiscord, ann: Person, bob: Person, eleni: Person
) -> None:
    party = Party(house, ann, eleni)
    await party.begin(clock="off")
    await bob.configure(permissions={next(iter(local.world.guilds)): MANAGES})
    for channel in ("quiet", "tables"):
        await bob.slash("match list", channel=channel)
        assert name_of(party) in text_of(newest(bob))
    panels = []
    for name in ("match end", "match reset", "match skip", "match replace", "match pause"):
        await bob.slash(name, channel="quiet")
        panels.append(newest(bob))
    before = await house.app.edge.service.info(party.match_id)
    await grant(local, bob, "tables", MEMBER_DEFAULT)
    assert await offered(bob, "quiet") == []
    for panel in panels:
        await _press_first(bob, panel)
        assert REFUSED in text_of(bob.message(panel["id"]))
        assert not buttons(bob.message(panel["id"]))
    assert await house.app.edge.service.info(party.match_id) == before


async def _press_first(person: Person, panel: Json) -> None:
    control = [*buttons(panel), *selects(panel)][0]
    values = [control["options"][0]["value"]] if "options" in control else None
    await person.press(panel, custom_id=control["custom_id"], values=values)


@pytest.mark.parametrize("gone", [False, True], ids=["there", "gone"])
async def test_a_table_in_a_thread_is_its_channels_and_one_whose_channel_is_gone_the_servers(
    house: House, local: LocalDiscord, ann: Person, bob: Person, eleni: Person, gone: bool
) -> None:
    preferences = house.app.edge.preferences
    guild = next(iter(local.world.guilds))
    await preferences.set_server(int(guild), lambda before: replace(before, threads=True), 1, NOON)
    await ann.slash("deal new")
    (info,) = await house.app.edge.service.matches_of(int(ann.id))
    await grant(local, bob, "tables")
    await eleni.configure(permissions={guild: MANAGES}, locale="en-US")
    if gone:
        await delete_channel(local.services, local.world.channels[ann.channel_id("tables")])
    assert await offered(bob, "quiet") == ([] if gone else [info.id])
    assert await offered(eleni, "quiet") == [info.id]
    await bob.slash("match show", channel="quiet")
    assert (REFUSED if gone else "Monopoly Deal") in text_of(newest(bob))
