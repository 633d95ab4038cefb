"""Every control, by the wrong person or in the wrong state: one private answer that says what to do."""

import pytest

from bot.ui.game_cog import GameCog
from bot.ui.press_cog import PressCog
from games.core.text import SeatName, Text
from games.registry import rulesets
from tests.support.reading import Json, buttons, selects
from tests.wire.hands import hand
from tests.wire.house import House
from tests.wire.new_tables import NEW_TABLES
from tests.wire.refusing import Cast, bring_to

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
NO_RULESET = Text("refuse-no-such-ruleset")
NO_CLOCK, NOT_PAUSED = Text("refuse-no-clock"), Text("refuse-not-paused")
NOT_OVER = Text("refuse-not-over")
NOT_AWAY, TAKEN = Text("refuse-not-away"), Text("refuse-seat-taken")
NO_MANAGER = Text("refuse-not-moderator")
ALLOWED = "allowed"
"""That person may do it then, or it was they who did it just before: no row of this table."""

Row = tuple[Text | str, Text | str, Text | str]
"""What is wrong for somebody who does not sit there, for the guest, and for the host."""


def same(text: Text) -> Row:
    return text, text, text


STATES: dict[str, dict[str, Row]] = {
    "lobby": {
        "hand": (NOT_SEATED, NOT_PLAYING, NOT_PLAYING),
        "stay": (NOT_SEATED, NOT_PLAYING, NOT_PLAYING),
        "finish": same(GONE),
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
        "more": same(NOT_PLAYING),
        "pause": same(NOT_PLAYING),
        "resume": same(NOT_PLAYING),
        "rematch": (NOT_SEATED, GONE, GONE),
        "reveal": same(NOT_PLAYING),
        "text": (ALLOWED, ALLOWED, ALLOWED),
        "log": same(NOT_PLAYING),
        "back": same(NOT_PLAYING),
        "take": same(NOT_PLAYING),
    },
    "playing": {
        "hand": (NOT_SEATED, ALLOWED, ALLOWED),
        "stay": (NOT_SEATED, ALLOWED, ALLOWED),
        "finish": same(GONE),
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
        "more": (NOT_SEATED, NO_CLOCK, NO_CLOCK),
        "pause": (NOT_SEATED, ALLOWED, ALLOWED),
        "resume": (NOT_SEATED, NOT_PAUSED, NOT_PAUSED),
        "rematch": (NOT_SEATED, GONE, GONE),
        "reveal": (NOT_SEATED, NOT_OVER, NOT_OVER),
        "text": (ALLOWED, ALLOWED, ALLOWED),
        "log": (ALLOWED, ALLOWED, ALLOWED),
        "back": (NOT_SEATED, NOT_AWAY, NOT_AWAY),
        "take": (TAKEN, SEATED, SEATED),
    },
    "over": {
        "hand": (NOT_SEATED, ALLOWED, ALLOWED),
        "stay": (NOT_SEATED, ALLOWED, ALLOWED),
        "finish": same(GONE),
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
        "more": same(OVER),
        "pause": same(OVER),
        "resume": same(OVER),
        "rematch": (NOT_SEATED, ALLOWED, ALLOWED),
        "reveal": (NOT_SEATED, ALLOWED, ALLOWED),
        "text": (ALLOWED, ALLOWED, ALLOWED),
        "log": (ALLOWED, ALLOWED, ALLOWED),
        "back": same(OVER),
        "take": same(OVER),
    },
    "cancelled": {
        "hand": (NOT_SEATED, OVER, OVER),
        "stay": (NOT_SEATED, OVER, OVER),
        "finish": same(GONE),
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
        "more": same(OVER),
        "pause": same(OVER),
        "resume": same(OVER),
        "rematch": (NOT_SEATED, GONE, GONE),
        "reveal": same(OVER),
        "text": (ALLOWED, ALLOWED, ALLOWED),
        "log": same(OVER),
        "back": same(OVER),
        "take": same(OVER),
    },
    "no such match": {
        verb: same(NO_MATCH)
        for verb in (
            *("hand", "stay", "finish", "undo", "concede", "t", "w", "r", "join", "leave", "start", "add", "rules"),
            *("more", "pause", "resume", "back", "take", "rematch", "reveal", "text", "log"),
        )
    },
}
"""The controls of a game by the state of the match and the verb of their id."""
PLACES = {
    "w": "99:play:end_turn:",
    "t": "99:play:rent:",
    "r": "0:rules:preset::{preset}",
    "undo": "99:undo::",
    "take": "0:take::",
}
"""What follows the verb: walks are of an earlier question, the lobby's change is finished."""
NOBODYS = "zzzzzzzz"

OTHER_CONTROLS: dict[str, dict[str, tuple[str, list[str] | None, Text]]] = {
    "rules": dict.fromkeys(("now", "cards", "options", "fairness"), (NOBODYS, None, NO_MATCH)),
    "settings": {
        "locale": ("me", ["@everyone"], GONE),
        "loud": ("somebody", None, GONE),
        "quiet": ("somebody", None, GONE),
        "counted": ("somebody", None, GONE),
        "uncounted": ("somebody", None, GONE),
        **dict.fromkeys(("hours", "zone", "role", "channels"), ("me", ["@everyone"], GONE)),
        **dict.fromkeys(("threads", "nothreads", "single", "many", "pictures", "words"), ("server", None, NO_MANAGER)),
    },
    "mod": dict.fromkeys(("w", "skip", "replace", "pause", "log"), (NOBODYS, None, NO_MATCH)),
    "which": dict.fromkeys(("match", "game"), (NOBODYS, ["@everyone"], GONE)),
    "learn": {"learn": (NOBODYS, None, NO_RULESET)},
    "data": {"delete": ("somebody", None, GONE)},
    "stats": {"person": ("somebody", None, GONE), "board": ("games", ["@everyone"], GONE)},
}
"""The controls of the other cogs, by cog and verb: a match id, what is chosen, what is wrong."""


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("key", sorted(rulesets()))
async def test_a_control_pressed_by_the_wrong_person_or_in_the_wrong_state(cast: Cast, key: str, state: str) -> None:
    await bring_to(cast, state, key)
    match_id = NOBODYS if state == "no such match" else cast.desk.match_id
    table, words, preset = cast.party.table, NEW_TABLES[key].words, list(rulesets()[key].presets)[-1]
    wrong = {}
    for verb, row in STATES[state].items():
        place = f":{PLACES[verb].format(preset=preset)}" if verb in PLACES else ""
        for forger, wanted in zip(cast.forgers, row, strict=True):
            if isinstance(wanted, str):
                continue
            pressed = await cast.panel(forger) if verb in PLACES or verb == "concede" else table
            act = forger.press(pressed, f"{words}:{match_id}:{verb}{place}")
            if problem := await cast.desk.refused(forger, act, wanted, pressed):
                wrong[verb, forger.person.me["username"]] = problem
    assert wrong == {}


def control_of(message: Json, place: str) -> tuple[str, list[str] | None]:
    """The first control that answers this ask, and what to choose there if it is a menu."""
    control = next(c for c in (*buttons(message), *selects(message)) if place in c["custom_id"])
    options = control.get("options")
    return control["custom_id"], [options[0]["value"]] if options else None


@pytest.mark.parametrize("key", sorted(rulesets()))
async def test_whoever_is_not_asked_is_told_who_is(cast: Cast, key: str) -> None:
    await bring_to(cast, "playing", key)
    snapshot = await cast.desk.house.app.edge.service.snapshot(cast.desk.match_id)
    ask = next(ask for ask in snapshot.asks if ask.required)
    asked, people = ask.seat, await cast.party.by_seat()
    waiting = next(forger for forger in cast.forgers[1:] if forger.person is not people[asked])
    control, values = control_of(hand(people[asked]), f":{ask.since}:{ask.kind}:")
    pressed = hand(waiting.person)
    wanted = Text("refuse-not-yours", seat=SeatName(asked))
    assert not await cast.desk.refused(waiting, waiting.press(pressed, control, values), wanted, pressed)
    act = cast.outsider.press(cast.party.table, control, values)
    assert not await cast.desk.refused(cast.outsider, act, NOT_SEATED)


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
