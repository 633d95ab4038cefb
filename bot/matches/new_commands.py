"""The commands that open tables, as texts name them: each game has one, by its words."""

from collections.abc import Iterable
from typing import Any

from games.core.game import Ruleset
from games.core.text import Listing, Text


def new_command(words: str) -> Text:
    """That of the game with these words."""
    return Text("ui-new-command", game=Text(f"cmd-{words}"), new=Text(f"cmd-{words}-new"))


def new_commands(rulesets: Iterable[Ruleset[Any, Any]]) -> Listing:
    """Those of all games, each once."""
    return Listing(tuple(new_command(words) for words in dict.fromkeys(ruleset.game.words for ruleset in rulesets)))
