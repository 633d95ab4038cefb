"""The words that table, hand and log share."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from games.core.asks import Seat
from games.core.text import Name, SeatName, Text
from games.monopoly.names import listed, place_name
from games.monopoly.options import Edition
from games.monopoly.state import BANK, POT

T = TypeVar("T")


def joined(texts: Iterable[Text]) -> Text:
    """Several texts in one line, at least one."""
    line, *rest = texts
    for more in rest:
        line = Text("mono-and", line=line, more=more)
    return line


def chunks(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """So many of them at a time."""
    for start in range(0, len(things), size):
        yield things[start : start + size]


def party(seat: Seat) -> SeatName | Name:
    """Who pays or is paid: a seat, the bank, the free square."""
    if seat == BANK:
        return Name("mono-bank")
    return Name("mono-pot") if seat == POT else SeatName(seat)


def places(edition: Edition, squares: Iterable[int]) -> Text:
    """Squares by their short names."""
    return listed([place_name(edition, square) for square in squares])


def dice(faces: tuple[int, ...], face: str = "") -> Text:
    """The white dice as they lie, and the third one."""
    first, second = faces
    if not face:
        return Text("mono-dice", first=first, second=second, total=first + second)
    if face.isdigit():
        return Text("mono-dice-speed", first=first, second=second, third=int(face), total=first + second + int(face))
    return Text("mono-dice-face", first=first, second=second, face=Name(f"mono-face-{face}"))
