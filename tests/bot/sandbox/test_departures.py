"""Deleted channels and removed applications, as an unmodified discord.py meets them."""

import discord
import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.departures import add_application, delete_channel, remove_application
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.person import Person


async def test_a_deleted_channel_is_unknown_and_out_of_sight(
    local: LocalDiscord, client: SampleClient, ann: Person
) -> None:
    channel = client.guilds[0].text_channels[0]
    await channel.send("hello")
    await delete_channel(local.services, local.world.channels[str(channel.id)])
    with pytest.raises(discord.NotFound) as refused:
        await client.get_partial_messageable(channel.id).send("gone")
    assert refused.value.code == 10003
    await ann.refresh()
    assert [c["name"] for c in ann.world["guilds"][0]["channels"]] == ["quiet"]


async def test_a_removed_application_sees_nothing_until_it_is_invited_again(
    local: LocalDiscord, client: SampleClient, ann: Person
) -> None:
    channel = client.guilds[0].text_channels[0]
    dm = await client.create_dm(discord.Object(int(ann.id)))
    for guild in local.world.guilds.values():
        await remove_application(local.services, guild)
    with pytest.raises(discord.Forbidden) as hidden:
        await client.get_partial_messageable(channel.id).send("hello")
    assert hidden.value.code == 50001
    with pytest.raises(discord.Forbidden) as strangers:
        await dm.send("hello")
    assert strangers.value.code == 50278
    await add_application(local.services, local.world.guilds[str(channel.guild.id)])
    await client.get_partial_messageable(channel.id).send("hello")
    await dm.send("hello")
