"""The button that takes a step back says which: as the form was filled, in the reader's language."""

from typing import Any

from bot.matches.model import Undo
from bot.ui.answering import chosen_words
from bot.ui.ids import Address, Place
from bot.ui.layout import LABEL, Button
from bot.ui.speaker import Speaker
from games.core.asks import Ask
from games.core.game import Game
from games.core.text import Text
from games.core.walk import admits

UNDO = "undo"
"""The verb of its id; the place names the step, so that an old button never takes back another one."""


def undo_button(game: Game[Any, Any], match_id: str, undo: Undo, say: Speaker) -> Button:
    """Takes the step back. What fills a form may be the secret of its seat: see `is_open`."""
    _, answer = _answered(game, undo)
    words = [say.label(word) for word in answer]
    label = say.label("ui-undo", what=" · ".join(words))
    while len(label) > LABEL and len(words) > 1:  # what was chosen last says least
        words.pop()
        label = say.label("ui-undo", what=" · ".join(words))
    return Button(label, str(Address(game.words, match_id, UNDO, Place(undo.step, UNDO))))


def is_open(game: Game[Any, Any], undo: Undo) -> bool:
    """Whether everybody may read on the table what the step was: its question stood there too."""
    ask, _ = _answered(game, undo)
    return ask is not None and ask.public


def _answered(game: Game[Any, Any], undo: Undo) -> tuple[Ask | None, tuple[Text, ...]]:
    """The question that the step answered, and the form it was answered by, filled as it was."""
    command = undo.command
    if command is not None:
        for ask in game.asks_of(undo.before, undo.seat):
            for form in ask.forms:
                if admits(form, command):
                    return ask, (form.label, *chosen_words(form, command, subject=True))
    return None, ()
