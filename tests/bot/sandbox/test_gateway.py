"""The gateway as an unmodified discord.py lives through it: login, lost sockets, new sessions, a second start."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import LocalDiscord, World
from tests.bot.sandbox.acts import until_offline
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.discordpy import discord_at, running
from tests.support.patience import PATIENCE
from tests.support.person import Person


def _sessions(local: LocalDiscord) -> set[str]:
    return set(local.services.gateway.sessions)


async def _until_online(ann: Person, *, online: bool = True) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            ann.events.clear()
            await ann.refresh()
            if ann.world["bot_online"] is online:
                return
            await ann.wait_for(lambda p: any(e["type"] == "world" for e in p.events))


async def test_login_syncs_commands(local: LocalDiscord, client: SampleClient, ann: Person) -> None:
    assert client.user
    assert client.user.name == "Parlour"
    assert [guild.name for guild in client.guilds] == ["Parlour Lounge", "Second House"]
    assert [channel.name for channel in client.guilds[0].text_channels] == ["tables", "quiet"]
    assert {command["name"] for command in ann.world["commands"]} >= {"ping", "deal", "reset"}
    assert ann.world["bot_online"]
    assert [r.route for r in local.requests if r.method == "PUT"] == ["/applications/{application_id}/commands"]


async def test_command_ids_survive_a_second_sync(client: SampleClient, ann: Person) -> None:
    before = {command["name"]: command["id"] for command in ann.world["commands"]}
    synced = await client.tree.sync()
    assert {command.name: str(command.id) for command in synced} == before


async def test_wrong_token_is_refused(local: LocalDiscord) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(SampleClient(), "wrong"):
            pass
    assert [r.status for r in local.requests] == [401]


async def test_privileged_intents_are_refused_unless_granted(local: LocalDiscord) -> None:
    intents = discord.Intents(guilds=True, members=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SampleClient(intents=intents), local.token):
            pass
    local.services.gateway.allow_privileged_intents = True
    async with running(SampleClient(intents=intents), local.token):
        assert local.services.gateway.online


async def test_unsharded_client_and_default_intents(local: LocalDiscord) -> None:
    client = discord.Client(intents=discord.Intents.default(), guild_ready_timeout=0.02)
    received: asyncio.Queue[str] = asyncio.Queue()

    @client.event
    async def on_message(message: discord.Message) -> None:
        received.put_nowait(message.content)

    async with running(client, local.token):
        channel = client.guilds[0].text_channels[0]
        await channel.send("hello")
        async with asyncio.timeout(PATIENCE):
            assert await received.get() == "hello"


async def test_resume_replays_what_was_missed(
    local: LocalDiscord, client: SampleClient, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    (session,) = local.services.gateway.sessions.values()
    socket, session.socket = session.socket, None
    assert socket
    dispatched, dispatch = asyncio.Event(), session.dispatch

    async def note(event: str, data: dict[str, Any]) -> None:
        await dispatch(event, data)
        dispatched.set()

    monkeypatch.setattr(session, "dispatch", note)
    # Dispatched while nobody listens: the answer can only come of the replay.
    pressing = asyncio.create_task(ann.slash("secret"))
    async with asyncio.timeout(PATIENCE):
        await dispatched.wait()
        assert ann.ephemerals() == []
        await socket.websocket.close(code=4000)
        assert (await pressing)["callback_type"] == 4
        await client.resumed.wait()
    assert list(local.services.gateway.sessions.values()) == [session]


async def test_reconnect_request_resumes(local: LocalDiscord, client: SampleClient, ann: Person) -> None:
    sessions = _sessions(local)
    await local.faults.reconnect()
    async with asyncio.timeout(PATIENCE):
        await client.resumed.wait()
    assert _sessions(local) == sessions
    assert (await ann.slash("secret"))["callback_type"] == 4


@pytest.mark.parametrize("fault", ["invalid_session", "drop_socket"])
async def test_lost_session_leads_to_a_new_one(
    local: LocalDiscord, client: SampleClient, ann: Person, fault: str
) -> None:
    before = _sessions(local)
    client.connected.clear()
    await getattr(local.faults, fault)(resumable=False)
    async with asyncio.timeout(PATIENCE):
        await client.connected.wait()
    assert _sessions(local)
    assert not _sessions(local) & before
    assert (await ann.slash("secret"))["callback_type"] == 4


async def test_restarted_client_answers_old_buttons(local: LocalDiscord, ann: Person) -> None:
    async with running(SampleClient(), local.token):
        await ann.slash("secret")
    (message,) = ann.ephemerals()
    await until_offline(local)
    assert not _sessions(local)
    async with running(SampleClient(), local.token):
        assert (await ann.press(message, label="Count"))["callback_type"] == 7


async def test_unacknowledged_heartbeat_makes_the_client_reconnect(local: LocalDiscord, ann: Person) -> None:
    local.services.gateway.heartbeat_seconds = 0.1
    client = SampleClient(heartbeat_timeout=0.3)
    async with running(client, local.token):
        local.faults.acknowledge_heartbeats(on=False)
        await _until_online(ann, online=False)
        local.faults.acknowledge_heartbeats(on=True)
        async with asyncio.timeout(PATIENCE):
            await client.resumed.wait()


async def test_guild_events_go_to_their_shard() -> None:
    world = World.default()
    async with LocalDiscord(world, rate_limits=False) as local:
        with discord_at(local.url):
            client = SampleClient(shard_count=2)
            async with running(client, local.token), Person(local.url, "ann") as ann:
                shards = {guild.name: guild.shard_id for guild in client.guilds}
                assert shards == {g.name: (int(g.id) >> 22) % 2 for g in world.guilds.values()}
                assert len(_sessions(local)) == 2
                assert (await ann.slash("secret", channel="tables"))["callback_type"] == 4
                assert (await ann.slash("secret", channel="games"))["callback_type"] == 4
                assert (await ann.slash("ping", channel="dm"))["callback_type"] == 4


async def test_local_discord_restarted_on_its_port(ann: Person) -> None:
    del ann
    async with LocalDiscord(rate_limits=False) as first:
        port = int(first.url.rpartition(":")[2])
        with discord_at(first.url):
            client = SampleClient()
            async with running(client, first.token):
                await first.stop()
                async with LocalDiscord(rate_limits=False, port=port) as second:
                    async with asyncio.timeout(PATIENCE):
                        while not second.services.gateway.online:
                            await asyncio.wait_for(client.wait_for("shard_connect"), PATIENCE)
                    assert _sessions(second)
