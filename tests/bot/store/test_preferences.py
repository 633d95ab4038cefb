"""What people and servers chose."""

from bot.store.records import ServerPreferences, UserPreferences
from bot.store.store import Store
from tests.support.clocks import NOON

GREEK, QUIET = UserPreferences("el"), UserPreferences("ko", pings=False)


async def test_nothing_is_chosen_at_first(store: Store) -> None:
    assert await store.user_preferences() == {}
    assert await store.server_preferences() == {}


async def test_a_later_choice_takes_the_place_of_an_earlier_one_and_of_nobody_elses(store: Store) -> None:
    await store.put_user_preferences(1, GREEK)
    await store.put_user_preferences(2, GREEK)
    await store.put_user_preferences(1, QUIET)
    assert await store.user_preferences() == {1: QUIET, 2: GREEK}


async def test_a_language_can_be_given_up_again(store: Store) -> None:
    await store.put_user_preferences(1, GREEK)
    await store.put_user_preferences(1, UserPreferences())
    assert await store.user_preferences() == {1: UserPreferences(None, pings=True)}


async def test_a_server_and_a_person_of_the_same_number_are_two(store: Store) -> None:
    await store.put_server_preferences(1, ServerPreferences("vi"))
    await store.put_user_preferences(1, GREEK)
    changed = ServerPreferences(changed_by=2**63 - 1, changed_at=NOON)
    await store.put_server_preferences(1, changed)
    assert await store.server_preferences() == {1: changed}
    await store.put_server_preferences(1, ServerPreferences())
    assert await store.server_preferences() == {1: ServerPreferences(None)}
    assert await store.user_preferences() == {1: GREEK}


async def test_ids_as_long_as_discords_fit(store: Store) -> None:
    await store.put_user_preferences(2**63 - 1, GREEK)
    assert await store.user_preferences() == {2**63 - 1: GREEK}
