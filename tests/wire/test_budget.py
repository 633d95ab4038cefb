"""Under Discord's default rate limits a busy channel needs few calls and never meets a 429, whatever is played."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sandbox import LocalDiscord, ShiftableClock, World
from bot.sandbox.request_log import LoggedRequest
from games.core.errors import IllegalMove
from games.core.game import Ruleset
from games.registry import rulesets
from tests.support import virtual_time
from tests.support.discordpy import discord_at
from tests.support.person import Person, RefusedError
from tests.support.virtual_time import VirtualLoop
from tests.wire.house import House
from tests.wire.new_tables import NEW_TABLES
from tests.wire.party import Party
from tests.wire.player import Player

SEATS, STEPS = 5, 40
LIVE, HASTY = 1.5, 0.3
"""Seconds that a computer player waits before it acts: as the bot is delivered, and five times as fast."""


@pytest.fixture
def _unhurried() -> None:
    """Here the bot is as hasty as on Discord: time passes only by waiting."""


def most_seats(ruleset: Ruleset[Any, Any]) -> int:
    """Five, or as many as the game's first options are for."""
    fitting = []
    for seats in ruleset.seats:
        with suppress(IllegalMove):
            ruleset.game.check_table(seats, ruleset.options())
            fitting.append(seats)
    return min(SEATS, fitting[-1])


class Decided(Random):
    """Chooses what stands first."""

    def randrange(self, *_: object) -> int:
        """Always 0."""
        return 0


async def play_steps(house: House, party: Party) -> int:
    """Let the match go on for some steps, its one person pressing whenever they are asked; how many it took."""
    player = Player(party.host, Decided())
    service = house.app.edge.service
    first = (await service.info(party.match_id)).version
    while (now := await service.snapshot(party.match_id)).info.version < first + STEPS and now.outcome is None:
        seat = now.info.seat_of(int(party.host.id))
        if any(ask.seat == seat and ask.required for ask in now.asks) and player.can_press():
            with suppress(RefusedError):  # a bid of somebody else changed the message under the finger
                await player.press_something(party.table)
        else:
            await asyncio.sleep(HASTY / 10)
    return now.info.version - first


async def played(
    loop: VirtualLoop, folder: Path, key: str, tables: int, pace: float
) -> tuple[int, list[LoggedRequest]]:
    """The steps of so many matches in one channel, and the calls that they took."""
    async with AsyncExitStack() as stack:
        clock = ShiftableClock(lambda: loop.now().timestamp())
        local = await stack.enter_async_context(LocalDiscord(World.default(), clock=clock))
        stack.enter_context(discord_at(local.url))
        house = House(local, folder, rng=Random(5), clock=loop, table_interval=LIVE, computer_pace=pace)
        await house.open()
        stack.push_async_callback(house.close)
        parties, new = [], NEW_TABLES[key]
        seats = most_seats(rulesets()[key])
        for name in ("ann", "bob")[:tables]:
            party = Party(house, await stack.enter_async_context(Person(local.url, name)))
            await party.open(new.command, **new.options(key), seats=seats, computers=seats - 1, clock="off")
            await party.host.press(party.table, label="Start")
            await party.host.press(party.table, label="My hand")  # from now on a second hand is kept fresh
            parties.append(party)
        before = len(local.requests)
        steps = sum(await asyncio.gather(*(play_steps(house, party) for party in parties)))
        return steps, local.requests[before:]


@pytest.mark.parametrize(("tables", "pace"), [(1, LIVE), (2, HASTY)])
@pytest.mark.parametrize("key", sorted(rulesets()))
def test_five_seats_with_four_computers_stay_within_the_limits(
    tmp_path: Path, key: str, tables: int, pace: float
) -> None:
    steps, made = virtual_time.run(lambda loop: played(loop, tmp_path, key, tables, pace))
    assert not [request for request in made if request.status == 429]
    assert steps > STEPS / 2
    assert len(made) <= 2 * steps
