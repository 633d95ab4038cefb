"""Pictures in messages: what they are called, what they say to who cannot see them, when they are sent along."""

import hashlib
import re
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any, TypeVar

import discord
import msgspec
from discord import ui

from bot.matches.model import Snapshot
from bot.render.artist import Artist, Drawing
from bot.ui.layout import Block, Gallery, Message, clip, message
from bot.ui.speaker import Speaker, inert, unescaped
from games.core.asks import Seat
from games.core.game import Game
from games.core.result import result_scene
from games.core.scene import Picture
from games.core.signs import LETTERS, MARKS
from games.core.text import Name, SeatName

_UNSPOKEN = re.compile(r"\*\*|^-# | · ⏳ <t:\d+:R>", re.MULTILINE)
"""What a description leaves out: emphasis, and the countdowns that Discord draws only in messages."""
T = TypeVar("T")
INVALID = 50035
"""What Discord says of a picture that a message does not have, among other things."""
ALT = 1_024
"""Characters of a description (Discord: resources/message, attachment object)."""


def drawing(kind: str, picture: Picture, say: Speaker, alt: str) -> Drawing:
    """A picture for readers of the speaker's language. Its name is a digest of what it shows.

    alt: in Discord's markdown, which is left out as countdowns are.
    """
    shown = msgspec.json.encode((kind, picture.mark, say.locale), enc_hook=repr)
    name = f"{kind}-{hashlib.sha256(shown).hexdigest()[:16]}.png"
    return Drawing(name, clip(_UNSPOKEN.sub("", unescaped(alt)).strip(), ALT), picture.scene, say.label, say.locale)


def drawings_of(view: ui.LayoutView) -> tuple[Drawing, ...]:
    """The pictures in a message that is to be sent."""
    return view.drawings if isinstance(view, Message) else ()


def picture_names(view: ui.LayoutView) -> tuple[str, ...]:
    """What the pictures of a message are called."""
    return tuple(drawing.filename for drawing in drawings_of(view))


def with_pictures_there(view: ui.LayoutView, there: Collection[str]) -> ui.LayoutView | None:
    """The same message with the older pictures of a message that has these files; None: it has no older ones.

    Words are shown at once so, and the pictures when they have been drawn and sent.
    """
    wanted = set(picture_names(view))
    older = {_kind(name): name for name in there}
    if not isinstance(view, Message) or wanted == set(there) or {_kind(name) for name in wanted} != older.keys():
        return None

    def kept(block: Block) -> Block:
        if not isinstance(block, Gallery):
            return block
        return Gallery(replace(block.drawing, filename=older[_kind(block.drawing.filename)]))

    return message([kept(block) for block in view.blocks], view.accent)


def _kind(name: str) -> str:
    return name.partition("-")[0]


async def files_of(artist: Artist, view: ui.LayoutView) -> list[discord.File]:
    """The pictures of a message as files."""
    return [
        discord.File(BytesIO(await artist.png(drawing)), drawing.filename, description=drawing.alt)
        for drawing in drawings_of(view)
    ]


async def edited(artist: Artist, view: ui.LayoutView, there: Collection[str], edit: Callable[..., Awaitable[T]]) -> T:
    """Edit a message that has these files, so that it has the view's pictures and no others; `edit` takes the rest."""
    if set(picture_names(view)) == set(there):
        try:
            return await edit(view=view)
        except discord.HTTPException as error:
            if error.code != INVALID or not there:
                raise  # else another edit has taken the pictures away meanwhile
    return await edit(view=view, attachments=await files_of(artist, view))


async def edited_at_once(
    artist: Artist, view: ui.LayoutView, there: Collection[str], edit: Callable[..., Awaitable[Any]]
) -> ui.LayoutView:
    """Edit a message that has these files, with older pictures at once where it has some; what it shows now."""
    older = with_pictures_there(view, there)
    if older is None:
        await edited(artist, view, there, edit)
        return view
    try:
        await edit(view=older)
    except discord.HTTPException as error:
        if error.code != INVALID:
            raise
        await edited(artist, view, (), edit)  # another edit has taken the older pictures away meanwhile
        return view
    return older


async def for_sending(artist: Artist, view: ui.LayoutView) -> dict[str, Any]:
    """What to give to a sending, so that the view's pictures go along."""
    files = await files_of(artist, view)
    return {"files": files} if files else {}


def table_picture(game: Game[Any, Any], snapshot: Snapshot, say: Speaker, waiting: str) -> Drawing | None:
    """The table as a picture, if the match has any; `waiting` says whom it waits for."""
    if not snapshot.info.pictures:
        return None
    picture = game.table_picture(game.view(snapshot.state, None))
    if picture is None:
        return None
    return drawing("table", picture, say, "\n".join((waiting, *standings(game, snapshot, say))))


def hand_picture(game: Game[Any, Any], snapshot: Snapshot, seat: Seat, say: Speaker, words: str) -> Drawing | None:
    """A seat's hand as a picture, if the match has any and there is something to hide; `words` say what it holds."""
    if not snapshot.info.pictures:
        return None
    picture = game.hand_picture(game.view(snapshot.state, seat))
    return None if picture is None else drawing("hand", picture, say, words)


def result_picture(game: Game[Any, Any], snapshot: Snapshot, say: Speaker, words: str) -> Drawing | None:
    """How a match that is over went, as a picture, if it has any; `words` say how it ended."""
    course, outcome = snapshot.course, snapshot.outcome
    if course is None or outcome is None or not snapshot.info.pictures or not course.wealth[-1]:
        return None
    turning = tuple(point.turn for point in course.turning)
    shown = (outcome.places, course.wealth, turning, Name(f"{game.words}-wealth"))
    return drawing("result", Picture(shown, partial(result_scene, *shown)), say, words)


def turning_lines(snapshot: Snapshot, say: Speaker) -> list[str]:
    """What turned the match, with the numbers that the picture has."""
    points = snapshot.course.turning if snapshot.course else ()
    return [
        say.say("ui-turning", number=number, turn=point.turn, line=inert(point.lines[0]))
        for number, point in enumerate(points, 1)
    ]


def standings(game: Game[Any, Any], snapshot: Snapshot, say: Speaker) -> list[str]:
    """How each seat stands, by its sign and its name: a picture has only the sign."""
    lines = game.standings(game.view(snapshot.state, None))
    return [
        say.say("ui-standing", mark=f"{MARKS[seat]} {LETTERS[seat]}", seat=SeatName(seat), standing=line)
        for seat, line in enumerate(lines)
    ]
