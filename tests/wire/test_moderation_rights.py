"""`/match`: who may, also with a panel or a menu that is open already."""

from dataclasses import replace

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.payloads import role_id
from bot.sandbox.permissions import MEMBER_DEFAULT, Permission
from tests.support.clocks import NOON
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.house import House
from tests.wire.moderating import COMMANDS, name_of, newest
from tests.wire.party import Party


async def test_whoever_is_no_moderator_is_told_so_and_given_nothing(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, bob)
    await party.open()
    for command in COMMANDS:
        await bob.slash(command)
        assert "Only moderators may do that" in text_of(newest(bob))
        assert not buttons(newest(bob))
    assert await bob.autocomplete("match end", "match") == []
    with pytest.raises(RefusedError):
        await bob.slash("match list", channel="dm")


async def test_the_role_that_a_server_chose_lets_moderate_that_servers_matches_alone(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    before = await house.app.edge.service.info(party.match_id)
    await _give_role(house, local, bob, "games")
    for name in COMMANDS:
        await bob.slash(name, channel="games")
        assert "No match is open in this server" in text_of(newest(bob))
        await bob.slash(name)
        assert "Only moderators may do that" in text_of(newest(bob))
    await bob.slash("deal new", channel="games")
    await bob.slash("match list", channel="games")
    assert name_of(party) not in text_of(newest(bob))
    assert [c["value"] for c in await bob.autocomplete("match end", "match", channel="games")] != [party.match_id]
    for name in COMMANDS[1:]:
        for named in (party.match_id, name_of(party)):
            await bob.slash(name, channel="games", match=named)
            assert "No open match of this server is called that" in text_of(newest(bob))
            assert not buttons(newest(bob))
    assert await house.app.edge.service.info(party.match_id) == before


async def _give_role(house: House, local: LocalDiscord, person: Person, channel: str) -> None:
    """Permissions of their own give them a role, which the server then chooses for its moderators."""
    guild_id = local.world.channels[person.channel_id(channel)].guild_id
    assert guild_id is not None
    guild = local.world.guilds[guild_id]
    await person.configure(permissions={guild.id: MEMBER_DEFAULT & ~int(Permission.EMBED_LINKS)})
    role = int(role_id(guild, person.id))
    await house.app.edge.preferences.set_server(
        int(guild.id), lambda before: replace(before, moderator_role=role), 1, NOON
    )


async def test_an_open_panel_gives_nothing_to_whoever_may_not_any_more(
    house: House, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await mod.slash("match end")
    panels = [newest(mod)]
    for command in ("match reset", "match skip", "match replace", "match pause", "match log"):
        await mod.slash(command)
        panels.append(newest(mod))
    before = await house.app.edge.service.info(party.match_id)
    await mod.configure(permissions={next(iter(local.world.guilds)): MEMBER_DEFAULT})
    for panel in panels:
        controls = [*buttons(panel), *selects(panel)]
        if not controls:
            continue
        values = [controls[0]["options"][0]["value"]] if "options" in controls[0] else None
        await mod.press(panel, custom_id=controls[0]["custom_id"], values=values)
        assert "Only moderators may do that" in text_of(newest_state(mod, panel))
        assert not buttons(newest_state(mod, panel))
    assert await house.app.edge.service.info(party.match_id) == before


async def test_a_menu_of_matches_asks_for_permission_again(
    house: House, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    parties = [Party(house, ann), Party(house, bob)]
    for party in parties:
        await party.open("machikoro new", computers=1)
        await party.sit_and_start()
    for command in ("match end", "match pause", "match show", "match log"):
        await mod.slash(command)
        menu = newest(mod)
        meant = next(o["label"] for m in selects(menu) for o in m["options"] if o["value"] == parties[1].match_id)
        await mod.press(menu, label=meant)
        assert name_of(parties[1]) in text_of(newest_state(mod, menu))
        assert not selects(newest_state(mod, menu))
    await mod.slash("match end")
    menu = newest(mod)
    await mod.configure(permissions={next(iter(local.world.guilds)): MEMBER_DEFAULT})
    await mod.press(menu, custom_id=selects(menu)[0]["custom_id"], values=[parties[1].match_id])
    assert "Only moderators may do that" in text_of(newest(mod))
    assert newest_state(mod, menu) == menu


def newest_state(person: Person, message: Json) -> Json:
    return person.message(message["id"])
