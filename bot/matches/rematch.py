"""The same table once more: what a rematch takes over from the match that it follows, and who is invited to it."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime

from bot.matches.model import MatchInfo, Sitter, User
from bot.store.records import ANONYMOUS
from games.core.asks import Seat


@dataclass(frozen=True, slots=True)
class Rematch:
    """The match that follows another. `opened`: by this press, not by an earlier one."""

    info: MatchInfo
    opened: bool


def rematch_of(
    former: MatchInfo,
    host: User,
    reseated: Collection[Seat],
    ident: str,
    name: tuple[str, str],
    commitment: str,
    now: datetime,
) -> MatchInfo:
    """A lobby with everything the table agreed on, its host and its computer players seated, the other chairs free.

    reseated: seats that somebody left in the middle; a computer player there had only stepped in.
    """
    stayed = [s.policy for s in former.sitters if s.policy is not None and s.seat not in reseated]
    computers = (Sitter(seat, policy=policy) for seat, policy in enumerate(stayed, start=1))
    return replace(
        former,
        id=ident,
        name=name,
        status="lobby",
        host_id=host.id,
        sitters=(Sitter(0, host), *computers),
        version=-1,
        lobby_version=0,
        commitment=commitment,
        created_at=now,
        rematch=None,
        rematch_of=former.id,
    )


def invited(former: MatchInfo, lobby: MatchInfo) -> tuple[int, ...]:
    """The ids of those who sat in the former match and do not sit in the lobby yet, though they may."""
    people = (sitter.user.id for sitter in former.sitters if sitter.user is not None)
    gone = {ANONYMOUS, *lobby.removed}
    return tuple(user for user in people if user not in gone and lobby.seat_of(user) is None)
