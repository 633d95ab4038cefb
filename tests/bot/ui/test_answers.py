"""Deferring work that takes long."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui import answers
from bot.ui.answers import Interaction

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
