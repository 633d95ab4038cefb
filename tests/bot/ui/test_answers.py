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
    """A pressed message, and what it was changed to."""

    def __init__(self) -> None:
        self.changes: list[dict[str, Any]] = []

    def is_done(self) -> bool:
        return False

    async def edit_message(self, **change: Any) -> None:
        self.changes.append(change)


def hand(picture: str) -> ui.LayoutView:
    return message([Gallery(Drawing(picture, "in words", lambda: Scene(10, 10, ()), str, "en"))])


@pytest.mark.parametrize(("painted", "kept"), [("hand-2.png", "hand-2.png"), (UNSURE, "hand-1.png")])
async def test_what_the_painter_sent_since_the_press_is_what_is_kept(painted: str, kept: str) -> None:
    """A press names the files that the message had then; after a start nobody knows better."""
    response, pressed = Edited(), SimpleNamespace(attachments=[SimpleNamespace(filename="hand-1.png")])
    client = SimpleNamespace(artist=None)
    interaction = cast("Interaction", SimpleNamespace(message=pressed, guild_id=None, response=response, client=client))
    surface = Surface("match", "hand", 1, 2, 3, 4, "digest", datetime.now(UTC), pictures=(painted,))
    shown = await answers.update(interaction, hand("hand-3.png"), kept=surface)
    assert shown is not None
    assert picture_names(shown) == (kept,)
    assert response.changes == [{"view": shown}], "no picture is sent before the words"
