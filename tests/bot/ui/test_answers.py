"""Deferring work that takes long; answering on a message that has pictures."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.matches.surfaces import UNSURE, Surface
from bot.render.artist import Drawing
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.layout import Gallery, message
from bot.ui.pictures import picture_names
from games.core.scene import Scene

COMPONENT = discord.InteractionType.component


class LateResponse:
    """Discord has given up on the interaction."""

    def __init__(self) -> None:
        self.tried = asyncio.Event()

    def is_done(self) -> bool:
        return False

    async def defer(self, **_options: Any) -> None:
        self.tried.set()
        gone = cast("Any", SimpleNamespace(status=404, reason="Not Found"))
        raise discord.NotFound(gone, {"code": 10062, "message": "Unknown interaction"})


async def test_work_that_nobody_waits_for_is_finished_before_that_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(answers, "DEFER_AFTER", 0)
    response, finish, finished = LateResponse(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await finish.wait()
        finished.set()

    interaction = cast("Interaction", SimpleNamespace(response=response, extras={}, type=COMPONENT))
    working = asyncio.create_task(answers.worked(interaction, work()))
    await response.tried.wait()
    assert not working.done()
    finish.set()
    with pytest.raises(discord.NotFound):
        await working
    assert finished.is_set()


class Edited:
    """A pressed message with a file, and what it was changed to."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.changes: list[dict[str, Any]] = []

    def is_done(self) -> bool:
        return False

    async def edit_message(self, **change: Any) -> None:
        if "attachments" not in change and picture_names(change["view"]) != (self.file,):
            raise discord.HTTPException(cast("Any", SimpleNamespace(status=400, reason="Bad Request")), {"code": 50035})
        self.changes.append(change)


class Drawn:
    """An artist that tells what was drawn."""

    def __init__(self) -> None:
        self.names: list[str] = []

    async def png(self, drawing: Drawing) -> bytes:
        self.names.append(drawing.filename)
        return b""


def hand(picture: str) -> ui.LayoutView:
    return message([Gallery(Drawing(picture, "in words", lambda: Scene(10, 10, ()), str, "en"))])


def pressed(response: Edited, artist: Drawn) -> Interaction:
    """A press on a message that had the first picture then."""
    there = SimpleNamespace(attachments=[SimpleNamespace(filename="hand-1.png")])
    client = SimpleNamespace(artist=artist)
    return cast("Interaction", SimpleNamespace(message=there, guild_id=None, response=response, client=client))


def painted(picture: str) -> Surface:
    """The message with the picture that the painter sent last."""
    return Surface("match", "hand", 1, 2, 3, 4, "digest", datetime.now(UTC), pictures=(picture,))


@pytest.mark.parametrize(("last", "kept"), [("hand-2.png", "hand-2.png"), (UNSURE, "hand-1.png")])
async def test_what_the_painter_sent_since_the_press_is_what_is_kept(last: str, kept: str) -> None:
    """A press names the files that the message had then; after a start nobody knows better."""
    response, artist = Edited(kept), Drawn()
    shown = await answers.update(pressed(response, artist), hand("hand-3.png"), kept=painted(last))
    assert shown is not None
    assert picture_names(shown) == (kept,)
    assert response.changes == [{"view": shown}]
    assert artist.names == [], "no picture is sent before the words"


async def test_a_picture_that_is_gone_is_not_drawn_under_its_name_again() -> None:
    """Another edit was faster: what is wanted is sent whole, for pictures are kept by their names."""
    response, artist = Edited("hand-4.png"), Drawn()
    view = hand("hand-3.png")
    assert await answers.update(pressed(response, artist), view, kept=painted("hand-2.png")) is view
    assert artist.names == ["hand-3.png"]
    assert [change["view"] for change in response.changes] == [view]
