"""Groups of lines in pages that can be read on a phone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from games.core.scene import Group as Face

LONGEST = 1_600
"""Characters of a page, well below the 4,000 of a message."""
FACES = 9
"""Cards of a page that are drawn on its sheet."""
SMALL = "-# "
"""Begins a line that explains the one above, and stays with it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together under a heading. faces: for each line the card it speaks of, if any."""

    heading: str | None
    lines: tuple[str, ...]
    faces: tuple[Face | None, ...] = ()


@dataclass(slots=True)
class Page:
    """Paragraphs, and the cards of which they speak."""

    paragraphs: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)

    @property
    def length(self) -> int:
        """In characters."""
        return sum(map(len, self.paragraphs))


@dataclass(slots=True)
class _Unit:
    """Lines that stay together, and their cards."""

    lines: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join(self.lines)


def pages_of(groups: Sequence[Group], longest: int = LONGEST) -> list[Page]:
    """The pages, one at least. A group begins a new page rather than being cut, if it fits on one."""
    pages = [Page()]
    for group in groups:
        for paragraph in _paragraphs(group, longest):
            here = pages[-1]
            full = here.length + len(str(paragraph)) > longest or len(here.faces) + len(paragraph.faces) > FACES
            if here.paragraphs and full:
                here = Page()
                pages.append(here)
            here.paragraphs.append(str(paragraph))
            here.faces += paragraph.faces
    return pages


def _paragraphs(group: Group, longest: int) -> list[_Unit]:
    """The group in paragraphs that fit a page, each under its heading."""
    head = [f"**{group.heading}**"] if group.heading else []
    found = [_Unit([*head])]
    for unit in _units(group):
        here = found[-1]
        full = len(str(here)) + len(str(unit)) >= longest or len(here.faces) + len(unit.faces) > FACES
        if len(here.lines) > len(head) and full:
            here = _Unit([*head])
            found.append(here)
        here.lines.append(str(unit))
        here.faces += unit.faces
    return [paragraph for paragraph in found if paragraph.lines]


def _units(group: Group) -> Iterator[_Unit]:
    """Lines, each with the explanation below it; lines that share an explanation stay together."""
    explained = max((place for place, line in enumerate(group.lines) if line.startswith(SMALL)), default=-1)
    unit = _Unit()
    for place, line in enumerate(group.lines):
        unit.lines.append(line)
        face = group.faces[place] if group.faces else None
        unit.faces += [] if face is None else [face]
        if line.startswith(SMALL) or place > explained:
            yield unit
            unit = _Unit()
