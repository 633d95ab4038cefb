"""Results in one line: whoever came first first, those who share a place in a tuple."""

from datetime import UTC, datetime, timedelta
from typing import TypeAlias

from bot.store.records import ResultRow

ANN, BO, CY = 1, 2, 3
COMPUTER = "random"
NOBODY = None
"""Somebody who is kept out of statistics."""
GONE = "gone"
"""Beside somebody in a tuple: they left."""
NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)

Somebody: TypeAlias = int | str | None


def match(*places: Somebody | tuple[Somebody, ...], number: int = 1, ruleset: str = "bazaar") -> tuple[ResultRow, ...]:
    """The rows of a match of this number, which says in which order matches ended."""
    groups = [place if isinstance(place, tuple) else (place,) for place in places]
    chairs = [(group, who) for group in groups for who in group if who != GONE]
    return tuple(
        ResultRow(
            match_id=f"m{number:07}",
            seat=seat,
            guild_id=7,
            ruleset=ruleset,
            ended_at=NOON + timedelta(minutes=number),
            size=len(chairs),
            place=1 + next(index for index, (other, _) in enumerate(chairs) if other is group),
            gone=GONE in group,
            user_id=who if isinstance(who, int) else None,
            user_name=f"N{who}" if isinstance(who, int) else None,
            policy=who if isinstance(who, str) else None,
        )
        for seat, (group, who) in enumerate(chairs)
    )
