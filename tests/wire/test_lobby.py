"""From the command to the first turn, and every way out of a lobby."""

from tests.support.person import Person
from tests.support.reading import buttons, selects, text_of
from tests.wire.hands import end_turn
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.player import asked


async def test_the_command_opens_a_lobby_that_others_join(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open(preset="classic", seats=3, computers=1)
    assert "Ann" in text_of(party.table)
    await bob.refresh()
    await bob.press(bob.message(party.table_id), label="Join")
    await party.settle()
    assert "Bob" in text_of(party.table)
    await bob.press(bob.message(party.table_id), label="Join")
    assert len(bob.ephemerals()) == 1, "a second press is answered privately"
    await ann.press(party.table, label="Start")
    await party.settle()
    for person in party.people:
        assert len(person.dm_messages()) == 1
        assert "My hand" in [button["label"] for button in buttons(party.table)]


async def test_a_table_has_chairs_for_its_computer_players_or_says_which_options_do_not_fit(
    house: House, ann: Person
) -> None:
    await ann.slash("monopoly new", computers=5)
    assert text_of(ann.messages()[-1]).count("🤖") == 5
    assert "free" not in text_of(ann.messages()[-1])
    await ann.slash("deal new", seats=2, computers=3)
    said = text_of(ann.ephemerals()[-1])
    assert "3 computer players need 4 chairs" in said
    assert all(option in said for option in ("`computers`", "`seats`"))
    assert "Ask the host" not in said


async def test_only_the_host_starts_and_arranges(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open()
    await bob.refresh()
    await bob.press(bob.message(party.table_id), label="Join")
    await bob.press(bob.message(party.table_id), label="Start")
    assert "Ann" in text_of(bob.ephemerals()[-1])
    await bob.press(bob.message(party.table_id), label="Rules")
    assert not selects(bob.ephemerals()[-1])
    assert not buttons(bob.ephemerals()[-1])


async def test_the_host_changes_a_rule_through_the_panel(house: House, ann: Person) -> None:
    party = Party(house, ann)
    await party.open(preset="classic")
    await ann.press(party.table, label="Rules")
    panel = ann.ephemerals()[-1]
    await ann.press(panel, label="Edition")
    await ann.press(ann.ephemerals()[-1], values=["quick"], custom_id=selects(ann.ephemerals()[-1])[0]["custom_id"])
    await party.settle()
    info = await house.app.edge.service.info(party.match_id)
    assert info.preset == "quick"
    await ann.press(ann.ephemerals()[-1], label="Change a rule")
    for value in ("reshuffle_cap", "4"):
        menu = selects(ann.ephemerals()[-1])[0]
        await ann.press(ann.ephemerals()[-1], custom_id=menu["custom_id"], values=[value])
    info = await house.app.edge.service.info(party.match_id)
    assert dict(info.options)["reshuffle_cap"] == 4


async def test_leaving_frees_the_chair_and_the_last_one_out_closes_the_table(
    house: House, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.open()
    await bob.refresh()
    await bob.press(bob.message(party.table_id), label="Join")
    await ann.press(ann.message(party.table_id), label="Leave")
    await party.settle()
    assert "Ann" not in text_of(party.table)
    await bob.slash("leave")
    await party.settle()
    assert not buttons(party.table)


async def test_a_table_that_was_sent_but_not_noted_is_still_the_table(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="off")
    await house.app.edge.painter.surfaces.drop(party.match_id, "table", 0)  # as if killed right after sending it
    await party.sit_and_start()
    by_name = {person.me["global_name"]: person for person in party.people}
    (first,) = asked(party.table)
    await end_turn(party, by_name.pop(first))
    assert asked(party.table) == list(by_name)


async def _arrange(host: Person, form: str, value: str) -> None:
    """Press a button of the newest rules panel and choose in the menu it brings."""
    await host.press(host.ephemerals()[-1], label=form)
    menu = selects(host.ephemerals()[-1])[0]
    await host.press(host.ephemerals()[-1], custom_id=menu["custom_id"], values=[value])


async def test_the_host_chooses_clock_and_language_in_the_lobby(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.open(clock="live")
    await party.settle()
    assert "⏱️ live: 90 seconds a decision · 🌐 English" in text_of(party.table)
    await ann.press(party.table, label="Rules")
    await _arrange(ann, "Clock", "off")
    await _arrange(ann, "Language", "el")
    await party.settle()
    assert "⏱️ no clock · 🌐 Ελληνικά" in text_of(ann.ephemerals()[-1]), "the host's panel stays in their language"
    assert "⏱️ χωρίς χρόνο · 🌐 Ελληνικά" in text_of(party.table)
    await party.sit_and_start()
    assert "Το χέρι μου" in [button["label"] for button in buttons(party.table)]
    assert "Your hand" in text_of(ann.dm_messages()[-1])
    await ann.press(ann.ephemerals()[-1], label="Language")
    assert not [*selects(ann.ephemerals()[-1]), *buttons(ann.ephemerals()[-1])], "too late"
    assert (await house.app.edge.service.info(party.match_id)).locale == "el"


async def test_an_older_panel_removes_whoever_it_names_or_nobody(
    house: House, ann: Person, bob: Person, minh: Person, eleni: Person
) -> None:
    party = Party(house, ann, bob, minh, eleni)
    await party.open()
    for person in (bob, minh):
        await person.refresh()
        await person.press(party.table, label="Join")
    await ann.press(party.table, label="Rules")
    await ann.press(ann.ephemerals()[-1], label="Remove a player")
    panel = ann.ephemerals()[-1]
    await bob.press(party.table, label="Leave")
    await eleni.refresh()
    await eleni.press(party.table, label="Join")
    (menu,) = selects(panel)
    for_bob, for_minh = (option["value"] for option in menu["options"])
    await ann.press(panel, custom_id=menu["custom_id"], values=[for_bob])
    assert "does not sit there any more" in text_of(ann.ephemerals()[-1])
    await ann.press(panel, custom_id=menu["custom_id"], values=[for_minh])
    assert "**Minh** cannot sit down at this table again" in text_of(ann.message(panel["id"]))
    await ann.press(ann.message(panel["id"]), label="Yes: Remove a player")
    await party.settle()
    table = text_of(party.table)
    assert [name in table for name in ("Bob", "Minh", "Eleni")] == [False, False, True]
    await minh.configure(locale="en-US")
    for label in ("Join", "Leave"):
        await minh.press(party.table, label=label)
        assert "The host has removed you from this table" in text_of(minh.ephemerals()[-1])
    await bob.press(party.table, label="Join")
    await party.settle()
    assert "Bob" in text_of(party.table)


async def test_a_computer_player_is_removed_at_once(house: House, ann: Person) -> None:
    party = Party(house, ann)
    await party.open(computers=2)
    await ann.press(party.table, label="Rules")
    await _arrange(ann, "Remove a player", "steady.2")
    await party.settle()
    assert text_of(party.table).count("🤖") == 1


async def test_the_rules_panel_says_what_is_as_usual_too(house: House, ann: Person) -> None:
    party = Party(house, ann)
    await party.open()
    await ann.press(party.table, label="Rules")
    for line in ("🚪 If somebody leaves: the seat is given up", "🖼️ With pictures"):
        assert line in text_of(ann.ephemerals()[-1])
        assert line not in text_of(party.table), "the table names what is not as usual"
    await _arrange(ann, "Pictures", "hidden")
    await party.settle()
    assert "🔤 In words alone" in text_of(ann.ephemerals()[-1])
    assert "🔤 In words alone" in text_of(party.table)


async def test_whoever_likes_reads_the_whole_fingerprint_before_the_start(
    house: House, ann: Person, bob: Person
) -> None:
    party, elsewhere = Party(house, ann), Party(house, bob)
    await party.open()
    await elsewhere.open("machikoro new", channel="quiet")
    promised = (await house.app.edge.service.info(party.match_id)).commitment
    assert f"`{promised[:8]}…`" in text_of(party.table)
    assert promised not in text_of(party.table)
    await bob.refresh()
    await bob.press(party.table, label="Rules")
    assert promised in text_of(bob.ephemerals()[-1])
    await ann.slash("rules")
    await ann.press(ann.ephemerals()[-1], label="Fair?")
    assert promised in text_of(ann.ephemerals()[-1])
