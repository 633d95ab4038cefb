"""Monopoly over the wire: played on the table itself, traded and mortgaged in private panels, stopped in an auction."""

import json
import re

import pytest

from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import Json, button, buttons, selects, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.machi import on_table, shows
from tests.wire.party import Party
from tests.wire.player import asked
from tests.wire.rigged_monopoly import rigged_monopoly

NEW, HOI_AN = "monopoly new", "monopoly_hoi_an"
ROLL = "🎲 Roll"
SEATS = ("150 @0 39", "200 @10 rail", "900 @14 orange=2 pink=3")
ROLLS = ((2, 4), (2, 4), (2, 4), (3, 4))
"""Seat 0 goes to square 6, then 2 to 20, 1 to 16, and 0 to 13: in Hội An the turn goes to the right."""


@pytest.fixture
async def minh(minh: Person) -> Person:
    """Reads English here, as the others do."""
    await minh.configure(locale="en-US")
    return minh


def hand(person: Person) -> Json:
    """The own panel in the direct messages."""
    return person.dm_messages()[-1]


async def pick(party: Party, person: Person, *values: str) -> None:
    """Choose in the menus of the own panel, one after another, the one that offers the value."""
    for value in values:
        menus = [m for m in selects(hand(person)) if any(option["value"] == value for option in m["options"])]
        await person.press(hand(person), custom_id=menus[0]["custom_id"], values=[value])
        await party.settle()


async def press(party: Party, person: Person, label: str) -> None:
    """Press a button of the own panel."""
    await person.press(hand(person), label=label)
    await party.settle()


async def type_in(party: Party, person: Person, number: int) -> None:
    """Type a number into the form that is open, and send it."""
    assert person.modal is not None
    (field,) = (c["component"] for c in person.modal["components"] if "component" in c)
    await person.submit({field["custom_id"]: str(number)})
    await party.settle()


def labels(party: Party) -> list[str]:
    """What can be pressed on the table."""
    return [b["label"] for b in buttons(party.table)]


def name(person: Person) -> str:
    return str(person.me["global_name"])


async def test_a_quick_match_in_hoi_an_from_an_auction_to_a_bankruptcy(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    party = Party(await open_house(rigged_monopoly(HOI_AN, SEATS, *ROLLS)), ann, bob, minh)
    await party.begin(NEW, ruleset=HOI_AN, preset="quick", seats=3, clock="off")
    first, second, third = await party.by_seat()

    # An auction on the table, with a restart in the middle.
    await on_table(party, first, ROLL)
    await on_table(party, first, "Let it be auctioned")
    assert labels(party)[:6] == ["Bid 20đ", "Bid 30đ", "Bid 70đ", "Bid any sum", "Pass", "My hand"]
    await on_table(party, third, "Bid 20đ")
    assert f"{name(third)} leads: **20đ**" in text_of(party.table)
    await party.house.restart()
    await party.settle()
    await second.press(party.table, label="Bid any sum")
    await type_in(party, second, 20)  # the leader's own
    assert "a whole number from 21 to 200." in text_of(second.ephemerals()[-1])
    await second.press(party.table, label="Bid any sum")
    await type_in(party, second, 75)
    await on_table(party, first, "Pass")
    await on_table(party, third, "Pass")
    await shows(party, f"🔨 {name(second)} wins Làng rau Trà Quế (−75đ → 125đ)")
    assert asked(party.table) == [name(third)]

    # An offer that is stale by the time it is accepted.
    await pick(party, first, "2")
    await press(party, first, "Offer to sell")
    await pick(party, first, "darkblue_2")
    await press(party, first, "Next →")
    await press(party, first, "Type a number")
    await type_in(party, first, 100)
    await shows(party, f"🤝 #1: {name(first)} gives Phố Cổ, {name(third)} gives 100đ?")
    accept = button(hand(third), "Accept")["custom_id"]
    await press(party, first, "🔒 Mortgage")
    await shows(party, f"🔒 {name(first)} mortgages Phố Cổ Hội An (+200đ → 350đ)")
    before = text_of(party.table)
    await Forger(party.house.local, third).press(hand(third), accept)
    await third.wait_for(lambda person: "no longer open" in text_of(hand(person)))
    await party.settle()
    assert text_of(party.table) == before, "no money moved"

    # A debt that is settled by a mortgage.
    await on_table(party, third, ROLL)
    await on_table(party, second, ROLL)
    assert f"⚠️ {name(second)} owes {name(third)} 200đ" in text_of(party.table)
    assert "has 125đ, can raise 575đ" in text_of(hand(second))
    await press(party, second, "🔒 Mortgage")
    await pick(party, second, "rail", "rail_1")
    await shows(party, f"🔒 {name(second)} mortgages Bến Hội An 1 (+100đ → 225đ)")
    assert f"{name(second)} −200đ → 25đ, {name(third)} +200đ → 1,100đ" in text_of(party.table)

    # A bankruptcy to somebody, with a mortgaged deed, which ends a quick match.
    await on_table(party, first, ROLL)
    await press(party, first, "Declare bankruptcy")
    await press(party, first, "Yes: Declare bankruptcy")
    await shows(party, f"💥 {name(first)} is bankrupt. To {name(third)}: Phố Cổ; +350đ → 1,450đ")
    assert "−20đ → 1,430đ" in text_of(party.table), "a tenth of the mortgage at once"
    await shows(party, "🏆 Bankruptcy ends the match; worth decides.")
    assert f"**1.** {name(third)}\n**2.** {name(second)}\n**3.** {name(first)}" in text_of(party.table)


async def test_the_commonest_turn_is_two_presses_on_the_table(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    games = rigged_monopoly("monopoly_classic", ("1500 @0", "1500 @0"), (2, 4))
    party = Party(await open_house(games), ann, bob)
    await party.begin(NEW, seats=2, clock="off")
    first, second = await party.by_seat()
    await on_table(party, first, ROLL)
    assert labels(party)[:3] == ["Buy for 100đ", "Let it be auctioned", "My hand"]
    await on_table(party, first, "Buy for 100đ")
    assert f"🏷️ {name(first)} buys Kon Tum (−100đ → 1,400đ)" in text_of(party.table)
    assert asked(party.table) == [name(second)], "the turn ended by itself"
    assert not first.ephemerals()


async def test_a_private_bid_is_in_no_message_that_anybody_else_can_see(
    house: House, ann: Person, bob: Person, minh: Person
) -> None:
    """The slow clock makes auctions private. Everything the others were ever sent is searched for the sum."""
    party = Party(house, ann, bob, minh)
    await party.begin(NEW, ruleset=HOI_AN, preset="standard", seats=3, clock="slow")
    while "🔨" not in text_of(party.table):
        (on_turn,) = (person for person in party.people if name(person) in asked(party.table))
        offered = labels(party)
        await on_table(
            party, on_turn, next(each for each in ("Let it be auctioned", ROLL, "Pay 200đ") if each in offered)
        )
    assert "private bids from 20đ" in text_of(party.table)
    assert labels(party)[0] == "My hand", "nothing is bid on the table"
    for person, amount in ((ann, 1_137), (bob, 853)):
        await press(party, person, "Type a number")
        await type_in(party, person, amount)
        await press(party, person, "Yes: Name my highest sum")  # far above the price, so it is asked once more
    await press(party, minh, "Do not bid")
    await shows(party, f"🔨 {name(ann)} wins")
    assert "(−854đ → " in text_of(party.table), "one more than the second"
    for person, secret in ((bob, "1137"), (minh, "1137"), (ann, "853"), (minh, "853")):
        seen = json.dumps(person.events, ensure_ascii=False).replace(",", "")
        assert not re.search(rf"(?<!\d){secret}(?!\d)", seen), f"{name(person)} has seen {secret}"
