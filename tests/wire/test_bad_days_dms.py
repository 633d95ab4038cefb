"""Direct messages that close and open again while a match goes on."""

from dataclasses import replace
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.sandbox import LocalDiscord
from bot.ui import lanes
from bot.ui.hands import TRY_AGAIN_AFTER
from tests.support.person import Person
from tests.support.reading import buttons, text_of
from tests.wire.hands import end_turn, hand, put
from tests.wire.house import OpenHouse
from tests.wire.mishaps import calls, come_true, fail, messages_in, shown, table_of_two
from tests.wire.party import Party

CANNOT_SEND = 50007


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FIRST_RETRY", 0.01)


async def close_in_mid_match(local: LocalDiscord, party: Party, first: Person, second: Person) -> None:
    """The second player closes their DMs, and the bot finds out when the turn comes to them."""
    await second.configure(dms_open=False)
    fail(local, "PATCH", messages_in(second, "dm"), 403, CANNOT_SEND, times=1000)
    await put(party, first, "money_1_1")
    await end_turn(party, first)


async def press_privately(party: Party, person: Person, card: str) -> None:
    """Bank a card from the newest private answer."""
    message = person.ephemerals()[-1]
    menu = next(c for c in message["components"][0]["components"] if c["type"] == 1 and "options" in c["components"][0])
    await person.press(message, custom_id=menu["components"][0]["custom_id"], values=[card])
    await party.settle()


async def end_privately(party: Party, person: Person) -> None:
    """End the turn from the newest private answer."""
    await person.press(person.ephemerals()[-1], label="End turn")
    if any(button["label"] == "Yes: End turn" for button in buttons(person.ephemerals()[-1])):
        await person.press(person.ephemerals()[-1], label="Yes: End turn")
    await party.settle()


async def test_a_dm_closed_in_mid_match_stops_nothing(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    await close_in_mid_match(local, party, first, second)
    refused = len(calls(local, "", messages_in(second, "dm")))
    await second.press(party.table, label="My hand")
    await press_privately(party, second, "money_1_2")
    assert "2 plays left" in text_of(second.ephemerals()[-1])
    assert "2 plays left" in text_of(party.table)
    assert len(second.ephemerals()) == 1
    assert len(calls(local, "", messages_in(second, "dm"))) == refused, "a closed DM is left alone"


async def test_a_private_hand_is_kept_fresh_when_others_act(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    await bob.configure(dms_open=False)
    await ann.configure(dms_open=False)
    party, first, second = await table_of_two(open_house, ann, bob)
    await second.press(party.table, label="My hand")
    await first.press(party.table, label="My hand")
    waiting = second.ephemerals()[-1]["id"]
    assert "Your turn" not in text_of(second.message(waiting))
    await press_privately(party, first, "money_1_1")
    await end_privately(party, first)
    assert "Your turn" in text_of(second.message(waiting))
    await press_privately(party, second, "money_1_2")
    assert "2 plays left" in text_of(second.message(waiting))


@pytest.mark.parametrize("loss", ["restart", "dismissed"])
async def test_without_its_token_a_private_hand_is_only_stale(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person, loss: str
) -> None:
    await bob.configure(dms_open=False)
    await ann.configure(dms_open=False)
    party, first, second = await table_of_two(open_house, ann, bob)
    await second.press(party.table, label="My hand")
    if loss == "restart":
        await party.house.restart()
    else:
        await second.dismiss(second.ephemerals()[-1])
    await first.press(party.table, label="My hand")
    with capture_logs() as logged:
        await press_privately(party, first, "money_1_1")
        await end_privately(party, first)
    assert not [entry for entry in logged if entry["log_level"] == "error"]
    await second.press(party.table, label="My hand")
    assert "Your turn" in text_of(second.ephemerals()[-1])
    assert not second.failures


async def test_the_command_opens_the_dm_again(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    await close_in_mid_match(local, party, first, second)
    dm = messages_in(second, "dm")
    knocked = len(calls(local, "POST", dm))
    await second.slash("hand")
    await come_true(second, lambda: len(calls(local, "POST", dm)) > knocked)
    await party.settle()
    assert "Your turn" in text_of(second.ephemerals()[-1])
    assert "Your turn" not in text_of(hand(second)), "still closed"
    await second.configure(dms_open=True)
    local.faults.clear()
    await second.slash("hand")
    await shown((second,), lambda: "Your turn" in text_of(hand(second)))
    await party.settle()
    assert [text_of(message) for message in second.dm_messages()] == [text_of(second.ephemerals()[-1])]


async def test_playing_on_opens_the_dm_again_but_does_not_knock_each_time(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, ann, bob)
    await close_in_mid_match(local, party, first, second)
    await second.configure(dms_open=True)
    local.faults.clear()
    await second.press(party.table, label="My hand")
    await press_privately(party, second, "money_1_2")
    assert "Your turn" not in text_of(hand(second)), "tried a moment ago"
    await let_time_pass(party, second, TRY_AGAIN_AFTER)
    await press_privately(party, second, "money_2_2")
    await shown((second,), lambda: "1 play left" in text_of(hand(second)))
    await party.settle()
    assert len(second.dm_messages()) == 1


async def let_time_pass(party: Party, person: Person, passed: timedelta) -> None:
    """As if the hand had been tried so much earlier."""
    surfaces = party.house.app.edge.painter.surfaces
    surface = await surfaces.get(party.match_id, "hand", int(person.id))
    assert surface is not None
    assert surface.closed
    await surfaces.put(replace(surface, sent_at=surface.sent_at - passed))
