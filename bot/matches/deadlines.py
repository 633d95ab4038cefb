"""Which deadlines a match has after a step, and when."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.matches.attendance import Attendance
from bot.matches.model import MatchId, MatchInfo
from bot.matches.paces import Paces
from bot.matches.presence import is_absent, is_deserted
from bot.matches.quiet import NO_NIGHT
from bot.store.records import IDLE_KEY, LOBBY_KEY, POLICY_KEY, DueRow
from games.core.asks import Ask, Pace, Seat
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


def allowed(info: MatchInfo, pace: Pace, paces: Paces) -> timedelta | None:
    """How long something may take at this table, None: for ever."""
    return paces.of(info.pace).until(pace)


def after(info: MatchInfo, moment: datetime, wait: timedelta) -> datetime:
    """The moment plus so much of the match's time: that of a slow match stands still at night."""
    return (info.night if info.pace == "slow" else NO_NIGHT).after(moment, wait)


def deadlines_after(
    game: Game[Any, Any],
    state: Any,
    info: MatchInfo,
    kept: Mapping[str, datetime],
    now: datetime,
    paces: Paces,
    attendance: Attendance | None = None,
) -> dict[str, datetime]:
    """When each due key is played. A key that was there keeps its time.

    A computer seat that is asked gets one move, at the computers' pace; its own deadlines would never pass. Whoever is
    absent has no time left. Without anybody there, or in a pause, nothing is played but the end of an idle match.
    """
    attendance = attendance or Attendance()
    idle = {IDLE_KEY: now + timedelta(seconds=paces.idle)}
    if attendance.paused is not None or is_deserted(attendance, info.sitters, game.live(state)):
        return idle
    found: dict[str, datetime] = {} if info.pace != "off" else idle
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
        if owner is not None and is_absent(attendance, info.sitters[owner]):
            found[due.key] = now
            continue
        wait = allowed(info, due.pace, paces)
        if wait is not None:
            found[due.key] = kept[due.key] if due.key in kept else after(info, now, wait)
    return found


def lobby_deadline(info: MatchInfo, now: datetime, paces: Paces) -> dict[str, datetime]:
    """When the lobby closes unless it changes again; nothing when it is none, or none any more."""
    return {LOBBY_KEY: now + timedelta(seconds=paces.lobby)} if info.status == "lobby" else {}


def due_rows(match_id: MatchId, deadlines: Mapping[str, datetime]) -> tuple[DueRow, ...]:
    """Deadlines as they are stored."""
    return tuple(DueRow(match_id, key, at) for key, at in deadlines.items())


REMINDED_AT = 1 / 3
"""The part of its time that is left when somebody is reminded."""


def reminders(
    game: Game[Any, Any],
    state: Any,
    deadlines: Mapping[str, datetime],
    attendance: Attendance,
    info: MatchInfo,
    paces: Paces,
) -> dict[str, datetime]:
    """Per due key of somebody who is asked and there, when they are reminded."""
    found: dict[str, datetime] = {}
    for ask in game.asks(state):
        at, wait = deadlines.get(due_key(ask)), allowed(info, ask.pace, paces)
        if at is not None and wait is not None and not is_absent(attendance, info.sitters[ask.seat]):
            found[due_key(ask)] = at - wait * REMINDED_AT
    return found
