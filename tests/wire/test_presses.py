"""Presses that meet a restart, each other, themselves, or a match that has moved on."""

import asyncio

from bot.sandbox import LocalDiscord
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import button, buttons, is_ephemeral, selects, text_of
from tests.wire.dealt import BIRTHDAY, DEBT, dealt
from tests.wire.hands import bank, choose, end_turn, hand, play, put
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party


async def test_a_chain_of_noes_goes_on_after_restarts(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party, (first, second) = await dealt(open_house, DEBT, ann, bob)
    await end_turn(party, first)
    await put(party, second, "money_4_1", "money_3_1")
    await end_turn(party, second)
    await play(party, first, "debt_collector_1", "Collect 5M")
    for answering in (second, first):
        await answering.press(hand(answering), label="Use Just Say No")
        await party.house.restart()
        await play(party, answering, label="Yes: Use Just Say No")
    await party.house.restart()
    await choose(party, second, "money_4_1", "money_3_1")
    await play(party, second, label="Send")
    assert {"money_4_1", "money_3_1"} <= set(await bank(party, 0))
    assert not await bank(party, 1)
    assert not [*ann.failures, *bob.failures]


async def test_two_players_answer_one_charge_at_the_same_moment(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    party, (first, second, third) = await dealt(open_house, BIRTHDAY, ann, bob, minh)
    await end_turn(party, first)
    for person, money in ((second, "money_2_1"), (third, "money_2_3")):
        await put(party, person, money)
        await end_turn(party, person)
    await play(party, first, "birthday_1", "Collect 2M from everyone")
    await choose(party, second, "money_2_1")
    await choose(party, third, "money_2_3")
    send = [next(b for b in buttons(hand(p)) if b["style"] == 3) for p in (second, third)]
    await asyncio.gather(
        second.press(hand(second), custom_id=send[0]["custom_id"]),
        third.press(hand(third), custom_id=send[1]["custom_id"]),
    )
    await party.settle()
    assert set(await bank(party, 0)) == {"money_2_1", "money_2_3"}
    assert not any(person.failures or person.ephemerals() for person in party.people)


async def test_a_double_click_plays_once_and_is_answered_twice(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party, (first, _) = await dealt(open_house, DEBT, ann, bob)
    await choose(party, first, "debt_collector_1")
    shown = hand(first)
    custom_id = button(shown, "Bank it")["custom_id"]
    answers = await asyncio.gather(*(first.press(shown, custom_id=custom_id) for _ in range(2)))
    assert all(answer["callback_type"] == 7 for answer in answers)
    await party.settle()
    assert await bank(party, 0) == ("debt_collector_1",)
    assert "2 plays left" in text_of(hand(first))
    assert not first.failures
    assert not first.ephemerals()


async def test_a_press_on_an_old_message_explains_and_shows_the_fresh_state(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, (first, second) = await dealt(open_house, DEBT, ann, bob)
    await first.slash("hand")
    old = first.ephemerals()[-1]
    await put(party, first, "money_1_1")
    # As from a window that has not been told of the newer state.
    await Forger(local, first).press(old, button(old, "End turn")["custom_id"])
    await party.settle()
    fresh = first.message(old["id"])
    assert "no longer open" in text_of(fresh)
    assert "2 plays left" in text_of(fresh)
    assert first.me["global_name"] in text_of(party.table).split("▶")[1], "the old button ended no turn"
    assert not second.ephemerals()


async def test_a_foreign_press_is_answered_privately(house: House, ann: Person, bob: Person, minh: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await minh.refresh()
    await minh.press(minh.message(party.table_id), custom_id=button(party.table, "My hand")["custom_id"])
    answer = minh.ephemerals()[-1]
    assert is_ephemeral(answer)
    assert text_of(answer).strip()
    assert not selects(answer)
