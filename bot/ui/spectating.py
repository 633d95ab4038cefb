"""What anybody may have of a match beside its table: the whole of it as plain text, for a screen reader."""

import re
from collections.abc import Mapping

from discord import ui

from bot.matches.model import Snapshot
from bot.ui.accents import WAITING
from bot.ui.ids import Address, Place
from bot.ui.layout import Block, Button, Words, message
from bot.ui.lobby_screen import lobby_blocks
from bot.ui.pages import Group, pages_of
from bot.ui.phrases import closing, ending, match_title, waiting
from bot.ui.presence import presence_lines
from bot.ui.screens import Screens
from bot.ui.speaker import Speaker, inert, speaker
from games.core.text import SeatName

TEXT = "text"
"""The verb of its buttons."""
SPOKEN: Mapping[str, str] = {
    "💰": "spoken-money",
    "🔒": "spoken-mortgaged",
    "✔": "spoken-done",
    "▫": "spoken-open",
    "🏛": "spoken-landmarks",
    "📍": "spoken-place",
    "🎲": "spoken-dice",
    "🎫": "spoken-jail-card",
    "🔷": "machi-colour-blue",
    "🟢": "machi-colour-green",
    "🔺": "machi-colour-red",
    "🟪": "machi-colour-purple",
    "🌾": "machi-icon-wheat",
    "🐄": "machi-icon-cow",
    "⚙": "machi-icon-gear",
    "🍞": "machi-icon-bread",
    "☕": "machi-icon-cup",
}
"""Signs that stand for a word, and the words, which may begin with the sign themselves."""
SILENT = (
    "▶🎴🏦⏳🏆🏁🪑💤⏸🃏🏷⛓🔓🔨🤝🏗🎁💥⚠🚪⏰⌛👋⏭↶⟲⏹"  # of tables and logs in general
    "🟫💠🔹🌸🟧🟥🟨🟩🟦🚂💡🌈🧱📥⚡✋🔀⛵🚉🎏🅿"  # of properties
    "⚓🎡🎣🔁📦🧨🔄\ufe0f"
)
"""Signs beside words that say the same."""
_SIGN = re.compile(f" ?([{''.join(SPOKEN)}])\ufe0f? ?")
_LEGEND = re.compile(f"-# [{''.join(SPOKEN)}]\ufe0f?: ")
"""A line that says what signs mean, for eyes only."""
_TWICE = re.compile(r"\b(\w[\w ]{3,}) \1\b")
"""A name said for its sign and once more."""
_MARKS = re.compile(rf" ?\([{SILENT}]+\)|\*\*|^-# |[{SILENT}]", re.MULTILINE)


def as_text(screens: Screens, snapshot: Snapshot, locale: str, page: int = 0) -> ui.LayoutView:
    """A page of the public table in the reader's language: headings, sentences, words instead of signs."""
    info, spoken = snapshot.info, screens.texts.spoken
    say = speaker(spoken, locale, info)
    pages = pages_of(_groups(screens, snapshot, say))
    here = min(page, len(pages) - 1)
    prefix = screens.game(info).words
    turns = tuple(
        Button(say.label(key, page=to + 1, pages=len(pages)), str(Address(prefix, info.id, TEXT, Place(to, TEXT))))
        for to, key in ((here - 1, "ui-page-back"), (here + 1, "ui-page-on"))
        if 0 <= to < len(pages)
    )
    blocks: list[Block] = [
        Words(_plain(paragraph, say)) for paragraph in (match_title(info, say), *pages[here].paragraphs)
    ]
    return message([*blocks, turns] if turns else blocks, WAITING)


def _groups(screens: Screens, snapshot: Snapshot, say: Speaker) -> list[Group]:
    """Lobby or table, whom it waits for, the ending, the latest lines of the log: each under a heading."""
    info, game = snapshot.info, screens.game(snapshot.info)
    if snapshot.state is None:
        blocks = lobby_blocks(snapshot, screens.rulesets[info.ruleset], say)
        return [Group(None, tuple(block.text for block in blocks if isinstance(block, Words))[1:])]
    groups = []
    for section in game.table(game.view(snapshot.state, None)).sections:
        heading = None if section.heading is None else say.say(section.heading)
        groups.append(Group(heading, tuple(say.say(line) for line in section.lines)))
    if snapshot.outcome is not None:
        groups.append(Group(None, (ending(snapshot, say),)))
    elif info.status == "playing":
        waits = (waiting(snapshot, say), *presence_lines(snapshot, say))
        groups.append(Group(None, tuple(line for line in waits if line)))
    else:
        groups.append(Group(None, (closing(info, game, say),)))
    seats = tuple(say.say("ui-seat", number=seat + 1, seat=SeatName(seat)) for seat in range(len(info.sitters)))
    log = tuple(say.say(inert(line.text)) for line in snapshot.log)
    return [*groups, Group(say.say("ui-seats"), seats), Group(say.say("ui-log"), log)]


def _plain(text: str, say: Speaker) -> str:
    """Without marks that only eyes can use; a sign that means something is said, a heading stays a heading."""
    lines = []
    for line in text.split("\n"):
        if _LEGEND.match(line):
            continue
        head = re.fullmatch(r"\*\*(.+)\*\*", line)
        said = _SIGN.sub(lambda sign: f" {_word(sign[1], say)} ", _MARKS.sub("", line))
        said = re.sub(r" (?=[,)])|(?<=\() ", "", re.sub(r" {2,}", " ", said.replace(" · ", ", ")))
        said = _TWICE.sub(r"\1", said).strip()
        lines.append(f"### {said}" if head else said)
    return "\n".join(lines)


def _word(sign: str, say: Speaker) -> str:
    return say.say(SPOKEN[sign]).replace(sign, "").strip("\ufe0f ")
