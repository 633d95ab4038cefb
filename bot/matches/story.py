"""The public log of a whole match, from its rows alone: also what was taken back stays in it."""

from collections.abc import Iterable, Iterator

from bot.matches.folding import positions
from bot.matches.happenings import Happening, lines_of
from bot.matches.model import LogLine, MatchInfo
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow


def story(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> tuple[LogLine, ...]:
    """Every public line, oldest first."""
    return tuple(line for happening in _happenings(book, info, rows) for line in lines_of(book.game, happening))


def _happenings(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> Iterator[Happening]:
    for position in positions(book, info, rows):
        last = position.recent[-1]
        if last.version == position.version:  # else nothing is said of the row
            yield last
