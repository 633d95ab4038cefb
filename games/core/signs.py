"""The sign of a seat in pictures: a shape and a letter in a colour of its own, never a display name."""

from functools import lru_cache

from games.core.asks import Seat
from games.core.palette import SEAT_INKS, ink_on
from games.core.scene import SIGNS, Group, Icon, Label

LETTERS = "ABCDEFGH"
"""The letter of each seat's sign."""
MARKS = "●■▲◆★▼✚♥"
"""The same shapes in writing."""

ROOM = {"triangle": (0.28, 0.62), "wedge": (0.06, 0.62), "star": (0.22, 0.56), "heart": (0.12, 0.62)}
"""Where the letter has room in shapes that are not as wide everywhere: top and height, as parts of the size."""


@lru_cache(64)
def sign(seat: Seat, size: int) -> Group:
    """The sign of a seat, as large as a square of this size."""
    fill, shape = SEAT_INKS[seat], SIGNS[seat]
    top, height = ROOM.get(shape, (0.14, 0.72))
    letter = Label(
        0, round(top * size), size, round(height * size), LETTERS[seat], size // 2, ink_on(fill), fill, bold=True
    )
    return Group(size, size, (Icon(0, 0, size, shape, fill, fill, edge="white"), letter))
