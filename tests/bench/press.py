"""From a press to its answer through the whole bot over the wire, beside the smallest discord.py bot.

What is timed is the person's HTTP call: the local Discord takes the press, sends it through the gateway, gets the
answer by REST and returns. A no-op View is timed the same way, so what the local Discord costs is in both.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from bot.ui.ids import parse
from tests.bench.figures import Figure, compared
from tests.bench.processes import NOOP, Running, bot_on, local_discord
from tests.support.person import Person
from tests.support.reading import Json, buttons, selects
from tests.wire.player import Player, asked, control, leads_on

ROUNDS = 6
PRESSES = 30
"""Short rounds, because the load of a shared machine comes and goes: what is compared is pressed within seconds."""
PAUSE = 0.05
"""Seconds between presses, in which the bot paints what they changed."""


Press: TypeAlias = Callable[[], Awaitable[object]]


class Timed:
    """Milliseconds and CPU milliseconds of a series of presses."""

    def __init__(self, bot: Running) -> None:
        self._bot = bot
        self.taken: list[float] = []
        self.cpu = 0.0

    async def series(self, count: int, press: Press, ready: Callable[[], bool]) -> None:
        """Make so many presses, each when somebody is ready for it."""
        began = self._bot.cpu()
        for _ in range(count):
            start = perf_counter()
            await press()
            self.taken.append(1000 * (perf_counter() - start))
            await asyncio.sleep(PAUSE)
            while not ready():  # noqa: ASYNC110 - messages change in the background
                await asyncio.sleep(PAUSE)
        self.cpu += 1000 * (self._bot.cpu() - began)

    @property
    def median(self) -> float:
        """Milliseconds from press to answer."""
        return median(self.taken)

    @property
    def cpu_each(self) -> float:
        """CPU milliseconds of the bot for each press, whatever it does afterwards included."""
        return self.cpu / len(self.taken)


def run() -> list[Figure]:
    """Presses that look, presses that play, and a command."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    async with AsyncExitStack() as stack:
        noop = await _bot(stack, folder / "noop", NOOP)
        ours = await _bot(stack, folder / "ours", table_interval="0", computer_pace="0")
        idler = await stack.enter_async_context(Person(noop.url, "ann"))
        ann, bob = [await stack.enter_async_context(Person(ours.url, name)) for name in ("ann", "bob")]
        await idler.slash("nothing")
        found: dict[str, list[Timed]] = {"nothing": [], "look": [], "play": [], "post": [], "hand": []}
        for number in range(ROUNDS):
            table = await begin(ann, bob)
            found["nothing"].append(await _series(noop, lambda: _nothing(idler)))
            found["look"].append(await _series(ours, lambda: _look(*_asked(table, ann, bob))))  # noqa: B023
            rng = Random(number)
            play = lambda: _play(table, rng, ann, bob)  # noqa: B023, E731
            found["play"].append(await _series(ours, play, lambda: _ready(table, ann, bob)))  # noqa: B023
            found["post"].append(await _series(noop, lambda: idler.slash("nothing")))
            found["hand"].append(await _series(ours, lambda: ann.slash("hand")))
    return _figures(found)


def _figures(timed: dict[str, list[Timed]]) -> list[Figure]:
    found = []
    for name, measured, yardstick in (
        ("press that looks", "look", "nothing"),
        ("press in a random match", "play", "nothing"),
        ("slash /hand", "hand", "post"),
    ):
        ours, theirs = timed[measured], timed[yardstick]
        value = median(each.median for each in ours)
        base = median(each.median for each in theirs)
        note = f"no-op {base:.2f} ms"
        found.append(Figure("press", f"{name}, to answer", value, "ms", most=5, note=note))
        cpu, ratio = compared([each.cpu_each for each in ours], [each.cpu_each for each in theirs])
        most = 2 if measured != "hand" else None
        note = "and of all the painting it causes"
        found.append(Figure("press", f"{name}, CPU", cpu, "ms", "no-op", ratio, most=most, note=note))
    return found


async def _bot(stack: AsyncExitStack, folder: Path, command: tuple[str, ...] | None = None, **settings: str) -> Running:
    url, token = await stack.enter_async_context(local_discord())
    more = {} if command is None else {"command": command}
    return await stack.enter_async_context(bot_on(url, token, folder, **more, **settings))  # type: ignore[arg-type]


async def begin(ann: Person, *others: Person) -> str:
    """A match of these people, begun; the id of its table's message."""
    await ann.slash("deal new", clock="off")
    table = ann.messages()[-1]
    for person in others:
        await person.refresh()
        await person.press(table, custom_id=control(table, "join"))
        await ann.refresh()
        table = ann.message(table["id"])
    await ann.press(table, custom_id=control(table, "start"))
    await ann.wait_for(lambda _: asked(ann.message(table["id"])))
    while not _ready(str(table["id"]), ann, *others):  # noqa: ASYNC110 - messages change in the background
        await asyncio.sleep(PAUSE)
    return str(table["id"])


async def _series(bot: Running, press: Press, ready: Callable[[], bool] = lambda: True) -> Timed:
    timed = Timed(bot)
    await timed.series(PRESSES, press, ready)
    return timed


async def _nothing(person: Person) -> None:
    message = person.messages()[0]
    await person.press(message, custom_id=buttons(message)[0]["custom_id"])


def _asked(table: str, *people: Person) -> tuple[Person, Json]:
    """Who is to play, and their hand in this match: that of an earlier one may be sent anew below it."""
    names = asked(people[0].message(table))
    person = next(person for person in people if person.me["global_name"] in names)
    return person, _hands(table, person)[-1]


def _hands(table: str, person: Person) -> list[Json]:
    """The messages in somebody's DM on which they can play in this match."""
    match = parse(buttons(person.message(table))[0]["custom_id"])
    assert match is not None
    return [
        message
        for message in person.dm_messages()
        if any(match.match_id in each["custom_id"] for each in (*buttons(message), *selects(message)))
        and leads_on(message)
    ]


def _ready(table: str, *people: Person) -> bool:
    """Whether the hand of who is asked has been painted."""
    names = asked(people[0].message(table))
    return any(_hands(table, person) for person in people if person.me["global_name"] in names)


async def _look(person: Person, hand: Json) -> None:
    """End the turn, which asks once more, or go back from there: nothing is stored."""
    rest = [button["custom_id"] for button in buttons(hand)]
    sure = [custom_id for custom_id in rest if custom_id.endswith(":!")]
    await person.press(hand, custom_id=next(each for each in rest if each not in sure))


async def _play(table: str, rng: Random, *people: Person) -> None:
    """Whatever a random person presses."""
    person, hand = _asked(table, *people)
    custom_id, values = Player(person, rng).next_press(hand)
    await person.press(hand, custom_id=custom_id, values=values)
