"""Two matches that differ only in what a seat cannot know: the channel and that seat are sent the same bytes.

This looks at what really goes over the wire: texts, options, ids, nonces, file names, how many requests, and the order
of those to one address. Two addresses are written to at once, so the order between them is the machine's.
"""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import LocalDiscord, World
from bot.sandbox.clock import ShiftableClock
from bot.ui import answers, painter
from tests.support.clocks import HandClock
from tests.support.discordpy import discord_at
from tests.support.person import Person
from tests.support.reading import selects
from tests.wire.hands import choose, end_turn, hand, play, surely
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.rigged import rigged

NOON = 1_790_000_000.0
WATCHER = ("debt_collector_1", "just_say_no_1", "money_1_1", "money_1_2", "money_1_3")
ONE = ("just_say_no_2", "deal_breaker_1", "money_2_1", "money_3_1", "money_4_1")
OTHER = ("sly_deal_1", "house_1", "green_1", "wild_any_1", "rent_any_1")
FIRST_DRAW, SECOND_DRAW = ("money_5_1", "money_5_2"), ("pass_go_1", "money_10_1")
HIDDEN = ("birthday_1", "brown_1", "just_say_no_3", "dark_blue_1")


async def requests_seen(
    folder: Path, one: tuple[str, ...], other: tuple[str, ...], hidden: tuple[str, ...]
) -> list[list[str]]:
    """Play the same presses with those cards in the other hands; what the channel and seat 0 were sent, by address."""
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(
            LocalDiscord(World.default(), rate_limits=False, answer_seconds=60.0, clock=ShiftableClock(lambda: NOON))
        )
        stack.enter_context(discord_at(local.url))
        games = rigged((WATCHER, one, other), (*FIRST_DRAW, *hidden, *SECOND_DRAW))
        house = House(local, folder, games, Random(5), HandClock())
        await house.open()
        stack.push_async_callback(house.close)
        people = [await stack.enter_async_context(Person(local.url, name)) for name in ("ann", "bob", "eleni")]
        await people[2].configure(locale="en-US")
        party = Party(house, *people)
        await party.begin(clock="off", preset="classic")
        seats = await party.by_seat()
        await _drive(party, seats)
        watcher = seats[0]
        dm, channel = watcher.channel_id("dm"), watcher.channel_id("tables")
        own = {event["interaction_id"] for event in watcher.events if event["type"] == "ack"}
        lanes: dict[str, list[str]] = {}
        for request in local.requests:
            if (
                f"/channels/{dm}/" in request.path
                or f"/channels/{channel}/" in request.path
                or any(f"/interactions/{ident}/" in request.path for ident in own)
            ):
                lanes.setdefault(request.path, []).append(
                    json.dumps([request.method, request.route, request.body], sort_keys=True)
                )
        return sorted(lanes.values())


async def _drive(party: Party, seats: list[Person]) -> None:
    watcher, charged, third = seats
    await choose(party, watcher, "debt_collector_1")
    await play(party, watcher, label="Collect 5M")
    target = selects(hand(watcher))[0]["options"][0]["value"]
    await choose(party, watcher, target)
    asked = seats[int(target)]
    await surely(party, asked, "Let it happen")
    for person in (watcher, charged, third, watcher):
        await end_turn(party, person)
    await _discard(party, watcher, 1)
    await end_turn(party, charged)
    await _discard(party, charged, 2)
    for label in ("As text", "Log"):
        await watcher.press(party.table, label=label)
        await party.settle()


async def _discard(party: Party, person: Person, count: int) -> None:
    """Give up the first cards offered."""
    for _ in range(count):
        await choose(party, person, selects(hand(person))[0]["options"][0]["value"])
    await play(party, person, label="Send")


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not change what is sent: no answer is deferred, no press passes a message being painted."""
    monkeypatch.setattr(answers, "DEFER_AFTER", 60.0)
    monkeypatch.setattr(painter, "HOLD_PATIENCE", 60.0)


async def test_twin_matches_send_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    first = await requests_seen(tmp_path / "a", ONE, OTHER, HIDDEN)
    second = await requests_seen(tmp_path / "b", OTHER, ONE, tuple(reversed(HIDDEN)))
    assert sum(map(len, first)) > 8
    assert first == second


async def test_a_difference_the_seat_can_see_is_noticed(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    first = await requests_seen(tmp_path / "a", ONE, OTHER, HIDDEN)
    second = await requests_seen(tmp_path / "b", OTHER, ONE, ("money_10_1", *HIDDEN[1:]))
    assert first != second
