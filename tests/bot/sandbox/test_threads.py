"""Threads in a text channel, as an unmodified discord.py begins and uses them."""

import asyncio

import discord
import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.archiving import put_away
from bot.sandbox.permissions import Permission
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.reading import text_of


async def test_a_thread_is_begun_and_written_in(client: SampleClient, ann: Person) -> None:
    channel = client.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    assert (thread.parent_id, thread.guild, thread.name) == (channel.id, channel.guild, "a table")
    await thread.send("hello")
    await ann.refresh()
    assert [text_of(message) for message in ann.messages(str(thread.id))] == ["hello"]


async def test_what_discord_refuses_of_threads(local: LocalDiscord, client: SampleClient) -> None:
    channel = client.guilds[0].text_channels[0]
    with pytest.raises(discord.HTTPException) as nameless:
        await channel.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)
    assert nameless.value.code == 50035
    world = local.world.channels[str(channel.id)]
    world.bot_permissions &= ~int(Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden) as forbidden:
        await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    assert forbidden.value.code == 50013


async def test_an_archived_thread_keeps_what_stands_in_it_until_something_is_sent(
    local: LocalDiscord, client: SampleClient
) -> None:
    thread, message = await begun(client)
    world = local.world.channels[str(thread.id)]
    await put_away(local.services, world)
    with pytest.raises(discord.HTTPException) as archived:
        await message.edit(content="changed")
    assert (archived.value.status, archived.value.code) == (400, 50083)
    heard = asyncio.ensure_future(client.wait_for("raw_thread_update", timeout=PATIENCE))
    await asyncio.sleep(0)
    await client.get_partial_messageable(thread.id).send("back")
    assert not (await heard).data["thread_metadata"]["archived"]
    await message.edit(content="changed")


async def test_nothing_is_sent_to_a_locked_thread(local: LocalDiscord, client: SampleClient, ann: Person) -> None:
    thread, message = await begun(client)
    world = local.world.channels[str(thread.id)]
    await ann._post("thread", {"id": world.id, "archived": True, "locked": True})
    with pytest.raises(discord.HTTPException) as locked:
        await client.get_partial_messageable(thread.id).send("back")
    assert (locked.value.status, locked.value.code) == (403, 160005)
    await ann._post("thread", {"id": world.id, "archived": False})
    await client.get_partial_messageable(thread.id).send("back")
    await message.edit(content="changed")


async def begun(client: SampleClient) -> tuple[discord.Thread, discord.Message]:
    """A thread with a message."""
    channel = client.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    return thread, await thread.send("hello")
