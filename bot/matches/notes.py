"""What the table's log says of the facts that are no steps of the game."""

from bot.matches.interludes import (
    Extended,
    HandsWanted,
    Interlude,
    Paused,
    PauseWanted,
    Replaced,
    Resumed,
    Returned,
    Vacated,
)
from bot.matches.rewind import BEFORE_THE_DEAL, Cancelled, Moderator, Reset
from games.core.asks import Seat
from games.core.text import Name, SeatName, Text


def rewound_note(seat: Seat, told: tuple[Text, ...]) -> Text:
    """About a step that was taken back; `told` is what the log said of it."""
    if not told:
        return Text("log-undone", seat=SeatName(seat))
    return Text("log-undone-what", seat=SeatName(seat), what=told[0])


def reset_note(fact: Reset) -> Text:
    """About a moderator's reset."""
    return Text("log-dealt-again" if fact.to == BEFORE_THE_DEAL else "log-reset", moderator=fact.by.name)


def skip_note(by: Moderator, seat: Seat | None) -> Text:
    """About a step that a moderator had played for a seat."""
    return Text("log-skipped", moderator=by.name, seat=SeatName(seat or 0))


def late_note(seat: Seat, *, away: bool) -> Text:
    """About what the clock played for a person: not their doing. away: without waiting for them any more."""
    return Text("log-away" if away else "log-timed-out", seat=SeatName(seat))


def cancelled_note(fact: Cancelled) -> Text | None:
    """About the end of a match without a result; None when one of its seats ended it, which its table says."""
    if fact.by is not None:
        return Text("log-ended", moderator=fact.by.name)
    return Text("log-idle") if fact.seat is None else None


def note_of(fact: Interlude) -> Text | None:
    """The public line about it."""
    match fact:
        case Returned(seat=seat):
            return Text("log-returned", seat=SeatName(seat))
        case Extended(seat=seat):
            return Text("log-extended", seat=SeatName(seat))
        case PauseWanted(seat=seat):
            return Text("log-pause-wanted", seat=SeatName(seat))
        case Paused(by=by, seat=seat):
            return Text("log-paused-by", moderator=by.name) if by else Text("log-paused", seat=SeatName(seat or 0))
        case Resumed(by=by, seat=seat):
            return Text("log-resumed-by", moderator=by.name) if by else Text("log-resumed", seat=SeatName(seat or 0))
        case Vacated(before=before, by=by):
            name = before.name if before else "?"
            return Text("log-vacated-by", moderator=by.name, name=name) if by else Text("log-vacated", name=name)
        case Replaced():
            return _replaced(fact)
        case HandsWanted(seat=seat):
            return Text("log-hands-wanted", seat=SeatName(seat))


def _replaced(fact: Replaced) -> Text:
    """Who plays on, for whom, and by whose will."""
    before = fact.before.name if fact.before else "?"
    if fact.policy is None:
        return Text("log-substitute", name=fact.person.name if fact.person else "?")
    new = Name(f"policy-{fact.policy}")
    if fact.by is None:
        return Text("log-computer", policy=new, name=before)
    return Text("log-computer-by", policy=new, name=before, moderator=fact.by.name)
