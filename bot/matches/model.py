"""What the service tells the edge: matches, snapshots, presses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypeAlias, get_args

from pydantic import BaseModel

from bot.matches.attendance import Attendance
from bot.matches.paces import PaceName
from bot.matches.quiet import NO_NIGHT, Night
from bot.store.records import Status
from games.core.asks import Ask, Command, Filled, Seat
from games.core.coach import Hint
from games.core.game import Outcome
from games.core.text import Text

Leaving: TypeAlias = Literal["concede", "computer", "substitute"]
"""What becomes of a seat whose player leaves: it is given up, a computer plays on, or whoever comes may take it."""
LEAVINGS: tuple[Leaving, ...] = get_args(Leaving)

MatchId: TypeAlias = str
"""Eight characters of Crockford's base 32 in lower case; part of component ids."""


@dataclass(frozen=True, slots=True)
class User:
    """A person as Discord last told us. `locale` is Discord's ("vi", "en-US")."""

    id: int
    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands. `guild_id` is None in a DM."""

    guild_id: int | None
    guild_name: str
    channel_id: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a chair: a person, or a computer player's name, or neither while a match seeks a substitute.

    In a lobby chairs close up.
    """

    seat: Seat
    user: User | None = None
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match without its state.

    Args:
        night: when the clock of a slow match stands still.
        leaving: what becomes of the seat of whoever leaves in the middle.
        pictures: tables and hands are shown as pictures too.
        name: two noun keys; the words are the catalogue's `word-fox` and `word-lantern`.
        preset: the preset its options equal, if any.
        locale: the table's language.
        size: seats wanted; at the start, seats taken.
        version: its last stored step, -1 in a lobby.
        lobby_version: grows with every change of this record.
        commitment: SHA-256 of the host's secret, in hex.
        ended_by: what the moderator is called who called it off.
        removed: the ids of people whom the host of a lobby has removed from it.
        rematch, rematch_of: the match opened as the next one of this, and the one that this is the next of.
    """

    id: MatchId
    name: tuple[str, str]
    ruleset: str
    revision: int
    preset: str | None
    options: BaseModel
    status: Status
    place: Place
    locale: str
    host_id: int
    sitters: tuple[Sitter, ...]
    size: int
    pace: PaceName
    version: int
    lobby_version: int
    commitment: str
    created_at: datetime
    ended_by: str | None = None
    night: Night = NO_NIGHT
    leaving: Leaving = "concede"
    rematch: MatchId | None = None
    rematch_of: MatchId | None = None
    pictures: bool = True
    removed: tuple[int, ...] = ()

    @property
    def changes(self) -> int:
        """Grows with every commit of the match, in the lobby and in play: what a painted surface is dated by."""
        return self.lobby_version + self.version + 1

    @property
    def is_tutorial(self) -> bool:
        """Whether somebody learns by it: only such matches stand in a DM, where nobody else could join."""
        return self.place.guild_id is None

    def seat_of(self, user_id: int) -> Seat | None:
        """The chair of a person, or None."""
        return next((sitter.seat for sitter in self.sitters if sitter.user and sitter.user.id == user_id), None)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A public line of the table's log. `seat` is who caused it, None for the table."""

    step: int
    seat: Seat | None
    text: Text


@dataclass(frozen=True, slots=True)
class Undo:
    """What could be taken back now: the step of a seat.

    before: the state it was decided in; with the command it says what the step was.
    """

    seat: Seat
    step: int
    before: Any = field(default=None, compare=False, repr=False)
    command: Command | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LastPress:
    """A seat's last accepted press: the version it made, and when."""

    version: int
    at: datetime


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed much: in which turn, and what the log says of it."""

    turn: int
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A match from its deal to its end, as the public saw it.

    Args:
        wealth: after the deal and after each turn, how well each seat stood (`Game.wealth`).
        turning: the steps after which the lead of somebody over all others had changed most, one of a turn at most,
            oldest first.
    """

    wealth: tuple[tuple[int, ...], ...]
    turning: tuple[TurningPoint, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """A match at one moment. `state` is None in a lobby. Equal to itself only: what is drawn of it can be remembered.

    Args:
        log: public lines of the latest steps, oldest first, at most 40.
        deadlines: when each due key is played; in a lobby, when it closes (`LOBBY_KEY`).
        last_by: each seat's last accepted press.
        undo: the step that its seat may take back, if any.
        turn: the version with which the present turn began.
        secret: the host's secret, only when the match is over.
        attendance: who is there, and whether time runs.
        live: the seats that still play.
        reminders: per due key of people who are there, when they are reminded.
        hint: what the coach says about the learner's question; only in a tutorial.
        course: how it went, only when the match is over.
        invited: in the lobby of a rematch, the ids of those who sat in the match before and do not sit here yet.
    """

    info: MatchInfo
    state: Any | None = None
    asks: tuple[Ask, ...] = ()
    log: tuple[LogLine, ...] = ()
    deadlines: Mapping[str, datetime] = field(default_factory=dict)
    outcome: Outcome | None = None
    last_by: Mapping[Seat, LastPress] = field(default_factory=dict)
    undo: Undo | None = None
    turn: int = 0
    secret: bytes | None = None
    attendance: Attendance = field(default_factory=Attendance)
    live: tuple[Seat, ...] = ()
    reminders: Mapping[str, datetime] = field(default_factory=dict)
    hint: Hint | None = None
    invited: tuple[int, ...] = ()
    course: Course | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """A finished walk: which ask (`kind`, raised at step `since`), which of its forms, and what fills it."""

    kind: str
    since: int
    form: str
    filled: tuple[Filled, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """The match after a press. `repeated`: the press was there already and had no second effect."""

    info: MatchInfo
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a host asks for. `preset` None is the ruleset's first; `policies` are computer players, one a seat.

    size: None: as many chairs as usual, or as its host and its computer players need.
    alone: refused with `ChannelBusy` where a match is open already.
    lesson: with the options and the secret of the ruleset's lesson, in place of a preset.
    pictures: tables and hands are shown as pictures too.
    """

    ruleset: str
    preset: str | None
    size: int | None
    policies: tuple[str, ...]
    pace: PaceName
    locale: str
    host: User
    place: Place
    night: Night = NO_NIGHT
    alone: bool = False
    lesson: bool = False
    pictures: bool = True
