"""How a finished match went: everybody's wealth over the turns, and the steps that turned it."""

from collections.abc import Iterable

from bot.matches.folding import positions
from bot.matches.happenings import Happening, lines_of
from bot.matches.model import Course, MatchInfo, TurningPoint
from bot.matches.position import turn_began
from bot.matches.rewind import kept
from bot.matches.rulebook import Rulebook
from bot.store.records import StepRow
from games.core.asks import Seat

TURNING_POINTS = 3


def course_of(book: Rulebook, info: MatchInfo, rows: Iterable[StepRow]) -> Course:
    """The course of a match from its rows, without what was taken back."""
    game, every = book.game, tuple(rows)
    standing = {row.version for row in kept(every)}
    position, *rest = (position for position in positions(book, info, every) if position.version in standing)
    before = game.wealth(game.view(position.state, None))
    wealth: list[tuple[int, ...]] = [before]
    swings: dict[int, tuple[int, int, Happening]] = {}
    for after in rest:
        now = game.wealth(game.view(after.state, None))
        turn, much = len(wealth), swing(before, now)
        if much > swings.get(turn, (0,))[0] and lines_of(game, after.recent[-1]):
            swings[turn] = (much, turn, after.recent[-1])
        if turn_began(book, after) != turn_began(book, position):
            wealth.append(now)
        before, position = now, after
    wealth.append(before)
    largest = sorted(swings.values(), key=lambda each: each[:2])[-TURNING_POINTS:]
    turning = (
        TurningPoint(turn, tuple(line.text for line in lines_of(game, happening)))
        for _, turn, happening in sorted(largest, key=lambda each: each[1])
    )
    return Course(tuple(wealth), tuple(turning))


def swing(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """How far the lead of the seat whose lead changed most has moved."""
    return max((abs(_lead(after, seat) - _lead(before, seat)) for seat in range(len(before))), default=0)


def _lead(wealth: tuple[int, ...], seat: Seat) -> int:
    """What a seat has more than the best of the others."""
    return wealth[seat] - max(value for other, value in enumerate(wealth) if other != seat)
