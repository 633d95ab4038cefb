"""`/hand`, `/table`, `/leave`: which match they mean, and what they do to it."""

from tests.support.person import Person
from tests.support.reading import buttons, selects, text_of
from tests.wire.dealt import BIRTHDAY, dealt
from tests.wire.hands import choose, end_turn, hand, play, put
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import asked


async def test_the_table_comes_to_the_bottom_and_the_old_one_goes(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    old, text = party.table_id, text_of(party.table)
    await bob.slash("table")
    await party.settle()
    tables = [m for m in ann.messages() if text_of(m).startswith("## ")]
    assert [text_of(m) for m in tables] == [text]
    assert tables[0]["id"] != old
    assert "bottom" in text_of(bob.ephemerals()[-1])


async def test_the_hand_leads_to_the_tables_message_and_is_not_edited_when_that_moves(
    house: House, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    first, other = (ann, bob) if asked(party.table) == [ann.me["global_name"]] else (bob, ann)
    old = party.table_id
    assert f"/{old})" in text_of(hand(other))
    other.events.clear()
    await ann.slash("table")
    await party.settle()
    (table,) = [m for m in ann.messages() if text_of(m).startswith("## ")]
    assert hand(other)["id"] not in {event["message"]["id"] for event in other.events if event["type"] == "message"}
    await first.slash("hand")
    assert f"/{table['id']})" in text_of(first.ephemerals()[-1])
    await end_turn(party, first)
    assert f"/{table['id']})" in text_of(hand(other))


async def test_a_command_means_the_match_of_its_channel(house: House, ann: Person, bob: Person) -> None:
    here, there = Party(house, ann, bob), Party(house, ann, bob)
    await here.begin(clock="off")
    await ann.slash("deal new", channel="quiet", clock="off")
    there.table_id = ann.messages("quiet")[-1]["id"]
    await there.sit_and_start()
    for channel, party in (("tables", here), ("quiet", there)):
        await ann.slash("hand", channel=channel)
        name = text_of(party.table).splitlines()[0]
        assert text_of(ann.ephemerals()[-1]).splitlines()[0] == name


async def test_elsewhere_several_matches_must_be_told_apart_by_name(house: House, ann: Person, bob: Person) -> None:
    first, second = Party(house, ann, bob), Party(house, ann, bob)
    await first.begin(clock="off")
    await second.begin(clock="off")
    suggestions = await ann.autocomplete("hand", "match")
    assert len(suggestions) == 2
    for suggestion in suggestions:
        await ann.slash("hand", match=suggestion["value"])
        assert suggestion["name"].split(" · ")[0] in text_of(ann.ephemerals()[-1])
    typed = suggestions[0]["name"].split(" · ")[0].upper()
    await ann.slash("hand", match=typed)
    assert suggestions[0]["name"].split(" · ")[0] in text_of(ann.ephemerals()[-1])


async def test_which_one_is_asked_by_a_menu_that_turns_into_the_answer(house: House, ann: Person, bob: Person) -> None:
    first, second = Party(house, ann, bob), Party(house, ann, bob)
    await first.begin(clock="off")
    await second.begin("machikoro new", clock="off")
    for command, answer in (
        ("hand", "Your hand at"),
        ("table", "at the bottom"),
        ("rules", "What now?"),
        ("leave", "?"),
    ):
        for game in ("Monopoly Deal", "Machi Koro"):
            await ann.slash(command)
            asked_which = ann.ephemerals()[-1]
            (menu,) = selects(asked_which)
            assert {option["label"].split(" · ")[1] for option in menu["options"]} == {"Monopoly Deal", "Machi Koro"}
            meant = next(option["label"] for option in menu["options"] if option["label"].endswith(game))
            await ann.press(asked_which, label=meant)
            (found,) = ann.ephemerals()[-1:]
            assert found["id"] == asked_which["id"]
            assert meant.split(" · ")[0] in text_of(found)
            assert answer in f"{text_of(found)} {[b['label'] for b in buttons(found)]}"
            await house.settle(ann, bob)


async def test_the_command_works_in_the_dm(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await ann.slash("hand", channel="dm")
    assert text_of(ann.ephemerals()[-1]) == text_of(hand(ann))


async def test_whoever_sits_nowhere_is_told_so(house: House, bob: Person) -> None:
    assert house.app.client.is_ready()
    for command in ("hand", "table", "leave"):
        await bob.slash(command)
        assert "`/machikoro new`, `/monopoly new`, or `/deal new`" in text_of(bob.ephemerals()[-1])


async def test_a_spectator_may_bring_the_channels_only_table_back(
    house: House, ann: Person, bob: Person, minh: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await minh.slash("table")
    await party.settle()
    (table,) = [m for m in ann.messages() if text_of(m).startswith("## ")]
    assert table["id"] != party.table_id


async def test_whoever_sits_elsewhere_means_this_channels_table(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann)
    await party.open(clock="off", computers=1)
    await bob.slash("machikoro new", channel="quiet")
    elsewhere = text_of(bob.messages("quiet")[-1]).splitlines()[0]
    await house.settle(ann, bob)
    await bob.slash("table")
    assert match_of(text_of(ann.messages()[-1])) in text_of(bob.ephemerals()[-1])
    assert {choice["name"].split(" · ")[1] for choice in await bob.autocomplete("table", "match")} == {
        "Monopoly Deal",
        "Machi Koro",
    }
    await bob.slash("rules")
    assert "Monopoly Deal" in text_of(bob.ephemerals()[-1]).splitlines()[0]
    await bob.slash("hand")
    assert len(await bob.autocomplete("hand", "match")) == 1
    await ann.slash("deal new")
    await bob.slash("rules")
    assert text_of(bob.ephemerals()[-1]).splitlines()[0] == elsewhere


def match_of(title: str) -> str:
    """The name of a match, from a title such as "## Monopoly Deal · Acorn Maple"."""
    return title.splitlines()[0].split(" · ")[1]


async def test_leaving_a_running_match_is_asked_twice(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await bob.slash("leave")
    assert "🏆" not in text_of(party.table)
    await bob.press(bob.ephemerals()[-1], label="Give up my seat")
    await party.settle()
    assert "🏆" in text_of(party.table)
    assert {b["label"] for b in buttons(party.table)} == {"Show all hands (0 of 2 agree)", "Rematch", "As text", "Log"}


async def test_a_half_made_choice_survives_what_others_do(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    party, (first, second, third) = await dealt(open_house, BIRTHDAY, ann, bob, minh)
    await end_turn(party, first)
    await put(party, second, "money_2_1", "money_2_2")
    await end_turn(party, second)
    await put(party, third, "money_2_3")
    await end_turn(party, third)
    await play(party, first, "birthday_1", "Collect 2M from everyone")
    await choose(party, second, "money_2_2")
    assert "**2M**" in text_of(hand(second))
    await choose(party, third, "money_2_3")
    await play(party, third, label="Send")
    assert "**2M**" in text_of(hand(second)), "the other's payment did not reset it"
    await party.house.restart()
    await party.settle()
    await play(party, second, label="Send")
    assert asked(party.table) == [first.me["global_name"]]
