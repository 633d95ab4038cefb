"""Callbacks and follow-ups called by hand: what an interaction carries, and when an answer is refused."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import BOT_DEFAULT, MODERATOR
from tests.bot.sandbox.bare_application import BareApplication, bare_application
from tests.bot.sandbox.bodies import Json, button, legacy, modal
from tests.bot.sandbox.refusals import paths
from tests.support.patience import give_up_waiting
from tests.support.person import Person

GO = {"name": "go", "description": "d"}
REPLY = {"type": 4, "data": {"content": "x"}}
EPHEMERAL = 64


@pytest.fixture
async def application(local: LocalDiscord) -> AsyncIterator[BareApplication]:
    async with bare_application(local) as bare:
        await bare.sync(GO)
        yield bare


async def _answered(application: BareApplication, person: Person, body: Json) -> tuple[Json, Json]:
    """Type /go and answer it; the interaction and the callback's response."""
    typing = asyncio.create_task(person.slash("go"))
    interaction = await application.interaction()
    status, answer = await application.call("POST", application.callback_path(interaction), body)
    assert status == 200, answer
    assert (await typing)["callback_type"] == body["type"]
    return interaction, answer


async def test_interaction_of_a_guild(local: LocalDiscord, application: BareApplication, ann: Person) -> None:
    interaction, _ = await _answered(application, ann, REPLY)
    guild = ann.world["guilds"][0]
    assert interaction["type"] == 2
    assert interaction["application_id"] == application.id
    assert interaction["member"]["user"]["id"] == ann.id
    assert interaction["member"]["permissions"] == str(MODERATOR)
    assert "user" not in interaction
    assert interaction["app_permissions"] == str(BOT_DEFAULT)
    assert interaction["channel"]["id"] == interaction["channel_id"] == ann.channel_id("tables")
    assert interaction["guild_id"] == interaction["guild"]["id"] == guild["id"]
    assert interaction["authorizing_integration_owners"] == {"0": guild["id"]}
    assert (interaction["context"], interaction["version"], interaction["entitlements"]) == (0, 1, [])
    assert interaction["attachment_size_limit"] == 10 * 1024 * 1024
    assert interaction["data"]["name"] == "go"


async def test_interaction_in_direct_messages(application: BareApplication, ann: Person) -> None:
    typing = asyncio.create_task(ann.slash("go", channel="dm"))
    interaction = await application.interaction()
    await application.call("POST", application.callback_path(interaction), REPLY)
    await typing
    assert interaction["user"]["id"] == ann.id
    assert interaction["context"] == 1
    assert interaction["authorizing_integration_owners"] == {"0": "0"}
    assert interaction["channel"]["type"] == 1
    assert not {"member", "guild_id", "guild_locale"} & interaction.keys()


@pytest.mark.parametrize(("community", "locale"), [(False, "en-US"), (True, "vi")])
async def test_locales(
    local: LocalDiscord, application: BareApplication, ann: Person, community: bool, locale: str
) -> None:
    guild = next(iter(local.world.guilds.values()))
    guild.preferred_locale, guild.community = "vi", community
    await ann.configure(locale="ko")
    interaction, _ = await _answered(application, ann, REPLY)
    assert (interaction["locale"], interaction["guild_locale"], interaction["guild"]["locale"]) == (
        "ko",
        locale,
        locale,
    )


async def test_response_of_a_reply(application: BareApplication, ann: Person) -> None:
    interaction, answer = await _answered(application, ann, {"type": 4, "data": {"content": "x", "flags": EPHEMERAL}})
    message = answer["resource"]["message"]
    assert answer["resource"]["type"] == 4
    assert answer["interaction"] == {
        "id": interaction["id"],
        "type": 2,
        "response_message_id": message["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    assert message["flags"] == EPHEMERAL


async def test_without_with_response_there_is_no_body(application: BareApplication, ann: Person) -> None:
    typing = asyncio.create_task(ann.slash("go"))
    path = application.callback_path(await application.interaction()).removesuffix("?with_response=1")
    assert await application.call("POST", path, REPLY) == (204, None)
    await typing


async def test_second_answer_is_refused(application: BareApplication, ann: Person) -> None:
    interaction, _ = await _answered(application, ann, REPLY)
    assert await application.refusal("POST", application.callback_path(interaction), REPLY) == (400, 40060)


async def test_refused_answer_may_be_tried_again(application: BareApplication, ann: Person) -> None:
    typing = asyncio.create_task(ann.slash("go"))
    path = application.callback_path(await application.interaction())
    status, answer = await application.call("POST", path, {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, dict(paths(answer["errors"]))) == (400, {"data.content": "BASE_TYPE_MAX_LENGTH"})
    assert (await application.call("POST", path, REPLY))[0] == 200
    await typing


async def test_answer_after_the_time_is_refused(local: LocalDiscord, application: BareApplication, ann: Person) -> None:
    local.services.interactions.answer_seconds = 0.05
    result = await ann.slash("go")
    interaction = await application.interaction()
    assert (result["callback_type"], result["error"]["message"]) == (None, "The application did not respond")
    assert await application.refusal("POST", application.callback_path(interaction), REPLY) == (404, 10062)
    assert await application.refusal("POST", application.webhook(interaction), {"content": "x"}) == (404, 10015)
    local.faults.jump_clock(-1)
    assert await application.refusal("POST", application.callback_path(interaction), REPLY) == (404, 10062)


async def test_clock_past_the_time_to_answer(local: LocalDiscord, application: BareApplication, ann: Person) -> None:
    typing = asyncio.create_task(ann.slash("go"))
    path = application.callback_path(await application.interaction())
    local.faults.jump_clock(local.services.interactions.answer_seconds + 1)
    assert await application.refusal("POST", path, REPLY) == (404, 10062)
    give_up_waiting(local)
    await typing


async def test_unknown_interaction(application: BareApplication) -> None:
    stranger = {"id": "1", "token": "nothing"}
    assert await application.refusal("POST", application.callback_path(stranger), REPLY) == (404, 10062)
    assert await application.refusal("POST", application.webhook(stranger), {"content": "x"}) == (404, 10015)


async def test_token_dies_after_fifteen_minutes(local: LocalDiscord, application: BareApplication, ann: Person) -> None:
    interaction, _ = await _answered(application, ann, REPLY)
    original = application.webhook(interaction, "/messages/@original")
    local.faults.jump_clock(15 * 60 - 5)
    assert (await application.call("PATCH", original, {"content": "y"}))[0] == 200
    local.faults.jump_clock(10)
    for method, path in (
        ("PATCH", original),
        ("GET", original),
        ("DELETE", original),
        ("POST", application.webhook(interaction)),
    ):
        assert await application.refusal(method, path, {"content": "z"}) == (401, 50027)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 99, "4", None])
async def test_answers_a_command_does_not_take(application: BareApplication, ann: Person, kind: Any) -> None:
    typing = asyncio.create_task(ann.slash("go"))
    path = application.callback_path(await application.interaction())
    assert await application.refusal("POST", path, {"type": kind, "data": {"content": "x"}}) == (400, 50035)
    await application.call("POST", path, REPLY)
    await typing


async def test_modal_answers_no_modal_and_has_no_message_to_update(application: BareApplication, ann: Person) -> None:
    await _answered(application, ann, {"type": 9, "data": modal()})
    submitting = asyncio.create_task(ann.submit({"Name": "x"}))
    path = application.callback_path(await application.interaction())
    assert await application.refusal("POST", path, {"type": 9, "data": modal()}) == (400, 50035)
    assert await application.refusal("POST", path, {"type": 7, "data": {"content": "x"}}) == (400, 50035)
    assert (await application.call("POST", path, {"type": 6}))[0] == 200
    assert (await submitting)["callback_type"] == 6


async def test_original_of_an_update_is_the_pressed_message(application: BareApplication, ann: Person) -> None:
    _, answer = await _answered(application, ann, {"type": 4, "data": legacy(button())})
    message = answer["resource"]["message"]
    pressing = asyncio.create_task(ann.press(message, label="Go"))
    press = await application.interaction()
    assert press["message"] == message
    assert press["data"] == {
        "custom_id": "go",
        "component_type": 2,
        "id": message["components"][0]["components"][0]["id"],
    }
    await application.call("POST", application.callback_path(press), {"type": 6})
    assert (await pressing)["callback_type"] == 6
    _, edited = await application.call("PATCH", application.webhook(press, "/messages/@original"), {"content": "new"})
    assert (edited["id"], edited["content"]) == (message["id"], "new")


async def test_deferred_message_is_filled_in_by_the_first_follow_up(application: BareApplication, ann: Person) -> None:
    interaction, answer = await _answered(application, ann, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert answer["interaction"]["response_message_loading"] is True
    (thinking,) = ann.ephemerals()
    assert thinking["flags"] == EPHEMERAL | 128
    _, first = await application.call("POST", application.webhook(interaction), {"content": "one"})
    _, second = await application.call("POST", application.webhook(interaction), {"content": "two", "flags": EPHEMERAL})
    assert first["id"] == thinking["id"] != second["id"]
    assert (first["flags"], second["flags"]) == (EPHEMERAL, EPHEMERAL)
    await ann.wait_for(lambda p: [m["content"] for m in p.ephemerals()] == ["one", "two"])


async def test_a_token_reaches_its_own_messages_only(application: BareApplication, ann: Person) -> None:
    first, answer = await _answered(application, ann, REPLY)
    other, _ = await _answered(application, ann, REPLY)
    path = f"/messages/{answer['resource']['message']['id']}"
    assert (await application.call("GET", application.webhook(first, path)))[0] == 200
    assert await application.refusal("GET", application.webhook(other, path)) == (404, 10008)
    assert (await application.call("DELETE", application.webhook(first, path)))[0] == 204
    assert await application.refusal("GET", application.webhook(first, "/messages/@original")) == (404, 10008)


async def test_ephemerals_never_reach_the_gateway(local: LocalDiscord, ann: Person) -> None:
    async with bare_application(local, intents=1 | 1 << 9) as application:
        await application.sync(GO)
        interaction, _ = await _answered(
            application, ann, {"type": 4, "data": {"content": "secret", "flags": EPHEMERAL}}
        )
        original = application.webhook(interaction, "/messages/@original")
        await application.call("PATCH", original, {"content": "still secret"})
        await application.call("DELETE", original)
        await application.call("POST", f"/channels/{ann.channel_id('tables')}/messages", {"content": "open"})
        assert (await application.event("MESSAGE_CREATE"))["content"] == "open"


async def test_autocompletion_answers(application: BareApplication, ann: Person) -> None:
    option = {"type": 3, "name": "match", "description": "d", "autocomplete": True}
    other = {"type": 4, "name": "n", "description": "d", "autocomplete": True}
    await application.sync({**GO, "options": [option, other]})
    asking = asyncio.create_task(ann.autocomplete("go", "match", "re"))
    interaction = await application.interaction()
    assert interaction["data"]["options"] == [{"name": "match", "type": 3, "value": "re", "focused": True}]
    path = application.callback_path(interaction)
    too_many = [{"name": str(i), "value": str(i)} for i in range(26)]
    assert await application.refusal("POST", path, {"type": 8, "data": {"choices": too_many}}) == (400, 50035)
    assert await application.refusal("POST", path, {"type": 8, "data": {"choices": [{"name": "a", "value": 1}]}}) == (
        400,
        50035,
    )
    assert await application.refusal("POST", path, REPLY) == (400, 50035)
    await application.call("POST", path, {"type": 8, "data": {"choices": too_many[:25]}})
    assert await asking == too_many[:25]
