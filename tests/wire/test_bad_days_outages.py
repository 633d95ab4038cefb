"""5xx: nothing is sent twice, nothing is lost, and nobody waits for somebody else's message."""

import pytest

from bot.sandbox import LocalDiscord
from bot.ui import lanes
from tests.support.person import Person
from tests.support.reading import text_of
from tests.wire.dealt import BIRTHDAY, dealt
from tests.wire.hands import end_turn, hand, put
from tests.wire.house import OpenHouse
from tests.wire.mishaps import calls, fail, hold, messages_in, public, shown, table_of_two
from tests.wire.party import Party

OUTAGES = [(502, False), (502, True), (503, False), (503, True)]
"""discord.py repeats a call after a 502 by itself; a 503 comes back to us."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FIRST_RETRY", 0.01)


@pytest.mark.parametrize(("status", "done"), OUTAGES)
async def test_hands_and_the_call_are_sent_once(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, status: int, done: bool
) -> None:
    for channel in ("tables", "dm"):
        fail(local, "POST", messages_in(ann, channel), status, done=done)
    party, first, _ = await table_of_two(open_house, ann, bob)
    await party.idle()
    await shown((ann,), lambda: ann.dm_messages() and len(ann.messages()) == 2)
    await party.settle()
    assert len(ann.dm_messages()) == 1
    assert not calls(local, "PATCH", messages_in(ann, "dm")), "what was sent shows the newest state"
    calling = [message for message in ann.messages() if message["id"] != party.table_id]
    assert [message["mentions"][0]["id"] for message in calling] == [first.id]
    assert len(public(ann)) == 1


@pytest.mark.parametrize(("status", "done"), OUTAGES)
async def test_the_table_is_brought_once(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, status: int, done: bool
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    fail(local, "POST", messages_in(ann, "tables"), status, done=done)
    await bob.slash("table")
    if status == 503:
        assert "Nothing was lost" in text_of(bob.ephemerals()[-1])
        await bob.slash("table")
    await bob.wait_for(lambda p: any("bottom" in text_of(message) for message in p.ephemerals()))
    await put(party, first, "money_1_1")
    assert len(public(ann)) == 1
    assert "2 plays left" in public(ann)[0]


async def test_a_message_sent_by_an_earlier_try_is_brought_up_to_date(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    """Scenario: the table is sent, the answer is lost, the match moves on, and only then it is sent again."""
    party, first, _ = await table_of_two(open_house, ann, bob)
    fail(local, "POST", messages_in(ann, "tables"), 503, done=True)
    await bob.slash("table")
    await put(party, first, "money_1_1")
    await bob.slash("table")
    await party.settle()
    assert len(public(ann)) == 1
    assert "2 plays left" in public(ann)[0]


async def test_a_failed_edit_is_made_up_for_though_nothing_changes_any_more(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    table, dm = messages_in(ann, "tables"), messages_in(second, "dm")
    for route in (table, dm):
        fail(local, "PATCH", route, 503, times=3)
    await put(party, first, "money_1_1", "money_2_1")
    await end_turn(party, first)
    name = second.me["global_name"]
    await shown((ann,), lambda: f"▶️ {name} · 3 plays left" in text_of(party.table))
    await shown((second,), lambda: "Your turn" in text_of(hand(second)))
    assert [request.status for request in calls(local, "PATCH", table)].count(503) == 3


async def test_one_hand_in_trouble_does_not_keep_the_others_waiting(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    """Scenario: a turn ends, and Discord is slow about the hand of whoever comes next."""
    party, (first, second, third) = await dealt(open_house, BIRTHDAY, ann, bob, minh)
    released = hold(local, "(PATCH|POST)", messages_in(second, "dm"))
    await first.press(hand(first), label="End turn")
    await first.press(hand(first), label="Yes: End turn")
    await shown((third,), lambda: f"{second.me['global_name']}’s turn" in text_of(hand(third)))
    assert "Your turn" not in text_of(hand(second))
    released.let_go()
    await party.settle()
    assert "Your turn" in text_of(hand(second))


async def test_an_outage_in_one_channel_does_not_touch_another_match(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    other = Party(party.house, ann, bob)
    await ann.slash("deal new", channel="quiet", clock="off")
    other.table_id = ann.messages("quiet")[-1]["id"]
    fail(local, "(PATCH|POST)", messages_in(ann, "tables"), 503, times=1000)
    await put(party, first, "money_1_1")
    await other.sit_and_start()
    assert "3 plays left" in text_of(other.table)
    local.faults.clear()
    await shown((ann,), lambda: "2 plays left" in text_of(party.table))
