"""Faults, limits and refusals as an unmodified discord.py meets them over HTTP."""

import io
from typing import Any

import discord
import pytest

from bot.sandbox import HttpFault, LocalDiscord
from bot.sandbox.attachments import MAX_FILE_BYTES
from bot.sandbox.permissions import BOT_DEFAULT, Permission
from tests.bot.sandbox.sample_client import SampleClient, layout, png
from tests.support.person import Person
from tests.support.reading import text_of

SEND = r"^/channels/\{channel_id\}/messages$"


@pytest.fixture
def tables(client: SampleClient) -> discord.TextChannel:
    return client.guilds[0].text_channels[0]


def _set_permissions(local: LocalDiscord, channel: discord.TextChannel, permissions: int) -> None:
    local.world.channels[str(channel.id)].bot_permissions = permissions


async def test_429_is_retried(local: LocalDiscord, tables: discord.TextChannel, ann: Person) -> None:
    local.faults.add(HttpFault(SEND, status=429, times=2, retry_after=0.01))
    await tables.send("patience")
    assert [r.status for r in local.requests if r.method == "POST"] == [429, 429, 200]
    await ann.wait_for(lambda p: [m["content"] for m in p.messages()] == ["patience"])


async def test_502_before_creation_is_retried(local: LocalDiscord, tables: discord.TextChannel, ann: Person) -> None:
    local.faults.add(HttpFault(SEND, status=500, when="before"))
    await _without_waiting(tables.send("once"))
    await ann.wait_for(lambda p: [m["content"] for m in p.messages()] == ["once"])


async def _without_waiting(sending: Any) -> Any:
    """Await a call whose retry discord.py delays by one second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("discord.http.asyncio.sleep", _no_sleep)
        return await sending


async def _no_sleep(seconds: float) -> None:
    del seconds


@pytest.mark.parametrize(("extra", "copies"), [({}, 2), ({"nonce": "table-7", "enforce_nonce": True}, 1)])
async def test_502_after_creation_makes_two_unless_a_nonce_is_sent(
    local: LocalDiscord, client: SampleClient, tables: discord.TextChannel, ann: Person, extra: Any, copies: int
) -> None:
    local.faults.add(HttpFault(SEND, status=502, when="after"))
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=tables.id)
    answer = await _without_waiting(client.http.request(route, json={"content": "twice?", **extra}))
    await ann.wait_for(lambda p: len(p.messages()) >= copies)
    assert len(ann.messages()) == copies
    assert answer["id"] == ann.messages()[-1]["id"]


async def test_nonce_is_forgotten_after_some_minutes(local: LocalDiscord, tables: discord.TextChannel) -> None:
    first = await tables.send("a", nonce="n")
    assert (await tables.send("b", nonce="n")).id == first.id
    local.faults.jump_clock(200)
    assert (await tables.send("c", nonce="n")).id != first.id


async def test_limits_are_refused_with_path(tables: discord.TextChannel) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="x" * 81, custom_id="c"))
    view.stop()
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.0\.label: Must be 80") as caught:
        await tables.send("x", view=view)
    assert (caught.value.status, caught.value.code) == (400, 50035)


async def test_large_file_is_refused(tables: discord.TextChannel) -> None:
    fits = await tables.send(file=discord.File(io.BytesIO(bytes(MAX_FILE_BYTES)), "a.bin"))
    assert fits.attachments[0].size == MAX_FILE_BYTES
    with pytest.raises(discord.HTTPException) as caught:
        await tables.send(file=discord.File(io.BytesIO(bytes(MAX_FILE_BYTES + 1)), "a.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)
    with pytest.raises(discord.HTTPException) as caught:
        await tables.send(files=[discord.File(io.BytesIO(bytes(9 << 20)), f"{i}.bin") for i in range(3)])
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_reference_to_a_missing_file_is_refused(tables: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.1\.items\.0\.media\.url"):
        await tables.send(view=layout("x"))


async def test_edit_keeps_or_replaces_files(tables: discord.TextChannel, ann: Person) -> None:
    sent = await tables.send(view=layout("one"), file=discord.File(io.BytesIO(png()), "board.png"))
    edited = await sent.edit(view=layout("two"))
    assert [a.id for a in edited.attachments] == [a.id for a in sent.attachments]
    new = discord.File(io.BytesIO(png(9, 9)), "board.png")
    replaced = await sent.edit(view=layout("three"), attachments=[new])
    assert [a.width for a in replaced.attachments] == [9]
    await ann.wait_for(lambda p: text_of(p.message(str(sent.id))) == "three")
    assert await replaced.attachments[0].read() == png(9, 9)
    assert await sent.attachments[0].read() == png(), "whoever was told of it before may be about to load it"


async def test_deletion(tables: discord.TextChannel, ann: Person) -> None:
    sent = await tables.send("x")
    await ann.wait_for(lambda p: p.messages())
    await sent.delete()
    await ann.wait_for(lambda p: not p.messages())
    for call in (sent.delete, lambda: sent.edit(content="y"), lambda: tables.fetch_message(sent.id)):
        with pytest.raises(discord.NotFound) as caught:
            await call()
        assert caught.value.code == 10008


async def test_ephemeral_is_unknown_to_the_channel(
    client: SampleClient, tables: discord.TextChannel, ann: Person
) -> None:
    await ann.slash("secret")
    (ephemeral,) = ann.ephemerals()
    with pytest.raises(discord.NotFound) as caught:
        await tables.fetch_message(int(ephemeral["id"]))
    assert caught.value.code == 10008


async def test_unknown_channel(client: SampleClient) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await client.get_partial_messageable(42).send("x")
    assert caught.value.code == 10003


@pytest.mark.parametrize(
    ("lost", "code"),
    [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013), (Permission.ATTACH_FILES, 50013)],
)
async def test_lost_permission(local: LocalDiscord, tables: discord.TextChannel, lost: Permission, code: int) -> None:
    await tables.send("x", file=discord.File(io.BytesIO(png()), "a.png"))
    _set_permissions(local, tables, BOT_DEFAULT & ~int(lost))
    with pytest.raises(discord.Forbidden) as caught:
        await tables.send("x", file=discord.File(io.BytesIO(png()), "a.png"))
    assert caught.value.code == code


async def test_person_without_a_common_guild(local: LocalDiscord, client: SampleClient, ann: Person) -> None:
    for guild in local.world.guilds.values():
        guild.members.pop(ann.id)
    user = await client.create_dm(discord.Object(int(ann.id)))
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("x")
    assert caught.value.code == 50278
    with pytest.raises(discord.HTTPException) as refused:
        await client.create_dm(discord.Object(42))
    assert refused.value.code == 50033


async def test_only_new_messages_ping(tables: discord.TextChannel, ann: Person, bob: Person) -> None:
    everybody = discord.AllowedMentions(users=True)
    text = f"<@{ann.id}> your turn, not <@{bob.id}>"
    sent = await tables.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(ann.id))]))
    await sent.edit(content=f"<@{bob.id}>", allowed_mentions=everybody)
    await tables.send(f"<@{bob.id}>", silent=True, allowed_mentions=everybody)
    await tables.send(f"<@{bob.id}>", allowed_mentions=discord.AllowedMentions.none())
    await tables.send("end")
    await bob.wait_for(lambda p: p.messages()[-1]["content"] == "end" if p.messages() else None)
    await ann.wait_for(lambda p: p.messages()[-1]["content"] == "end")
    assert [m["message_id"] for m in ann.mentions] == [str(sent.id)]
    assert bob.mentions == []
    assert [u.id for u in sent.mentions] == [int(ann.id)]


async def test_text_displays_ping_too(tables: discord.TextChannel, bob: Person) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"<@{bob.id}>"))
    view.stop()
    await tables.send(view=view)
    await bob.wait_for(lambda p: p.mentions)


async def test_request_log_names_route_body_and_files(local: LocalDiscord, tables: discord.TextChannel) -> None:
    await tables.send("x", file=discord.File(io.BytesIO(png()), "a.png", description="alt"))
    entry = local.requests[-1]
    assert (entry.method, entry.route, entry.status) == ("POST", "/channels/{channel_id}/messages", 200)
    assert entry.path.endswith(f"/channels/{tables.id}/messages")
    assert entry.body["attachments"] == [{"id": 0, "filename": "a.png", "description": "alt"}]
    assert (entry.files[0]["name"], entry.files[0]["size"]) == ("a.png", len(png()))


async def test_typing_and_history(tables: discord.TextChannel, ann: Person) -> None:
    for number in range(3):
        await tables.send(str(number))
    assert [m.content async for m in tables.history(limit=2)] == ["2", "1"]
    assert [m.content async for m in tables.history(oldest_first=True)] == ["0", "1", "2"]
    async with tables.typing():
        await ann.wait_for(lambda p: [e for e in p.events if e["type"] == "typing"])
