"""The moderators' questions, in the forms that matches use, so that the one walker draws them too."""

from collections.abc import Callable, Mapping

from bot.matches.attendance import Attendance
from bot.matches.deadlines import due_key
from bot.matches.errors import Refusal
from bot.matches.model import LEAVINGS, Leaving, Snapshot
from bot.matches.presence import is_vacant
from bot.matches.seats import seat_name
from bot.ui.ids import WALK, Place
from games.core.asks import Ask, Choice, Command, Field, Filled, Form, Option, always, nothing_lost
from games.core.text import SeatName, Text

END, TURN, DEAL = "end", "turn", "deal"
"""Questions; each has one form of the same name."""
SKIP, REPLACE, PAUSE, RESUME = "skip", "replace", "pause", "resume"
"""Panels, by the verb of their ids, and the questions on them; the panels of the questions above share `WALK`."""


class NobodyAsked(Refusal):
    """The match waits for nobody who could be skipped."""

    key = "refuse-nobody-asked"


class EndMatch(Command, frozen=True, tag=True):
    """Call the match off."""


class BeginTurnAgain(Command, frozen=True, tag=True):
    """Go back to the start of the present turn."""


class DealAgain(Command, frozen=True, tag=True):
    """Begin from the deal."""


class SkipSeat(Command, frozen=True, tag=True):
    """Have the default of a question played, which the key of its deadline names."""

    key: str


class ReplaceSeat(Command, frozen=True, tag=True):
    """Take a seat from whoever has it, which `of` says as well."""

    of: str
    new: Leaving


class PauseMatch(Command, frozen=True, tag=True):
    """Let time stand still."""


class ResumeMatch(Command, frozen=True, tag=True):
    """Let time run again."""


def asks_of(verb: str, snapshot: Snapshot, place: Place | None = None) -> tuple[Ask, ...]:
    """The questions of the panel with this verb. Raises NobodyAsked."""
    if verb == WALK:
        return end_asks() if place is not None and place.kind == END else reset_asks(snapshot)
    return _PANELS[verb](snapshot)


def end_asks() -> tuple[Ask, ...]:
    """Whether the match shall end: the panel is the second question already."""
    return (_ask(END, 0, EndMatch, sure=True),)


def reset_asks(snapshot: Snapshot) -> tuple[Ask, ...]:
    """Back to where: the question about the turn is dated by it, so that it never means another turn."""
    return _ask(TURN, snapshot.turn, BeginTurnAgain, sure=False), _ask(DEAL, 0, DealAgain, sure=False)


def _skip_asks(snapshot: Snapshot) -> tuple[Ask, ...]:
    asked = tuple(
        Option(due_key(ask), Text("lobby-sitter", seat=SeatName(ask.seat))) for ask in snapshot.asks if ask.required
    )
    if not asked:
        raise NobodyAsked
    field = Choice("key", Text("moderation-skip-prompt"), asked)
    return (_ask(SKIP, 0, SkipSeat, lambda filled: None if filled else field, sure=False),)


def _replace_asks(snapshot: Snapshot) -> tuple[Ask, ...]:
    live = {seat_name(sitter): sitter for sitter in snapshot.info.sitters if sitter.seat in snapshot.live}
    seats = tuple(Option(name, Text("lobby-sitter", seat=SeatName(sitter.seat))) for name, sitter in live.items())

    def field(filled: tuple[Filled, ...]) -> Field | None:
        if not filled:
            return Choice("of", Text("moderation-replace-prompt"), seats)
        if len(filled) > 1:
            return None
        sitter = live[str(filled[0])]
        there = "computer" if sitter.policy else "substitute" if is_vacant(sitter) else None
        news = tuple(Option(new, Text(f"moderation-replace-by-{new}")) for new in LEAVINGS if new != there)
        return Choice("new", Text("moderation-replace-prompt-new"), news)

    return (_ask(REPLACE, 0, ReplaceSeat, field, sure=False),)


def _pause_asks(snapshot: Snapshot) -> tuple[Ask, ...]:
    attendance: Attendance = snapshot.attendance
    if attendance.paused is None:
        return (_ask(PAUSE, 0, PauseMatch, sure=True),)
    return (_ask(RESUME, 0, ResumeMatch, sure=True),)


_PANELS: Mapping[str, Callable[[Snapshot], tuple[Ask, ...]]] = {
    SKIP: _skip_asks,
    REPLACE: _replace_asks,
    PAUSE: _pause_asks,
}


def _nothing(_filled: tuple[Filled, ...]) -> Field | None:
    return None


def _ask(
    kind: str,
    since: int,
    command: type[Command],
    fields: Callable[[tuple[Filled, ...]], Field | None] = _nothing,
    *,
    sure: bool,
) -> Ask:
    confirm = nothing_lost if sure else always(Text("ui-irreversible"))
    form = Form(kind, Text(f"moderation-{kind}-form"), command, fields, confirm, style="danger")
    return Ask(0, kind, since, Text(f"moderation-{kind}-ask"), lambda: (form,))
