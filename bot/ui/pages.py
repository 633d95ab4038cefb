"""Groups of lines in pages that can be read on a phone."""

from collections.abc import Sequence
from dataclasses import dataclass

LONGEST = 1_600
"""Characters of a page, well below the 4,000 of a message."""
SMALL = "-# "
"""Begins a line that explains the one above, and stays with it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together under a heading."""

    heading: str | None
    lines: tuple[str, ...]


def pages_of(groups: Sequence[Group], longest: int = LONGEST) -> list[list[str]]:
    """Pages of paragraphs, one page at least. A group begins a new page rather than being cut, if it fits on one."""
    pages: list[list[str]] = [[]]
    for group in groups:
        for paragraph in _paragraphs(group, longest):
            if pages[-1] and sum(map(len, pages[-1])) + len(paragraph) > longest:
                pages.append([])
            pages[-1].append(paragraph)
    return pages


def _paragraphs(group: Group, longest: int) -> list[str]:
    """The group in paragraphs that fit a page, each under its heading."""
    head = [f"**{group.heading}**"] if group.heading else []
    found: list[list[str]] = [[*head]]
    for unit in _units(group.lines):
        if len(found[-1]) > len(head) and sum(len(line) + 1 for line in found[-1]) + len(unit) > longest:
            found.append([*head])
        found[-1].append(unit)
    return ["\n".join(lines) for lines in found if lines]


def _units(lines: Sequence[str]) -> list[str]:
    """Lines, each with the explanation below it; lines that share an explanation stay together."""
    units: list[str] = []
    open_lines: list[str] = []
    for line in lines:
        open_lines.append(line)
        if line.startswith(SMALL):
            units.append("\n".join(open_lines))
            open_lines = []
    return [*units, *open_lines]
