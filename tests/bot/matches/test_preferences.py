"""Preferences in memory: as in the store, never before it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from unittest.mock import patch

import pytest

from bot.matches import preferences as module
from bot.matches.preferences import Preferences, ServerPreferences, UserPreferences
from bot.store.errors import StoreError
from bot.store.sql import SqlStore, open_store
from tests.bot.matches.kit import ANN, BO
from tests.support.clocks import NOON


def greek(before: ServerPreferences) -> ServerPreferences:
    return replace(before, locale="el")


@pytest.fixture
async def store() -> AsyncIterator[SqlStore]:
    async with await open_store("sqlite+aiosqlite://") as opened:
        yield opened


async def test_nobody_has_chosen_anything_at_first(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    assert preferences.user(1) == UserPreferences(locale=None, pings=True)
    assert preferences.server(7) == ServerPreferences(locale=None)


async def test_choices_are_there_after_a_restart(store: SqlStore) -> None:
    before = await Preferences.load(store)
    await before.set_locale(1, "ko")
    await before.set_pings(1, wanted=False)
    await before.set_server(7, greek, BO.id, NOON)
    for preferences in (before, await Preferences.load(store)):
        assert preferences.user(1) == UserPreferences("ko", pings=False)
        assert preferences.server(7) == ServerPreferences("el", changed_by=BO.id, changed_at=NOON)


async def test_who_changed_a_server_last_is_known_until_they_are_forgotten(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    assert await preferences.set_server(7, greek, BO.id, NOON) == ("locale",)
    assert await preferences.set_server(8, greek, ANN.id, NOON) == ("locale",)
    assert await preferences.set_server(7, greek, ANN.id, NOON + timedelta(days=1)) == (), "it was so before"
    assert (preferences.server(7).changed_by, preferences.server(7).changed_at) == (BO.id, NOON)
    preferences.forget_user(BO.id)
    assert preferences.server(7) == ServerPreferences("el", changed_at=NOON)
    assert preferences.server(8).changed_by == ANN.id


async def test_two_choices_at_once_are_both_kept(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    await asyncio.gather(preferences.set_locale(1, "vi"), preferences.set_pings(1, wanted=False))
    assert preferences.user(1) == (await Preferences.load(store)).user(1) == UserPreferences("vi", pings=False)


async def test_what_cannot_be_stored_is_not_in_force(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await preferences.set_locale(1, "vi")
    with pytest.raises(StoreError, match="closed"):
        await preferences.set_server(7, greek, BO.id, NOON)
    assert preferences.user(1).locale is None
    assert preferences.server(7).locale is None


async def test_a_language_is_the_chosen_one_else_discords_now_else_discords_then(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    assert preferences.locale_of(BO) == "vi"
    preferences.met(BO.id, "fr")
    assert preferences.locale_of(BO) == "fr"
    await preferences.set_locale(BO.id, "ko")
    assert preferences.locale_of(BO) == "ko"
    await preferences.set_locale(BO.id, None)
    assert preferences.locale_of(BO) == "fr"


async def test_only_those_met_lately_are_remembered(store: SqlStore) -> None:
    preferences = await Preferences.load(store)
    with patch.object(module, "MET", 2):
        for user_id in (BO.id, 11, BO.id, 12):
            preferences.met(user_id, "fr")
        assert preferences.locale_of(BO) == "fr"
        preferences.met(13, "fr")
        assert preferences.locale_of(BO) == "vi"
