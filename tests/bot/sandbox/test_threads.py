"""Threads in a text channel, as an unmodified discord.py begins and uses them."""

import discord
import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import Permission
from tests.bot.sandbox.sample_client import SampleClient
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
