"""The whole public log of a match, privately, in pages: for moderators and for whoever watches."""

from discord import ui

from bot.matches.model import Snapshot
from bot.ui.accents import WAITING
from bot.ui.edge import Edge
from bot.ui.ids import Address, Place
from bot.ui.layout import Button, Words, message
from bot.ui.pages import Group, pages_of
from bot.ui.speaker import inert, match_name, speaker

LOG = "log"
"""The verb of its buttons."""


async def log_page(edge: Edge, snapshot: Snapshot, locale: str, prefix: str, page: int | None = None) -> ui.LayoutView:
    """One page of it, the newest without a number. Raises as `Archive.story` does.

    prefix: whose buttons turn it.
    """
    info = snapshot.info
    say = speaker(edge.texts, locale, info)
    lines = tuple(say.say(inert(line.text)) for line in await edge.service.archive.story(info.id))
    pages = pages_of([Group(None, lines)])
    here = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    title = say.say("ui-log-title", match=match_name(say, info), page=here + 1, pages=len(pages))
    turns = tuple(
        Button(say.label(key, page=to + 1, pages=len(pages)), str(Address(prefix, info.id, LOG, Place(to, LOG))))
        for to, key in ((here - 1, "ui-page-back"), (here + 1, "ui-page-on"))
        if 0 <= to < len(pages)
    )
    blocks = [Words(title), Words("\n".join(pages[here].paragraphs))]
    return message([*blocks, turns] if turns else blocks, WAITING)
