"""A lobby, and what it plays by."""

from functools import partial
from typing import Any

from discord import ButtonStyle

from bot.matches.model import MatchInfo, Snapshot
from bot.store.records import LOBBY_KEY
from bot.ui.controls import Controls
from bot.ui.ids import ARRANGE, ident_of
from bot.ui.layout import Block, Button, Words
from bot.ui.option_words import option_lines, table_lines
from bot.ui.phrases import SHORT, host_name, match_title, notices
from bot.ui.presence import relative
from bot.ui.speaker import Speaker, match_name
from bot.ui.walker import Shown
from games.core.game import Ruleset
from games.core.text import SeatName, Text


def lobby_blocks(snapshot: Snapshot, ruleset: Ruleset[Any, Any], say: Speaker) -> list[Block]:
    """A lobby without its controls."""
    info = snapshot.info
    chairs = [say.say("lobby-chair", seat=SeatName(index)) for index in range(len(info.sitters))]
    chairs += [say.say("lobby-chair-free")] * (info.size - len(info.sitters))
    preset = Text(f"{ruleset.game.words}-preset-{info.preset}") if info.preset else Text("lobby-own-rules")
    missing = max(0, ruleset.seats.start - len(info.sitters))
    state = say.say("lobby-missing", count=missing) if missing else say.say("lobby-ready", host=host_name(info))
    small = [say.say("lobby-commitment", digest=info.commitment[:SHORT])]
    if (closes := snapshot.deadlines.get(LOBBY_KEY)) is not None:
        small.insert(0, say.say("lobby-expires", when=relative(closes)))
    opened = say.say("lobby-open" if info.rematch_of is None else "lobby-rematch", host=host_name(info))
    if snapshot.invited:
        opened += f"\n{say.say('lobby-invited', people=' '.join(f'<@{user}>' for user in snapshot.invited))}"
    return [
        Words(f"{match_title(info, say)}\n{opened}"),
        Words("\n".join(chairs)),
        Words("\n".join((say.say("lobby-rules", preset=preset), *(say.say(line) for line in table_lines(info))))),
        Words("\n".join((state, *small))),
    ]


def lobby_buttons(info: MatchInfo, ruleset: Ruleset[Any, Any], say: Speaker) -> list[Block]:
    """What anybody may press in a lobby."""
    ident = partial(ident_of, ruleset.game.words, info.id)
    missing = len(info.sitters) not in ruleset.seats
    return [
        (
            Button(say.label("lobby-join"), ident("join"), ButtonStyle.success),
            Button(say.label("lobby-leave"), ident("leave")),
            Button(say.label("lobby-start"), ident("start"), ButtonStyle.primary, disabled=missing),
        ),
        (
            Button(say.label("lobby-add"), ident("add"), disabled=len(info.sitters) >= info.size),
            Button(say.label("lobby-arrange"), ident("rules")),
        ),
    ]


def rules_blocks(
    info: MatchInfo, ruleset: Ruleset[Any, Any], say: Speaker, shown: Shown | None, notice: str | None
) -> list[Block]:
    """What a lobby plays by, with the controls of the host's panel where something is shown of it."""
    blocks: list[Block] = [Words(say.say("lobby-rules-title", match=match_name(say, info))), *notices(notice)]
    lines = (*option_lines(info, ruleset), *table_lines(info, every=True))
    blocks.append(Words("\n".join((*(say.say(line) for line in lines), fingerprint(info, say)))))
    if shown is not None:
        blocks += Controls(ruleset.game.words, info.id, say, ARRANGE).blocks(shown)
    return blocks


def fingerprint(info: MatchInfo, say: Speaker) -> str:
    """The whole of what the lobby promises: whoever notes it before the start can check the secret later."""
    return say.say("fairness-digest", digest=info.commitment)
