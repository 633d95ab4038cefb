"""What messages show is in memory at once and in the store soon; where they are is in the store first."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from bot.matches import surfaces as module
from bot.matches.surfaces import Surface, Surfaces
from bot.store.errors import StoreBusy
from bot.store.sql import SqlStore, open_store
from tests.bot.store.kit import surface

TABLE = surface()
SHOWN = replace(TABLE, version=3, digest="newer")


@pytest.fixture
async def store() -> AsyncIterator[SqlStore]:
    async with await open_store("sqlite+aiosqlite://") as opened:
        yield opened


async def test_what_is_put_is_stored_when_it_returns(store: SqlStore) -> None:
    surfaces = Surfaces(store)
    assert await surfaces.get("match001", "table") is None
    await surfaces.put(TABLE)
    assert await surfaces.get("match001", "table") == TABLE
    assert await store.surfaces("match001") == (TABLE,)


async def test_what_is_noted_is_seen_at_once_and_stored_by_itself(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SOON", 0)
    surfaces = Surfaces(store)
    await surfaces.put(TABLE)
    surfaces.note(replace(SHOWN, digest="older"))
    surfaces.note(SHOWN)
    assert await surfaces.get("match001", "table") == SHOWN
    assert surfaces._storing is not None
    await surfaces._storing
    assert await store.surfaces("match001") == (SHOWN,)


async def test_what_was_noted_is_stored_at_the_end(store: SqlStore) -> None:
    surfaces = Surfaces(store)
    await surfaces.put(TABLE)
    surfaces.note(SHOWN)
    await surfaces.close()
    assert await store.surfaces("match001") == (SHOWN,)


async def test_what_the_store_says_a_message_shows_is_not_trusted(store: SqlStore) -> None:
    """Else a hand keeps a question: asked and answered before a kill, and in the end it has to look as before."""
    call = replace(TABLE, kind="ping")
    for each in (TABLE, call):
        await store.put_surface(each)
    surfaces = Surfaces(store)
    assert await surfaces.get("match001", "table") == replace(TABLE, digest=module.UNSURE, pictures=(module.UNSURE,))
    assert await surfaces.get("match001", "ping") == call, "or everybody is called again"
    await store.put_surface(replace(TABLE, digest=""))
    unpainted = await Surfaces(store).get("match001", "table")
    assert unpainted is not None
    assert unpainted.digest == ""


async def test_a_message_that_is_sent_anew_is_not_overwritten_by_an_older_note(store: SqlStore) -> None:
    surfaces, anew = Surfaces(store), replace(TABLE, message_id=701)
    await surfaces.put(TABLE)
    surfaces.note(SHOWN)
    await surfaces.put(anew)
    await surfaces.close()
    assert await surfaces.get("match001", "table") == anew
    assert await store.surfaces("match001") == (anew,)


async def test_a_message_that_was_forgotten_does_not_come_back_by_a_note(store: SqlStore) -> None:
    surfaces = Surfaces(store)
    for each in (TABLE, surface(kind="hand", owner_id=5)):
        await surfaces.put(each)
        surfaces.note(each)
    await surfaces.drop("match001", "table")
    await store.drop_surface("match001", "hand", 5)  # its owner had their data deleted
    await surfaces.close()
    assert await surfaces.get("match001", "table") is None
    assert await store.surfaces("match001") == ()


async def test_messages_of_many_matches_are_read_again_when_they_were_dropped(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    surfaces = Surfaces(store)
    tables = [surface(f"match00{number}", message_id=number) for number in range(4)]
    for each in tables:
        await surfaces.put(each)
    noted = replace(tables[0], digest="newer")
    surfaces.note(noted)
    assert [await surfaces.get(each.match_id, "table") for each in tables] == [
        noted,
        *(replace(each, digest=module.UNSURE, pictures=(module.UNSURE,)) for each in tables[1:]),
    ]
    assert len(surfaces._kept) == 2


async def test_matches_that_somebody_else_deleted_are_forgotten(store: SqlStore) -> None:
    surfaces = Surfaces(store)
    await surfaces.put(TABLE)
    surfaces.note(SHOWN)
    await store.drop_surface("match001", "table")
    surfaces.forget(["match001"])
    assert await surfaces.get("match001", "table") is None


class BusyOnce:
    """A store that somebody else holds at the first try."""

    def __init__(self, store: SqlStore) -> None:
        self._note = store.note_surfaces
        self.tries = 0

    async def note_surfaces(self, shown: Sequence[Surface]) -> None:
        self.tries += 1
        if self.tries == 1:
            raise StoreBusy("held")
        await self._note(shown)


async def test_notes_wait_for_a_held_database(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = BusyOnce(store)
    monkeypatch.setattr(store, "note_surfaces", busy.note_surfaces)
    monkeypatch.setattr(module, "SOON", 0)
    surfaces = Surfaces(store)
    await surfaces.put(TABLE)
    surfaces.note(SHOWN)
    assert surfaces._storing is not None
    await surfaces._storing
    assert await store.surfaces("match001") == (SHOWN,)
    assert busy.tries == 2
