"""`/match`: who may, which matches, what the table says, and that no hidden card is shown."""

import json
from dataclasses import replace

import pytest

from bot.matches.model import Snapshot
from bot.sandbox import LocalDiscord
from bot.sandbox.payloads import role_id
from bot.sandbox.permissions import MEMBER_DEFAULT, MODERATOR, Permission
from bot.text import load_texts
from bot.ui.moderation import LISTED
from games.core.text import Text
from games.monopoly_deal.cards import KIND, deck
from tests.support.clocks import NOON
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons, is_ephemeral, selects, text_of
from tests.wire.hands import end_turn, hand, play, put, surely
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.rigged import rigged

HANDS = (
    ("debt_collector_1", "just_say_no_1", "house_1", "brown_1", "pass_go_1"),
    ("just_say_no_2", "deal_breaker_1", "money_2_2", "money_3_1", "money_4_1"),
)
THEN = ("birthday_1", "money_5_2")
PUBLIC = {"debt_collector", "just_say_no"}
"""The kinds of cards that the players show, beside money."""
COMMANDS = tuple(f"match {name}" for name in ("list", "show", "end", "reset", "skip", "replace", "pause", "log"))


@pytest.fixture
async def mod(local: LocalDiscord, minh: Person) -> Person:
    """Minh, a moderator in English with a name that tries things."""
    guild = next(iter(local.world.guilds.values()))
    guild.members[minh.id] = MODERATOR
    local.world.people[minh.id].global_name = "*Minh* @everyone"
    await minh.configure(locale="en-US")
    return minh


def newest(person: Person) -> Json:
    """The newest private answer."""
    return person.ephemerals()[-1]


def name_of(party: Party) -> str:
    """The two words that name the match."""
    return text_of(party.table).splitlines()[0].split("· ")[1]


async def _charged(open_house: OpenHouse, *people: Person, noes: int = 2) -> tuple[Party, Person, Person, list[str]]:
    """A debt in dispute; the players in seat order, and their hands when the turn began."""
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await end_turn(party, first)
    await put(party, second, "money_4_1", "money_3_1")
    await end_turn(party, second)
    begun = [text_of(hand(person)) for person in (first, second)]
    await play(party, first, "debt_collector_1", "Collect 5M")
    for answering in (second, first)[:noes]:
        await surely(party, answering, "Use Just Say No")
    return party, first, second, begun


def _sent_to(local: LocalDiscord, person: Person) -> str:
    """Everything that was sent in answer to this person alone."""
    own = {event["interaction_id"] for event in person.events if event["type"] == "ack"}
    answers = [r.body for r in local.requests if any(f"/interactions/{ident}/" in r.path for ident in own)]
    seen = [e["message"] for e in person.events if e["type"] == "message" and is_ephemeral(e["message"])]
    return json.dumps([answers, seen], ensure_ascii=False)


def _assert_no_hidden_card(sent: str) -> None:
    texts = load_texts()
    kinds = {KIND[card] for card in deck(1)} - PUBLIC
    names = {texts.say(Text(f"deal-card-{kind}"), "en") for kind in kinds if not kind.startswith("money")}
    assert len(names) > 20
    assert [name for name in names if name in sent] == []
    assert [card for card in deck(1) if card in sent] == []


async def test_whoever_is_no_moderator_is_told_so_and_given_nothing(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, bob)
    await party.open()
    for command in COMMANDS:
        await bob.slash(command)
        assert "Only moderators may do that" in text_of(newest(bob))
        assert not buttons(newest(bob))
    assert await bob.autocomplete("match end", "match") == []
    with pytest.raises(RefusedError):
        await bob.slash("match list", channel="dm")


async def test_the_role_that_a_server_chose_lets_moderate_that_servers_matches_alone(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    before = await house.app.edge.service.info(party.match_id)
    await _give_role(house, local, bob, "games")
    for name in COMMANDS:
        await bob.slash(name, channel="games")
        assert "No match is open in this server" in text_of(newest(bob))
        await bob.slash(name)
        assert "Only moderators may do that" in text_of(newest(bob))
    await bob.slash("deal new", channel="games")
    await bob.slash("match list", channel="games")
    assert name_of(party) not in text_of(newest(bob))
    assert [c["value"] for c in await bob.autocomplete("match end", "match", channel="games")] != [party.match_id]
    for name in COMMANDS[1:]:
        for named in (party.match_id, name_of(party)):
            await bob.slash(name, channel="games", match=named)
            assert "No open match of this server is called that" in text_of(newest(bob))
            assert not buttons(newest(bob))
    assert await house.app.edge.service.info(party.match_id) == before


async def _give_role(house: House, local: LocalDiscord, person: Person, channel: str) -> None:
    """Permissions of their own give them a role, which the server then chooses for its moderators."""
    guild_id = local.world.channels[person.channel_id(channel)].guild_id
    assert guild_id is not None
    guild = local.world.guilds[guild_id]
    await person.configure(permissions={guild.id: MEMBER_DEFAULT & ~int(Permission.EMBED_LINKS)})
    role = int(role_id(guild, person.id))
    await house.app.edge.preferences.set_server(
        int(guild.id), lambda before: replace(before, moderator_role=role), 1, NOON
    )


async def test_an_open_panel_gives_nothing_to_whoever_may_not_any_more(
    house: House, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    await mod.slash("match end")
    panels = [newest(mod)]
    for command in ("match reset", "match skip", "match replace", "match pause", "match log"):
        await mod.slash(command)
        panels.append(newest(mod))
    before = await house.app.edge.service.info(party.match_id)
    await mod.configure(permissions={next(iter(local.world.guilds)): MEMBER_DEFAULT})
    for panel in panels:
        controls = [*buttons(panel), *selects(panel)]
        if not controls:
            continue
        values = [controls[0]["options"][0]["value"]] if "options" in controls[0] else None
        await mod.press(panel, custom_id=controls[0]["custom_id"], values=values)
        assert "Only moderators may do that" in text_of(newest_state(mod, panel))
        assert not buttons(newest_state(mod, panel))
    assert await house.app.edge.service.info(party.match_id) == before


async def test_a_menu_of_matches_asks_for_permission_again(
    house: House, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    parties = [Party(house, ann), Party(house, bob)]
    for party in parties:
        await party.open("machikoro new", computers=1)
        await party.sit_and_start()
    for command in ("match end", "match pause", "match show", "match log"):
        await mod.slash(command)
        menu = newest(mod)
        meant = next(o["label"] for m in selects(menu) for o in m["options"] if o["value"] == parties[1].match_id)
        await mod.press(menu, label=meant)
        assert name_of(parties[1]) in text_of(newest_state(mod, menu))
        assert not selects(newest_state(mod, menu))
    await mod.slash("match end")
    menu = newest(mod)
    await mod.configure(permissions={next(iter(local.world.guilds)): MEMBER_DEFAULT})
    await mod.press(menu, custom_id=selects(menu)[0]["custom_id"], values=[parties[1].match_id])
    assert "Only moderators may do that" in text_of(newest(mod))
    assert newest_state(mod, menu) == menu


def newest_state(person: Person, message: Json) -> Json:
    return person.message(message["id"])


async def test_nobody_is_waited_for_any_more_and_no_hidden_card_is_shown(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, _, _ = await _charged(open_house, ann, bob, noes=1)
    await mod.slash("match skip")
    panel = newest(mod)
    assert f"▶ **{first.me['global_name']}** is to answer" in text_of(panel), "only one can be meant"
    assert "are you sure" in text_of(panel)
    await mod.press(mod.message(panel["id"]), label="Yes: Wait no longer")
    await party.settle()
    assert "it goes on" in text_of(mod.message(panel["id"]))
    assert "does not wait for" in text_of(party.table)
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    assert snapshot.state.charge is None, "who did not answer has let the No stand"
    _assert_no_hidden_card(_sent_to(local, mod))
    await party.house.restart()
    await mod.slash("match log")
    assert "does not wait for" in text_of(newest(mod))
    _assert_no_hidden_card(_sent_to(local, mod))
    assert not [*ann.failures, *bob.failures, *mod.failures]


async def _choose(person: Person, panel: Json, label: str) -> None:
    """Choose in the panel's only menu."""
    menu = selects(person.message(panel["id"]))[0]
    value = next(option["value"] for option in menu["options"] if label in option["label"])
    await person.press(person.message(panel["id"]), custom_id=menu["custom_id"], values=[value])


async def test_a_seat_is_replaced_by_a_computer_player(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, _, second, _ = await _charged(open_house, ann, bob, noes=0)
    await mod.slash("match replace")
    panel = newest(mod)
    await _choose(mod, panel, second.me["global_name"])
    await _choose(mod, panel, "a computer player")
    await mod.press(mod.message(panel["id"]), label="Yes: Replace")
    await party.settle()
    assert "lets a computer player" in text_of(party.table)
    assert "this hand is closed" in text_of(hand(second))
    assert await party.house.app.edge.service.matches_of(int(second.id)) == ()
    _assert_no_hidden_card(_sent_to(local, mod))


async def test_whoever_was_removed_is_told_so_and_does_not_take_the_seat_again(
    open_house: OpenHouse, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, _ = await _charged(open_house, ann, bob, noes=0)
    await mod.slash("match replace")
    panel = newest(mod)
    await _choose(mod, panel, second.me["global_name"])
    await _choose(mod, panel, "whoever takes the seat")
    await mod.press(mod.message(panel["id"]), label="Yes: Replace")
    await party.settle()
    assert "A moderator has removed you from" in text_of(hand(second))
    seen = len(second.dm_messages())
    for label in ("Take free seat 2", "My hand"):
        await second.press(party.table, label=label)
        assert "A moderator has removed you from this match" in text_of(newest(second))
        assert not buttons(newest(second))
    await party.settle()
    assert len(second.dm_messages()) == seen
    await mod.press(party.table, label="Take free seat 2")
    await party.house.settle(*party.people, mod)
    assert "takes the free seat" in text_of(party.table)
    assert not [*first.failures, *second.failures, *mod.failures]


async def test_a_moderator_pauses_and_lets_go_on(house: House, ann: Person, bob: Person, mod: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin()
    await mod.slash("match pause")
    await mod.press(newest(mod), label="Pause")
    await party.settle()
    assert "lets time stand still" in text_of(party.table)
    await mod.slash("match pause")
    assert "The match is paused" in text_of(newest(mod))
    await mod.press(newest(mod), label="Continue")
    await party.settle()
    assert "lets the match go on" in text_of(party.table)
    assert "**Paused.**" not in text_of(party.table)


async def test_the_list_says_what_each_match_waits_for(house: House, ann: Person, bob: Person, mod: Person) -> None:
    playing, waiting = Party(house, ann, bob), Party(house, bob)
    await playing.begin(clock="off")
    await waiting.open(seats=4)
    await mod.slash("match list")
    text = text_of(newest(mod))
    first, second = (next(line for line in text.splitlines() if name_of(p) in line) for p in (playing, waiting))
    channel = ann.channel_id("tables")
    for line, status, seats in ((first, "in play", "2/2"), (second, "lobby", "1/4")):
        assert all(part in line for part in ("Monopoly Deal", f"<#{channel}>", status, seats, "<t:"))
    turn = await playing.by_seat()
    snapshot = await house.app.edge.service.snapshot(playing.match_id)
    assert snapshot.state is not None
    assert f"waits for {turn[snapshot.state.turn].me['global_name']}" in text
    assert text.count("waits for") == 1


async def test_a_list_looks_only_at_the_matches_it_shows(
    house: House, monkeypatch: pytest.MonkeyPatch, ann: Person, mod: Person
) -> None:
    for _ in range(LISTED + 2):
        await ann.slash("deal new")
    await house.settle(ann)
    service, seen = house.app.edge.service, set[str]()
    whole = service.snapshot

    async def counted(match_id: str) -> Snapshot:
        seen.add(match_id)
        return await whole(match_id)

    monkeypatch.setattr(service, "snapshot", counted)
    await mod.slash("match list")
    assert len(seen) == LISTED
    assert text_of(newest(mod)).count("Monopoly Deal") == LISTED
    assert "2 more matches are open" in text_of(newest(mod))


@pytest.mark.parametrize(
    ("locale", "open_word"), [("en-US", "Open matches"), ("vi", "đang mở"), ("ko", "열려 있는"), ("el", "Ανοιχτές")]
)
async def test_a_match_is_found_by_its_name_in_the_moderators_language(
    house: House, ann: Person, bob: Person, mod: Person, locale: str, open_word: str
) -> None:
    parties = [Party(house, ann), Party(house, bob)]
    for party in parties:
        await party.open()
    await mod.configure(locale=locale)
    await mod.slash("match list")
    assert open_word in text_of(newest(mod))
    await mod.slash("match show")
    assert not buttons(newest(mod)), "several matches: which one?"
    choices = await mod.autocomplete("match show", "match")
    assert {choice["value"] for choice in choices} == {party.match_id for party in parties}
    for choice in choices:
        name = choice["name"].split(" · ")[0]
        assert [c["value"] for c in await mod.autocomplete("match show", "match", name.upper())] == [choice["value"]]
        await mod.slash("match show", match=name)
        assert text_of(newest(mod)).splitlines()[0].endswith(name)


async def test_what_is_shown_is_the_public_table_with_nothing_to_press(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, _, _ = await _charged(open_house, ann, bob)
    await mod.slash("match show")
    shown = newest(mod)
    assert not buttons(shown)
    for line in text_of(party.table).splitlines():
        assert line in text_of(shown)
    assert f"▶ **{first.me['global_name']}**" not in text_of(shown), "the attacker has refused: the other answers"
    await mod.slash("match list")
    _assert_no_hidden_card(_sent_to(local, mod))


async def test_a_turn_is_begun_again_in_the_middle_of_a_chain_over_restarts(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, begun = await _charged(open_house, ann, bob, noes=1)
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
    _assert_no_hidden_card(_sent_to(local, mod))
    await play(party, first, "debt_collector_1", "Collect 5M")
    await surely(party, second, "Use Just Say No")
    assert not [*ann.failures, *bob.failures, *mod.failures]


async def test_a_second_deal_keeps_the_seats_and_says_who_asked_for_it(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, second, begun = await _charged(open_house, ann, bob)
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
    _assert_no_hidden_card(_sent_to(local, mod))
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
