"""The gateway's protocol spoken by hand: close codes, refused resumes, shards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import LocalDiscord
from tests.bot.sandbox.acts import act, until_offline
from tests.bot.sandbox.bare_application import bare_application
from tests.support.patience import PATIENCE
from tests.support.person import Person

HELLO, INVALID_SESSION, DISPATCH, ACK = 10, 9, 0, 11


@asynccontextmanager
async def _socket(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with aiohttp.ClientSession(local.url) as session, session.ws_connect("/gateway") as socket:
        assert (await socket.receive_json())["op"] == HELLO
        yield socket


def _identify(local: LocalDiscord, **changes: Any) -> dict[str, Any]:
    return {"op": 2, "d": {"token": local.token, "intents": 0, "properties": {}, **changes}}


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ("no json", 4002),
        ("{}", 4002),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}, 4004),
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 2, "d": {"shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"intents": "all"}}, 4013),
        ({"op": 2, "d": {"intents": 1 << 15}}, 4014),
    ],
)
async def test_close_codes(local: LocalDiscord, payload: Any, code: int) -> None:
    async with _socket(local) as socket:
        if isinstance(payload, str):
            await socket.send_str(payload)
        else:
            defaults = {"token": local.token, "intents": 0}
            await socket.send_json({**payload, "d": {**defaults, **payload["d"]}})
        message = await socket.receive(timeout=PATIENCE)
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, code)


async def test_second_identify_and_unknown_opcode(local: LocalDiscord) -> None:
    for second, code in ((_identify(local), 4005), ({"op": 99, "d": None}, 4001)):
        async with _socket(local) as socket:
            await socket.send_json(_identify(local))
            assert (await socket.receive_json())["t"] == "READY"
            await socket.send_json(second)
            assert (await socket.receive(timeout=PATIENCE)).data == code


async def test_first_heartbeat_may_come_before_identify(local: LocalDiscord) -> None:
    async with _socket(local) as socket:
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == ACK


@pytest.mark.parametrize("sequence", [99, -1])
async def test_resume_from_what_is_not_kept_is_refused(local: LocalDiscord, sequence: int) -> None:
    async with _socket(local) as socket:
        await socket.send_json(_identify(local))
        session = (await socket.receive_json())["d"]["session_id"]
        await local.faults.drop_socket()
    async with _socket(local) as socket:
        await socket.send_json({"op": 6, "d": {"token": local.token, "session_id": session, "seq": sequence}})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (INVALID_SESSION, False)
        await socket.send_json({"op": 6, "d": {"token": local.token, "session_id": session, "seq": 1}})
        assert (await socket.receive_json())["t"] == "RESUMED"


async def test_clean_close_ends_the_session_and_a_broken_one_does_not(local: LocalDiscord) -> None:
    for code, kept in ((1000, 0), (1001, 0), (4000, 1)):
        async with _socket(local) as socket:
            await socket.send_json(_identify(local))
            assert (await socket.receive_json())["t"] == "READY"
            await socket.close(code=code)
        await until_offline(local)
        assert len(local.services.gateway.sessions) == kept


async def test_an_event_goes_to_its_shard_only(local: LocalDiscord, ann: Person) -> None:
    shards = {guild.name: (int(guild.id) >> 22) % 2 for guild in local.world.guilds.values()}
    assert shards == {"Parlour Lounge": 1, "Second House": 0}
    async with bare_application(local, shard=(0, 2)) as first, bare_application(local, shard=(1, 2)) as second:
        await first.sync({"name": "go", "description": "d"})
        await act(second, ann.slash("go", channel="tables"))
        await act(first, ann.slash("go", channel="games"))
        await act(first, ann.slash("go", channel="dm"))
        typing = asyncio.create_task(ann.slash("go", channel="tables"))
        interaction = await second.interaction()
        assert interaction["channel_id"] == ann.channel_id("tables")
        await second.call("POST", second.callback_path(interaction), {"type": 5})
        await typing
