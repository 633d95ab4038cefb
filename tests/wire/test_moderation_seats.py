"""`/match skip`, `replace` and `pause`: what the table says, and that no hidden card is shown."""

from bot.sandbox import LocalDiscord
from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.hands import hand
from tests.wire.house import House, OpenHouse
from tests.wire.moderating import assert_no_hidden_card, charged, newest, sent_to
from tests.wire.party import Party


async def test_nobody_is_waited_for_any_more_and_no_hidden_card_is_shown(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, _, _ = await charged(open_house, ann, bob, noes=1)
    await mod.slash("match skip")
    panel = newest(mod)
    assert f"▶ **{first.me['global_name']}** is to answer" in text_of(panel), "only one can be meant"
    assert "Their hand stays hidden from you." in text_of(panel)
    assert f"**Wait no longer · {first.me['global_name']}** — are you sure" in text_of(panel)
    await mod.press(mod.message(panel["id"]), label="Yes: Wait no longer")
    await party.settle()
    assert "it goes on" in text_of(mod.message(panel["id"]))
    assert "does not wait for" in text_of(party.table)
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    assert snapshot.state.charge is None, "who did not answer has let the No stand"
    assert_no_hidden_card(sent_to(local, mod))
    await party.house.restart()
    await mod.slash("match log")
    assert "does not wait for" in text_of(newest(mod))
    assert_no_hidden_card(sent_to(local, mod))
    assert not [*ann.failures, *bob.failures, *mod.failures]


async def _choose(person: Person, panel: Json, label: str) -> None:
    """Choose in the panel's only menu."""
    menu = selects(person.message(panel["id"]))[0]
    value = next(option["value"] for option in menu["options"] if label in option["label"])
    await person.press(person.message(panel["id"]), custom_id=menu["custom_id"], values=[value])


async def test_a_seat_is_replaced_by_a_computer_player(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, _, second, _ = await charged(open_house, ann, bob, noes=0)
    await mod.slash("match replace")
    panel = newest(mod)
    assert "cannot sit down in this match again" in text_of(panel)
    name = second.me["global_name"]
    await _choose(mod, panel, name)
    await _choose(mod, panel, "a computer player")
    assert f"**Replace · {name} · a computer player** — are you sure" in text_of(mod.message(panel["id"]))
    await mod.press(mod.message(panel["id"]), label="Yes: Replace")
    await party.settle()
    assert "lets a computer player" in text_of(party.table)
    assert "this hand is closed" in text_of(hand(second))
    assert await party.house.app.edge.service.matches_of(int(second.id)) == ()
    assert_no_hidden_card(sent_to(local, mod))


async def test_whoever_was_removed_is_told_so_and_does_not_take_the_seat_again(
    open_house: OpenHouse, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, _ = await charged(open_house, ann, bob, noes=0)
    await mod.slash("match replace")
    panel = newest(mod)
    await _choose(mod, panel, second.me["global_name"])
    await _choose(mod, panel, "whoever takes the seat")
    await mod.press(mod.message(panel["id"]), label="Yes: Replace")
    await party.settle()
    assert "A moderator has removed you from" in text_of(hand(second))
    seen = len(second.dm_messages())
    for label in ("Take free seat 2", "My hand"):
        await second.press(party.table, label=label)
        assert "A moderator has removed you from this match" in text_of(newest(second))
        assert not buttons(newest(second))
    await party.settle()
    assert len(second.dm_messages()) == seen
    await mod.press(party.table, label="Take free seat 2")
    await party.house.settle(*party.people, mod)
    assert "takes the free seat" in text_of(party.table)
    assert not [*first.failures, *second.failures, *mod.failures]


async def test_a_moderator_pauses_and_lets_go_on(house: House, ann: Person, bob: Person, mod: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin()
    await mod.slash("match pause")
    await mod.press(newest(mod), label="Pause")
    await party.settle()
    assert "lets time stand still" in text_of(party.table)
    await mod.slash("match pause")
    assert "The match is paused" in text_of(newest(mod))
    await mod.press(newest(mod), label="Continue")
    await party.settle()
    assert "lets the match go on" in text_of(party.table)
    assert "**Paused.**" not in text_of(party.table)
