"""Answers that come too late (10062) or twice (40060): the step stands, the messages are painted, nobody is alarmed."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.sandbox import LocalDiscord
from bot.ui import answers, painter
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import button, is_ephemeral, text_of
from tests.wire.hands import bank, end_turn, hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.mishaps import CALLBACK, calls, fail, hold, public, table_of_two, too_late
from tests.wire.party import Party


async def test_a_late_answer_leaves_the_step_and_repaints_hand_and_table(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    with capture_logs() as logged:
        await too_late(local, put(party, first, "money_1_1"))
    assert [entry["log_level"] for entry in logged if entry["event"] == "answered too late"] == ["warning"]
    assert not [entry for entry in logged if entry["log_level"] == "error"]
    assert await bank(party, 0) == ("money_1_1",)
    assert "2 plays left" in text_of(hand(first))
    assert "2 plays left" in text_of(party.table)
    assert not first.ephemerals()


async def test_a_late_deferral_lets_the_work_end_before_anything_is_painted(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    await too_late(local, put(party, first, "money_1_1"))
    assert await bank(party, 0) == ("money_1_1",)
    assert "2 plays left" in text_of(hand(first))


async def test_a_late_step_in_a_menu_is_repainted_with_the_next_change(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    """The menu goes on from what is shown: the press that nobody answered has left no trace."""
    party, first, _ = await table_of_two(open_house, ann, bob)
    shown = text_of(hand(first))
    await too_late(local, put(party, first, "debt_collector_1"))
    assert text_of(hand(first)) == shown
    await put(party, first, "money_1_1")
    assert "2 plays left" in text_of(hand(first))


@pytest.mark.parametrize("done", [False, True])
async def test_an_answer_whose_confirmation_is_lost_is_made_once(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, done: bool
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    fail(local, "POST", CALLBACK, 502, done=done)
    await put(party, first, "money_1_1")
    assert await bank(party, 0) == ("money_1_1",)
    assert "2 plays left" in text_of(hand(first))
    assert not first.failures
    assert not first.ephemerals()


@pytest.mark.parametrize("late", [True, False])
async def test_a_table_opened_too_late_is_posted_all_the_same(
    local: LocalDiscord, house: House, ann: Person, bob: Person, *, late: bool
) -> None:
    """Or it was in time, but the confirmation was lost, and the second try is told so (40060)."""
    if late:
        await too_late(local, ann.slash("deal new", clock="off"))
    else:
        fail(local, "POST", CALLBACK, 502, done=True)
        await ann.slash("deal new", clock="off")
    await house.settle(ann)
    assert len(public(ann)) == 1
    party = Party(house, ann, bob)
    party.table_id = ann.messages()[-1]["id"]
    await party.sit_and_start()
    assert button(party.table, "My hand")


async def test_a_late_private_answer_is_let_go(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    with capture_logs() as logged:
        await too_late(local, first.press(party.table, label="My hand"))
    assert not [entry for entry in logged if entry["log_level"] == "error"]
    assert not [message for message in first.messages() if is_ephemeral(message)]
    await first.press(party.table, label="My hand")
    await first.wait_for(lambda p: text_of(p.ephemerals()[-1]) == text_of(hand(p)))
    assert calls(local, "POST", "/callback")


async def test_an_answer_that_arrives_after_a_newer_edit_is_painted_over(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scenario: a press did not wait for the painter, its answer is slow, and the hand is painted before it arrives."""
    monkeypatch.setattr(painter, "HOLD_PATIENCE", 0.01)
    party, first, second = await table_of_two(open_house, ann, bob)
    await end_turn(party, first)
    answer = hold(local, "POST", CALLBACK)
    async with party.house.app.edge.painter.hold(party.match_id, "hand", int(first.id)):
        stale = Forger(local, first).press(hand(first), f"deal:{party.match_id}:w:0:play:end_turn:")
        pressing = asyncio.create_task(stale)
        await answer.met()
    for label in ("End turn", "Yes: End turn"):
        await second.press(hand(second), label=label)
    await first.wait_for(lambda p: "Your turn" in text_of(hand(p)))
    answer.let_go()
    await pressing
    await party.settle()
    assert "Your turn" in text_of(hand(first))
