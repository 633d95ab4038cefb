"""A seat's own cards and questions."""

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from discord import ui

from bot.matches.errors import AskGone
from bot.matches.model import MatchInfo, Snapshot
from bot.matches.new_commands import new_command
from bot.text import Texts
from bot.ui.accents import DONE, PLAYING, WAITING
from bot.ui.coaching import hint_lines
from bot.ui.controls import Controls
from bot.ui.ids import Place, ident_of
from bot.ui.layout import COMPONENTS, Block, Button, Divider, Gallery, Words, components, message
from bot.ui.pages import SMALL
from bot.ui.panels import sections
from bot.ui.phrases import closing, ending, match_title, notices, waiting
from bot.ui.pictures import hand_picture
from bot.ui.presence import hand_buttons, is_paused
from bot.ui.speaker import Speaker, escaped, speaker
from bot.ui.undoing import undo_button
from bot.ui.walker import Finished, reach
from games.core.asks import Seat
from games.core.game import Game

HANDS = 64
"""Hands whose cards are kept in words: a form has several questions, and each is asked below the same cards."""
SPARE = 6
"""Components of a hand for its container, the buttons below its questions and whom the match waits for."""
FINISH = "finish"
"""The verb of the button that ends a lesson."""


def hand_message(
    snapshot: Snapshot,
    game: Game[Any, Any],
    seat: Seat,
    texts: Texts,
    locale: str,
    place: Place | None,
    notice: str | None,
    link: str,
) -> ui.LayoutView:
    """A seat's cards and questions in a language, at a place of a walk; link leads to the table. Raises `AskGone`."""
    info, say = snapshot.info, speaker(texts, locale, snapshot.info)
    asks = tuple(ask for ask in snapshot.asks if ask.seat == seat)
    blocks: list[Block] = [Words(_heading(info, say, link)), *notices(notice)]
    if snapshot.state is not None:
        blocks += _own_cards(game, snapshot, seat, texts, locale)
    if snapshot.outcome is not None:
        blocks += [Divider(), Words(ending(snapshot, say))]
        return message([*blocks, *_farewell(info, game, say)], DONE)
    if info.status == "cancelled":
        return message([*blocks, Divider(), Words(closing(info, game, say)), *_farewell(info, game, say)], DONE)
    if before := hand_buttons(snapshot, seat, say, partial(ident_of, game.words, info.id)):
        words = say.say("ui-paused" if is_paused(snapshot) else "ui-away-hand")
        return message([*blocks, Divider(), Words(words), before], WAITING)
    shown = reach(asks, place)
    if isinstance(shown, Finished):
        raise AskGone
    if snapshot.hint is not None:
        blocks += [Divider(), Words(hint_lines(snapshot.hint, asks, say))]
    blocks += Controls(game.words, info.id, say).blocks(shown, COMPONENTS - components(blocks) - SPARE)
    if place is None and (last := tuple(_last_buttons(snapshot, game, seat, say))):
        blocks.append(last)
    waits = any(ask.required for ask in asks)
    if not waits:
        blocks += [Divider(), Words(waiting(snapshot, say))]
    return message(blocks, WAITING if waits else PLAYING)


def _last_buttons(snapshot: Snapshot, game: Game[Any, Any], seat: Seat, say: Speaker) -> Iterable[Button]:
    """Below the questions: taking back, and ending a lesson."""
    info = snapshot.info
    if snapshot.undo is not None and snapshot.undo.seat == seat:
        yield undo_button(game, info.id, snapshot.undo, say)
    if info.is_tutorial:
        yield Button(say.label("tutorial-finish"), ident_of(game.words, info.id, FINISH))


def _farewell(info: MatchInfo, game: Game[Any, Any], say: Speaker) -> list[Block]:
    """At the end of a lesson: how to play with others."""
    if not info.is_tutorial:
        return []
    return [Divider(), Words(say.say("tutorial-farewell", command=new_command(game.words)))]


def _heading(info: MatchInfo, say: Speaker, link: str) -> str:
    if info.is_tutorial:
        return f"{match_title(info, say)}\n{say.say('tutorial-hand')}"
    server = escaped(info.place.guild_name)
    return f"{match_title(info, say)}\n{say.say('ui-hand-where', server=server, link=link)}"


@lru_cache(HANDS)
def _own_cards(game: Game[Any, Any], snapshot: Snapshot, seat: Seat, texts: Texts, locale: str) -> tuple[Block, ...]:
    """What a hand says above its questions: the same at every step of a walk."""
    asks = tuple(ask for ask in snapshot.asks if ask.seat == seat)
    panel = game.hand(game.view(snapshot.state, seat), asks)
    say = speaker(texts, locale, snapshot.info)
    blocks = sections(panel, say)
    picture = hand_picture(game, snapshot, seat, say, "\n".join(block.text for block in blocks))
    return tuple(blocks) if picture is None else (Gallery(picture), *(_brief(block) for block in blocks))


def _brief(words: Words) -> Words:
    """Without the lines that explain a card: below a picture, `/rules` and the menus do."""
    return Words("\n".join(line for line in words.text.split("\n") if not line.startswith(SMALL)))
