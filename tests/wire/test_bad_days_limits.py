"""429: Discord says wait, everything still arrives, and only the newest state is worth a call."""

import asyncio

import discord
import pytest

from bot.matches.model import Snapshot
from bot.sandbox import LocalDiscord
from bot.sandbox.faults import HttpFault
from bot.ui import answers
from tests.support.person import Person
from tests.support.reading import selects, text_of
from tests.wire.hands import hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import calls, come_true, fail, messages_in, table_of_two
from tests.wire.party import Party
from tests.wire.process import until


class Patience:
    """`asyncio` for discord.py: it sleeps until a test says that the time has come."""

    def __init__(self) -> None:
        self.over = asyncio.Event()

    async def sleep(self, _seconds: float) -> None:
        await self.over.wait()

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)


async def test_a_table_edit_that_has_to_wait_shows_the_newest_state(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    fail(local, "PATCH", messages_in(ann, "tables"), 429, times=2)
    await put(party, first, "money_1_1", "money_2_1")
    assert "1 play left" in text_of(party.table)
    assert 429 in [request.status for request in calls(local, "PATCH", ann.channel_id("tables"))]


async def test_a_global_limit_delays_hands_and_loses_none(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    for person in (ann, bob):
        route = messages_in(person, "dm")
        local.faults.add(HttpFault(route, "POST", 429, 1, "before", retry_after=0.05, is_global=True))
    await table_of_two(open_house, ann, bob)
    assert [len(person.dm_messages()) for person in (ann, bob)] == [1, 1]
    assert len([request for request in local.requests if request.status == 429]) == 2


async def test_a_deferred_answer_waits_for_its_limit(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    service, answered = party.house.app.edge.service, len(calls(local, "POST", "/callback"))
    snapshot = service.snapshot

    async def slow(match_id: str) -> Snapshot:
        await until(lambda: len(calls(local, "POST", "/callback")) > answered)
        return await snapshot(match_id)

    monkeypatch.setattr(service, "snapshot", slow)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    fail(local, "POST", "^/webhooks/", 429, times=2)
    answer = await first.press(party.table, label="My hand")
    assert answer["callback_type"] == 5
    await first.wait_for(lambda p: p.ephemerals() and text_of(p.ephemerals()[-1]) == text_of(hand(p)))


async def test_a_press_does_not_wait_for_an_edit_of_its_message(
    local: LocalDiscord, house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scenario: the lobby is being repainted because of a rule, Discord says wait, and somebody joins."""
    monkeypatch.setattr("bot.ui.painter.HOLD_PATIENCE", 0.01)
    party = Party(house, ann, bob)
    await party.open(preset="classic")
    await bob.refresh()
    await ann.press(party.table, label="Rules")
    await ann.press(ann.ephemerals()[-1], label="Edition")
    edits = messages_in(ann, "tables")
    patience = Patience()
    monkeypatch.setattr(discord.http, "asyncio", patience)
    fail(local, "PATCH", edits, 429)
    menu = selects(ann.ephemerals()[-1])[0]
    await ann.press(ann.ephemerals()[-1], custom_id=menu["custom_id"], values=["quick"])
    await come_true(bob, lambda: calls(local, "PATCH", edits))
    await bob.press(bob.message(party.table_id), label="Join")
    assert [request.status for request in calls(local, "PATCH", edits)] == [429], "the edit still waits"
    patience.over.set()
    await party.settle()
    assert "Bob" in text_of(party.table)
    assert "Quick" in text_of(party.table)
