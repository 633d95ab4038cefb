"""What the edge is shown of matches in play: built once for each position, for all who look at it."""

from collections import OrderedDict
from collections.abc import Callable

from bot.matches.model import MatchInfo, Snapshot
from bot.matches.position import Position
from bot.matches.session import Session

KEPT = 64
"""Matches whose newest snapshot is kept, with the forms somebody has looked at (some 50 kB each)."""


class Snapshots:
    """The newest snapshots. A press and the painting it causes look at one position four times and more.

    Args:
        build: makes one, of nothing but the session's position and its match.
    """

    def __init__(self, build: Callable[[Session], Snapshot]) -> None:
        self._build = build
        self._kept: OrderedDict[str, tuple[Position, MatchInfo, Snapshot]] = OrderedDict()

    def of(self, session: Session) -> Snapshot:
        """The match as the session has it."""
        match_id = session.match.id
        kept = self._kept.get(match_id)
        if kept is None or kept[0] is not session.position or kept[1] is not session.match:
            kept = self._kept[match_id] = (session.position, session.match, self._build(session))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(match_id)
        return kept[2]

    def forget(self, match_id: str) -> None:
        """Keep nothing of the match."""
        self._kept.pop(match_id, None)
