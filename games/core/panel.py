"""What to show, without pixels and without Discord."""

from dataclasses import dataclass

from games.core.asks import Seat
from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and lines that belong together; `seat` is whose they are, if anybody's."""

    lines: tuple[Text, ...]
    heading: Text | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """A table or a hand. Nothing in it is told by colour alone."""

    title: Text
    sections: tuple[Section, ...]
