"""*Rematch* on the table of a match that is over: one lobby for all who press, with the others invited."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.text import load_texts
from games.core.text import Text
from tests.support.clocks import NOON
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import control
from tests.wire.rigged import rigged
from tests.wire.test_leaving import HANDS, THEN, leave

TEXTS = load_texts()


async def over(open_house: OpenHouse, *people: Person, **options: Any) -> Party:
    """A match of these people that is over: all conceded but one, or all to a computer player."""
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.begin(**{"clock": "slow", "preset": "classic", "seats": len(people), **options})
    for person in party.people if options.get("computers") else party.people[1:]:
        await leave(person)
    await party.settle()
    assert party.over
    return party


async def press_rematch(party: Party, person: Person) -> None:
    await person.refresh()
    table = person.message(party.table_id)
    await person.press(table, custom_id=control(table, "rematch"))


def lobbies(person: Person, channel: str = "tables") -> list[Json]:
    """The tables that somebody may sit down at."""
    return [m for m in person.messages(channel) if any(str(b["custom_id"]).endswith(":join") for b in buttons(m))]


def label(party: Party, person: Person) -> str:
    """What the button says now."""
    table = person.message(party.table_id)
    return str(next(b["label"] for b in buttons(table) if b["custom_id"] == control(table, "rematch")))


async def test_the_same_table_opens_once_more_and_the_others_are_called(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    party = await over(open_house, ann, bob, minh, seats=4, computers=1)
    await minh.slash("settings me")
    panel = minh.ephemerals()[-1]
    await minh.press(panel, custom_id=control(panel, "quiet"))
    called = [len(person.mentions) for person in (ann, bob, minh)]
    assert label(party, ann) == "Rematch"
    await press_rematch(party, bob)
    await party.settle()
    (lobby,) = lobbies(ann)
    words = text_of(lobby)
    assert "**Bob** wants a rematch" in words.replace("\u2068", "").replace("\u2069", "")
    assert f"<@{ann.id}>" in words
    assert f"<@{minh.id}>" in words
    assert f"<@{bob.id}>" not in words
    assert words.count("🪑") == 2, "the host and the computer player"
    assert words.count("▫️") == 2
    assert [len(person.mentions) for person in (ann, bob, minh)] == [called[0] + 1, called[1], called[2]]
    assert label(party, ann) == "To the rematch"
    again = Party(party.house, bob, ann, minh)
    again.table_id = lobby["id"]
    await again.sit_and_start()
    table = text_of(again.table)
    assert "💌" not in table
    assert not again.over
    assert (await party.house.app.edge.service.info(again.match_id)).pace == "slow"
    for person in party.people:
        assert not person.failures


async def test_two_press_at_once_and_one_lobby_opens(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = await over(open_house, ann, bob)
    await asyncio.gather(press_rematch(party, ann), press_rematch(party, bob))
    await party.settle()
    (lobby,) = lobbies(ann)
    led = [person for person in (ann, bob) if person.ephemerals() and lobby["id"] in text_of(person.ephemerals()[-1])]
    assert len(led) == 1, "the other one opened it"
    assert not ann.failures
    assert not bob.failures


async def test_after_a_restart_the_button_leads_to_the_lobby(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = await over(open_house, ann, bob)
    await press_rematch(party, ann)
    await party.house.restart()
    await party.settle()
    assert label(party, bob) == "To the rematch"
    await press_rematch(party, bob)
    (lobby,) = lobbies(bob)
    assert lobby["id"] in text_of(bob.ephemerals()[-1])


async def test_a_kill_before_the_lobby_was_posted_is_made_good_by_the_next_press(
    open_house: OpenHouse, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await over(open_house, ann, bob)

    async def killed(_self: object, _match_id: str) -> None:
        raise ConnectionAbortedError

    with monkeypatch.context() as broken:
        broken.setattr("bot.ui.painter.Painter.post_table", killed)
        await press_rematch(party, ann)
    assert lobbies(ann) == []
    await party.house.restart()
    await party.settle()
    assert label(party, bob) == "To the rematch", "painted after the restart at the latest"
    await press_rematch(party, bob)
    await party.settle()
    (lobby,) = lobbies(bob)
    assert lobby["id"] in text_of(bob.ephemerals()[-1])
    again = Party(party.house, ann, bob)
    again.table_id = lobby["id"]
    await again.sit_and_start()
    assert not again.over


async def test_a_lobby_that_was_left_is_followed_by_another(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = await over(open_house, ann, bob)
    await press_rematch(party, ann)
    await party.settle()
    (first,) = lobbies(ann)
    await ann.press(first, custom_id=control(first, "leave"))
    await party.settle()
    assert lobbies(ann) == []
    await press_rematch(party, bob)
    await party.settle()
    (second,) = lobbies(bob)
    assert second["id"] != first["id"]


@pytest.mark.parametrize("locale", ["en-US", "vi", "ko", "el"])
async def test_who_did_not_play_is_refused_in_their_language(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person, locale: str
) -> None:
    party = await over(open_house, ann, bob)
    await minh.configure(locale=locale)
    await press_rematch(party, minh)
    assert lobbies(ann) == []
    answer = minh.messages()[-1]
    assert is_ephemeral(answer)
    assert text_of(answer) == TEXTS.say(Text("refuse-not-seated"), locale)
    assert not minh.failures


async def test_where_one_table_a_channel_is_wanted_an_open_one_is_in_the_way(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    party = await over(open_house, ann, bob)
    house: House = party.house
    guild = int(ann.world["guilds"][0]["id"])
    await Party(house, minh).open()

    await house.app.edge.preferences.set_server(guild, lambda before: replace(before, one_a_channel=True), 1, NOON)
    await press_rematch(party, ann)
    assert len(lobbies(ann)) == 1
    assert TEXTS.say(Text("refuse-channel-busy"), "en-US") in text_of(ann.messages()[-1])
