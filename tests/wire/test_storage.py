"""A full disk and a held database: one private answer each, nothing half done, and the match goes on afterwards."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from bot.store.sql import SqlStore
from bot.ui import answers
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, selects, text_of
from tests.wire.dealt import DEBT, dealt
from tests.wire.hands import bank
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party

DEFERRED = 5
BUSY = {"en-US": "cannot get at its database", "vi": "chưa truy cập được cơ sở dữ liệu"}
FULL = {"en-US": "disk of this bot is full", "vi": "Ổ đĩa của bot đã đầy"}


async def pragma(house: House, words: str) -> int:
    """Set something on the connection that writes."""
    store = house.app.edge.store
    assert isinstance(store, SqlStore)
    return await store._workers.writer.read(
        lambda connection: int(connection.exec_driver_sql(f"PRAGMA {words}").scalar() or 0)
    )


@contextmanager
def database_held(folder: Path) -> Iterator[None]:
    """Another program that writes into the database and takes its time."""
    with closing(sqlite3.connect(folder / "parlour.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@asynccontextmanager
async def disk_full(house: House) -> AsyncIterator[None]:
    """A database that may not grow by a page, as on a disk without room."""
    await pragma(house, f"max_page_count={await pragma(house, 'page_count')}")
    try:
        yield
    finally:
        await pragma(house, "max_page_count=1000000")


def own_hand(person: Person) -> Json:
    """The hand in the DM, not a private answer below it."""
    return [message for message in person.dm_messages() if not is_ephemeral(message)][-1]


async def bank_card(person: Person, card: str) -> None:
    """Choose a card that can only be banked."""
    menu = next(m for m in selects(own_hand(person)) if card in [o["value"] for o in m["options"]])
    await person.press(own_hand(person), custom_id=menu["custom_id"], values=[card])


async def private_answers(person: Person, count: int) -> list[str]:
    """What so many private answers say; the last may come after a deferral."""
    await person.wait_for(lambda p: len(p.ephemerals()) == count)
    return [text_of(message) for message in person.ephemerals()]


@pytest.mark.parametrize("deferred", [False, True], ids=["refused at once", "refused after a deferral"])
async def test_a_press_while_another_program_holds_the_database(
    open_house: OpenHouse, ann: Person, minh: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, deferred: bool
) -> None:
    party, (first, _) = await dealt(open_house, DEBT, ann, minh, locale=None)
    house = party.house
    await pragma(house, "busy_timeout=50")
    if deferred:
        monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    with database_held(tmp_path):
        await bank_card(first, "money_1_1")
        assert [BUSY[first.me["locale"]] in answer for answer in await private_answers(first, 1)] == [True]
        await ann.slash("deal new")
        told = 2 if first is ann else 1
        assert BUSY["en-US"] in (await private_answers(ann, told))[-1]
    assert await bank(party, 0) == ()
    await bank_card(first, "money_1_1")
    await party.settle()
    assert await bank(party, 0) == ("money_1_1",)
    assert "money_1_1" not in str(selects(own_hand(first)))
    assert not first.failures
    assert len(await house.app.edge.service.matches_of(int(ann.id))) == 1
    seen = [text_of(message) for message in minh.messages()]
    assert not [text for text in seen if any(words in text for words in BUSY.values())], "only ann is told"


async def test_a_table_is_opened_late_when_the_database_was_held_for_a_while(
    house: House, ann: Person, bob: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    await pragma(house, "busy_timeout=60000")
    party = Party(house, ann, bob)
    with database_held(tmp_path):
        assert (await ann.slash("deal new", seats=2, clock="off"))["callback_type"] == DEFERRED
    await ann.wait_for(lambda p: any(buttons(m) for m in p.messages()))
    party.table_id = ann.messages()[-1]["id"]
    await party.sit_and_start()
    assert "▶" in text_of(party.table)


async def test_a_walk_while_another_program_holds_the_database_is_only_a_walk(
    open_house: OpenHouse, ann: Person, bob: Person, tmp_path: Path
) -> None:
    """Nothing of the match is written on the way through a form, so nobody is told of a trouble that was none."""
    party, (first, _) = await dealt(open_house, DEBT, ann, bob)
    house = party.house
    await pragma(house, "busy_timeout=50")
    with database_held(tmp_path):
        await bank_card(first, "debt_collector_1")
        await party.settle()
        assert any(b["label"] == "Bank it" for b in buttons(own_hand(first)))
        await first.press(own_hand(first), label="Bank it")  # waits until the one before is through
        assert [BUSY["en-US"] in answer for answer in await private_answers(first, 1)] == [True]
    await first.press(own_hand(first), label="Bank it")
    await party.settle()
    assert await bank(party, 0) == ("debt_collector_1",)
    assert len(first.ephemerals()) == 1


async def test_presses_on_a_full_disk_are_refused_and_play_goes_on_when_there_is_room(
    open_house: OpenHouse, ann: Person, minh: Person
) -> None:
    party, _ = await dealt(open_house, DEBT, ann, minh, locale=None)
    house = party.house
    async with disk_full(house):
        for person in await party.by_seat():
            tables = await opened_until_full(house, person)
            assert FULL[person.me["locale"]] in text_of(person.ephemerals()[-1])
            assert len(await house.app.edge.service.matches_in(int(person.channel_id("tables")))) == 1 + tables
    first, _ = await party.by_seat()
    await bank_card(first, "money_1_1")
    await party.settle()
    assert await bank(party, 0) == ("money_1_1",)
    assert not [*ann.failures, *minh.failures]


async def opened_until_full(house: House, person: Person) -> int:
    """Open tables until the pages in use have no room for another; how many there are."""
    for _ in range(40):
        await person.slash("deal new", seats=2)
        if person.ephemerals():
            break
    return len(await house.app.edge.service.matches_in(int(person.channel_id("tables")))) - 1
