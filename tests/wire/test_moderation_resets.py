"""`/match reset` and `end`."""

from bot.sandbox import LocalDiscord
from tests.support.person import Person
from tests.support.reading import buttons, is_ephemeral, text_of
from tests.wire.hands import end_turn, hand, play, put, surely
from tests.wire.house import House, OpenHouse
from tests.wire.moderating import HANDS, THEN, assert_no_hidden_card, charged, newest, sent_to
from tests.wire.party import Party
from tests.wire.rigged import rigged


async def test_a_turn_is_begun_again_in_the_middle_of_a_chain_over_restarts(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, begun = await charged(open_house, ann, bob, noes=1)
    house = party.house
    pile = (await house.app.edge.service.snapshot(party.match_id)).state.draw  # type: ignore[union-attr]
    await mod.slash("match reset")
    await house.restart()
    await mod.press(newest(mod), label="Start of this turn")
    await house.restart()
    await mod.press(newest(mod), label="Yes: Start of this turn")
    await house.restart()
    await party.settle()
    assert [text_of(hand(person)) for person in (first, second)] == begun
    table = text_of(party.table)
    assert "The moderator \\*Minh\\* @\u200beveryone goes back to the start of this turn" in table
    assert not buttons(newest(mod))
    assert "back at the start" in text_of(newest(mod))
    snapshot = await house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    assert snapshot.state.charge is None
    assert snapshot.state.draw != pile
    assert sorted(snapshot.state.draw) == sorted(pile)
    assert_no_hidden_card(sent_to(local, mod))
    await play(party, first, "debt_collector_1", "Collect 5M")
    await surely(party, second, "Use Just Say No")
    assert not [*ann.failures, *bob.failures, *mod.failures]


async def test_a_second_deal_keeps_the_seats_and_says_who_asked_for_it(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, begun = await charged(open_house, ann, bob)
    await mod.slash("match reset")
    await mod.press(newest(mod), label="Deal again")
    await mod.press(newest(mod), label="← Back")
    await mod.press(newest(mod), label="Deal again")
    await mod.press(newest(mod), label="Yes: Deal again")
    await party.settle()
    assert await party.by_seat() == [first, second]
    assert "begin again with the same seats" in text_of(party.table)
    assert "begins again" in text_of(newest(mod))
    assert text_of(hand(second)) != begun[1]
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    assert [len(cards) for cards in snapshot.state.hands] == [7, 5]
    assert not any(table.bank for table in snapshot.state.tables)
    assert_no_hidden_card(sent_to(local, mod))
    await end_turn(party, first)


async def test_a_turn_that_ended_before_the_press_is_left_alone(
    open_house: OpenHouse, ann: Person, bob: Person, mod: Person
) -> None:
    party = Party(await open_house(rigged(HANDS, THEN)), ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await mod.slash("match reset")
    await mod.press(newest(mod), label="Start of this turn")
    await end_turn(party, first)
    before = await party.house.app.edge.service.info(party.match_id)
    await mod.press(newest(mod), label="Yes: Start of this turn")
    assert "That turn has ended meanwhile" in text_of(newest(mod))
    assert await party.house.app.edge.service.info(party.match_id) == before
    await put(party, second, "money_4_1")
    await mod.press(newest(mod), label="Start of this turn")
    await mod.press(newest(mod), label="Yes: Start of this turn")
    await party.settle()
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    assert snapshot.state.tables[1].bank == ()


async def test_a_match_in_play_is_ended_on_table_and_hands(house: House, ann: Person, bob: Person, mod: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await mod.slash("match end")
    assert "ends for everybody" in text_of(newest(mod))
    assert buttons(party.table), "nothing happened yet"
    panel = newest(mod)
    await mod.press(panel, label="End the match")
    await party.settle()
    for message in (party.table, hand(ann), hand(bob)):
        assert "The moderator **\\*Minh\\* @\u200beveryone** ended this match" in text_of(message)
        assert {b["label"] for b in buttons(message)} <= {"As text", "Log"}
    assert mod.mentions == [], "nobody is pinged by a name"
    assert [m for m in ann.messages() if not is_ephemeral(m)] == [party.table], "nobody is called any more"
    await house.restart()
    await mod.slash("match end")
    assert "No match is open" in text_of(newest(mod))
    await ann.slash("deal new")
    assert "opens a table" in text_of(ann.messages()[-1])


async def test_a_lobby_is_closed_but_not_reset(house: House, ann: Person, mod: Person) -> None:
    party = Party(house, ann)
    await party.open()
    await mod.slash("match reset")
    assert "has not begun yet" in text_of(newest(mod))
    await mod.slash("match end")
    panel = newest(mod)
    await mod.press(panel, label="End the match")
    await party.settle()
    assert "ended this match" in text_of(party.table)
    assert not buttons(party.table)


async def test_a_panel_of_a_match_that_is_over_loses_its_buttons(
    house: House, ann: Person, bob: Person, mod: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await mod.slash("match reset")
    await bob.slash("leave")
    await bob.press(newest(bob), label="Give up my seat")
    await mod.press(newest(mod), label="Deal again")
    assert "This match is over" in text_of(newest(mod))
    assert not buttons(newest(mod))
