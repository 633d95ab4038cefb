"""Millionaire's Row with the Harbor on top: a match to the winner, stopped in the middle of what its cards ask."""

import pytest

from games.machi_koro.commands import CLOSED
from games.machi_koro.state import City
from tests.support.person import Person
from tests.support.reading import buttons, selects, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.machi import NEW, ROLL, ROLL_TWO, begin_with, choose, on_table, shows
from tests.wire.party import Party
from tests.wire.player import asked, control
from tests.wire.rigged_machi import rigged_machi

ROW = "machi_koro_millionaires_row"
RENOVATES = City(0, ("renovation_company", "bakery"), ("city_hall", "train_station"))
MOVES = City(6, ("moving_company", "wheat_field"), ("city_hall", "train_station"))
TRADES = City(3, ("tv_station", "business_center", "wheat_field", "ranch"), ("city_hall",))


@pytest.fixture
async def minh(minh: Person) -> Person:
    """Reads English here, as the others do."""
    await minh.configure(locale="en-US")
    return minh


@pytest.mark.parametrize(("locale", "words"), [("en-US", "Five players need"), ("ko", "다섯 명은")])
async def test_a_fifth_chair_without_the_harbor_is_refused_in_the_hosts_language(
    house: House, ann: Person, locale: str, words: str
) -> None:
    await ann.configure(locale=locale)
    party = Party(house, ann)
    await party.open(NEW, ruleset=ROW, seats=4, clock="off")
    await ann.press(party.table, custom_id=control(party.table, "rules"))
    form = next(b for b in buttons(ann.ephemerals()[-1]) if b["custom_id"].split(":")[5] == "size")
    await ann.press(ann.ephemerals()[-1], custom_id=form["custom_id"])
    menu = selects(ann.ephemerals()[-1])[0]
    before = text_of(party.table)
    await ann.press(ann.ephemerals()[-1], custom_id=menu["custom_id"], values=["5"])
    await party.settle()
    assert words in text_of(ann.ephemerals()[-1])
    assert text_of(party.table) == before


async def restarted(party: Party) -> None:
    await party.house.restart()
    await party.settle()


async def test_renovation_moving_and_purple_choices_over_restarts_to_the_winner(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    games = rigged_machi(ROW, (RENOVATES, MOVES, TRADES), (3, 5), (4, 6), (6,))
    party = Party(await open_house(games), ann, bob, minh)
    await begin_with(party, ROW, harbor="1", landmarks_to_win="2")
    first, second, third = people = await party.by_seat()
    one, two, three = (person.me["global_name"] for person in people)
    await on_table(party, first, ROLL_TWO)
    await first.press(party.table, label="Close a kind")
    await restarted(party)
    await choose(party, first, "wheat_field")
    await shows(party, f"🚧 Wheat Field closes: {two} ×1, {three} ×1")
    await shows(party, f"Renovation Company: {two} 1💰, {three} 1💰 → {one}")
    await on_table(party, first, "Build nothing")

    await on_table(party, second, ROLL_TWO)
    await second.press(party.table, label="Give it away")
    await restarted(party)
    await choose(party, second, f"wheat_field{CLOSED}")
    await choose(party, second, "0")
    await second.press(second.ephemerals()[-1], label="Yes: Give it away")
    await party.settle()
    await shows(party, f"📦 {two} gives {one} Wheat Field · Moving Company: {two} +4")
    await on_table(party, second, "Build nothing")

    await on_table(party, third, ROLL)
    assert [b["label"] for b in buttons(party.table)][:-2] == ["Take 5", "My hand"]
    await third.press(party.table, label="Take 5")
    await restarted(party)
    await choose(party, third, "1")
    await shows(party, f"TV Station: {two} → {three} 5💰")
    await third.press(party.table, label="Swap cards")
    await choose(party, third, "ranch")
    await restarted(party)
    await choose(party, third, "0")
    await choose(party, third, "bakery")
    await shows(party, f"🔁 {three} gives {one} Ranch for Bakery")
    await on_table(party, third, "Build nothing")

    await on_table(party, first, ROLL_TWO)
    await on_table(party, first, "Close nothing")
    await first.press(party.table, label="Build")
    await choose(party, first, "harbor")
    await shows(party, "🏆 The landmarks are built!")
    assert asked(party.table) == []
    (standing,) = [
        line for line in text_of(party.table).split("\n") if line.startswith("**") and f" {one}** · " in line
    ]
    assert "2 of 2 landmarks" in standing
    assert "0 coins" in standing
    assert not [failure for person in people for failure in person.failures]
