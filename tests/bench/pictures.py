"""Pictures: what a full table costs, what an unchanged one costs, and how long the event loop waits meanwhile."""

import asyncio
from dataclasses import replace
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from bot.render.artist import Artist, Drawing
from bot.render.studio import Studio
from bot.text import load_texts
from games.core.chance import secret_from_seed
from games.core.drive import play, seated
from games.core.game import Ruleset
from games.core.scene import Picture
from games.core.text import Text
from games.machi_koro.options import RowOptions
from games.registry import rulesets
from tests.bench.figures import Figure

TABLES = 20
"""Of the last quarter of a match with the most seats, when most is on the table."""
ROUNDS = 3
AT_ONCE = 50
TICK = 0.002
MOST_KEY = "machi_koro_millionaires_row"
MOST = RowOptions(harbor=True, exhibit_hall=True, market="all", bank="finite")
"""With five seats and 39 kinds of cards that lie open, it is the table with most on it."""
LOCALE = "vi"
"""The language with the longest words."""


def run() -> list[Figure]:
    """Every figure of the pictures."""
    texts = load_texts()

    def say(text: Text) -> str:
        return texts.say(text, LOCALE, plain=True)

    found = []
    for key, ruleset in rulesets().items():
        pictures = full_tables(ruleset)
        found += _drawn(key, pictures, say)
    found += _drawn(f"{MOST_KEY} with every option", full_tables(rulesets()[MOST_KEY], MOST), say)
    return [*found, *asyncio.run(_repainted(say))]


def full_tables(ruleset: Ruleset[Any, Any], options: Any = None) -> list[Picture]:
    """Tables towards the end of a match of the most seats."""
    game, seats = ruleset.game, ruleset.seats[-1]
    choose = seated(game, (game.policies["greedy"],) * seats, Random(1))
    steps = list(play(ruleset, seats, options or ruleset.options(), secret_from_seed(2), choose))
    late = steps[len(steps) * 3 // 4 :]
    found = (game.table_picture(game.view(step.state, None)) for step in late[:: max(1, len(late) // TABLES)])
    return [picture for picture in found if picture is not None]


def _drawn(key: str, pictures: list[Picture], say: Any) -> list[Figure]:
    """The cards are known; the table is drawn for the first time."""
    studio, spent, sizes = Studio(), [], []
    for picture in pictures:
        studio.png(picture.scene(), say, LOCALE)
        rounds = []
        for _ in range(ROUNDS):
            began = process_time()
            sizes.append(len(studio.png(picture.scene(), say, LOCALE)))
            rounds.append(process_time() - began)
        spent.append(1e3 * median(rounds))
    size = median(sizes) / 1e3
    return [
        Figure("pictures", f"{key}, a full table", median(spent), "ms of CPU", most=25),
        Figure("pictures", f"{key}, its file", size, "kB", most=60, note=f"largest {max(sizes) / 1e3:.0f}"),
    ]


async def _repainted(say: Any) -> list[Figure]:
    """Fifty tables in fifty matches change at the same moment; then the same once more, unchanged."""
    artist = Artist()
    (picture,) = full_tables(rulesets()["monopoly_classic"])[-1:]
    tables = [Drawing(f"table-{number}.png", "", picture.scene, say, LOCALE) for number in range(AT_ONCE)]
    await artist.png(replace(tables[0], filename="table-first.png"))
    lags: list[float] = []
    watching = asyncio.create_task(_watch(lags))
    began = perf_counter()
    await asyncio.gather(*(artist.png(table) for table in tables))
    seconds = perf_counter() - began
    watching.cancel()
    began = process_time()
    await asyncio.gather(*(artist.png(table) for table in tables))
    again = 1e3 * (process_time() - began) / AT_ONCE
    artist.close()
    note = f"all drawn after {seconds:.1f} s; longest {1e3 * max(lags):.0f} ms"
    return [
        Figure(
            "pictures",
            f"event loop late while {AT_ONCE} repaint, p99",
            1e3 * quantiles(lags, n=100)[98],
            "ms",
            most=20,
            note=note,
        ),
        Figure("pictures", "an unchanged table once more", again, "ms of CPU", most=0.1),
    ]


async def _watch(lags: list[float]) -> None:
    while True:
        began = perf_counter()
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - began - TICK)
