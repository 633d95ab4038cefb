"""Every command and every control, by the wrong person, in the wrong state, stale, forged: one private answer each."""

import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.matches.model import User
from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import Permission
from bot.ui.gamecog import GameCog
from bot.ui.presscog import PressCog
from games.core.text import SeatName, Text
from games.registry import rulesets
from tests.support.forging import Forger
from tests.support.person import Person, RefusedError
from tests.support.reading import Json, buttons
from tests.wire.conftest import OpenHouse
from tests.wire.hands import hand
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.refusing import PINGS, TEXTS, Desk
from tests.wire.rigged import rigged
from tests.wire.test_languages import words_seen
from tests.wire.test_presses import DEBT, THEN

GONE = Text("refuse-ask-gone")
NO_MATCH = Text("refuse-no-such-match")
NOT_SEATED = Text("refuse-not-seated")
NOT_PLAYING = Text("refuse-not-playing")
NOT_A_LOBBY = Text("refuse-not-a-lobby")
OVER = Text("refuse-match-over")
HOST_ONLY = Text("refuse-host-only", host="Minh")
SEATED = Text("refuse-already-seated")
FULL = Text("refuse-lobby-full", size=2)
NO_UNDO = Text("refuse-nothing-to-undo")
ALLOWED = "allowed"
"""That person may do it then, or it was they who did it just before: no row of this table."""

Typed = dict[str, list[tuple[dict[str, Any], Text]]]
"""Of a command, with which options it is typed, and what is wrong."""
Row = tuple[Text | str, Text | str, Text | str]
"""What is wrong for somebody who does not sit there, for the guest, and for the host."""


def same(text: Text) -> Row:
    return text, text, text


STATES: dict[str, dict[str, Row]] = {
    "lobby": {
        "hand": (NOT_SEATED, NOT_PLAYING, NOT_PLAYING),
        "undo": same(NOT_PLAYING),
        "concede": same(NOT_PLAYING),
        "t": (NOT_SEATED, NOT_PLAYING, NOT_PLAYING),
        "w": (NOT_SEATED, NOT_PLAYING, NOT_PLAYING),
        "r": (HOST_ONLY, HOST_ONLY, ALLOWED),
        "join": (FULL, SEATED, SEATED),
        "leave": (NOT_SEATED, ALLOWED, ALLOWED),
        "start": (HOST_ONLY, HOST_ONLY, ALLOWED),
        "add": (HOST_ONLY, HOST_ONLY, FULL),
        "rules": (ALLOWED, ALLOWED, ALLOWED),
    },
    "playing": {
        "hand": (NOT_SEATED, ALLOWED, ALLOWED),
        "undo": (NOT_SEATED, NO_UNDO, NO_UNDO),
        "concede": (NOT_SEATED, ALLOWED, ALLOWED),
        "t": (NOT_SEATED, GONE, GONE),
        "w": (NOT_SEATED, GONE, GONE),
        "r": same(NOT_A_LOBBY),
        "join": same(NOT_A_LOBBY),
        "leave": (NOT_SEATED, ALLOWED, ALLOWED),
        "start": same(NOT_A_LOBBY),
        "add": same(NOT_A_LOBBY),
        "rules": (ALLOWED, ALLOWED, ALLOWED),
    },
    "over": {
        "hand": (NOT_SEATED, ALLOWED, ALLOWED),
        "undo": same(OVER),
        "concede": (OVER, ALLOWED, OVER),
        "t": (NOT_SEATED, GONE, GONE),
        "w": (NOT_SEATED, GONE, GONE),
        "r": same(OVER),
        "join": same(OVER),
        "leave": (OVER, ALLOWED, OVER),
        "start": same(OVER),
        "add": same(OVER),
        "rules": (ALLOWED, ALLOWED, ALLOWED),
    },
    "cancelled": {
        "hand": (NOT_SEATED, OVER, OVER),
        "undo": same(OVER),
        "concede": same(OVER),
        "t": (NOT_SEATED, OVER, OVER),
        "w": (NOT_SEATED, OVER, OVER),
        "r": same(OVER),
        "join": same(OVER),
        "leave": same(OVER),
        "start": same(OVER),
        "add": same(OVER),
        "rules": (ALLOWED, ALLOWED, ALLOWED),
    },
    "no such match": {
        verb: same(NO_MATCH)
        for verb in ("hand", "undo", "concede", "t", "w", "r", "join", "leave", "start", "add", "rules")
    },
}
"""The controls of a game by the state of the match and the verb of their id."""
PLACES = {"w": "99:play:end_turn:", "t": "99:play:rent:", "r": "0:rules:preset::quick", "undo": "99:undo::"}
"""What follows the verb: walks are of an earlier question, the lobby's change is finished."""
NOBODYS = "zzzzzzzz"

OTHER_CONTROLS: dict[str, dict[str, tuple[str, list[str] | None, Text]]] = {
    "rules": dict.fromkeys(("now", "cards", "options", "fairness"), (NOBODYS, None, NO_MATCH)),
    "settings": {
        "locale": ("me", ["@everyone"], GONE),
        "loud": ("somebody", None, GONE),
        "quiet": ("somebody", None, GONE),
    },
    "mod": {"w": (NOBODYS, None, NO_MATCH)},
}
"""The controls of the other cogs, by cog and verb: a match id, what is chosen, what is wrong."""


@dataclass
class Cast:
    """Three people who read three languages; the host and the guest sit at the table."""

    desk: Desk
    party: Party
    outsider: Forger
    guest: Forger
    host: Forger

    @property
    def forgers(self) -> tuple[Forger, Forger, Forger]:
        return self.outsider, self.guest, self.host

    async def panel(self, forger: Forger) -> Json:
        """A private message of theirs."""
        await forger.slash("settings me")
        return forger.person.ephemerals()[-1]


@pytest.fixture
async def jisoo(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "jisoo") as person:
        yield person


@pytest.fixture
async def eleni(local: LocalDiscord) -> AsyncIterator[Person]:
    async with Person(local.url, "eleni") as person:
        yield person


@pytest.fixture
async def cast(local: LocalDiscord, open_house: OpenHouse, minh: Person, jisoo: Person, eleni: Person) -> Cast:
    house = await open_house({**rulesets(), **rigged(DEBT, THEN)})
    forgers = [Forger(local, person) for person in (eleni, jisoo, minh)]
    return Cast(Desk(local, house, (minh, jisoo, eleni)), Party(house, minh, jisoo), *forgers)


async def bring_to(cast: Cast, state: str) -> None:
    """A table for two in that state."""
    party, desk = cast.party, cast.desk
    await party.open(seats=2, clock="off", preset="classic")
    desk.table_id, desk.match_id = party.table_id, party.match_id
    service, host = desk.house.app.edge.service, party.host
    if state in ("playing", "over"):
        await party.sit_and_start()
    else:
        await cast.guest.person.refresh()
        await cast.guest.press(party.table, f"deal:{desk.match_id}:join")
    if state == "over":
        await cast.guest.press(hand(cast.guest.person), f"deal:{desk.match_id}:concede")
    if state == "cancelled":
        await service.cancel(desk.match_id, User(int(host.id), "Minh", "vi"), 1)
    await desk.house.settle(*desk.people)


@pytest.mark.parametrize("state", STATES)
async def test_a_control_pressed_by_the_wrong_person_or_in_the_wrong_state(cast: Cast, state: str) -> None:
    await bring_to(cast, state)
    match_id = NOBODYS if state == "no such match" else cast.desk.match_id
    table = cast.party.table
    wrong = {}
    for verb, row in STATES[state].items():
        place = f":{PLACES[verb]}" if verb in PLACES else ""
        for forger, wanted in zip(cast.forgers, row, strict=True):
            if isinstance(wanted, str):
                continue
            pressed = await cast.panel(forger) if verb in PLACES or verb == "concede" else table
            act = forger.press(pressed, f"deal:{match_id}:{verb}{place}")
            if problem := await cast.desk.refused(forger, act, wanted, pressed):
                wrong[verb, forger.person.me["username"]] = problem
    assert wrong == {}


async def test_whoever_is_not_asked_is_told_who_is(cast: Cast) -> None:
    await bring_to(cast, "playing")
    snapshot = await cast.desk.house.app.edge.service.snapshot(cast.desk.match_id)
    asked = snapshot.asks[0].seat
    people = await cast.party.by_seat()
    waiting = next(forger for forger in cast.forgers[1:] if forger.person is not people[asked])
    control = next(b["custom_id"] for b in buttons(hand(people[asked])) if ":end_turn:" in b["custom_id"])
    pressed = hand(waiting.person)
    wanted = Text("refuse-not-yours", seat=SeatName(asked))
    assert not await cast.desk.refused(waiting, waiting.press(pressed, control), wanted, pressed)
    assert not await cast.desk.refused(cast.outsider, cast.outsider.press(cast.party.table, control), NOT_SEATED)


async def test_the_controls_of_the_other_cogs(cast: Cast) -> None:
    await bring_to(cast, "lobby")
    wrong = {}
    for words, verbs in OTHER_CONTROLS.items():
        for verb, (meant, values, wanted) in verbs.items():
            pressed = await cast.panel(cast.outsider)
            act = cast.outsider.press(pressed, f"{words}:{meant}:{verb}", values)
            if problem := await cast.desk.refused(cast.outsider, act, wanted, pressed):
                wrong[words, verb] = problem
    pressed = await cast.panel(cast.outsider)
    act = cast.outsider.press(pressed, "settings:server:locale", ["ko"])
    assert not await cast.desk.refused(cast.outsider, act, Text("refuse-not-moderator"), pressed)
    assert wrong == {}


def test_every_verb_has_its_rows(house_verbs: dict[str, set[str]]) -> None:
    game = house_verbs.pop("game")
    assert {state: set(rows) for state, rows in STATES.items()} == dict.fromkeys(STATES, game)
    assert {words: set(rows) for words, rows in OTHER_CONTROLS.items()} == house_verbs


@pytest.fixture
async def house_verbs(house: House) -> dict[str, set[str]]:
    """The verbs of every cog with controls; those of games under "game"."""
    found: dict[str, set[str]] = {}
    for cog in house.app.client.cogs.values():
        if isinstance(cog, PressCog):
            found.setdefault("game" if isinstance(cog, GameCog) else cog.words, set()).update(cog.verbs)
    return found


HOSTILE = (
    "@everyone",
    "<@&1>",
    "**bold** `code` ||spoiler||",
    "```\nblock\n```",
    "\u202eright to left\u200f",
    "\u200b\u200d",
    "a\nb\n# c",
    "x" * 100,
    "https://example.org",
    "<#1> </hand:1> <t:0:R>",
)


def hostile(option: str, wanted: Text) -> list[tuple[dict[str, Any], Text]]:
    return [({option: value}, wanted) for value in HOSTILE]


NOT_OFFERED, CHANGED = Text("refuse-not-offered"), Text("refuse-command-changed")
NAMED, NO_RULESET = Text("refuse-no-match-called-so"), Text("refuse-no-such-ruleset")
WHICH, NO_TABLE = Text("refuse-which-match"), Text("refuse-no-match")


def new_table(least: int, most: int, chosen: str) -> list[tuple[dict[str, Any], Text]]:
    """Of the command that opens a table; `chosen` is its option with the edition or the box."""
    size = Text("refuse-bad-size", least=least, most=most)
    return [
        *hostile(chosen, NO_RULESET),
        *hostile("clock", NOT_OFFERED),
        ({"seats": 99}, size),
        ({"seats": -1}, size),
        ({"seats": 2, "computers": 3}, FULL),
    ]


WITHOUT_MATCHES: Typed = {
    "deal new": new_table(2, 8, "preset"),
    "machikoro new": new_table(2, 4, "ruleset"),
    "hand": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "table": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "leave": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "rules": [({}, Text("refuse-which-game")), *hostile("game", NO_RULESET), *hostile("match", NO_TABLE)],
    "export": [({}, Text("refuse-nothing-finished")), *hostile("match", NAMED)],
    "settings me": [],  # anybody may, anywhere
    "settings server": [({}, Text("refuse-not-moderator"))],
    "match list": [({}, Text("refuse-no-open-match"))],
    "match show": [({}, Text("refuse-no-open-match"))],
    "match end": [({}, Text("refuse-no-open-match"))],
    "match reset": [({}, Text("refuse-no-open-match"))],
}
"""Every command: typed by somebody who sits nowhere, past what Discord's client would let them type."""
WITH_MATCHES: Typed = {
    "hand": [({}, WHICH), *hostile("match", NAMED)],
    "table": [({}, WHICH), *hostile("match", NAMED)],
    "leave": [({}, WHICH), *hostile("match", NAMED)],
    "rules": [({}, WHICH), *hostile("match", NAMED)],
    "match show": [({}, Text("refuse-which-open-match")), *hostile("match", Text("refuse-not-this-server"))],
    "match end": [({}, Text("refuse-which-open-match")), *hostile("match", Text("refuse-not-this-server"))],
    "match reset": [({}, Text("refuse-which-open-match")), *hostile("match", Text("refuse-not-this-server"))],
}
"""The same typed by somebody who sits in two lobbies of the channel."""


async def type_all(desk: Desk, forger: Forger, rows: Typed) -> dict[str, str]:
    """What is wrong with the answers, by what was typed."""
    wrong = {}
    for command, tries in rows.items():
        for options, wanted in tries:
            if problem := await desk.refused(forger, forger.slash(command, **options), wanted):
                wrong[f"/{command} {options}"] = problem
    return wrong


async def test_commands_of_somebody_who_sits_nowhere(cast: Cast) -> None:
    assert await type_all(cast.desk, cast.outsider, WITHOUT_MATCHES) == {}


async def test_commands_of_somebody_who_sits_twice(cast: Cast) -> None:
    for _ in range(2):
        await cast.host.slash("deal new", seats=2)
    assert await type_all(cast.desk, cast.host, WITH_MATCHES) == {}


async def test_commands_about_a_match_in_the_wrong_state(cast: Cast) -> None:
    await bring_to(cast, "lobby")
    rows: Typed = {"hand": [({}, NOT_PLAYING)], "match reset": [({}, NOT_PLAYING)]}
    assert await type_all(cast.desk, cast.host, rows) == {}


async def test_every_command_has_rows(cast: Cast) -> None:
    assert set(WITHOUT_MATCHES) == commands(cast)


def commands(cast: Cast) -> set[str]:
    """Every command with its subcommands, as Discord has them."""
    return {leaf for command in cast.desk.local.services.commands.scope(None) for leaf in leaves(command)}


def leaves(command: Json) -> list[str]:
    nested = [option for option in command.get("options") or () if option["type"] in (1, 2)]
    return [f"{command['name']} {leaf}" for option in nested for leaf in leaves(option)] or [command["name"]]


async def test_commands_that_are_gone(cast: Cast) -> None:
    rows: Typed = {name: [({}, CHANGED)] for name in ("chess", "deal old", "settings", "hand show")}
    assert await type_all(cast.desk, cast.outsider, rows) == {}


async def test_while_the_bot_stops_everything_is_told_to_come_back(cast: Cast) -> None:
    await bring_to(cast, "playing")
    gate = cast.desk.house.app.client.gate
    gate.close()
    restarting = Text("ui-restarting")
    everything: Typed = {name: [({}, restarting)] for name in WITHOUT_MATCHES}
    assert await type_all(cast.desk, cast.host, everything) == {}
    pressed = hand(cast.host.person)
    for custom_id in (f"deal:{cast.desk.match_id}:w:1:play:end_turn:", "settings:me:quiet", "nonsense"):
        assert not await cast.desk.refused(cast.host, cast.host.press(pressed, custom_id), restarting, pressed)


FORGED: tuple[str, ...] = (
    "x",
    "deal",
    "deal:",
    "deal::w",
    "::::::",
    "deal:{m}",
    "deal:{m}:",
    "deal:{m}:W:{s}:play:end_turn:",
    "deal:{m}:unknown",
    "chess:{m}:hand",
    "chess:{m}:w:{s}:play:end_turn:",
    "@everyone:<@&1>:hand",
    "deal:{m}:w:99:play:end_turn:",
    "deal:{m}:w:{s}:discard:end_turn:",
    "deal:{m}:w:{s}:play:steal:",
    "deal:{m}:w:{s}:play:bank::money_9_9",
    "deal:{m}:w:{s}:play:bank::just_say_no_2",
    "deal:{m}:w:{s}:play:end_turn::more",
    "deal:{m}:w:{s}:play:rent::rent_any_1:k1:²",
    "deal:{m}:w:{s}:play:_::@everyone",
    "deal:{m}:w:{s}:discard:discard::xffffffffffff",
    "deal:{m}:t:{s}:play:end_turn:",
    "deal:{m}:undo:0:undo::",
    "settings:me:everything",
    "settings:{m}:locale",
    "rules:{m}:secrets",
    "mod:{m}:end",
)
HARMLESS: tuple[str, ...] = (
    "deal:{m}:w",
    "deal:{m}:w:²:play:end_turn:",
    "deal:{m}:w:{s}",
    "deal:{m}:w:{s}:play:_:99999",
    "deal:{m}:w:{s}:play:_:0.xffff",
    "rules:{m}:cards:99:page::",
    "rules:{m}:now:x",
)
"""Ids that nobody was shown, but that lead to a fresh message at worst."""


async def test_forged_ids(cast: Cast) -> None:
    await bring_to(cast, "playing")
    snapshot = await cast.desk.house.app.edge.service.snapshot(cast.desk.match_id)
    asked = snapshot.asks[0]
    person = (await cast.party.by_seat())[asked.seat]
    forger = next(forger for forger in cast.forgers if forger.person is person)
    wrong = {}
    sources: tuple[Callable[[], Json], ...] = (lambda: hand(person), lambda: cast.party.table)
    for template in (*FORGED, *HARMLESS):
        for source in sources:
            custom_id = template.format(m=cast.desk.match_id, s=asked.since)
            custom_id += "0" * (100 - len(custom_id)) if template.endswith("0.xffff") else ""
            wanted = None if template in HARMLESS or template.startswith("deal:{m}:undo") else GONE
            if problem := await cast.desk.refused(forger, forger.press(source(), custom_id), wanted, source()):
                wrong[custom_id] = problem
    assert wrong == {}


async def test_what_the_bot_may_not_in_the_channel(cast: Cast, local: LocalDiscord) -> None:
    tables = local.world.channels[cast.host.person.channel_id("tables")]
    tables.bot_permissions &= ~Permission.SEND_MESSAGES
    forbidden = speaking(cast.host.person, "ui-permission-send_messages")
    missing = Text("ui-permissions-missing", permissions=forbidden)
    assert not await cast.desk.refused(cast.host, cast.host.slash("deal new"), missing)
    tables.bot_permissions |= Permission.SEND_MESSAGES
    await bring_to(cast, "playing")
    tables.bot_permissions &= ~Permission.SEND_MESSAGES
    lost = Text("ui-permissions-lost", permissions=forbidden)
    assert not await cast.desk.refused(cast.host, cast.host.slash("table"), lost)


def speaking(person: Person, key: str) -> str:
    return TEXTS.say(Text(key), str(person.me["locale"]))


async def test_what_discord_itself_refuses(cast: Cast) -> None:
    declared = {c["name"]: c["default_member_permissions"] for c in cast.desk.local.services.commands.scope(None)}
    restricted = {leaf for leaf in commands(cast) if declared[leaf.split()[0]] is not None}
    assert restricted == {"match list", "match show", "match end", "match reset"}
    for command in restricted:
        with pytest.raises(RefusedError) as refused:
            await cast.outsider.person.slash(command)
        assert refused.value.status == 403


async def test_a_server_cannot_be_set_from_a_direct_message(cast: Cast) -> None:
    act = cast.host.slash("settings server", channel="dm")
    assert not await cast.desk.refused(cast.host, act, Text("refuse-no-server"))


@pytest.mark.parametrize("first", range(0, len(HOSTILE), 3))
async def test_names_can_do_nothing(cast: Cast, local: LocalDiscord, first: int) -> None:
    """A host, a guest and a server of such names: lobby, match, hands, refusals, rules, moderators' list."""
    names = (*HOSTILE, *HOSTILE)[first : first + 3]
    for forger, name in zip((cast.host, cast.guest), names, strict=False):
        local.world.people[forger.person.id].global_name = name
    next(iter(local.world.guilds.values())).name = names[2]
    await cast.desk.house.restart()
    await bring_to(cast, "lobby")
    await cast.outsider.press(cast.party.table, f"deal:{cast.desk.match_id}:start")  # only the host may, by name
    await cast.host.press(cast.party.table, f"deal:{cast.desk.match_id}:start")
    for forger in cast.forgers:
        for command in ("hand", "rules", "table", "leave", "match list", "match show", "settings server"):
            await forger.slash(command)
    await cast.desk.house.settle(*cast.desk.people)
    for person in cast.desk.people:
        assert not person.failures
        own = {f"<@{other.id}>" for other in cast.desk.people}
        for words in words_seen(person):
            assert not PINGS.search(re.sub("|".join(own), "", words)), words
            assert "://example" not in words
            assert not re.search(r"(?<!\\)(\*\*bold|`code|\|\|spoiler|```|<#1>|</hand|<t:0)", words), words
            assert "\n# c" not in words
            assert "x" * 33 not in words


CHOICES: tuple[list[str], ...] = ([], ["@everyone"], ["money_1_1", "money_1_2"], ["x" * 100], ["²"], ["a:b:c"])


async def test_forged_choices_and_modals(cast: Cast) -> None:
    await bring_to(cast, "playing")
    snapshot = await cast.desk.house.app.edge.service.snapshot(cast.desk.match_id)
    asked = snapshot.asks[0]
    person = (await cast.party.by_seat())[asked.seat]
    forger = next(forger for forger in cast.forgers if forger.person is person)
    wrong = {}
    for place in ("play:_:0", "play:bank:", "play:end_turn:", "play::", "discard:discard:0"):
        custom_id = f"deal:{cast.desk.match_id}:w:{asked.since}:{place}"
        for values in CHOICES:
            for act in (forger.press(hand(person), custom_id, values), forger.submit(hand(person), custom_id, *values)):
                if problem := await cast.desk.refused(forger, act, GONE, hand(person)):
                    wrong[custom_id, str(values)] = problem
    assert wrong == {}
