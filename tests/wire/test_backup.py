"""A copy made in the middle of a match, while the bot runs; put back, the match goes on from there."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.support.person import Person
from tests.support.reading import text_of
from tests.wire.hands import bank, hand, put
from tests.wire.house import OpenHouse
from tests.wire.mishaps import table_of_two


async def test_a_match_goes_on_from_the_copy(
    open_house: OpenHouse, ann: Person, bob: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    await put(party, first, "money_1_1")
    house, copy = party.house, tmp_path / "copy"
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 2, "a bot runs on it"
    await put(party, first, "money_2_1")
    assert await bank(party, 0) == ("money_1_1", "money_2_1")
    await house.close()
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
    await house.open()
    await party.settle()
    assert await bank(party, 0) == ("money_1_1",)
    await first.slash("hand")
    assert "2 plays left" in text_of(first.ephemerals()[-1])
    await first.slash("table")
    await party.settle()
    party.table_id = [m for m in ann.messages() if text_of(m).startswith("## ")][-1]["id"]
    assert "2 plays left" in text_of(party.table)
    await put(party, first, "money_3_1")
    assert await bank(party, 0) == ("money_1_1", "money_3_1")
    assert "1 play left" in text_of(hand(first))
