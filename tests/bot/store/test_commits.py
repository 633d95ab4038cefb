"""Commits: whole or not at all, one writer per version, each interaction once."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.errors import Conflict, Repeated, StoreError
from bot.store.records import Commit, SitterRecord
from bot.store.store import Store
from tests.bot.store.kit import SECRET, due, outcomes, record, step


async def test_a_new_match_is_read_back_as_it_was_written(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    assert await store.match("match001") == record()
    assert (await store.secret("match001")).host_secret == SECRET
    assert await store.match("nomatch1") is None


async def test_an_interaction_opens_one_match_and_names_it(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    with pytest.raises(Repeated) as repeated:
        await store.create(record("match002"), SECRET, 100)
    assert repeated.value.match_id == "match001"
    assert await store.match("match002") is None


async def test_two_writers_race_for_one_version_and_one_wins(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    first = Commit("match001", step=step(0, 1, b'{"by":1}'), dues=(due("one", 1),))
    second = Commit("match001", step=step(0, 2, b'{"by":2}'), dues=(due("two", 2),))
    assert await outcomes(store, [first, second]) == ["stored", "Conflict"]
    tail = await store.tail("match001", -1)
    assert [row.body for row in tail.steps] == [b'{"by":1}']
    assert tail.dues == (due("one", 1),)


async def test_a_version_taken_earlier_is_refused(store: Store) -> None:
    await store.commit(Commit("match001", step=step(0), dues=(due("kept", 1),)))
    with pytest.raises(Conflict):
        await store.commit(Commit("match001", step=step(0), dues=()))
    assert (await store.tail("match001", -1)).dues == (due("kept", 1),)


async def test_a_conflict_in_a_group_fails_nobody_else(store: Store) -> None:
    await store.commit(Commit("match003", step=step(0), dues=(due("old", 9, "match003"),)))
    group = [Commit(f"match00{n}", step=step(0), dues=(due("new", n, f"match00{n}"),)) for n in range(6)]
    expected = ["stored"] * 3 + ["Conflict"] + ["stored"] * 2
    assert await outcomes(store, group) == expected
    dues = {row.match_id: row.key for row in await store.upcoming(10)}
    assert dues == {**{f"match00{n}": "new" for n in range(6)}, "match003": "old"}


async def test_the_same_interaction_twice_is_stored_once(store: Store) -> None:
    await store.commit(Commit("match001", step=step(0, 55)))
    with pytest.raises(Repeated) as repeated:
        await store.commit(Commit("match001", step=step(1, 55)))
    assert repeated.value.match_id == "match001"
    assert [row.version for row in (await store.tail("match001", -1)).steps] == [0]
    assert await store.handled(55) == "match001"
    assert await store.handled(56) is None


async def test_the_same_interaction_twice_at_the_same_moment_is_stored_once(store: Store) -> None:
    commits = [Commit("match001", step=step(0, 55)), Commit("match001", step=step(1, 55))]
    assert (await outcomes(store, commits)).count("stored") == 1


async def test_dues_are_replaced_with_the_step_and_left_alone_without(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    await store.commit(Commit("match001", step=step(0), dues=(due("a", 1), due("b", 2))))
    await store.commit(Commit("match001", step=step(1), dues=(due("b", 2), due("c", 3))))
    assert await store.upcoming(10) == (due("b", 2), due("c", 3))
    await store.commit(Commit("match001", record=record(lobby_version=1)))
    assert await store.upcoming(10) == (due("b", 2), due("c", 3))
    await store.commit(Commit("match001", step=step(2), dues=()))
    assert await store.upcoming(10) == ()


async def test_a_record_changes_only_from_the_version_it_was_read_at(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    grown = replace(record(), lobby_version=1, sitters=(*record().sitters, SitterRecord(2, "Bo", "vi")))
    other = replace(record(), lobby_version=1, preset="fair", size=2)
    commits = [Commit("match001", record=value, interaction_id=n) for n, value in enumerate((grown, other), start=101)]
    assert await outcomes(store, commits) == ["stored", "Conflict"]
    assert await store.match("match001") == grown
    with pytest.raises(Conflict):
        await store.commit(Commit("match001", record=other, interaction_id=103))
    assert await store.handled(103) is None


async def test_a_lobby_interaction_twice_is_stored_once(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    await store.commit(Commit("match001", record=record(lobby_version=1), interaction_id=101))
    with pytest.raises(Repeated):
        await store.commit(Commit("match001", record=record(lobby_version=2, size=2), interaction_id=101))
    stored = await store.match("match001")
    assert stored is not None
    assert stored.size == record().size


async def test_a_step_whose_record_conflicts_is_not_stored(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    await store.commit(Commit("match001", record=record(lobby_version=1), interaction_id=101))
    stale = Commit("match001", step=step(0, 102), record=record(lobby_version=1, status="playing"), dues=(due("x", 1),))
    with pytest.raises(Conflict):
        await store.commit(stale)
    assert (await store.tail("match001", -1)).steps == ()
    assert await store.upcoming(1) == ()


async def test_a_record_whose_step_conflicts_is_not_stored(store: Store) -> None:
    await store.create(record(), SECRET, 100)
    await store.commit(Commit("match001", step=step(0)))
    with pytest.raises(Conflict):
        await store.commit(Commit("match001", step=step(0), record=record(lobby_version=1, status="over")))
    stored = await store.match("match001")
    assert stored is not None
    assert (stored.status, stored.lobby_version, stored.version) == ("lobby", 0, 0)


async def test_a_broken_commit_in_a_group_fails_nobody_else(store: Store) -> None:
    broken = Commit("match001", step=replace(step(0), body=None))  # type: ignore[arg-type]
    whole = Commit("match002", step=step(0), dues=(due("a", 1, "match002"),))
    results = await asyncio.gather(store.commit(broken), store.commit(whole), return_exceptions=True)
    assert isinstance(results[0], Exception)
    assert results[1] is None
    assert (await store.tail("match002", -1)).dues == (due("a", 1, "match002"),)


async def test_a_cancelled_caller_breaks_no_group(store: Store) -> None:
    first = asyncio.create_task(store.commit(Commit("match001", step=step(0))))
    second = asyncio.create_task(store.commit(Commit("match002", step=step(0))))
    await asyncio.sleep(0)
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    await store.commit(Commit("match003", step=step(0)))
    assert len((await store.tail("match002", -1)).steps) == 1


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.commit(Commit("match001", step=step(0)))
    await store.close()
