"""`act` through the service with its durable commit, beside single commits of raw aiosqlite."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import aiosqlite

from bot.matches.model import NewMatch, Place, Press, User
from bot.matches.paces import Paces
from bot.matches.service import MatchService
from bot.store.sql import open_store
from games.core.walk import fill
from games.registry import rulesets
from tests.bench.figures import Figure, compared
from tests.bench.stage import Silent, SystemTime

MATCHES = 64
PRESSES = 40
ROUNDS = 3
RAW_COMMITS = 400
A_SECOND = 200
ANN, BOB = User(1, "Ann", "en-US"), User(2, "Bob", "en-US")


@dataclass(frozen=True, slots=True)
class Recorded:
    """A press that is legal when the ones before it were made."""

    match_id: str
    user: User
    press: Press


def run() -> list[Figure]:
    """Acts a second at once, and how long one takes at a steady pace."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    acts, raws, slow, typical = [], [], [], []
    for number in range(ROUNDS):
        recorded = await _record(folder / f"record{number}.sqlite3", number)
        raws.append(await raw_commits(folder / f"raw{number}.sqlite3"))
        acts.append(await _at_once(folder / f"burst{number}.sqlite3", number, recorded))
        spent = await _paced(folder / f"paced{number}.sqlite3", number, recorded)
        typical.append(median(spent))
        slow.append(quantiles(spent, n=100)[98])
    value, ratio = compared(acts, raws)
    name = f"act, {MATCHES} matches at once"
    note = f"aiosqlite {median(raws):,.0f} commits/s"
    return [
        Figure("act", name, value, "acts/s", "aiosqlite", ratio, least=1.0, note=note),
        Figure("act", f"act at {A_SECOND}/s, median", 1000 * median(typical), "ms"),
        Figure("act", f"act at {A_SECOND}/s, p99", 1000 * median(slow), "ms", most=20),
    ]


async def raw_commits(file: Path) -> float:
    """Commits a second: one small insert each, one after another, as durable as ours."""
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        await connection.execute("PRAGMA journal_mode=WAL")
        await connection.execute("PRAGMA synchronous=FULL")
        await connection.execute("CREATE TABLE steps (id INTEGER PRIMARY KEY, body BLOB)")
        began = perf_counter()
        for _ in range(RAW_COMMITS):
            await connection.execute("BEGIN IMMEDIATE")
            await connection.execute("INSERT INTO steps (body) VALUES (?)", (b"x" * 200,))
            await connection.commit()
        return RAW_COMMITS / (perf_counter() - began)


async def _opened(service: MatchService) -> list[str]:
    """Matches of Ann and Bob, begun; the same under the same seed."""
    ids = []
    for number in range(MATCHES):
        place = Place(7, "Guild", 70 + number)
        new = NewMatch("monopoly_deal", None, 2, (), "off", "en-US", ANN, place)
        info = await service.open(new, 10 * number + 1)
        await service.join(info.id, BOB, 10 * number + 2)
        await service.set_table_message(info.id, 900 + number)
        await service.start(info.id, ANN, 10 * number + 3)
        await service.snapshot(info.id)  # people look before they act
        ids.append(info.id)
    return ids


async def _record(file: Path, seed: int) -> list[Recorded]:
    """What random people press, in the order in which it was pressed, matches taking turns."""
    rng, recorded = Random(seed), []
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="OFF") as store:
        service = MatchService(store, rulesets(), SystemTime(), Silent(), Paces(), Random(seed))
        ids = await _opened(service)
        for number in range(PRESSES):
            for match, match_id in enumerate(ids):
                now = await service.snapshot(match_id)
                asks = [ask for ask in now.asks if ask.required]
                if not asks:
                    continue
                ask = asks[rng.randrange(len(asks))]
                form = ask.forms[rng.randrange(len(ask.forms))]
                user = now.info.sitters[ask.seat].user
                assert user is not None
                press = Press(ask.kind, ask.since, form.key, fill(form, rng))
                recorded.append(Recorded(match_id, user, press))
                await service.act(match_id, user, press, 100_000 + MATCHES * number + match)
    return recorded


def _lots(recorded: list[Recorded]) -> list[list[tuple[int, Recorded]]]:
    """The presses of each match with their numbers: those of one match wait for each other, as people do."""
    lots: defaultdict[str, list[tuple[int, Recorded]]] = defaultdict(list)
    for number, each in enumerate(recorded):
        lots[each.match_id].append((number, each))
    return list(lots.values())


async def _at_once(file: Path, seed: int, recorded: list[Recorded]) -> float:
    """Acts a second."""
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="FULL") as store:
        service = MatchService(store, rulesets(), SystemTime(), Silent(), Paces(), Random(seed))
        await _opened(service)

        async def play(lot: list[tuple[int, Recorded]]) -> None:
            for number, each in lot:
                await service.act(each.match_id, each.user, each.press, 100_000 + number)

        began = perf_counter()
        await asyncio.gather(*(play(lot) for lot in _lots(recorded)))
        return len(recorded) / (perf_counter() - began)


async def _paced(file: Path, seed: int, recorded: list[Recorded]) -> list[float]:
    """Seconds from when each act was to begin until it was stored."""
    spent: list[float] = []
    async with await open_store(f"sqlite+aiosqlite:///{file}", synchronous="FULL") as store:
        service = MatchService(store, rulesets(), SystemTime(), Silent(), Paces(), Random(seed))
        await _opened(service)
        began = perf_counter() + 0.05

        async def play(lot: list[tuple[int, Recorded]]) -> None:
            for number, each in lot:
                due = began + number / A_SECOND
                await asyncio.sleep(max(0.0, due - perf_counter()))
                await service.act(each.match_id, each.user, each.press, 100_000 + number)
                spent.append(perf_counter() - due)

        await asyncio.gather(*(play(lot) for lot in _lots(recorded[: 5 * A_SECOND])))
    return spent
