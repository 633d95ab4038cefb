"""A short soak; `make soak MINUTES=10` does a long one. And: what it would notice."""

from pathlib import Path

import pytest

from tests.wire.soak import run
from tests.wire.soak.run import soak
from tests.wire.soak.weather import unknown_interaction


async def test_a_bad_day_with_a_kill_loses_and_doubles_nothing(tmp_path: Path) -> None:
    report = await soak(seconds=0, kills=2, seed=5, folder=tmp_path)
    assert not report.faults
    assert report.kills == 2
    assert report.actions > report.rounds
    assert report.mishaps


async def test_a_press_that_nothing_excuses_and_nobody_answers_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "KILLED", 0)
    monkeypatch.setattr(run, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(run, "HARMLESS", (unknown_interaction,) * 3)
    monkeypatch.setattr(run, "DEAFENING", ())
    report = await soak(seconds=60, kills=0, seed=1, folder=tmp_path)
    assert report.unanswered
    assert "unknown_interaction" in report.faults[0]
