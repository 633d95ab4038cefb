"""A ruleset with how its steps are stored."""

from typing import Any

from bot.matches.rewind import RESET, SKIPPED
from bot.store.records import StepRow
from games.core.asks import Command
from games.core.codec import StepCodec
from games.core.game import Game, Ruleset


class Rulebook:
    """A ruleset with what is needed to read and write its steps."""

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        self.ruleset = ruleset
        self.game: Game[Any, Any] = ruleset.game
        self.codec = StepCodec(ruleset.game)
        self.kind = f"step.{ruleset.game.key}"
        self.reset_kind = f"{RESET}{ruleset.game.key}"
        self.skip_kind = f"{SKIPPED}{ruleset.game.key}"


def command_in(book: Rulebook, row: StepRow) -> Command | None:
    """The command of a stored row; None when it is no step of the game."""
    return book.codec.decode(row.body)[0] if row.kind in (book.kind, book.skip_kind) else None
