"""Private hands beside open DMs: as fresh as the DM where something can be pressed, one for each person."""

import asyncio

import pytest

from bot.matches.model import Snapshot
from bot.sandbox import LocalDiscord
from bot.ui import answers
from games.machi_koro.state import City
from tests.support.person import Person
from tests.support.reading import buttons, selects, text_of
from tests.wire.hands import end_turn, hand, put
from tests.wire.house import OpenHouse
from tests.wire.machi import NEW, ROLL, on_table
from tests.wire.mishaps import calls, table_of_two
from tests.wire.party import Party
from tests.wire.rigged_machi import rigged_machi

DEFERRED = 6
POOR = City(4, ("bakery",))


async def test_a_private_hand_offers_what_the_dm_does(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    for person in (first, second):
        await person.press(party.table, label="My hand")
    await put(party, first, "money_1_1")
    await end_turn(party, first)
    for person in (first, second):
        assert text_of(person.ephemerals()[-1]) == text_of(hand(person))
    assert "End turn" in [b["label"] for b in buttons(second.ephemerals()[-1])]
    assert "End turn" not in [b["label"] for b in buttons(first.ephemerals()[-1])]
    await put(party, second, "money_1_2")
    assert not [b for b in buttons(first.ephemerals()[-1]) if "Take back" in b["label"]], "somebody has acted since"


async def test_a_spare_hand_is_not_painted_for_words_alone(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    await second.press(party.table, label="My hand")
    await party.settle()
    told = len(calls(local, "PATCH", "/webhooks/"))
    await put(party, first, "money_1_1")
    assert len(calls(local, "PATCH", "/webhooks/")) == told


async def test_an_earlier_private_hand_goes_when_there_is_a_newer_one(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    for _ in range(2):
        await first.press(party.table, label="My hand")
        await party.settle()
    await first.slash("hand")
    await party.settle()
    (panel,) = first.ephemerals()
    menu = selects(panel)[0]
    await first.press(panel, custom_id=menu["custom_id"], values=[menu["options"][0]["value"]])
    await party.settle()
    assert [message["id"] for message in first.ephemerals()] == [panel["id"]], "pressed, it stays the same message"
    await second.press(party.table, label="My hand")
    assert len(first.ephemerals()) == len(second.ephemerals()) == 1
    assert not first.failures


@pytest.mark.parametrize("dms_open", [True, False])
async def test_a_panel_that_the_table_opened_late_is_painted_and_never_the_table(
    open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, *, dms_open: bool
) -> None:
    """After a deferral of a press on the table, what the interaction itself is answered by is the table."""
    house = await open_house(rigged_machi("machi_koro", (POOR, POOR), (1,)))
    for person in (ann, bob):
        await person.configure(dms_open=dms_open)
    party = Party(house, ann, bob)
    await party.begin(NEW, ruleset="machi_koro", seats=2, clock="off")
    first, second = await party.by_seat()
    await on_table(party, first, ROLL)
    service = house.app.edge.service
    snapshot = service.snapshot

    async def late(match_id: str) -> Snapshot:
        await asyncio.sleep(0.01)
        return await snapshot(match_id)

    with monkeypatch.context() as slowly:
        slowly.setattr(answers, "DEFER_AFTER", 0)
        slowly.setattr(service, "snapshot", late)
        assert (await first.press(party.table, label="Build"))["callback_type"] == DEFERRED
    await first.wait_for(lambda p: any(selects(message) for message in p.ephemerals()))
    await first.press(party.table, label="Build nothing")
    await party.settle()
    (panel,) = first.ephemerals()
    assert not selects(panel), "nothing is left to build"
    shown = [event["message"] for event in second.events if event["type"] == "message"]
    tables = [text_of(message) for message in shown if message["id"] == party.table_id]
    assert tables
    assert not [text for text in tables if "Your hand" in text]
