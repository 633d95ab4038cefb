"""What the coach of a tutorial says when: a fold of the match, so that a hint stays with its question."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.matches.model import MatchInfo
from games.core.asks import Seat
from games.core.coach import Hint
from games.core.game import Game

TIMES = 2
"""How often something is explained at most; what to press is said at every question."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """How often the learner was told what, and the hint about what is asked now.

    asked: kind and step of the question that the hint is about.
    """

    seat: Seat
    told: Mapping[str, int] = field(default_factory=dict)
    asked: tuple[str, int] | None = None
    hint: Hint | None = None


def first_lessons(game: Game[Any, Any], info: MatchInfo, state: Any) -> Lessons | None:
    """After the deal; None where nobody learns."""
    seat = info.seat_of(info.host_id) if info.is_tutorial else None
    return None if seat is None else further_lessons(game, Lessons(seat), state)


def further_lessons(game: Game[Any, Any], before: Lessons, state: Any) -> Lessons:
    """After a step: another hint where another question is asked."""
    asks = game.asks_of(state, before.seat)
    asked = next(((ask.kind, ask.since) for ask in asks if ask.required), None)
    if asked == before.asked:
        return before
    hints = game.coach(game.view(state, before.seat), asks) if asked is not None else ()
    for hint in hints:
        key = hint.text.key if hint.text is not None else ""
        if before.told.get(key, 0) < TIMES:
            return Lessons(before.seat, {**before.told, key: before.told.get(key, 0) + 1}, asked, hint)
    return Lessons(before.seat, before.told, asked, replace(hints[0], text=None) if hints else None)
