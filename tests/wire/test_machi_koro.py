"""Machi Koro over the wire: played on the table itself, built from private panels, stopped in the middle of choices."""

from random import Random

import pytest

from games.machi_koro.cards import LANDMARKS
from games.machi_koro.state import City
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import Json, button, buttons, selects, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.machi import NEW, ROLL, ROLL_TWO, begin_with, choose, on_table, shows
from tests.wire.party import Party
from tests.wire.player import TablePlayer, asked, control
from tests.wire.rigged_machi import rigged_machi

STATION = City(3, ("wheat_field", "tv_station"), ("radio_tower",))
POOR, RICH = City(4, ("bakery",)), City(9, ("bakery",))
ROW = "machi_koro_millionaires_row"


class Builder(TablePlayer):
    """Plays at random but for landmarks, which end the match."""

    def _values(self, menu: Json) -> list[str]:
        landmarks = [option["value"] for option in menu["options"] if option["value"] in LANDMARKS]
        return landmarks[-1:] or super()._values(menu)


@pytest.fixture
async def minh(minh: Person) -> Person:
    """Reads English here, as the others do."""
    await minh.configure(locale="en-US")
    return minh


def asked_first(party: Party) -> list[Person]:
    """The two people of a table, the one who begins first; who that is, is up to chance."""
    return sorted(party.people, key=lambda person: person.me["global_name"] not in asked(party.table))


@pytest.mark.parametrize(("ruleset", "seats", "goal"), [("machi_koro_harbor", 3, "2"), ("machi_koro", 4, "1")])
async def test_people_play_to_a_winner_on_the_table(
    house: House, ann: Person, bob: Person, minh: Person, jisoo: Person, ruleset: str, seats: int, goal: str
) -> None:
    party = Party(house, *(ann, bob, minh, jisoo)[:seats])
    await begin_with(party, ruleset, landmarks_to_win=goal)
    assert ROLL in [b["label"] for b in buttons(party.table)]
    assert await party.play_on(Random(5), kind=Builder), ann.describe()
    assert "🏆 The landmarks are built!" in text_of(party.table)
    for person in party.people:
        assert not person.failures
        assert f"{goal} of {goal} landmarks" in text_of(party.table)
        assert not buttons(person.dm_messages()[-1]), "a finished match offers nothing more"


async def test_a_restart_in_the_middle_of_radio_tower_and_tv_station(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    games = rigged_machi("machi_koro", (STATION, POOR, RICH), (6,))
    party = Party(await open_house(games), ann, bob, minh)
    await party.begin(NEW, seats=3, clock="off")
    first, poor, rich = await party.by_seat()
    await on_table(party, first, ROLL)
    assert [b["label"] for b in buttons(party.table)][:-2] == ["Keep the roll", "Roll again", "My hand"]
    await party.house.restart()
    await party.settle()
    await on_table(party, first, "Roll again")
    assert [b["label"] for b in buttons(party.table)][:-2] == ["Take 5", "My hand"]
    await first.press(party.table, label="Take 5")
    await party.house.restart()
    await party.settle()
    await choose(party, first, "1")
    names = [person.me["global_name"] for person in (first, poor, rich)]
    await shows(party, f"TV Station: {names[1]} → {names[0]} 4💰 (of 5)")
    assert asked(party.table) == [names[0]]
    assert "Build nothing" in [b["label"] for b in buttons(party.table)]


async def test_a_restart_in_the_middle_of_a_gift_and_an_exhibit(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    city = City(0, ("moving_company", "bakery", "exhibit_hall"), ("train_station", "city_hall"))
    games = rigged_machi(ROW, (city, RICH, POOR), (4, 6))
    party = Party(await open_house(games), ann, bob, minh)
    await begin_with(party, ROW, exhibit_hall="1")
    first, second, _ = await party.by_seat()
    await on_table(party, first, ROLL_TWO)
    await first.press(party.table, label="Give it away")
    await choose(party, first, "bakery")
    await choose(party, first, "1")
    assert "Yes: Give it away" in [b["label"] for b in buttons(first.ephemerals()[-1])], "a gift is asked twice"
    await party.house.restart()
    await party.settle()
    await first.press(first.ephemerals()[-1], label="Yes: Give it away")
    await party.settle()
    names = [person.me["global_name"] for person in (first, second)]
    await shows(party, f"📦 {names[0]} gives {names[1]} Bakery · Moving Company: {names[0]} +4")
    await first.press(party.table, label="Let a card act")
    await party.house.restart()
    await party.settle()
    await choose(party, first, "moving_company")
    await shows(party, f"{names[0]} lets Moving Company act")


async def test_a_press_that_is_not_ones_own_or_comes_too_late(
    house: House, ann: Person, bob: Person, minh: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(NEW, ruleset="machi_koro_harbor", seats=2, clock="off")
    first, second = asked_first(party)
    roll = button(party.table, ROLL)["custom_id"]
    before = text_of(party.table)
    for stranger in (second, minh):
        await stranger.refresh()
        await stranger.press(party.table, custom_id=roll)
        await stranger.wait_for(lambda person: person.ephemerals())
    assert f"**{first.me['global_name']}** who is asked" in text_of(second.ephemerals()[-1])
    assert "do not sit at this table" in text_of(minh.ephemerals()[-1])
    await party.settle()
    assert text_of(party.table) == before
    await on_table(party, first, ROLL)
    await on_table(party, first, "Build nothing")
    assert asked(party.table) == [second.me["global_name"]]
    before = text_of(party.table)
    await Forger(party.house.local, first).press(party.table, roll)  # as if the new table had not arrived yet
    await first.wait_for(lambda person: person.ephemerals())
    assert "no longer open" in text_of(first.ephemerals()[-1])
    assert text_of(party.table) == before


async def test_building_goes_on_in_a_private_panel(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(NEW, seats=2, clock="off")
    first, second = asked_first(party)
    await on_table(party, first, ROLL)
    seen = len(second.ephemerals())
    await first.press(party.table, label="Build")
    panel = first.ephemerals()[-1]
    assert "You can build" in text_of(panel)
    assert "short: Radio Tower" in text_of(panel)
    offered = {option["value"]: option["description"] for option in selects(panel)[0]["options"]}
    assert offered["ranch"] == "1💰 · 2 · 🔷 Blue · +1 · you have 0"
    assert "radio_tower" not in offered
    await choose(party, first, "ranch")
    await shows(party, f"🏗️ {first.me['global_name']} builds Ranch (1💰)")
    assert len(second.ephemerals()) == seen
    assert control(party.table, "hand")
