"""The table that everybody sees."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from bot.matches.model import LogLine, Snapshot
from bot.ui.controls import Controls
from bot.ui.ids import ident_of
from bot.ui.layout import Block, Button, Divider, Gallery, Words
from bot.ui.panels import lines, sections
from bot.ui.phrases import SHORT, closing, ending, match_title, waiting
from bot.ui.pictures import result_picture, standings, table_picture, turning_lines
from bot.ui.presence import is_paused, presence_lines, table_buttons
from bot.ui.revealing import agreed, can_be_shown, hands_shown, voters
from bot.ui.speaker import Speaker, inert
from bot.ui.undoing import is_open, undo_button
from bot.ui.walker import alone
from games.core.game import Game

LOG_LINES = 8
"""Lines of the table's log at least; more when whoever is asked was away for longer."""


def table_blocks(snapshot: Snapshot, game: Game[Any, Any], say: Speaker) -> list[Block]:
    """The table in play or after its end, with what may be pressed on it."""
    info, ident = snapshot.info, partial(ident_of, game.words, snapshot.info.id)
    blocks = watched(snapshot, game, say, _news(snapshot))
    shared = table_buttons(snapshot, say, ident)
    if info.status == "cancelled":
        return [*blocks, Divider(), Words(closing(info, game, say)), *shared]
    if snapshot.outcome is not None:
        blocks += [Divider(), *_result(snapshot, game, say), Words(_fairness(snapshot, say))]
        return [*blocks, *_hands(snapshot, game, say), *shared]
    pressed = () if is_paused(snapshot) else (*_one_press(snapshot, game, say), *_taking_back(snapshot, game, say))
    return [
        *blocks,
        Divider(),
        Words("\n".join((waiting(snapshot, say), *presence_lines(snapshot, say)))),
        (*pressed, Button(say.label("ui-my-hand"), ident("hand"))),
        *shared,
    ]


def watched(snapshot: Snapshot, game: Game[Any, Any], say: Speaker, log: tuple[LogLine, ...]) -> list[Block]:
    """What everybody may see of a match in play, with these lines of its log and nothing to press."""
    panel = game.table(game.view(snapshot.state, None))
    blocks: list[Block] = [Words(match_title(snapshot.info, say))]
    picture = table_picture(game, snapshot, say, waiting(snapshot, say))
    if picture is None:
        blocks += sections(panel, say)
    else:
        situation = "\n".join(lines(panel.sections[0], say))
        blocks += [Gallery(picture), Words(situation), Words("\n".join(standings(game, snapshot, say)))]
    told = [f"-# {say.say(inert(line.text))}" for line in log]
    return [*blocks, Divider(), Words("\n".join(told), spare=True)] if told else blocks


def _result(snapshot: Snapshot, game: Game[Any, Any], say: Speaker) -> list[Block]:
    """How it ended and how it came to that, with the picture of it."""
    words = ending(snapshot, say)
    if turned := turning_lines(snapshot, say):
        words = "\n".join((words, *turned))
    picture = result_picture(game, snapshot, say, words)
    return [Words(words)] if picture is None else [Gallery(picture), Words(words)]


def _hands(snapshot: Snapshot, game: Game[Any, Any], say: Speaker) -> list[Block]:
    """After the end: all hands when everybody agreed, else the button by which they do."""
    if not can_be_shown(game, snapshot):
        return []
    if agreed(snapshot):
        return [Divider(), Words(hands_shown(game, snapshot, say))]
    count, seats = len(snapshot.attendance.showing), len(voters(snapshot))
    label = say.label("ui-show-hands", count=count, seats=seats)
    return [(Button(label, ident_of(game.words, snapshot.info.id, "reveal")),)]


def _one_press(snapshot: Snapshot, game: Game[Any, Any], say: Speaker) -> Iterable[Button]:
    """What may be pressed on the table itself: forms without fields, and the main form, which opens privately.

    Seats that are asked the same at the same step, such as for bids, share their buttons.
    """
    controls = Controls(game.words, snapshot.info.id, say)
    found = (
        controls.button(form, ask)
        for ask in snapshot.asks
        if ask.public
        for form in alone(ask)
        if form.style == "primary" or (form.next_field(()) is None and form.confirm(()) is None)
    )
    return {button.custom_id: button for button in found}.values()


def _taking_back(snapshot: Snapshot, game: Game[Any, Any], say: Speaker) -> Iterable[Button]:
    """Taking back what was done on the table itself."""
    undo = snapshot.undo
    if undo is not None and is_open(game, undo):
        yield undo_button(game, snapshot.info.id, undo, say)


def _fairness(snapshot: Snapshot, say: Speaker) -> str:
    """The secret and what the lobby promised, shortened: both are whole in the log that `/export` gives."""
    assert snapshot.secret is not None, "a match that is over has no secrets"
    secret, digest = snapshot.secret.hex(), snapshot.info.commitment
    return say.say("fairness-revealed", secret=secret[:SHORT], digest=digest[:SHORT])


def _news(snapshot: Snapshot) -> tuple[LogLine, ...]:
    """What happened since those who are asked now acted last, and a few lines in any case."""
    asked = {ask.seat for ask in snapshot.asks if ask.required}
    since = min((snapshot.last_by[seat].version for seat in asked if seat in snapshot.last_by), default=-1)
    fresh = sum(1 for line in snapshot.log if line.step > since) if asked & snapshot.last_by.keys() else 0
    return snapshot.log[-max(fresh, LOG_LINES) :]
