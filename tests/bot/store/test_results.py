"""Where everybody came is stored with the step that ends the match, or not at all."""

import pytest

from bot.store.errors import Conflict
from bot.store.records import Commit, ResultRow, UserPreferences
from bot.store.store import Store
from tests.bot.store.kit import SECRET, later, outcomes, record, result, step

ANN, COMPUTER = result(0, 2, user_id=1, user_name="Ann"), result(1, 1, policy="random")


def ending(*rows: ResultRow, match_id: str = "match001") -> Commit:
    return Commit(match_id, step=step(0), record=record(match_id, lobby_version=1, status="over"), results=rows)


async def test_places_are_read_back_as_they_were_written(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    away = result(2, 3, gone=True, user_id=2**63 - 1, user_name="Bo")
    await store.commit(ending(away, ANN, COMPUTER))
    assert await store.results(7) == (ANN, COMPUTER, away)
    assert await store.results(8) == ()


async def test_an_end_that_loses_the_race_leaves_no_places(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    assert await outcomes(store, [ending(ANN), ending(COMPUTER)]) == ["stored", "Conflict"]
    with pytest.raises(Conflict):
        await store.commit(ending(COMPUTER))
    assert await store.results(7) == (ANN,)


async def test_matches_come_in_the_order_in_which_they_ended(store: Store) -> None:
    ends = {"match003": 1.0, "match001": 2.0, "match002": 2.0}
    for number, match_id in enumerate(ends):
        await store.create(record(match_id), SECRET, number)
    commits = [ending(result(0, 1, name, ended_at=later(at)), match_id=name) for name, at in reversed(ends.items())]
    assert await outcomes(store, commits) == ["stored"] * 3
    assert [row.match_id for row in await store.results(7)] == list(ends)


async def test_whoever_is_kept_out_of_statistics_leaves_a_place_without_a_name(store: Store) -> None:
    await store.put_user_preferences(1, UserPreferences(in_stats=False))
    await store.create(record(), SECRET, 1)
    other = result(2, 3, user_id=2, user_name="Bo")
    await store.commit(ending(ANN, COMPUTER, other))
    assert await store.results(7) == (result(0, 2), COMPUTER, other)


async def test_a_rematch_is_stored_with_the_match_that_it_follows_or_not_at_all(store: Store) -> None:
    await store.create(record(), SECRET, 1)
    followed = record(lobby_version=1, rematch="match002")
    await store.create(record("match002", rematch_of="match001"), SECRET, 2, former=followed)
    assert await store.match("match001") == followed
    assert await store.match("match002") == record("match002", rematch_of="match001")
    with pytest.raises(Conflict):
        await store.create(record("match003"), SECRET, 3, former=followed)
    assert await store.match("match003") is None
    assert await store.handled(3) is None
