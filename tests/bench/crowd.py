"""A bot with a thousand open matches beside one with none: memory, and how long until it is there.

Every match is of two people who have played a few steps and been shown the result; nobody has been called since the
bot went down, so it looks at every one of them when it starts.
"""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import copytree
from statistics import median
from tempfile import TemporaryDirectory

from bot.matches.model import NewMatch, Place, Press, Snapshot, User
from bot.matches.paces import Paces
from bot.matches.service import MatchService
from bot.matches.surfaces import Surface
from bot.store.sql import SqlStore, open_store
from bot.text import load_texts
from bot.ui.layout import digest
from bot.ui.screens import Screens
from games.core.walk import fill
from games.registry import rulesets
from tests.bench.figures import Figure
from tests.bench.processes import bot_on, local_discord
from tests.bench.stage import Silent, SystemTime

MATCHES = 1000
STEPS = 20
ROUNDS = 3
REST = 2.0
"""Seconds without work after which memory is read."""


def run() -> list[Figure]:
    """What a thousand matches cost."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    full, empty = folder / "full", folder / "empty"
    full.mkdir()
    await _fill(full / "parlour.sqlite3")
    memory, delay, idle = [], [], []
    for number in range(ROUNDS):
        # A copy each time: once started, the bot remembers that these channels do not exist and rests.
        copy = await asyncio.to_thread(copytree, full, folder / f"full{number}")
        alone, started_alone = await _start(empty)
        crowded, started_crowded = await _start(copy)
        idle.append(alone)
        memory.append(crowded - alone)
        delay.append(started_crowded - started_alone)
    note = f"idle {median(idle):.0f} MB"
    return [
        Figure("crowd", f"{MATCHES:,} open matches, memory", median(memory), "MB more", most=100, note=note),
        Figure("crowd", f"{MATCHES:,} open matches, ready", median(delay), "s later", most=3),
    ]


async def _start(folder: Path) -> tuple[float, float]:
    """Memory in MB after everything it had to do, and seconds until it was there."""
    async with local_discord() as (url, token), bot_on(url, token, folder) as bot:
        before = -1.0
        while bot.cpu() - before > 0.05 * REST:  # it still works
            before = bot.cpu()
            await asyncio.sleep(REST)
        return bot.megabytes(), bot.spent


async def _fill(file: Path) -> None:
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="OFF") as store:
        service = MatchService(store, rulesets(), SystemTime(), Silent(), Paces(), Random(1))
        screens = Screens(load_texts(), rulesets())
        for number in range(0, MATCHES, 100):
            await asyncio.gather(*(_match(store, service, screens, number + more) for more in range(100)))


async def _match(store: SqlStore, service: MatchService, screens: Screens, number: int) -> None:
    rng, iid = Random(number), 1000 * number + 1
    ann, bob = (User(10**6 + 2 * number + more, name, "en-US") for more, name in enumerate(("Ann", "Bob")))
    new = NewMatch("monopoly_deal", None, 2, (), "off", "en-US", ann, Place(7, "Guild", 10**7 + number))
    info = await service.open(new, iid)
    await service.join(info.id, bob, iid + 1)
    await service.set_table_message(info.id, 10**8 + number)
    await service.start(info.id, ann, iid + 2)
    for more in range(STEPS):
        now = await service.snapshot(info.id)
        ask = next((ask for ask in now.asks if ask.required), None)
        if ask is None:
            break
        form = ask.forms[rng.randrange(len(ask.forms))]
        user = now.info.sitters[ask.seat].user
        assert user is not None
        await service.act(info.id, user, Press(ask.kind, ask.since, form.key, fill(form, rng)), iid + 3 + more)
    await _paint(store, screens, await service.snapshot(info.id), number)


async def _paint(store: SqlStore, screens: Screens, now: Snapshot, number: int) -> None:
    """As if everything had been shown."""
    info, message, sent = now.info, 10**9 + 10 * number, datetime.now(UTC)
    shown = digest(screens.public(now))
    await store.put_surface(Surface(info.id, "table", 0, info.place.channel_id, message, info.changes, shown, sent))
    for seat, sitter in enumerate(info.sitters):
        assert sitter.user is not None
        shown = digest(screens.hand(now, seat, sitter.user.locale))
        hand = Surface(info.id, "hand", sitter.user.id, 1, message + 1 + seat, info.changes, shown, sent)
        await store.put_surface(hand)
