"""Clocks over the wire: reminders, autopilot and back, more time, pauses, quiet hours, a kill in between."""

from datetime import timedelta

from tests.support.person import Person
from tests.support.reading import Json, buttons, text_of
from tests.wire.clocked import Clocked
from tests.wire.hands import end_turn, hand, put
from tests.wire.player import control


def labels(message: Json) -> set[str]:
    return {b["label"] for b in buttons(message)}


async def test_the_ladder_a_call_a_reminder_then_the_default_and_autopilot_after_two(clocked: Clocked) -> None:
    party = clocked.party
    await clocked.begin()
    first, second = await clocked.by_turn()
    await clocked.pass_seconds(21)
    assert ["is waiting" in call for call in clocked.calls()] == [True]
    await clocked.pass_seconds(40)
    assert len(clocked.calls()) == 1
    assert "the time runs out" in clocked.calls()[0]
    calls = len(first.mentions)
    assert calls >= 2
    await clocked.pass_seconds(30)
    snapshot = await clocked.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.info.version > 0, "the default was played"
    assert text_of(party.table).count("ran out of time, so the least is played") == 1
    assert clocked.house.app.client.is_ready()
    await end_turn(party, second)
    await clocked.pass_seconds(91)
    assert "because nobody is there" in text_of(party.table)
    assert "I’m back" in labels(party.table)
    await put(party, second, "money_4_1", "money_3_1")
    await end_turn(party, second)
    await clocked.pass_seconds(1)
    assert (await clocked.by_turn())[0] is second, "the turn of whoever is away took no time"
    assert text_of(party.table).count("is away, so the least is played at once") == 1
    assert "You were away" in text_of(hand(first))
    await first.press(hand(first), label="I’m back")
    await party.settle()
    assert "because nobody is there" not in text_of(party.table)
    assert "is back" in text_of(party.table)
    await put(party, second, "money_3_2", "money_2_2")
    await end_turn(party, second)
    assert (await clocked.by_turn())[0] is first
    assert "You were away" not in text_of(hand(first))
    assert not [*first.failures, *second.failures]


async def test_looking_at_the_own_hand_is_enough_to_be_back_also_after_a_restart(clocked: Clocked) -> None:
    party = clocked.party
    await clocked.begin()
    first, second = await clocked.by_turn()
    await clocked.pass_seconds(91)
    await end_turn(party, second)
    await clocked.pass_seconds(91)
    await clocked.house.restart()
    await party.settle()
    assert "because nobody is there" in text_of(party.table)
    await first.slash("hand")
    await party.settle()
    assert "because nobody is there" not in text_of(party.table)
    assert "You were away" not in text_of(first.ephemerals()[-1])


async def test_more_time_once_a_round_from_anybody_seated(clocked: Clocked, jisoo: Person) -> None:
    party = clocked.party
    await clocked.begin()
    first, second = await clocked.by_turn()
    before = (await clocked.house.app.edge.service.snapshot(party.match_id)).deadlines
    await second.press(party.table, label="⏳ More time")
    await party.settle()
    after = (await clocked.house.app.edge.service.snapshot(party.match_id)).deadlines
    assert {key: after[key] - before[key] for key in before} == dict.fromkeys(before, timedelta(seconds=90))
    assert "gives everybody more time" in text_of(party.table)
    await second.press(party.table, label="⏳ More time")
    assert "already" in text_of(second.ephemerals()[-1])
    await jisoo.refresh()
    await jisoo.press(party.table, label="⏳ More time")
    assert "앉아 있지" in text_of(jisoo.ephemerals()[-1]) or jisoo.ephemerals()
    await first.press(party.table, label="⏳ More time")
    assert not [*first.failures, *second.failures]


async def test_the_hand_below_a_refusal_is_the_only_private_one_and_stays_up_to_date(clocked: Clocked) -> None:
    party = clocked.party
    await clocked.begin()
    first, _ = await clocked.by_turn()
    await first.press(party.table, label="My hand")
    for _ in range(2):
        await first.press(party.table, label="⏸ Pause")
    await party.settle()
    (panel,) = first.ephemerals()
    assert "asked for a pause already" in text_of(panel)
    assert "End turn" in labels(panel)
    await end_turn(party, first)
    (panel,) = first.ephemerals()
    assert "End turn" not in labels(panel)


async def test_all_pause_and_anybody_goes_on(clocked: Clocked) -> None:
    party = clocked.party
    await clocked.begin()
    first, second = await clocked.by_turn()
    await clocked.pass_seconds(30)
    await first.press(party.table, label="⏸ Pause")
    await party.settle()
    assert "would like a pause" in text_of(party.table)
    await second.press(party.table, label="⏸ Pause")
    await party.settle()
    assert "Paused" in text_of(party.table)
    assert "Paused" in text_of(hand(first))
    assert labels(hand(first)) == {"▶ Continue"}
    await clocked.pass_seconds(86_400)
    await clocked.house.restart()
    await clocked.find_table()
    await first.press(hand(first), label="▶ Continue")
    await clocked.find_table()
    assert "Paused" not in text_of(party.table)
    assert "End turn" in labels(hand(first))
    await clocked.pass_seconds(55)
    assert (await clocked.by_turn())[0] is first
    await clocked.pass_seconds(10)
    assert (await clocked.by_turn())[0] is second, "an hour's pause took nothing of the minute that was left"


async def test_a_slow_match_calls_nobody_at_night(clocked: Clocked) -> None:
    party = clocked.party
    await party.open(preset="classic", clock="slow")
    await party.host.press(party.table, custom_id=control(party.table, "rules"))
    panel = party.host.ephemerals()[-1]
    await party.host.press(panel, label="Quiet hours")
    panel = party.host.message(panel["id"])
    await party.host.press(panel, label="23:00 to 07:00")
    await party.settle()
    assert "stands still from 23:00 to 07:00" in text_of(party.table)
    await party.sit_and_start()
    clocked.match_id = party.match_id
    await clocked.pass_seconds(21)
    calls = len(clocked.calls())
    assert calls == 1, "asked at noon"
    await clocked.pass_seconds(11.5 * 3600)  # half past eleven at night
    first, _ = await clocked.by_turn()
    await end_turn(party, first)
    await clocked.pass_seconds(60)
    assert len(clocked.calls()) == 0, "whoever is asked now sleeps"
    await clocked.pass_seconds(7.6 * 3600)
    assert len(clocked.calls()) == 1


async def test_after_downtime_every_message_shows_the_time_that_people_have_now(clocked: Clocked) -> None:
    """What they were painted with has passed; the match itself has not changed."""
    await clocked.begin(clock="live")
    _, waiting = await clocked.by_turn()
    await clocked.pass_seconds(80)
    await clocked.house.restart()
    await clocked.find_table()
    snapshot = await clocked.house.app.edge.service.snapshot(clocked.match_id)
    (until,) = {at for key, at in snapshot.deadlines.items() if "play" in key}
    assert (until - clocked.clock.at).total_seconds() > 55, "a minute at least"
    for message in (clocked.party.table, hand(waiting)):
        assert f"<t:{int(until.timestamp())}:R>" in text_of(message)
