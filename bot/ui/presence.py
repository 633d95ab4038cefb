"""What a table and a hand say and offer about who is there: pauses, absence, free seats."""

from collections.abc import Callable
from datetime import datetime

from discord import ButtonStyle

from bot.matches.model import MatchInfo, Snapshot
from bot.matches.presence import is_absent, is_deserted, is_vacant, present
from bot.store.records import IDLE_KEY
from bot.ui.layout import Button
from bot.ui.speaker import Speaker
from games.core.asks import Seat
from games.core.text import Listing, SeatName

Ident = Callable[[str, Seat | None], str]
"""The id of a control of the match by its verb, and by the seat it is about."""


def is_paused(snapshot: Snapshot) -> bool:
    """Whether time stands still."""
    return snapshot.attendance.paused is not None


def away(snapshot: Snapshot) -> tuple[Seat, ...]:
    """The seats that still play and whose defaults are played at once."""
    sitters = snapshot.info.sitters
    return tuple(seat for seat in snapshot.live if is_absent(snapshot.attendance, sitters[seat]))


def presence_lines(snapshot: Snapshot, say: Speaker) -> tuple[str, ...]:
    """Why nothing goes on, who would like a pause, and for whom is played."""
    attendance, info = snapshot.attendance, snapshot.info
    if is_paused(snapshot):
        return (say.say("ui-paused"),)
    lines = []
    if is_deserted(attendance, info.sitters, snapshot.live):
        when = relative(snapshot.deadlines[IDLE_KEY]) if IDLE_KEY in snapshot.deadlines else "…"
        lines.append(say.say("ui-deserted", when=when))
    elif gone := away(snapshot):
        lines.append(say.say("ui-away", seats=_seats(gone)))
    if any(is_vacant(info.sitters[seat]) for seat in snapshot.live):
        lines.append(say.say("ui-seat-offered"))
    wanting = tuple(sorted(attendance.wanting))
    others = tuple(seat for seat in present(attendance, info.sitters, snapshot.live) if seat not in wanting)
    if wanting and others:
        lines.append(say.say("ui-pause-wanted", seats=_seats(wanting), others=_seats(others)))
    return tuple(lines)


def table_buttons(snapshot: Snapshot, say: Speaker, ident: Ident) -> list[tuple[Button, ...]]:
    """The controls that are everybody's, whoever is asked."""
    info = snapshot.info
    watching = (Button(say.label("ui-as-text"), ident("text", None)), Button(say.label("ui-log"), ident("log", None)))
    if info.status == "over":
        return [(_rematch(info, say, ident), *watching)]
    if info.status != "playing":
        return [watching]
    time: list[Button] = []
    if is_paused(snapshot):
        time.append(Button(say.label("ui-resume"), ident("resume", None), ButtonStyle.success))
    else:
        if snapshot.reminders:
            time.append(Button(say.label("ui-more-time"), ident("more", None)))
        if info.pace != "off" and present(snapshot.attendance, info.sitters, snapshot.live):
            time.append(Button(say.label("ui-pause"), ident("pause", None)))
        if any(info.sitters[seat].user is not None for seat in away(snapshot)):
            time.append(Button(say.label("ui-come-back"), ident("back", None), ButtonStyle.primary))
    free = tuple(
        Button(say.label("ui-take-seat", number=seat + 1), ident("take", seat), ButtonStyle.success)
        for seat in snapshot.live
        if is_vacant(info.sitters[seat])
    )
    return [row for row in (free, (*time, *watching)) if row]


def hand_buttons(snapshot: Snapshot, seat: Seat, say: Speaker, ident: Ident) -> tuple[Button, ...]:
    """What the owner of a hand has to press before anything else; none when the match waits for them as usual."""
    if is_paused(snapshot):
        return (Button(say.label("ui-resume"), ident("resume", None), ButtonStyle.success),)
    if seat in away(snapshot):
        return (Button(say.label("ui-come-back"), ident("back", None), ButtonStyle.primary),)
    return ()


def relative(moment: datetime) -> str:
    """A moment that Discord shows as "in 5 minutes", counting by itself."""
    return f"<t:{int(moment.timestamp())}:R>"


def _rematch(info: MatchInfo, say: Speaker, ident: Ident) -> Button:
    """Opens one, or leads to the one that was opened."""
    if info.rematch is None:
        return Button(say.label("ui-rematch"), ident("rematch", None), ButtonStyle.success)
    return Button(say.label("ui-rematch-opened"), ident("rematch", None))


def _seats(seats: tuple[Seat, ...]) -> Listing:
    return Listing(tuple(SeatName(seat) for seat in seats))
