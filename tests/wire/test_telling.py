"""Whoever a match waits for is told: one message that notifies, renewed and removed, and a hand at the bottom."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import LocalDiscord
from tests.support.clocks import HandClock
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, text_of
from tests.wire.dealt import BIRTHDAY, DEBT, THEN
from tests.wire.hands import end_turn, hand, play, put
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.rigged import rigged


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def slow_house(local: LocalDiscord, tmp_path: Path, clock: HandClock) -> AsyncIterator[House]:
    house = House(local, tmp_path, rigged(DEBT, THEN), clock=clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def pings(party: Party) -> list[Json]:
    return [m for m in party.host.messages() if not is_ephemeral(m) and m["id"] != party.table_id]


async def test_the_seat_to_play_is_called_by_name_match_and_deadline(
    slow_house: House, ann: Person, bob: Person
) -> None:
    party = Party(slow_house, ann, bob)
    await party.begin(clock="live", preset="classic")
    first, second = await party.by_seat()
    await party.idle()
    (ping,) = pings(party)
    text = text_of(ping)
    assert f"<@{first.id}>" in text
    assert text_of(party.table).splitlines()[0].split("· ")[1] in text
    assert "<t:" in text
    assert [m["message_id"] for m in first.mentions] == [ping["id"]]
    assert second.mentions == []


async def test_whoever_starts_a_match_is_looking_at_it_and_not_called_at_once(
    local: LocalDiscord, tmp_path: Path, clock: HandClock, ann: Person
) -> None:
    """Also after a restart: the start is stored as what it is, a press."""
    house = House(local, tmp_path, clock=clock)
    await house.open()
    try:
        party = Party(house, ann)
        await party.begin("machikoro new", seats=2, computers=1, clock="off")
        assert pings(party) == []
        await house.restart()
        house.app.edge.painter.changed(party.match_id)
        await party.settle()
        assert ann.mentions == []
        await party.idle()
        assert [m["message_id"] for m in ann.mentions] == [ping["id"] for ping in pings(party)]
    finally:
        await house.close()


async def test_the_call_goes_when_nobody_idle_is_asked_and_comes_for_the_next(
    slow_house: House, ann: Person, bob: Person, clock: HandClock
) -> None:
    party = Party(slow_house, ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await party.idle()
    old_hand = hand(second)["id"]
    await put(party, first, "money_1_1")
    assert len(pings(party)) == 1, "the set of people did not change: nothing new"
    await end_turn(party, first)
    (ping,) = pings(party)
    assert f"<@{second.id}>" in text_of(ping)
    assert hand(second)["id"] != old_hand, "the hand came to the bottom"
    assert len(second.dm_messages()) == 1
    await put(party, second, "money_2_1")
    await end_turn(party, second)
    assert pings(party) == [], "the first player acted a moment ago and is looking"


async def test_whoever_was_active_is_called_once_they_idle(
    slow_house: House, ann: Person, bob: Person, clock: HandClock
) -> None:
    party = Party(slow_house, ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await end_turn(party, first)
    await end_turn(party, second)
    assert pings(party) == []
    clock.pass_seconds(21)
    slow_house.app.edge.painter.changed(party.match_id)
    await party.settle()
    (ping,) = pings(party)
    assert f"<@{first.id}>" in text_of(ping)


async def test_all_who_are_asked_are_called_in_one_message(
    local: LocalDiscord, tmp_path: Path, clock: HandClock, ann: Person, bob: Person, minh: Person
) -> None:
    house = House(local, tmp_path, rigged(BIRTHDAY, THEN), clock=clock)
    await house.open()
    try:
        party = Party(house, ann, bob, minh)
        await party.begin(clock="off", preset="classic")
        first, second, third = await party.by_seat()
        await first.configure(locale="en-US")
        clock.pass_seconds(21)
        await play(party, first, "birthday_1")
        label = next(b["label"] for b in buttons(hand(first)) if "2M" in b["label"])
        await play(party, first, label=label)
        (ping,) = pings(party)
        assert f"<@{second.id}>" in text_of(ping)
        assert f"<@{third.id}>" in text_of(ping)
        assert f"<@{first.id}>" not in text_of(ping)
    finally:
        await house.close()


async def test_who_switched_it_off_is_neither_mentioned_nor_sent_anew(
    slow_house: House, ann: Person, bob: Person, clock: HandClock
) -> None:
    for person in (ann, bob):
        await slow_house.app.edge.preferences.set_pings(int(person.id), wanted=False)
    party = Party(slow_house, ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    clock.pass_seconds(21)
    before = hand(second)["id"]
    await end_turn(party, first)
    assert pings(party) == []
    assert hand(second)["id"] == before
    assert ann.mentions == bob.mentions == []
