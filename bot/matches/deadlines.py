"""Which deadlines a match has after a step, and when."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.matches.model import MatchInfo
from bot.matches.paces import Paces
from bot.store.records import POLICY_KEY
from games.core.asks import Ask, Seat
from games.core.game import Game


def due_key(ask: Ask) -> str:
    """The key of the deadline of a required ask, as `Game.due` makes it: where to look in a snapshot's deadlines."""
    return f"{ask.seat}.{ask.kind}.{ask.since}"


def policy_key(seat: Seat, step: int) -> str:
    """The key of a computer seat's move at a step."""
    return f"{POLICY_KEY}{seat}.{step}"


def policy_seat(key: str) -> Seat | None:
    """The seat of a computer's key; None for a deadline."""
    return int(key.split(".")[1]) if key.startswith(POLICY_KEY) else None


def deadlines_after(
    game: Game[Any, Any], state: Any, info: MatchInfo, kept: Mapping[str, datetime], now: datetime, paces: Paces
) -> dict[str, datetime]:
    """When each due key is played. A key that was there keeps its time.

    A computer seat that is asked gets one move, at the computers' pace; its own deadlines would never pass.
    """
    seconds = paces.of(info.pace)
    found: dict[str, datetime] = {}
    owners: dict[str, Seat] = {}
    for ask in game.asks(state):
        if ask.required:
            owners[due_key(ask)] = ask.seat
            if info.sitters[ask.seat].policy is not None:
                key = policy_key(ask.seat, state.step)
                found[key] = kept.get(key, now + timedelta(seconds=paces.computer))
    for due in game.due(state):
        owner = owners.get(due.key)
        if owner is not None and info.sitters[owner].policy is not None:
            continue
        wait = seconds.until(due.pace)
        if wait is not None:
            found[due.key] = kept.get(due.key, now + wait)
    return found
