"""`/leave` always works; the seat passes on as the table has it: given up, to a computer player, to a substitute."""

import json
import re

import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.departures import delete_channel, remove_application
from games.core.text import Text
from games.monopoly_deal.cards import KIND
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.hands import hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import control
from tests.wire.refusing import TEXTS
from tests.wire.rigged import rigged

HANDS = (
    ("debt_collector_1", "just_say_no_1", "house_1", "brown_1", "money_1_1"),
    ("just_say_no_2", "deal_breaker_1", "money_2_2", "money_3_1", "money_4_1"),
)
THEN = ("money_5_1", "money_5_2")


async def leave(person: Person, channel: str = "tables") -> Json:
    """Type the command and mean it; the answer."""
    await person.slash("leave", channel=channel)
    panel = person.ephemerals()[-1]
    await person.press(panel, custom_id=control(panel, "concede"))
    return person.message(panel["id"])


async def table_of_two(open_house: OpenHouse, leaving: str, *people: Person) -> tuple[Party, Person, Person]:
    """A match of two without a clock, whose host chose what becomes of seats; its people in seat order."""
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.open(clock="off", preset="classic", seats=2)
    await party.host.press(party.table, custom_id=control(party.table, "rules"))
    panel = party.host.ephemerals()[-1]
    await party.host.press(panel, label="If somebody leaves")
    panel = party.host.message(panel["id"])
    await party.host.press(panel, custom_id=selects(panel)[0]["custom_id"], values=[leaving])
    await party.settle()
    await party.sit_and_start()
    first, second = await party.by_seat()
    return party, first, second


async def open_matches(house: House, person: Person) -> int:
    return len(await house.app.edge.service.matches_of(int(person.id)))


async def test_a_lobby_is_left_also_when_its_channel_is_gone(house: House, local: LocalDiscord, ann: Person) -> None:
    party = Party(house, ann)
    await party.open()
    await delete_channel(local.services, local.world.channels[ann.channel_id("tables")])
    await ann.refresh()
    await ann.slash("leave", channel="quiet")
    assert "You have left" in text_of(ann.ephemerals()[-1])
    assert await open_matches(house, ann) == 0
    assert not ann.failures


@pytest.mark.parametrize("gone", ["message", "channel", "server"])
async def test_a_match_is_left_whatever_is_gone(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, gone: str
) -> None:
    party, first, second = await table_of_two(open_house, "concede", ann, bob)
    if gone == "message":
        await ann.delete(party.table)
    elif gone == "channel":
        await delete_channel(local.services, local.world.channels[ann.channel_id("tables")])
    else:
        await remove_application(local.services, local.world.guilds_of(ann.id)[0])
    await party.settle()
    answer = await leave(second, "dm")
    await party.settle()
    assert "You have left" in text_of(answer)
    assert [await open_matches(party.house, person) for person in (first, second)] == [0, 0]
    assert "🏆" in text_of(hand(first)), "who stays has won"
    assert not [*ann.failures, *bob.failures]


async def question(person: Person) -> str:
    await person.slash("leave")
    return text_of(person.ephemerals()[-1])


async def test_the_question_says_what_becomes_of_the_match_and_in_the_statistics(
    house: House, ann: Person, bob: Person
) -> None:
    behind = "In the statistics you are behind everybody who still plays."
    party = Party(house, ann, bob)
    await party.begin(seats=3, computers=1)
    said = await question(ann)
    assert "The match goes on without you" in said
    assert behind in said
    await leave(bob)
    await party.settle()
    said = await question(ann)
    assert "The match ends" in said
    assert re.search(r"🤖 .+ wins", said)
    assert "goes on without you" not in said
    assert behind in said


async def test_the_last_person_is_not_told_that_a_computer_player_goes_on(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, "computer", ann, bob)
    assert "A computer player goes on" in await question(first)
    await leave(second)
    await party.settle()
    said = await question(first)
    assert "A computer player goes on" not in said
    assert "The match ends" in said


async def test_a_computer_player_goes_on_and_the_hand_is_closed(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, second = await table_of_two(open_house, "computer", ann, bob)
    closed = hand(second)["id"]
    await leave(second)
    await party.settle()
    assert "this hand is closed" in text_of(second.message(closed))
    assert not buttons(second.message(closed))
    assert f"{second.me['global_name']} leaves; a computer player" in text_of(party.table)
    assert await open_matches(party.house, first) == 1
    await put(party, first, "money_1_1")
    assert "this hand is closed" in text_of(second.message(closed))


async def test_whoever_takes_the_free_seat_gets_the_hand_and_whoever_left_sees_nothing_more(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, jisoo: Person
) -> None:
    party, first, second = await table_of_two(open_house, "substitute", ann, bob)
    old = hand(second)
    await leave(second)
    await party.settle()
    assert "leaves; the seat is free" in text_of(party.table)
    assert "this hand is closed" in text_of(second.message(old["id"]))
    await jisoo.refresh()
    await jisoo.press(party.table, label="Take free seat 2")
    await party.house.settle(*party.people, jisoo)
    assert jisoo.me["global_name"] in text_of(party.table)
    kept = {KIND[card] for card in HANDS[1]}
    names = [TEXTS.say(Text(f"deal-card-{kind}"), "ko") for kind in kept if not kind.startswith("money")]
    assert all(name in text_of(hand(jisoo)) for name in names)
    seen = len(second.events)
    forger = Forger(local, second)
    await forger.press(second.message(old["id"]), buttons(old)[0]["custom_id"] if buttons(old) else _id(party, "hand"))
    await second.press(party.table, label="My hand")
    assert "You do not sit at this table" in text_of(second.ephemerals()[-1])
    await put(party, first, "money_1_1")
    shown = json.dumps([event for event in second.events[seen:] if event["type"] == "message"], ensure_ascii=False)
    english = [TEXTS.say(Text(f"deal-card-{kind}"), "en") for kind in kept if not kind.startswith("money")]
    assert not [name for name in english if name in shown]
    await second.press(party.table, label="My hand")
    assert await open_matches(party.house, second) == 0
    assert not [*ann.failures, *bob.failures, *jisoo.failures]


def _id(party: Party, verb: str) -> str:
    return f"deal:{party.match_id}:{verb}"


async def test_a_seat_is_taken_once_and_not_by_whoever_sits_there(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, jisoo: Person, eleni: Person
) -> None:
    party, first, second = await table_of_two(open_house, "substitute", ann, bob)
    await leave(second)
    await party.settle()
    table = party.table
    await first.press(table, label="Take free seat 2")
    assert "You sit at this table already" in text_of(first.ephemerals()[-1])
    await jisoo.refresh()
    await eleni.refresh()
    await jisoo.press(table, label="Take free seat 2")
    await Forger(local, eleni).press(party.table, control(table, "take"))
    assert TEXTS.say(Text("refuse-seat-taken"), "el") in text_of(eleni.ephemerals()[-1])
    await party.house.settle(*party.people, jisoo, eleni)
    assert not any(b["label"].startswith("Take free seat") for b in buttons(party.table))


async def test_a_kill_right_after_leaving_still_closes_the_hand(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, ann: Person, bob: Person
) -> None:
    party, _, second = await table_of_two(open_house, "computer", ann, bob)
    closed = hand(second)["id"]
    painter = party.house.app.edge.painter
    monkeypatch.setattr(painter, "changed", lambda match_id: None)  # killed before anything was painted
    await leave(second)
    assert "this hand is closed" not in text_of(second.message(closed))
    await party.house.restart()
    await party.settle()
    assert "this hand is closed" in text_of(second.message(closed))
