"""Under Discord's default rate limits a busy channel needs few calls and never meets a 429.

Real time, because limits are; computer players act five times as fast as at a live table to keep it short.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import LocalDiscord, World
from tests.support.discordpy import discord_at
from tests.support.person import Person
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.player import Player

STEPS = 25


async def play_steps(house: House, party: Party, rng: Random) -> int:
    """Let the match go on for some steps, its one person pressing whenever they are asked; how many it took."""
    player = Player(party.host, rng)
    service = house.app.edge.service
    first = (await service.info(party.match_id)).version
    async with asyncio.timeout(60):
        while (now := await service.snapshot(party.match_id)).info.version < first + STEPS:
            seat = now.info.seat_of(int(party.host.id))
            if any(ask.seat == seat and ask.required for ask in now.asks) and player.can_press():
                await player.press_something(party.table)
            else:
                await asyncio.sleep(0.02)
    return now.info.version - first


@pytest.mark.parametrize("tables", [1, 2])
async def test_five_seats_with_four_computers_stay_within_the_limits(tmp_path: Path, tables: int) -> None:
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(World.default()))
        stack.enter_context(discord_at(local.url))
        house = House(local, tmp_path, table_interval=1.5, computer_pace=0.3)
        await house.open()
        stack.push_async_callback(house.close)
        parties = []
        for name in ("ann", "bob")[:tables]:
            party = Party(house, await stack.enter_async_context(Person(local.url, name)))
            await party.open(seats=5, computers=4, clock="off")
            await party.host.press(party.table, label="Start")
            parties.append(party)
        before = len(local.requests)
        steps = sum(await asyncio.gather(*(play_steps(house, party, Random(4)) for party in parties)))
        made = local.requests[before:]
    assert not [request for request in local.requests if request.status == 429]
    assert len(made) <= 2 * steps
