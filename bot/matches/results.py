"""Where everybody came in a match that is over, as it is counted.

A place is that of whoever had the seat at the deal. Who conceded keeps the place the rules give them. Who left, so that
somebody else played on, is behind everybody who stayed, wherever their seat came: leaving can win nothing, and costs
what conceding does. Substitutes and computer players who take over in the middle are not counted: what they found is
not their doing. A moderator who deals again makes a new beginning: it counts who sat there then.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.matches.interludes import SEATING, Person, Replaced, Vacated, decode_interlude
from bot.matches.model import MatchInfo, Sitter
from bot.store.records import ResultRow, StepRow
from games.core.asks import Seat
from games.core.game import Outcome


def results_of(
    info: MatchInfo, outcome: Outcome, ended_at: datetime, left: Mapping[Seat, Person | None]
) -> tuple[ResultRow, ...]:
    """A row for every seat that counts; none outside of servers.

    left: per seat that somebody left in the middle, who had it first; None: a computer player.
    """
    guild_id = info.place.guild_id
    if guild_id is None:
        return ()
    rows = []
    for sitter in info.sitters:
        counted = _counted(sitter, left)
        if counted is None:
            continue
        person, policy, gone = counted
        rows.append(
            ResultRow(
                match_id=info.id,
                seat=sitter.seat,
                guild_id=guild_id,
                ruleset=info.ruleset,
                ended_at=ended_at,
                size=len(info.sitters),
                place=len(info.sitters) if gone else outcome.places[sitter.seat],
                gone=gone,
                user_id=person.id if person else None,
                user_name=person.name if person else None,
                policy=policy,
            )
        )
    return tuple(rows)


def first_owners(rows: Iterable[StepRow], dealt: int) -> dict[Seat, Person | None]:
    """Per seat that changed hands after the deal (version `dealt`), who had it first; None: a computer player."""
    owners: dict[Seat, Person | None] = {}
    for row in rows:
        if row.kind in SEATING and row.version > dealt:
            fact = decode_interlude(row)
            assert isinstance(fact, Vacated | Replaced)
            owners.setdefault(fact.seat, fact.before)
    return owners


def _counted(sitter: Sitter, left: Mapping[Seat, Person | None]) -> tuple[Person | None, str | None, bool] | None:
    """Of whom the seat's result is: a person or a policy, and whether they are gone. None: of nobody."""
    user = sitter.user
    if sitter.seat not in left:
        return (Person(user.id, user.name), None, False) if user else (None, sitter.policy, False)
    first = left[sitter.seat]
    if first is None:
        return None
    stayed = user is not None and user.id == first.id
    return first, None, not stayed
