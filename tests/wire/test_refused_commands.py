"""Every command, typed past what Discord lets people type: one private answer that says what to do."""

from typing import Any

from bot.matches.new_commands import new_commands
from bot.sandbox import LocalDiscord
from bot.sandbox.permissions import MODERATOR, Permission
from games.core.text import Text
from games.registry import rulesets
from tests.support.forging import Forger
from tests.support.person import Person
from tests.support.reading import Json
from tests.wire.hands import hand
from tests.wire.new_tables import NEW_TABLES, NewTable
from tests.wire.refusing import HOSTILE, TEXTS, Cast, Desk, bring_to

Typed = dict[str, list[tuple[dict[str, Any], Text]]]
"""Of a command, with which options it is typed, and what is wrong."""
NOT_PLAYING = Text("refuse-not-playing")


def hostile(option: str, wanted: Text) -> list[tuple[dict[str, Any], Text]]:
    return [({option: value}, wanted) for value in HOSTILE]


NOT_OFFERED, CHANGED = Text("refuse-not-offered"), Text("refuse-command-changed")
NAMED, NO_RULESET = Text("refuse-no-match-called-so"), Text("refuse-no-such-ruleset")
NOT_A_MODERATOR = Text("refuse-not-a-moderator")
MODERATING = ("show", "log", "end", "reset", "skip", "replace", "pause")
WHICH, NO_TABLE = Text("refuse-which-match"), Text("refuse-no-match", commands=new_commands(rulesets().values()))


def opening(new: NewTable) -> list[tuple[dict[str, Any], Text]]:
    """Of the command that opens a game's table."""
    ruleset = next(iter(new.rulesets.values()))
    limits = {"least": ruleset.seats[0], "most": ruleset.seats[-1]}
    size = Text("refuse-bad-size", **limits)
    crowded = Text("refuse-too-many-computers", computers=3, needed=4, **limits)
    return [
        *(row for chosen in {"ruleset", "preset"} & new.defaults.keys() for row in hostile(chosen, NO_RULESET)),
        *hostile("clock", NOT_OFFERED),
        ({"seats": 99}, size),
        ({"seats": -1}, size),
        ({"seats": 2, "computers": 3}, crowded),
    ]


WITHOUT_MATCHES: Typed = {
    **{new.command: opening(new) for new in NEW_TABLES.values()},
    "hand": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "table": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "leave": [({}, NO_TABLE), *hostile("match", NO_TABLE)],
    "rules": [({}, Text("refuse-which-game")), *hostile("game", NO_RULESET), *hostile("match", NO_TABLE)],
    "export": [({}, Text("refuse-nothing-finished")), *hostile("match", NAMED)],
    "settings me": [],  # anybody may, anywhere
    "settings server": [({}, Text("refuse-not-moderator"))],
    "stats": [*hostile("game", NO_RULESET)],
    "tutorial": [*hostile("game", NO_RULESET)],
    "privacy": [],  # anybody may, anywhere
    "data export": [],
    "data delete": [],
    "doctor": [({}, NOT_A_MODERATOR)],
    **{f"match {name}": [({}, NOT_A_MODERATOR), *hostile("match", NOT_A_MODERATOR)] for name in MODERATING},
    "match list": [({}, NOT_A_MODERATOR)],
}
"""Every command: typed by somebody who sits nowhere, past what Discord's client would let them type."""
WITH_MATCHES: Typed = {
    "hand": [({}, WHICH), *hostile("match", NAMED)],
    "table": [({}, WHICH), *hostile("match", NAMED)],
    "leave": [({}, WHICH), *hostile("match", NAMED)],
    "rules": [({}, WHICH), *hostile("match", NAMED)],
    **{
        f"match {name}": [
            ({}, Text("refuse-which-open-match")),
            *hostile("match", Text("refuse-not-this-server")),
        ]
        for name in MODERATING
    },
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


async def test_commands_of_a_moderator_without_open_matches(cast: Cast) -> None:
    _promote(cast)
    nothing: list[tuple[dict[str, Any], Text]] = [({}, Text("refuse-no-open-match"))]
    rows: Typed = {f"match {name}": list(nothing) for name in ("list", *MODERATING)}
    assert await type_all(cast.desk, cast.host, rows) == {}


def _promote(cast: Cast) -> None:
    """Make the host a moderator, as a server's owner would."""
    for guild in cast.desk.local.world.guilds_of(cast.host.person.id):
        guild.members[cast.host.person.id] = MODERATOR


async def test_commands_of_a_moderator_who_sits_twice(cast: Cast) -> None:
    _promote(cast)
    for _ in range(2):
        await cast.host.slash("deal new", seats=2)
    assert await type_all(cast.desk, cast.host, WITH_MATCHES) == {}


async def test_commands_about_a_match_in_the_wrong_state(cast: Cast) -> None:
    await bring_to(cast, "lobby")
    _promote(cast)
    rows: Typed = {"hand": [({}, NOT_PLAYING)]}
    rows |= {f"match {name}": [({}, NOT_PLAYING)] for name in ("reset", "log", "skip", "replace", "pause")}
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


async def test_discord_refuses_nothing_to_whoever_has_the_role_of_a_server(cast: Cast) -> None:
    """It knows permissions only, so every command is typed by everybody and judged here."""
    declared = {c["name"]: c["default_member_permissions"] for c in cast.desk.local.services.commands.scope(None)}
    assert {name for name, permissions in declared.items() if permissions is not None} == set()


async def test_a_server_cannot_be_set_from_a_direct_message(cast: Cast) -> None:
    act = cast.host.slash("settings server", channel="dm")
    assert not await cast.desk.refused(cast.host, act, Text("refuse-no-server"))
