"""Typing commands: what Discord's client refuses to send, and how the rest arrives."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import MEMBER_DEFAULT
from tests.bot.sandbox.acts import act, act_refused
from tests.bot.sandbox.bare_application import BareApplication, bare_application
from tests.bot.sandbox.bodies import Json, button, legacy
from tests.support.person import Person, RefusedError

COMMAND: Json = {
    "name": "deal",
    "description": "d",
    "options": [
        {
            "type": 1,
            "name": "new",
            "description": "d",
            "options": [
                {
                    "type": 3,
                    "name": "preset",
                    "description": "d",
                    "required": True,
                    "choices": [{"name": "C", "value": "c"}],
                },
                {"type": 4, "name": "seats", "description": "d", "min_value": 2, "max_value": 5},
                {"type": 5, "name": "open", "description": "d"},
                {"type": 3, "name": "title", "description": "d", "min_length": 2, "max_length": 4},
                {"type": 10, "name": "pace", "description": "d", "min_value": 0.5},
                {"type": 6, "name": "guest", "description": "d"},
                {"type": 7, "name": "place", "description": "d", "channel_types": [0]},
            ],
        }
    ],
}


@pytest.fixture
async def application(local: LocalDiscord) -> AsyncIterator[BareApplication]:
    async with bare_application(local) as bare:
        moderators = {"name": "reset", "description": "d", "default_member_permissions": 1 << 13}
        nobody = {"name": "never", "description": "d", "default_member_permissions": 0}
        servers = {"name": "servers", "description": "d", "contexts": [0]}
        await bare.sync(COMMAND, moderators, nobody, servers)
        yield bare


@pytest.mark.parametrize(
    ("options", "path", "code"),
    [
        ({}, "options.preset", "BASE_TYPE_REQUIRED"),
        ({"preset": "c", "size": 1}, "options.size", "APPLICATION_COMMAND_OPTION_UNKNOWN"),
        ({"preset": "d"}, "options.preset", "BASE_TYPE_CHOICES"),
        ({"preset": 1}, "options.preset", "STRING_TYPE_CONVERT"),
        ({"preset": "c", "seats": "3"}, "options.seats", "NUMBER_TYPE_COERCE"),
        ({"preset": "c", "seats": 1}, "options.seats", "NUMBER_TYPE_MIN"),
        ({"preset": "c", "seats": 6}, "options.seats", "NUMBER_TYPE_MAX"),
        ({"preset": "c", "open": "yes"}, "options.open", "BOOLEAN_TYPE_CONVERT"),
        ({"preset": "c", "title": "x"}, "options.title", "BASE_TYPE_BAD_LENGTH"),
        ({"preset": "c", "title": "xxxxx"}, "options.title", "BASE_TYPE_BAD_LENGTH"),
        ({"preset": "c", "pace": 0.1}, "options.pace", "NUMBER_TYPE_MIN"),
        ({"preset": "c", "guest": "42"}, "options.guest", "APPLICATION_COMMAND_OPTION_UNKNOWN_VALUE"),
        ({"preset": "c", "place": "42"}, "options.place", "APPLICATION_COMMAND_OPTION_UNKNOWN_VALUE"),
    ],
)
async def test_options_are_checked(
    application: BareApplication, ann: Person, options: Json, path: str, code: str
) -> None:
    assert await act_refused(ann.slash("deal new", **options)) == (400, {path: code})


async def test_options_arrive_nested_and_resolved(application: BareApplication, ann: Person, bob: Person) -> None:
    options: Json = {"preset": "c", "seats": 5, "open": False, "title": "four", "pace": 0.5}
    places = {"guest": bob.id, "place": ann.channel_id("quiet")}
    data = await act(application, ann.slash("deal new", **options, **places))
    (step,) = data["options"]
    assert (step["name"], step["type"]) == ("new", 1)
    assert {o["name"]: o["value"] for o in step["options"]} == {**options, **places}
    assert data["resolved"]["users"][bob.id]["username"] == "bob"
    assert bob.id in data["resolved"]["members"]
    assert data["resolved"]["channels"][places["place"]]["name"] == "quiet"


@pytest.mark.parametrize(
    ("name", "status"), [("deal", 400), ("deal old", 400), ("deal new more", 400), ("nothing", 404)]
)
async def test_unfinished_or_unknown_commands(
    application: BareApplication, ann: Person, name: str, status: int
) -> None:
    assert (await act_refused(ann.slash(name, preset="c")))[0] == status


async def test_default_member_permissions(application: BareApplication, ann: Person, bob: Person) -> None:
    assert (await act_refused(bob.slash("reset")))[0] == 403
    await act(application, ann.slash("reset"))
    assert (await act_refused(ann.slash("never")))[0] == 403
    guild = ann.world["guilds"][0]["id"]
    await ann.configure(permissions={guild: MEMBER_DEFAULT})
    assert (await act_refused(ann.slash("reset")))[0] == 403
    await ann.configure(permissions={guild: 1 << 3})
    await act(application, ann.slash("never"))


async def test_contexts(application: BareApplication, ann: Person) -> None:
    await act(application, ann.slash("servers"))
    assert (await act_refused(ann.slash("servers", channel="dm")))[0] == 404
    await act(application, ann.slash("deal new", channel="dm", preset="c"))


async def test_guild_command_hides_the_global_one_and_stays_in_its_guild(
    application: BareApplication, ann: Person
) -> None:
    lounge = ann.world["guilds"][0]["id"]
    path = f"/applications/{application.id}/guilds/{lounge}/commands"
    await application.call(
        "PUT", path, [{"name": "reset", "description": "ours"}, {"name": "local", "description": "d"}]
    )
    data = await act(application, ann.slash("reset"))
    assert data["guild_id"] == lounge
    assert (await act_refused(ann.slash("local", channel="games")))[0] == 404
    assert (await application.call("GET", path))[1][0]["description"] == "ours"
    assert await application.refusal("PUT", f"/applications/{application.id}/guilds/42/commands", []) == (403, 50001)


async def test_strangers_do_not_see_a_guild(application: BareApplication, ann: Person, local: LocalDiscord) -> None:
    async with Person(local.url, "minh") as minh:
        assert [g["name"] for g in minh.world["guilds"]] == ["Parlour Lounge"]
        games = ann.channel_id("games")
        with pytest.raises(RefusedError) as caught:
            await minh._post(
                "slash", {"as": "minh", "channel_id": games, "name": "deal new", "options": {"preset": "c"}}
            )
        assert caught.value.status == 403
        status, message = await application.call("POST", f"/channels/{games}/messages", legacy(button()))
        assert status == 200
        assert (await act_refused(minh.press(message, custom_id="go")))[0] == 404
