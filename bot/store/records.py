"""Rows as the store takes and gives them: plain values, no rules and no Discord."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["lobby", "playing", "over", "cancelled", "expired"]
"""Where a match stands; the last three are final, `expired` follows a lobby."""
SurfaceKind: TypeAlias = Literal["table", "hand", "ping", "former"]
"""What a message of ours shows; `former`: a table that is being sent anew, its owner the message's own id."""
FINAL: tuple[Status, ...] = ("over", "cancelled", "expired")
"""Nothing happens to such a match any more."""
ANONYMOUS = 0
"""The user id of somebody who had their data deleted."""
NAMELESS = "?"
"""What they are called from then on."""
POLICY_KEY = "policy."
"""How the due keys of computer seats begin."""
IDLE_KEY = "idle"
"""The due key of a match without a clock, or in which nobody is: it is called off then."""
LOBBY_KEY = "lobby"
"""The due key of a lobby: it closes then."""


@dataclass(frozen=True, slots=True)
class SitterRecord:
    """Who sits on a chair: a person (`user_id` and how Discord last named them), a computer (`policy`), or nobody."""

    user_id: int | None = None
    user_name: str | None = None
    user_locale: str | None = None
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match without its steps. `name` is two noun keys, `options` JSON, `sitters` in seat order.

    version: its last stored step, -1 in a lobby; reading fills it in, writing ignores it.
    lobby_version: grows with every change of this record.
    ended_by: what the moderator is called who called it off.
    quiet_hours: "none", or when the clock of a slow match stands still ("23-07"), in its `time_zone`.
    leaving: what becomes of the seat of whoever leaves in the middle.
    pictures: tables and hands are shown as pictures too.
    removed: the ids of people whom the host of a lobby has removed from it.
    rematch, rematch_of: the match opened as the next one of this, and the one that this is the next of.
    """

    id: str
    name: tuple[str, str]
    ruleset: str
    revision: int
    preset: str | None
    options: str
    status: Status
    guild_id: int | None
    guild_name: str
    channel_id: int
    locale: str
    host_id: int
    size: int
    pace: str
    commitment: str
    created_at: datetime
    lobby_version: int
    sitters: tuple[SitterRecord, ...]
    version: int = -1
    ended_by: str | None = None
    quiet_hours: str = "none"
    time_zone: str = "UTC"
    leaving: str = "concede"
    pictures: bool = True
    removed: tuple[int, ...] = ()
    rematch: str | None = None
    rematch_of: str | None = None


@dataclass(frozen=True, slots=True)
class StepRow:
    """One stored fact of a match in play: `kind` says how to read `body` (JSON).

    interaction_id: the press that caused it; None when a deadline or a computer did.
    """

    version: int
    kind: str
    body: bytes
    at: datetime
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class DueRow:
    """When something is played if nobody acts first."""

    match_id: str
    key: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Tail:
    """The steps after a version, oldest first, and the deadlines after the last of them."""

    steps: tuple[StepRow, ...]
    dues: tuple[DueRow, ...]


@dataclass(frozen=True, slots=True)
class Secret:
    """What the dice and shuffles of a match come from: 32 bytes, and the message that pins them (None: not posted)."""

    host_secret: bytes
    message_id: int | None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """Where a seat of a match came that was played to its end: for the person or the computer player at its deal.

    Args:
        place: 1 for the winner; equal places are a tie.
        gone: they left in the middle, so they are behind everybody who stayed; `place` is the last one then.
        user_id: None: a computer player, or somebody who wants nothing counted. Negative: somebody who had their data
            deleted; the number only says that they are the same one in the matches of one game on one server.
        policy: of a computer player.
    """

    match_id: str
    seat: int
    guild_id: int
    ruleset: str
    ended_at: datetime
    size: int
    place: int
    gone: bool = False
    user_id: int | None = None
    user_name: str | None = None
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """What is stored whole or not at all.

    Args:
        match_id: the match it changes.
        step: the next step; refused with `Conflict` when its version is taken.
        record: the record as it becomes; refused with `Conflict` unless its `lobby_version` is one more than stored.
        dues: every deadline from now on; None leaves them as they are.
        interaction_id: the press that caused it, for commits without a step.
        results: where everybody came, with the step that ends the match. Whoever wants to be kept out of statistics
            is stored without id and name.
    """

    match_id: str
    step: StepRow | None = None
    record: MatchRecord | None = None
    dues: tuple[DueRow, ...] | None = None
    interaction_id: int | None = None
    results: tuple[ResultRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Surface:
    """A message of ours and what it shows. One per match, kind and owner (0 for the table).

    Args:
        version: the match's `changes` when it was painted.
        digest: hash of the payload painted.
        walk: how far its owner has filled a form, as the edge writes it.
        closed: nothing can be sent there (closed DMs).
        pictures: what the pictures in it are called. Not stored: after a start they are sent once more.
    """

    match_id: str
    kind: SurfaceKind
    owner_id: int
    channel_id: int
    message_id: int
    version: int
    digest: str
    sent_at: datetime
    walk: str | None = None
    closed: bool = False
    pictures: tuple[str, ...] = ()

    def is_current(self, changes: int) -> bool:
        """Whether it was painted, or answered on, after the last change: then drawing it again would show the same."""
        return self.version == changes and bool(self.digest)


@dataclass(frozen=True, slots=True)
class UserPreferences:
    """What somebody chose. `locale` None: Discord's; `pings`: tell them in the channel that they are asked.

    in_stats: their results are counted and shown to others.
    """

    locale: str | None = None
    pings: bool = True
    in_stats: bool = True


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What a server's moderators chose.

    Args:
        locale: None: the Community server's own, else the opener's.
        quiet_hours: of new tables with a slow clock; None: the usual ones.
        time_zone: theirs; None: where most speakers of the table's language are.
        moderator_role: who may moderate matches beside those who may manage messages.
        channels: where tables may be opened; empty: everywhere.
        one_a_channel: no table is opened in a channel that has one.
        threads: each new table gets a thread of its own.
        pictures: new tables, and the hands of their players, are shown as pictures too.
        changed_by: who changed any of it last; None: nobody yet, or somebody who had their data deleted.
        changed_at: when that was.
    """

    locale: str | None = None
    quiet_hours: str | None = None
    time_zone: str | None = None
    moderator_role: int | None = None
    channels: tuple[int, ...] = ()
    one_a_channel: bool = False
    threads: bool = False
    pictures: bool = True
    changed_by: int | None = None
    changed_at: datetime | None = None
