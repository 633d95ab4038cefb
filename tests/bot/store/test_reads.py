"""Reads: lists of matches, tails, deadlines, surfaces."""

import asyncio
from dataclasses import replace
from datetime import timedelta, timezone

import pytest

from bot.store.errors import Conflict, Repeated
from bot.store.records import Commit, DueRow, SitterRecord, StepRow, Tail
from bot.store.store import Store
from tests.bot.store.kit import NOON, SECRET, due, later, record, step, surface


async def test_the_first_looks_of_a_store_may_come_together(store: Store) -> None:
    assert await asyncio.gather(*(store.match("nomatch1") for _ in range(20))) == [None] * 20


async def test_a_tail_holds_the_steps_after_a_version_in_order(store: Store) -> None:
    for version in range(4):
        await store.commit(Commit("match001", step=step(version), dues=(due("k", version),)))
    assert [row.version for row in (await store.tail("match001", 1)).steps] == [2, 3]
    assert (await store.tail("match001", 1)).dues == (due("k", 3),)
    assert await store.tail("match001", 3) == Tail((), (due("k", 3),))
    assert await store.tail("nomatch1", -1) == Tail((), ())


async def test_the_head_is_what_this_store_stored_last_until_the_match_is_over(store: Store) -> None:
    assert store.head("match001") is None
    await store.create(record(status="playing"), SECRET, 1)
    await store.commit(Commit("match001", step=step(0)))
    await store.commit(Commit("match001", step=step(1)))
    assert store.head("match001") == 1
    with pytest.raises(Conflict):
        await store.commit(Commit("match001", step=step(1)))
    assert store.head("match001") is None, "somebody else writes too: only reading tells"
    await store.commit(Commit("match001", step=step(2)))
    assert store.head("match001") == 2
    await store.commit(Commit("match001", step=step(3), record=record(status="over", lobby_version=1)))
    assert store.head("match001") is None


async def test_open_matches_by_user_and_channel_oldest_first(store: Store) -> None:
    sitting = (SitterRecord(1, "Ann", "en-US"), SitterRecord(2, "Bo", "vi"))
    await store.create(record("match00b", created_at=later(1), sitters=sitting), SECRET, 1)
    await store.create(record("match00a", created_at=later(0)), SECRET, 2)
    await store.create(record("match00c", created_at=later(2), channel_id=71, sitters=sitting), SECRET, 3)
    await store.create(record("match00d", created_at=later(3), status="over", sitters=sitting), SECRET, 4)
    assert [match.id for match in await store.open_matches()] == ["match00a", "match00b", "match00c"]
    assert [match.id for match in await store.open_matches(user_id=2)] == ["match00b", "match00c"]
    assert [match.id for match in await store.open_matches(channel_id=70)] == ["match00a", "match00b"]
    assert (await store.open_matches(user_id=2))[0].sitters == sitting


async def test_open_matches_of_a_server(store: Store) -> None:
    await store.create(record("match001"), SECRET, 1)
    await store.create(record("match002", guild_id=8), SECRET, 2)
    await store.create(record("match003", guild_id=None), SECRET, 3)
    assert [match.id for match in await store.open_matches(guild_id=8)] == ["match002"]


async def test_a_new_match_has_its_deadlines_at_once_and_a_repeated_one_none(store: Store) -> None:
    await store.create(record("match001"), SECRET, 1, (due("lobby", 9),))
    with pytest.raises(Repeated):
        await store.create(record("match002"), SECRET, 1, (due("lobby", 9, "match002"),))
    assert await store.upcoming(9) == (due("lobby", 9),)


async def test_a_lobby_without_sitters_is_read_too(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    empty = record(lobby_version=1, sitters=(), status="cancelled")
    await store.commit(Commit("match001", record=empty, interaction_id=2))
    assert await store.match("match001") == empty


async def test_upcoming_deadlines_come_earliest_first_over_all_matches(store: Store) -> None:
    await store.commit(Commit("match001", step=step(0), dues=(due("late", 9), due("soon", 1))))
    await store.commit(Commit("match002", step=step(0), dues=(due("middle", 5, "match002"),)))
    assert [row.key for row in await store.upcoming(2)] == ["soon", "middle"]


async def test_postponing_moves_people_and_tables_but_no_computers(store: Store) -> None:
    dues = (due("0.play.3", 1), due("clock", 2), due("policy.1.3", 1), due("1.play.3", 50))
    await store.commit(Commit("match001", step=step(0), dues=dues))
    assert await store.postpone(later(30), later(30)) == {"match001"}
    assert await store.postpone(later(30), later(30)) == frozenset(), "what is there already is not moved"
    moved = {row.key: row.at for row in await store.upcoming(10)}
    assert moved == {"0.play.3": later(30), "clock": later(30), "policy.1.3": later(1), "1.play.3": later(50)}


async def test_times_come_back_in_utc_to_the_millisecond(store: Store) -> None:
    elsewhere = timezone(timedelta(hours=7))
    at = (NOON + timedelta(milliseconds=123)).astimezone(elsewhere)
    row = StepRow(0, "step", b"{}", at)
    await store.commit(Commit("match001", step=row, dues=(DueRow("match001", "k", at),)))
    tail = await store.tail("match001", -1)
    assert tail.steps[0].at == at
    assert tail.steps[0].at.utcoffset() == timedelta(0)
    assert tail.dues[0].at == at


async def test_only_the_first_table_message_pins_the_secret(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    assert (await store.secret("match001")).message_id is None
    await store.pin_secret("match001", 900)
    await store.pin_secret("match001", 901)
    assert (await store.secret("match001")).message_id == 900


async def test_a_surface_is_one_per_match_kind_and_owner(store: Store) -> None:
    table, hand = surface(), surface(kind="hand", owner_id=5, walk="play.3", closed=True)
    for one in (table, hand, surface("match002")):
        await store.put_surface(one)
    newer = replace(table, message_id=701, version=4, digest="e", sent_at=later(9))
    await store.put_surface(newer)
    assert await store.surfaces("match001") == (hand, newer)
    await store.drop_surface("match001", "hand", 5)
    assert await store.surfaces("match001") == (newer,)


async def test_a_match_is_stale_while_a_reachable_surface_is_older_than_its_last_change(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    await store.put_surface(surface(version=0))
    assert await store.stale_matches() == ()
    await store.commit(Commit("match001", record=record(lobby_version=1), interaction_id=2))
    assert await store.stale_matches() == ("match001",)
    await store.put_surface(surface(version=1))
    assert await store.stale_matches() == ()
    await store.commit(Commit("match001", step=step(0), record=record(lobby_version=2, status="over")))
    await store.put_surface(surface(kind="hand", owner_id=1, version=1))
    assert await store.stale_matches() == ("match001",)
    await store.put_surface(surface(version=3))
    await store.put_surface(surface(kind="hand", owner_id=1, version=1, closed=True))
    assert await store.stale_matches() == ()


async def test_a_match_in_play_is_stale_until_every_hand_was_sent_and_its_last_change_called_for(store: Store) -> None:
    """Scenario: a bot is killed after it has shown the start on the table, and before it has sent the hands."""
    people = (SitterRecord(1, "Ann", "en-US"), SitterRecord(policy="steady"), SitterRecord(2, "Bo", "vi"))
    await store.create(record(sitters=people), SECRET, 1)
    await store.put_surface(surface(version=0))
    assert await store.stale_matches() == (), "a lobby has no hands and calls nobody"
    started = record(lobby_version=1, status="playing", sitters=people)
    await store.commit(Commit("match001", step=step(0), record=started))
    await store.put_surface(surface(version=2))
    assert await store.stale_matches() == ("match001",)
    await store.put_surface(surface(kind="ping", version=2))
    await store.put_surface(surface(kind="hand", owner_id=1, version=2))
    await store.put_surface(surface("match002", kind="hand", owner_id=2))
    assert await store.stale_matches() == ("match001",), "the second hand was never sent"
    await store.put_surface(surface(kind="hand", owner_id=2, version=2, closed=True))
    assert await store.stale_matches() == ()
    await store.commit(Commit("match001", step=step(1)))
    for kind, owner in (("table", 0), ("hand", 1)):
        await store.put_surface(surface(kind=kind, owner_id=owner, version=3))
    assert await store.stale_matches() == ("match001",), "whoever is asked now may not have been called"
    await store.drop_surface("match001", "ping")
    assert await store.stale_matches() == ("match001",)
    await store.put_surface(surface(kind="ping", version=3))
    assert await store.stale_matches() == ()
    await store.commit(Commit("match001", step=step(2), record=record(lobby_version=2, status="over", sitters=people)))
    for kind, owner in (("table", 0), ("hand", 1)):
        await store.put_surface(surface(kind=kind, owner_id=owner, version=5))
    assert await store.stale_matches() == (), "a finished match calls nobody"
