"""Open tables in which nothing changes close by themselves, and say so."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.departures import delete_channel
from tests.support.clocks import HandClock
from tests.support.person import Person
from tests.support.reading import buttons, text_of
from tests.wire.house import House
from tests.wire.party import Party

MINUTES_15 = 900


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def ticking(local: LocalDiscord, tmp_path: Path, clock: HandClock) -> AsyncIterator[House]:
    """Plays by itself what is due."""
    house = House(local, tmp_path, clock=clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@pytest.fixture
async def house(ticking: House) -> House:
    """Plays what is due when a test says so, and not at the same time by itself."""
    await ticking.app.timers.stop()
    return ticking


async def _pass(house: House, clock: HandClock, seconds: float, *people: Person) -> None:
    """Let so much time pass, whatever is due be played and these people see it."""
    clock.pass_seconds(seconds)
    while (await house.app.timers.run_due()) <= clock.at:
        pass
    await house.settle(*people)


def closes_at(party: Party) -> int:
    """The moment that the lobby shows, in seconds since 1970."""
    found = re.search(r"closes <t:(\d+):R>", text_of(party.table))
    assert found is not None, text_of(party.table)
    return int(found[1])


async def test_a_lobby_shows_when_it_closes_and_every_change_renews_it(
    house: House, clock: HandClock, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.open()
    opened = int(clock.at.timestamp())
    assert closes_at(party) == opened + MINUTES_15
    await _pass(house, clock, 600)
    await bob.refresh()
    await bob.press(bob.message(party.table_id), label="Join")
    await party.settle()
    assert closes_at(party) == opened + 600 + MINUTES_15
    await _pass(house, clock, 600, ann)
    assert buttons(party.table)


async def test_a_lobby_that_closed_says_so_and_how_to_open_another(
    house: House, clock: HandClock, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.open()
    await _pass(house, clock, MINUTES_15, ann)
    await _pass(house, clock, 60, ann)
    text = text_of(party.table)
    assert "the table of **Ann** has closed" in text
    assert "`/deal new`" in text
    assert not buttons(party.table)
    assert [*ann.mentions, *bob.mentions] == [], "nobody is pinged"
    await house.restart()
    await party.settle()
    assert text_of(party.table) == text
    await ann.slash("deal new")
    assert buttons(ann.messages()[-1])
    await ann.slash("leave")
    assert "You have left" in text_of(ann.ephemerals()[-1]), "the one that closed is not meant"


async def test_it_speaks_the_tables_language(house: House, clock: HandClock, minh: Person) -> None:
    party = Party(house, minh)
    await party.open()
    await _pass(house, clock, MINUTES_15, minh)
    await party.settle()
    assert "bàn của **Minh** đã đóng" in text_of(party.table)
    assert "`/deal mới`" in text_of(party.table)


async def test_a_lobby_whose_channel_is_gone_closes_too(
    house: House, local: LocalDiscord, clock: HandClock, ann: Person
) -> None:
    party = Party(house, ann)
    await party.open()
    match_id, channel = party.match_id, local.world.channels[ann.channel_id("tables")]
    await delete_channel(local.services, channel)
    await _pass(house, clock, MINUTES_15)
    assert (await house.app.edge.service.info(match_id)).status == "expired"
    assert await house.app.edge.service.matches_of(int(ann.id)) == ()
    await ann.refresh()
    await ann.slash("deal new", channel="quiet")
    assert buttons(ann.messages("quiet")[-1])


async def test_the_bot_closes_it_by_itself(ticking: House, clock: HandClock, ann: Person) -> None:
    party = Party(ticking, ann)
    await party.open()
    clock.pass_seconds(MINUTES_15)
    ticking.app.timers.poke(clock.at - timedelta(days=1))
    await ann.wait_for(lambda _: not buttons(party.table))
    assert "has closed" in text_of(party.table)
