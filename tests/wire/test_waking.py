"""Somebody on autopilot presses while the database is held, or the bot stops: answered like any press."""

from pathlib import Path

import pytest

from bot.ui import answers
from tests.support.person import Person
from tests.support.reading import text_of
from tests.wire.clocked import Clocked
from tests.wire.hands import end_turn
from tests.wire.test_storage import BUSY, DEFERRED, database_held, pragma


async def away(clocked: Clocked) -> Person:
    """Whoever has let two of their turns pass; the other is to play."""
    await clocked.begin()
    first, second = await clocked.by_turn()
    await clocked.pass_seconds(91)
    await end_turn(clocked.party, second)
    await clocked.pass_seconds(91)
    assert "because nobody is there" in text_of(clocked.party.table)
    return first


@pytest.mark.parametrize("deferred", [False, True], ids=["refused at once", "refused after a deferral"])
async def test_a_press_of_somebody_away_while_another_program_holds_the_database(
    clocked: Clocked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, deferred: bool
) -> None:
    person = await away(clocked)
    await pragma(clocked.house, "busy_timeout=50")
    if deferred:
        monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    with database_held(tmp_path):
        await person.press(clocked.party.table, label="My hand")
        await person.wait_for(lambda p: any(BUSY["en-US"] in text_of(message) for message in p.ephemerals()))
    assert "because nobody is there" in text_of(clocked.party.table)
    await person.press(clocked.party.table, label="My hand")
    await clocked.party.settle()
    assert "because nobody is there" not in text_of(clocked.party.table)
    assert not person.failures


async def test_a_command_of_somebody_away_is_deferred_while_another_program_holds_the_database(
    clocked: Clocked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await away(clocked)
    await pragma(clocked.house, "busy_timeout=60000")
    monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    with database_held(tmp_path):
        assert (await person.slash("hand"))["callback_type"] == DEFERRED
    await person.wait_for(lambda p: any(text_of(message) for message in p.ephemerals()))
    assert not person.failures


async def test_a_press_of_somebody_away_while_the_bot_stops_writes_nothing(clocked: Clocked) -> None:
    person = await away(clocked)
    service, match_id = clocked.house.app.edge.service, clocked.match_id
    before = (await service.info(match_id)).version
    clocked.house.app.client.gate.close()
    await person.press(clocked.party.table, label="My hand")
    assert "restarting" in text_of(person.ephemerals()[-1])
    assert (await service.info(match_id)).version == before
