"""What the edge is shown of matches in play: built once for each position, for all who look at it."""

from collections import OrderedDict

from bot.matches.model import MatchInfo, Snapshot
from bot.matches.position import Position, log_lines, turn_began
from bot.matches.session import Session

KEPT = 64
"""Matches whose newest snapshot is kept, with the forms somebody has looked at (some 50 kB each)."""


class Snapshots:
    """The newest snapshots. A press and the painting it causes look at one position four times and more."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Position, MatchInfo, Snapshot]] = OrderedDict()

    def of(self, session: Session) -> Snapshot:
        """The match as the session has it."""
        match_id = session.match.id
        kept = self._kept.get(match_id)
        if kept is None or kept[0] is not session.position or kept[1] is not session.match:
            kept = self._kept[match_id] = (session.position, session.match, _snapshot(session))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(match_id)
        return kept[2]


def _snapshot(session: Session) -> Snapshot:
    game, position = session.book.game, session.position
    return Snapshot(
        info=session.info,
        state=position.state,
        asks=() if session.final else game.asks(position.state),
        log=log_lines(game, position.recent),
        deadlines=position.deadlines,
        outcome=session.outcome,
        last_by=position.presses,
        undo=None if session.final else position.undo,
        turn=turn_began(session.book, position),
        secret=session.host_secret if session.outcome is not None else None,
    )
