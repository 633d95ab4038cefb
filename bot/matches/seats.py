"""Who sits where, and from a person's press to the command of their seat."""

from collections.abc import Iterable
from dataclasses import replace

from bot.matches.errors import AskGone, BadAnswer, NotSeated
from bot.matches.model import MatchInfo, Press, Sitter
from games.core.asks import Ask, Command, Form, Seat
from games.core.chance import Chance
from games.core.walk import fits

SEATING = (1 << 64) - 1
"""The number of the stream that seats are drawn from: no step will ever have it."""


def drawn_seats(sitters: tuple[Sitter, ...], secret: bytes) -> tuple[Sitter, ...]:
    """The sitters in an order drawn from the match's secret."""
    chairs = drawn_chairs(len(sitters), secret)
    return tuple(replace(sitters[chair], seat=seat) for seat, chair in enumerate(chairs))


def drawn_chairs(count: int, secret: bytes) -> tuple[int, ...]:
    """Per seat, the chair in the lobby of whoever drew it."""
    return Chance(secret, SEATING).shuffled(range(count))


def seat_of(info: MatchInfo, user_id: int) -> Seat:
    """The seat of a person. Raises NotSeated."""
    seat = info.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def chair_name(sitters: tuple[Sitter, ...], chair: int) -> str:
    """What a chair of a lobby is known by while others come and go: its person, or its computer player by a number."""
    sitter = sitters[chair]
    if sitter.user is not None:
        return str(sitter.user.id)
    return f"{sitter.policy}.{sum(other.policy == sitter.policy for other in sitters[: chair + 1])}"


def seat_name(sitter: Sitter) -> str:
    """What a seat of a match is known by as long as nobody else has it."""
    return f"{sitter.seat}.{sitter.user.id if sitter.user else sitter.policy or ''}"


def is_given_up(info: MatchInfo, live: Iterable[Seat], seat: Seat) -> bool:
    """Whether a seat whose player leaves is given up for good: as the table has it, or no other person still plays."""
    others = (sitter for sitter in info.sitters if sitter.user is not None and sitter.seat != seat)
    playing = set(live)
    return info.leaving == "concede" or not any(sitter.seat in playing for sitter in others)


def find_form(asks: tuple[Ask, ...], seat: Seat, press: Press) -> tuple[Ask, Form]:
    """The ask and the form that a press names. Raises AskGone."""
    for ask in asks:
        if (ask.seat, ask.kind, ask.since) == (seat, press.kind, press.since):
            form = ask.form(press.form)
            if form is not None:
                return ask, form
    raise AskGone


def command_of(asks: tuple[Ask, ...], seat: Seat, press: Press) -> Command:
    """The command that a press asks for. Raises AskGone, or BadAnswer when what fills it is not on offer."""
    _, form = find_form(asks, seat, press)
    for count in range(len(press.filled) + 1):
        field = form.next_field(press.filled[:count])
        finished = count == len(press.filled)
        if (field is None) is not finished:
            raise BadAnswer
        if field is not None and not fits(field, press.filled[count]):
            raise BadAnswer
    return form.build(seat, press.filled)
