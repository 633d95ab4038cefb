"""`/settings`: the language of what only you see, pings, the language of a server's tables."""

from bot.sandbox import LocalDiscord
from games.registry import rulesets
from tests.support.person import Person
from tests.support.reading import Json, button, buttons, is_ephemeral, selects, text_of
from tests.wire.hands import end_turn, hand
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import asked

MY_TURN = {"en": "Your turn", "vi": "Đến lượt bạn", "ko": "내 차례", "el": "Η σειρά σου"}
JOIN = {"en": "Join", "vi": "Vào bàn", "ko": "앉기", "el": "Κάθομαι"}


def _languages(panel: Json) -> Json:
    """The menu of languages, the first of a panel."""
    return selects(panel)[0]


async def _choose_mine(person: Person, locale: str) -> Json:
    await person.slash("settings me")
    panel = person.ephemerals()[-1]
    await person.press(panel, custom_id=_languages(panel)["custom_id"], values=[locale])
    return person.message(panel["id"])


async def _choose_servers(person: Person, locale: str) -> Json:
    await person.slash("settings server")
    panel = person.ephemerals()[-1]
    await person.press(panel, custom_id=_languages(panel)["custom_id"], values=[locale])
    return person.message(panel["id"])


def _chosen(panel: Json) -> list[str]:
    return [option["value"] for option in _languages(panel)["options"] if option.get("default")]


def _joins_in(table: Json) -> str:
    labels = {b["label"] for b in buttons(table)}
    return next(locale for locale, label in JOIN.items() if label in labels)


def _by_turn(party: Party) -> tuple[Person, Person]:
    """Whoever is to play, and the other."""
    first = next(person for person in party.people if person.me["global_name"] in asked(party.table))
    return first, next(person for person in party.people if person is not first)


async def test_the_panel_shows_what_is_chosen_in_the_language_just_chosen(house: House, ann: Person) -> None:
    assert house.app.client.is_ready()
    await ann.slash("settings me")
    panel = ann.ephemerals()[-1]
    assert is_ephemeral(panel)
    assert _chosen(panel) == ["auto"]
    assert [o["label"] for o in _languages(panel)["options"]][1:] == ["English", "Tiếng Việt", "한국어", "Ελληνικά"]
    assert "**English**, as your Discord" in text_of(panel)
    for locale, words in (("el", "Οι ρυθμίσεις σου"), ("ko", "내 설정"), ("auto", "Your settings")):
        panel = await _choose_mine(ann, locale)
        assert _chosen(panel) == [locale]
        assert words in text_of(panel)


async def test_a_chosen_language_repaints_the_open_hand_and_no_other(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    table = text_of(party.table)
    first, second = _by_turn(party)
    others = text_of(hand(second))
    for locale, words in MY_TURN.items():
        await _choose_mine(first, locale)
        await party.settle()
        assert words in text_of(hand(first))
    assert text_of(hand(second)) == others
    assert text_of(party.table) == table
    assert len(first.dm_messages()) == 1, "edited, not sent anew"


async def test_a_hand_keeps_its_owners_language_when_others_act(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    first, second = _by_turn(party)
    await _choose_mine(second, "ko")
    await end_turn(party, first)
    assert MY_TURN["ko"] in text_of(hand(second))
    await house.restart()
    await second.slash("hand")
    assert MY_TURN["ko"] in text_of(second.ephemerals()[-1]), "kept over a restart"


async def test_without_a_choice_a_hand_follows_its_owners_discord(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    first, second = _by_turn(party)
    await second.configure(locale="el")
    await second.press(party.table, label="My hand")
    await end_turn(party, first)
    assert MY_TURN["el"] in text_of(hand(second)), "not the language of the day they sat down"


async def test_refusals_are_in_the_chosen_language(house: House, ann: Person) -> None:
    assert house.app.client.is_ready()
    await _choose_mine(ann, "vi")
    await ann.slash("leave")
    assert "Bạn không ngồi ở bàn nào" in text_of(ann.ephemerals()[-1])


async def test_pings_are_turned_off_and_on_and_a_double_press_does_not_turn_them_back(
    house: House, ann: Person
) -> None:
    preferences = house.app.edge.preferences
    await ann.slash("settings me")
    panel = ann.ephemerals()[-1]
    off = button(panel, "Turn pings off")["custom_id"]
    await ann.press(panel, custom_id=off)
    assert not preferences.user(int(ann.id)).pings
    panel = ann.message(panel["id"])
    assert "Pings: **off**" in text_of(panel)
    await ann.press(panel, label="Turn pings on")
    assert preferences.user(int(ann.id)).pings
    await ann.press(ann.message(panel["id"]), label="Turn pings off")
    await house.restart()
    assert not house.app.edge.preferences.user(int(ann.id)).pings


async def test_a_new_table_speaks_the_servers_language_and_an_open_one_keeps_its_own(house: House, ann: Person) -> None:
    before, after = Party(house, ann), Party(house, ann)
    await before.open()
    panel = await _choose_servers(ann, "ko")
    assert _chosen(panel) == ["ko"]
    assert "**한국어**" in text_of(panel)
    await after.open()
    await after.settle()
    assert (_joins_in(before.table), _joins_in(after.table)) == ("en", "ko")
    await _choose_servers(ann, "auto")
    await after.open()
    assert _joins_in(after.table) == "en"


async def test_without_a_choice_a_table_speaks_its_openers_language(house: House, ann: Person, minh: Person) -> None:
    party = Party(house, minh)
    await party.open()
    assert _joins_in(party.table) == "vi", "as Minh's Discord"
    await _choose_mine(ann, "el")
    party = Party(house, ann)
    await party.open()
    assert _joins_in(party.table) == "el", "as Ann chose"


async def test_a_community_servers_own_language_comes_before_the_openers(
    open_house: OpenHouse, local: LocalDiscord, ann: Person
) -> None:
    guild = next(iter(local.world.guilds.values()))
    guild.community, guild.preferred_locale = True, "vi"
    house = await open_house(rulesets())
    party = Party(house, ann)
    await party.open()
    assert _joins_in(party.table) == "vi"
    await _choose_servers(ann, "el")
    await party.open()
    assert _joins_in(party.table) == "el", "a moderator's choice comes before that"


async def test_only_moderators_change_a_servers_language(house: House, ann: Person, bob: Person) -> None:
    assert house.app.client.is_ready()
    await bob.slash("settings server")
    refused = bob.ephemerals()[-1]
    assert "manage this server" in text_of(refused)
    assert not buttons(refused)
    await ann.slash("settings server", channel="dm")
    assert "inside that server" in text_of(ann.ephemerals()[-1])


async def test_a_moderator_who_is_one_no_more_cannot_use_the_open_panel(
    house: House, local: LocalDiscord, ann: Person, bob: Person
) -> None:
    guild = next(iter(local.world.guilds.values()))
    everyone, manager = guild.members[bob.id], guild.members[bob.id] | 1 << 5
    guild.members[bob.id] = manager
    panel = await _choose_servers(bob, "ko")
    guild.members[bob.id] = everyone
    await bob.press(panel, custom_id=_languages(panel)["custom_id"], values=["vi"])
    assert "manage this server" in text_of(bob.ephemerals()[-1])
    assert house.app.edge.preferences.server(int(guild.id)).locale == "ko"
