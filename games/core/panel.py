"""What to show, without pixels and without Discord."""

from dataclasses import dataclass

from games.core.asks import Seat
from games.core.scene import Group
from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and lines that belong together.

    seat: whose they are, if anybody's. faces: for each line the card that it speaks of, as it is drawn, or None.
    """

    lines: tuple[Text, ...]
    heading: Text | None = None
    seat: Seat | None = None
    faces: tuple[Group | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """A table or a hand. Nothing in it is told by colour alone.

    The first section of a table says what is going on; it stands beside a picture too.
    """

    title: Text
    sections: tuple[Section, ...]
