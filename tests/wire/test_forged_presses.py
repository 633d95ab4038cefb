"""Ids, choices and modals that nobody was shown, and names that try things: told privately, and nothing changes."""

import re
from collections.abc import Callable

import pytest

from bot.sandbox import LocalDiscord
from games.core.asks import Ask
from games.core.text import Text
from tests.support.forging import Forger
from tests.support.reading import Json
from tests.wire.hands import hand
from tests.wire.refusing import HOSTILE, PINGS, Cast, bring_to
from tests.wire.test_languages import words_seen

GONE = Text("refuse-ask-gone")
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
    "machi:{m}:hand",
    "machi:{m}:w:{s}:play:end_turn:",
    "machi:{m}:concede",
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
    "which:hand:match",
    "which:deal new:preset",
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


async def who_is_asked(cast: Cast) -> tuple[Ask, Forger]:
    """What a match that has begun asks, and of whom."""
    await bring_to(cast, "playing")
    asked = (await cast.desk.house.app.edge.service.snapshot(cast.desk.match_id)).asks[0]
    person = (await cast.party.by_seat())[asked.seat]
    return asked, next(forger for forger in cast.forgers if forger.person is person)


async def test_forged_ids(cast: Cast) -> None:
    asked, forger = await who_is_asked(cast)
    person = forger.person
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


async def test_a_menu_of_matches_fills_no_other_option_and_no_other_command(cast: Cast) -> None:
    await bring_to(cast, "playing")
    for asked, value in (("deal new:preset", "quick"), ("data delete:match", "all"), ("hand:game", "monopoly_deal")):
        press = cast.guest.press(hand(cast.guest.person), f"which:{asked}", [value])
        assert not await cast.desk.refused(cast.guest, press, GONE, hand(cast.guest.person))


async def test_forged_choices_and_modals(cast: Cast) -> None:
    asked, forger = await who_is_asked(cast)
    person = forger.person
    wrong = {}
    for place in ("play:_:0", "play:bank:", "play:end_turn:", "play::", "discard:discard:0"):
        custom_id = f"deal:{cast.desk.match_id}:w:{asked.since}:{place}"
        for values in CHOICES:
            for act in (forger.press(hand(person), custom_id, values), forger.submit(hand(person), custom_id, *values)):
                if problem := await cast.desk.refused(forger, act, GONE, hand(person)):
                    wrong[custom_id, str(values)] = problem
    assert wrong == {}
