"""REST calls that a table needs for each step: five seats, four of them computers, at a live table's proportions.

Everything is five times as fast as there (0.3 s for 1.5 s, both between edits and for a computer to act).
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.sandbox import LocalDiscord, World
from tests.bench.figures import Figure
from tests.support.discordpy import discord_at
from tests.support.person import Person
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.player import Player

ROUNDS = 3
STEPS = 25
PACE = 0.3
PATIENCE = 120


def run() -> list[Figure]:
    """Calls a step."""
    calls = []
    for number in range(ROUNDS):
        with TemporaryDirectory(prefix="parlour-bench-") as folder:
            calls.append(asyncio.run(_calls(Path(folder), Random(number))))
    return [Figure("quiet", "REST calls a step, 1 person, 4 computers", median(calls), "", most=2)]


async def _calls(folder: Path, rng: Random) -> float:
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(World.default(), rate_limits=False))
        stack.enter_context(discord_at(local.url))
        house = House(local, folder, table_interval=PACE, computer_pace=PACE)
        await house.open()
        stack.push_async_callback(house.close)
        party = Party(house, await stack.enter_async_context(Person(local.url, "ann")))
        await party.open(seats=5, computers=4, clock="off")
        await party.host.press(party.table, label="Start")
        before = len(local.requests)
        steps = await _play(house, party, rng)
        return (len(local.requests) - before) / steps


async def _play(house: House, party: Party, rng: Random) -> int:
    """Let the match go on, its person pressing whenever they are asked; how many steps it took."""
    player, service = Player(party.host, rng), house.app.edge.service
    first = (await service.info(party.match_id)).version
    async with asyncio.timeout(PATIENCE):
        while (now := await service.snapshot(party.match_id)).info.version < first + STEPS and now.outcome is None:
            seat = now.info.seat_of(int(party.host.id))
            if any(ask.seat == seat and ask.required for ask in now.asks) and player.can_press():
                await player.press_something(party.table)
            else:
                await asyncio.sleep(0.02)
    return now.info.version - first
