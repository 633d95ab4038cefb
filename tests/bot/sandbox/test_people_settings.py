"""Moderators, settings, faults and malformed requests over the people's API."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import MEMBER_DEFAULT, Permission
from tests.bot.sandbox.acts import REPLY, act, act_refused, post_message
from tests.bot.sandbox.bare_application import BareApplication, bare_application
from tests.bot.sandbox.bodies import Json
from tests.support.patience import PATIENCE
from tests.support.person import Person


@pytest.fixture
async def application(local: LocalDiscord) -> AsyncIterator[BareApplication]:
    async with bare_application(local) as bare:
        await bare.sync({"name": "go", "description": "d"})
        yield bare


async def test_moderators_delete_messages_and_people_dismiss_ephemerals(
    application: BareApplication, ann: Person, bob: Person
) -> None:
    message = await post_message(application, ann, {"content": "x"})
    await bob.wait_for(lambda p: p.messages())
    assert (await act_refused(bob.delete(message)))[0] == 403
    assert (await act_refused(ann.dismiss(message)))[0] == 403
    await ann.delete(message)
    await bob.wait_for(lambda p: not p.messages())
    await act(application, ann.slash("go"), {"type": 4, "data": {"content": "x", "flags": 64}})
    (ephemeral,) = ann.ephemerals()
    assert (await act_refused(ann.delete(ephemeral)))[0] == 403
    assert (await act_refused(bob.dismiss(ephemeral)))[0] == 404
    await ann.dismiss(ephemeral)
    assert ann.ephemerals() == []


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("slash", {"as": "nobody", "channel_id": "1", "name": "x"}, 404),
        ("slash", {"as": "ann", "channel_id": "1", "name": "x"}, 404),
        ("slash", {"as": "ann", "name": "x"}, 400),
        ("slash", {"as": "ann", "channel_id": "1", "name": "x", "options": []}, 404),
        ("press", {"as": "ann", "message_id": "1"}, 400),
        ("submit", {"as": "ann", "modal_id": "1"}, 404),
        ("slash", [], 400),
        ("person", {"id": "ann", "locale": "xx"}, 400),
        ("person", {"id": "ann", "permissions": {"1": 0}}, 404),
        ("channel", {"id": "1", "bot_permissions": 0}, 404),
        ("channel", {"id": "1"}, 400),
        ("channel", {"id": "1", "permissions": {"ann": 0}}, 404),
        ("channel", {"id": "1", "permissions": {"nobody": 0}}, 404),
        ("fault", {"kind": "flood"}, 400),
        ("fault", {"kind": "http", "colour": 1, "route": "x"}, 400),
        ("fault", {"kind": "clock"}, 400),
    ],
)
async def test_malformed_requests(local: LocalDiscord, path: str, body: Any, status: int) -> None:
    async with aiohttp.ClientSession(local.url) as session, session.post(f"/sandbox/{path}", json=body) as response:
        assert response.status == status, await response.text()
        assert "message" in await response.json()


async def test_only_json_is_taken(local: LocalDiscord) -> None:
    """A foreign page cannot post here without asking first: JSON needs a preflight, which nobody answers."""
    async with aiohttp.ClientSession(local.url) as session:
        for data, headers, status in (
            (b"{}", {"Content-Type": "text/plain"}, 415),
            (b"{", {"Content-Type": "application/json"}, 400),
        ):
            async with session.post("/sandbox/slash", data=data, headers=headers) as response:
                assert response.status == status


async def test_faults_and_settings_over_http(local: LocalDiscord, application: BareApplication, ann: Person) -> None:
    tables = f"/channels/{ann.channel_id('tables')}"

    async def set_fault(**fault: Any) -> None:
        await ann._post("fault", fault)

    await set_fault(kind="http", route="messages", method="POST", status=503, times=1)
    assert (await application.call("POST", f"{tables}/messages", {"content": "x"}))[0] == 503
    assert (await application.call("POST", f"{tables}/messages", {"content": "x"}))[0] == 200
    await set_fault(kind="http", route="messages", status=503, times=5)
    await set_fault(kind="clear")
    assert (await application.call("POST", f"{tables}/messages", {"content": "x"}))[0] == 200
    before = local.clock.now()
    await set_fault(kind="clock", seconds=100)
    assert local.clock.now() - before >= 100
    await ann._post("channel", {"id": ann.channel_id("tables"), "bot_permissions": 0})
    assert (await application.event("CHANNEL_UPDATE"))["id"] == ann.channel_id("tables")
    assert await application.refusal("POST", f"{tables}/messages", {"content": "x"}) == (403, 50001)
    log = await ann._get("/sandbox/requests", {})
    assert [entry["status"] for entry in log if entry["method"] == "POST"] == [503, 200, 200, 403]
    assert json.dumps(log)
    await ann._post("requests/clear", {})
    assert local.requests == []


async def test_a_member_may_do_other_things_in_one_channel(application: BareApplication, bob: Person) -> None:
    manages = MEMBER_DEFAULT & ~int(Permission.ATTACH_FILES) | int(Permission.MANAGE_MESSAGES)
    await bob._post("channel", {"id": bob.channel_id("quiet"), "permissions": {"bob": manages}})
    (overwrite,) = (await application.event("CHANNEL_UPDATE"))["permission_overwrites"]
    assert overwrite == {
        "id": bob.id,
        "type": 1,
        "allow": str(int(Permission.MANAGE_MESSAGES)),
        "deny": str(int(Permission.ATTACH_FILES)),
    }
    for channel, granted in (("quiet", manages), ("tables", MEMBER_DEFAULT)):
        typing = asyncio.ensure_future(bob.slash("go", channel=channel))
        typed = await application.interaction()
        await application.call("POST", application.callback_path(typed), REPLY)
        await typing
        assert typed["member"]["permissions"] == typed["channel"]["permissions"] == str(granted)
    assert (await act_refused(bob.delete(bob.messages("tables")[-1])))[0] == 403
    await bob.delete(bob.messages("quiet")[-1])


@pytest.mark.parametrize(
    ("fault", "op"),
    [({"kind": "reconnect"}, 7), ({"kind": "invalid_session"}, 9), ({"kind": "drop"}, None)],
)
async def test_gateway_faults_over_http(local: LocalDiscord, ann: Person, fault: Json, op: int | None) -> None:
    async with aiohttp.ClientSession(local.url) as session, session.ws_connect("/gateway") as socket:
        await socket.send_json({"op": 2, "d": {"token": local.token, "intents": 0, "properties": {}}})
        assert [(await socket.receive_json())["op"] for _ in range(2)] == [10, 0]
        await ann._post("fault", fault)
        message = await socket.receive(timeout=PATIENCE)
        assert (message.json()["op"] if op else message.data) == (op or 4000)
