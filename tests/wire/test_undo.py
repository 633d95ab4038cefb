"""Taking back: the button says what, where it was played; nobody else's button, nothing of a hand on the table."""

from tests.support.person import Person
from tests.support.reading import Json, buttons, text_of
from tests.wire.dealt import DEBT, dealt
from tests.wire.hands import bank, hand, put
from tests.wire.house import House, OpenHouse
from tests.wire.machi import NEW, ROLL, choose, on_table
from tests.wire.party import Party
from tests.wire.player import asked


def taking_back(message: Json) -> list[Json]:
    return [b for b in buttons(message) if ":undo:" in b["custom_id"]]


async def test_a_build_is_taken_back_on_the_table_by_its_builder_alone(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(NEW, seats=2, clock="off")
    first, second = await party.by_seat()
    if asked(party.table) != [first.me["global_name"]]:
        first, second = second, first
    await on_table(party, first, ROLL)
    assert not taking_back(party.table), "dice stay as they fell"
    await first.press(party.table, label="Build")
    await choose(party, first, "ranch")
    assert asked(party.table) == [second.me["global_name"]]
    (button,) = taking_back(party.table)
    assert button["label"] == "↶ Take back: Build · Ranch"
    await second.press(party.table, custom_id=button["custom_id"])
    await second.wait_for(lambda person: person.ephemerals())
    assert "nothing you can take back" in text_of(second.ephemerals()[-1])
    await on_table(party, first, button["label"])
    assert asked(party.table) == [first.me["global_name"]]
    assert f"↶ {first.me['global_name']} takes back: 🏗️" in text_of(party.table)
    assert not taking_back(party.table)
    await first.press(party.table, label="Build")
    await choose(party, first, "cafe")
    assert "Café" in text_of(party.table).split("takes back")[1]


async def test_what_was_played_from_a_hand_is_taken_back_there(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party, (first, second) = await dealt(open_house, DEBT, ann, bob)
    await put(party, first, "money_1_1")
    assert not taking_back(party.table)
    assert not taking_back(hand(second))
    (button,) = taking_back(hand(first))
    assert button["label"] == "↶ Take back: Bank it · 1M"
    await first.press(hand(first), custom_id=button["custom_id"])
    await party.settle()
    assert await bank(party, 0) == ()
    name = first.me["global_name"]
    assert f"↶ {name} takes back: {name} banks 1M" in text_of(party.table)


async def test_whoever_stays_after_all_is_shown_the_hand(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await bob.slash("leave")
    await bob.press(bob.ephemerals()[-1], label="← Back")
    await party.settle()
    assert "Your hand at" in text_of(bob.ephemerals()[-1])
    assert "🏆" not in text_of(party.table)
