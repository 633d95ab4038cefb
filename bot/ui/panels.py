"""A game's panels in words."""

from collections.abc import Iterable

from bot.ui.layout import Words
from bot.ui.speaker import Speaker
from games.core.panel import Panel, Section


def sections(panel: Panel, say: Speaker) -> list[Words]:
    """The sections of a panel, a text each."""
    return [Words("\n".join(lines(section, say))) for section in panel.sections]


def lines(section: Section, say: Speaker) -> Iterable[str]:
    """The heading of a section, if it has one, and its lines."""
    if section.heading is not None:
        yield f"**{say.say(section.heading)}**"
    for line in section.lines:
        yield say.say(line)
