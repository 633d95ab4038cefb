"""The hands after the end: shown on the table when everybody who sat there agrees."""

from functools import lru_cache
from typing import Any

from bot.matches.model import Snapshot
from bot.ui.pages import SMALL
from bot.ui.speaker import Speaker
from games.core.asks import Seat
from games.core.chance import Chance
from games.core.game import Game
from games.core.text import SeatName

DEALS = 3
"""Other deals that hands are compared with: one could give the same cards by chance."""


def voters(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats whose people are asked; computer players have nothing to hide."""
    return tuple(sitter.seat for sitter in snapshot.info.sitters if sitter.user is not None)


def agreed(snapshot: Snapshot) -> bool:
    """Whether everybody wants the hands shown."""
    return snapshot.attendance.showing >= {*voters(snapshot)}


def can_be_shown(game: Game[Any, Any], snapshot: Snapshot) -> bool:
    """Whether the match is over and hands are left that the public has not seen."""
    return snapshot.outcome is not None and snapshot.info.status == "over" and _hides(game, snapshot.state)


@lru_cache(64)
def _hides(game: Game[Any, Any], state: Any) -> bool:
    """Whether a hand would look different if what the public does not know were dealt again."""
    seats = range(len(state.acted))
    hands = [game.hand(game.view(state, seat), ()) for seat in seats]
    for deal in range(DEALS):
        other = game.redeal(state, None, Chance(bytes(32), deal))
        if [game.hand(game.view(other, seat), ()) for seat in seats] != hands:
            return True
    return False


def hands_shown(game: Game[Any, Any], snapshot: Snapshot, say: Speaker) -> str:
    """Every hand, without the explanations that its owner had below each card."""
    parts = []
    for seat in range(len(snapshot.info.sitters)):
        lines = []
        for section in game.hand(game.view(snapshot.state, seat), ()).sections:
            if section.heading is not None:
                lines.append(f"*{say.say(section.heading)}*")
            lines += [said for line in section.lines if not (said := say.say(line)).startswith(SMALL)]
        parts.append(f"**{say.say('ui-hand-of', seat=SeatName(seat))}**\n{' · '.join(lines)}")
    return "\n".join(parts)
